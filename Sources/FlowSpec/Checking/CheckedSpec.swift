import FlowMarkdown

/// A spec, what became of it, and what was found wrong.
public struct CheckedSpec: Sendable {
    public let source: SourceText
    /// Nothing if the spec has a mistake.
    public let flow: Flow?
    public let diagnostics: Diagnostics
    /// The paths of the specs that its links lead to, directly or not, as far as links in them can be read; in no order, without ``source``'s own.
    public let linkedPaths: Set<String>
}

extension FlowChecker {
    /// Reads and checks specs that belong together, in their order: the links in them lead from one to another, and no two flows share a name.
    ///
    /// - Parameters:
    ///   - sources: The specs.
    ///   - isWanted: Which of them are checked. Of the others only those are read to which links lead.
    ///   - willCheck: Called before each spec is checked, so that somebody who waits can be told.
    public static func check(
        _ sources: [SourceText], where isWanted: (SourceText) -> Bool = { _ in true }, willCheck: @Sendable (SourceText) -> Void = { _ in }
    ) -> [CheckedSpec] {
        let wanted = Set(sources.filter(isWanted).map(\.path))
        let specs = read(sources, wanted)
        var library = FlowLibrary(specs.compactMap { spec in spec.syntax.map { (spec.source.path, $0) } })
        // What has no links hangs on no other spec.
        var checked = specs.concurrentMap { [library] spec in
            spec.syntax?.links.isEmpty == false ? nil : check(spec, in: library, willCheck)
        }
        for (spec, checked) in zip(specs, checked) { if let flow = checked?.flow { library.add(flow, path: spec.source.path) } }
        for index in library.checkingOrder(of: specs.map(\.source.path)) where checked[index] == nil {
            let spec = check(specs[index], in: library, willCheck)
            if let flow = spec.flow { library.add(flow, path: spec.source.path) }
            checked[index] = spec
        }
        return withoutRepeatedNames(checked.compactMap(\.self).filter { wanted.contains($0.source.path) })
    }

    private struct ReadSpec: Sendable {
        let source: SourceText
        let syntax: FlowSyntax?
        let diagnostics: Diagnostics

        init(_ source: SourceText) {
            self.source = source
            var diagnostics = Diagnostics()
            syntax = FlowReader.read(source, &diagnostics)
            self.diagnostics = diagnostics
        }
    }

    /// The specs that are wanted, and those of the others that links lead to, in their order.
    private static func read(_ sources: [SourceText], _ wanted: Set<String>) -> [ReadSpec] {
        var specs = sources.filter { wanted.contains($0.path) }.concurrentMap { ReadSpec($0) }
        if specs.count == sources.count { return specs }
        let others = sources.filter { !wanted.contains($0.path) }
        var unread = Dictionary(others.map { (FlowLibrary.normalized($0.path), $0) }, uniquingKeysWith: { first, _ in first })
        var next = 0
        while next < specs.count, !unread.isEmpty {
            let path = FlowLibrary.normalized(specs[next].source.path)
            for link in specs[next].syntax?.links ?? [] {
                if let source = unread.removeValue(forKey: FlowLibrary.target(of: link, from: path)) { specs.append(ReadSpec(source)) }
            }
            next += 1
        }
        let read = Dictionary(specs.map { ($0.source.path, $0) }, uniquingKeysWith: { first, _ in first })
        return sources.compactMap { read[$0.path] }
    }

    private static func check(_ spec: ReadSpec, in library: FlowLibrary, _ willCheck: (SourceText) -> Void) -> CheckedSpec {
        willCheck(spec.source)
        var diagnostics = spec.diagnostics
        let flow = spec.syntax.flatMap { check($0, spec.source, in: library, &diagnostics) }
        return CheckedSpec(
            source: spec.source, flow: flow, diagnostics: diagnostics, linkedPaths: library.paths(linkedFrom: spec.source.path))
    }

    private static func withoutRepeatedNames(_ specs: [CheckedSpec]) -> [CheckedSpec] {
        var named: [String: (path: String, name: String)] = [:]
        return specs.map { spec in
            // The same name in other letters would be the same file on many disks.
            guard let flow = spec.flow, let earlier = named.updateValue((spec.source.path, flow.name), forKey: flow.name.lowercased())
            else { return spec }
            let what =
                earlier.name == flow.name
                ? "two specs are named `\(flow.name)`, the other is “\(earlier.path)”"
                : "`\(flow.name)` differs only in capital letters from `\(earlier.name)`, the name of “\(earlier.path)”"
            var diagnostics = spec.diagnostics
            diagnostics.error(
                .repeatedFlowName, "\(what); change the title, or name the flow in a code span there", at: flow.titleRange)
            return CheckedSpec(source: spec.source, flow: nil, diagnostics: diagnostics, linkedPaths: spec.linkedPaths)
        }
    }
}
