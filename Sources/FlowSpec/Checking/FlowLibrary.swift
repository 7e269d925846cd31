import FlowMarkdown

/// The specs that are read together, by their paths: what a link in one of them leads to.
public struct FlowLibrary: Sendable {
    private let syntaxes: [String: FlowSyntax]
    /// Those of them that were checked, and have no mistake.
    private var flows: [String: Flow] = [:]

    /// - Parameter specs: each with its path, which is that of the same root for all.
    public init(_ specs: [(path: String, syntax: FlowSyntax)]) {
        syntaxes = Dictionary(specs.map { (Self.normalized($0.path), $0.syntax) }, uniquingKeysWith: { first, _ in first })
    }

    /// Makes a checked flow known, which others can then have as a part.
    mutating func add(_ flow: Flow, path: String) { flows[Self.normalized(path)] = flow }

    /// The order in which specs can be checked: each behind those to which it links.
    func checkingOrder(of paths: [String]) -> [Int] {
        let normalized = paths.map(Self.normalized)
        let numbers = Dictionary(zip(normalized, normalized.indices), uniquingKeysWith: { first, _ in first })
        return DependencyOrder.sort(count: paths.count) { targets(from: normalized[$0]).compactMap { numbers[$0] } }.order
    }

    /// The flow that a spec has as a part; nothing if there is none, or none that can be a part, which is then reported.
    func part(behind link: SpecLink, from path: String, _ diagnostics: inout Diagnostics) -> Flow? {
        let path = Self.normalized(path)
        guard let (syntax, target) = spec(behind: link, from: path, &diagnostics) else { return nil }
        if let way = way(from: target, to: [path]) {
            let names = ([path] + way).map { "“\($0)”" }.joined(separator: " → ")
            diagnostics.error(.circularSpecs, "specs cannot be parts of one another in a circle: \(names)", at: link.range)
            return nil
        }
        guard let flow = flows[target] else {
            diagnostics.error(
                .partWithMistakes, "“\(target)” cannot be a part as long as it has a mistake, which is reported there", at: link.range)
            return nil
        }
        if let reason = flow.unsuitability {
            diagnostics.error(
                .unsuitablePart, "`\(syntax.name.text)` cannot be a part of another flow: it \(reason)", at: link.range)
            return nil
        }
        return flow
    }

    /// The types that a flow knows: its own, and those of other flows that it names.
    func types(of syntax: FlowSyntax, path: String, _ diagnostics: inout Diagnostics) -> TypeTable {
        types(of: syntax, through: [Self.normalized(path)], &diagnostics)
    }

    /// - Parameter path: the specs that have led here, the one in question last.
    func types(of syntax: FlowSyntax, through path: [String], _ diagnostics: inout Diagnostics) -> TypeTable {
        var table = TypeTable()
        var declarations: [TypeTable.Declaration] = []
        var imported: Set<String> = []
        var parts: [(flow: Flow, range: SourceRange)] = []
        for statement in syntax.types {
            switch statement.origin {
            case .declared(let declaration): declarations.append(declaration)
            case .linked(let name, let link):
                guard let (other, otherPath) = spec(behind: link, from: path[path.count - 1], &diagnostics) else {
                    diagnostics.noteUnreadable(name)
                    continue
                }
                if reportCircle(through: path, to: otherPath, at: link.range, &diagnostics) {
                    diagnostics.noteUnreadable(name)
                    continue
                }
                if imported.insert(other.name.text).inserted {
                    // What is wrong with the other spec is reported there.
                    var silent = Diagnostics()
                    table.addTypes(of: types(of: other, through: path + [otherPath], &silent), flow: other.name.text)
                }
                declarations.append(.imported(name, flow: other.name.text))
            }
        }
        // The rules of another spec speak of its types.
        for (_, link) in syntax.linkedRules {
            guard let (other, otherPath) = spec(behind: link, from: path[path.count - 1]), way(from: otherPath, to: path) == nil,
                imported.insert(other.name.text).inserted
            else { continue }
            var silent = Diagnostics()
            table.addTypes(of: types(of: other, through: path + [otherPath], &silent), flow: other.name.text)
        }
        // What is wrong with a part is reported with the part.
        var silent = Diagnostics()
        for statement in syntax.parts {
            guard let flow = part(behind: statement.link, from: path[path.count - 1], &silent) else {
                diagnostics.noteUnreadable(flowName(behind: statement.link, from: path[path.count - 1]) ?? statement.name.text)
                continue
            }
            parts.append((flow, statement.link.range))
        }
        for field in syntax.fields {
            if case .inPlace(let enumeration) = field.declaration.type { declarations.append(.enumeration(enumeration)) }
        }
        for declaration in declarations where ReservedNames.types.contains(declaration.name.text) {
            diagnostics.error(
                .reservedName, "the generated code needs the name `\(declaration.name.text)` itself; choose another",
                at: declaration.name.range)
        }
        for declaration in declarations where declaration.name.text == syntax.name.text {
            diagnostics.error(
                .reservedName, "a type cannot have the name of the flow that it belongs to", at: declaration.name.range,
                notes: [.init("the flow is named here", at: syntax.name.range)])
        }
        for (flow, range) in parts { table.addPart(flow, linkedAt: range, &diagnostics) }
        table.declare(declarations, &diagnostics)
        return table
    }

    /// Reports a link that leads back to where it came from.
    func reportCircle(through path: [String], to target: String, at range: SourceRange, _ diagnostics: inout Diagnostics) -> Bool {
        guard let way = way(from: target, to: path) else { return false }
        let names = ([path[path.count - 1]] + way).map { "“\($0)”" }.joined(separator: " → ")
        diagnostics.error(.circularSpecs, "specs cannot use each other's types and rules in a circle: \(names)", at: range)
        return true
    }

    /// How links lead from a spec to one of others, which it may be itself; nil if they do not.
    private func way(from start: String, to goals: [String]) -> [String]? {
        var pending = [[start]]
        var seen: Set<String> = [start]
        var next = 0
        while next < pending.count {
            let way = pending[next]
            next += 1
            let last = way[way.count - 1]
            if goals.contains(last) { return way }
            for target in targets(from: last) where seen.insert(target).inserted { pending.append(way + [target]) }
        }
        return nil
    }

    /// The paths to which a spec links.
    private func targets(from path: String) -> [String] {
        (syntaxes[path]?.links ?? []).map { Self.target(of: $0, from: path) }
    }

    private func flowName(behind link: SpecLink, from path: String) -> String? {
        syntaxes[Self.target(of: link, from: path)]?.name.text
    }

    /// The path of the spec that the link names.
    static func target(of link: SpecLink, from path: String) -> String {
        let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
        return normalized(folder.isEmpty ? link.destination : "\(folder)/\(link.destination)")
    }

    /// The specs to which links lead from this one, and on from there.
    func paths(linkedFrom path: String) -> Set<String> {
        let start = Self.normalized(path)
        guard syntaxes[start]?.links.isEmpty == false else { return [] }
        var found: Set<String> = [start]
        var pending = [start]
        while let path = pending.popLast() {
            for link in syntaxes[path]?.links ?? [] {
                let target = Self.target(of: link, from: path)
                if found.insert(target).inserted { pending.append(target) }
            }
        }
        return found.subtracting([start])
    }

    private func spec(behind link: SpecLink, from path: String) -> (syntax: FlowSyntax, path: String)? {
        let target = Self.target(of: link, from: path)
        return syntaxes[target].map { ($0, target) }
    }

    func spec(behind link: SpecLink, from path: String, _ diagnostics: inout Diagnostics) -> (syntax: FlowSyntax, path: String)? {
        if let found = spec(behind: link, from: path) { return found }
        let target = Self.target(of: link, from: path)
        if isOutside(target) {
            diagnostics.error(
                .specOutsideFolder,
                "“\(link.destination)” leads out of the folder of the specs; a spec links only to those that are with it there",
                at: link.range)
            return nil
        }
        let near = nearestName(to: target, among: syntaxes.keys.sorted())
        diagnostics.error(
            .unknownSpec,
            "there is no readable spec “\(target)”" + (near.map { "; did you mean “\($0)”?" } ?? " among those that are read together"),
            at: link.range)
        return nil
    }

    /// Whether a path lies outside of the folder that all specs have in common.
    private func isOutside(_ target: String) -> Bool {
        if target.hasPrefix("/") || target.hasPrefix("../") || target.contains("://") { return true }
        let folders = syntaxes.keys.map { $0.split(separator: "/", omittingEmptySubsequences: false).dropLast() }
        guard var common = folders.first else { return false }
        for folder in folders { common = common.prefix(zip(common, folder).prefix { $0 == $1 }.count) }
        return !target.split(separator: "/", omittingEmptySubsequences: false).starts(with: common)
    }

    /// The path without `.` and `..`, so far as that can be said without looking at the disk.
    static func normalized(_ path: String) -> String {
        // Without a part that begins with a point there is nothing to leave out.
        var before = UInt8(ascii: "/")
        let isPlain = path.utf8.allSatisfy { byte in
            defer { before = byte }
            return byte != UInt8(ascii: ".") || before != UInt8(ascii: "/")
        }
        if isPlain { return path }
        var parts: [Substring] = []
        for part in path.split(separator: "/", omittingEmptySubsequences: false) {
            switch part {
            case ".": break
            case ".." where parts.last.map { $0 != ".." && !$0.isEmpty } == true: parts.removeLast()
            default: parts.append(part)
            }
        }
        return parts.joined(separator: "/")
    }
}
