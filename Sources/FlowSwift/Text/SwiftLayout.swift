/// A piece of Swift that stands on one line where it fits and is broken at the right places where it does not.
indirect enum SwiftLayout: Equatable, Sendable {
    /// Never broken.
    case text(String)
    /// Pieces side by side.
    case sequence([SwiftLayout])
    /// What stands in parentheses or brackets; broken, each on a line of its own.
    case arguments(open: String, [SwiftLayout], close: String)
    /// Operands of one operator; broken, each further one on a line that begins with the operator.
    case chain(operator: String, [SwiftLayout])
    /// `{ a, b in … }`; broken, each statement on a line of its own. With several statements it is always broken.
    case closure(parameters: [String], [SwiftLayout])
    /// A switch, always broken; its cases stand as far left as itself.
    case switchOver(String, cases: [SwiftLayout])
    /// A statement or a declaration whose mistakes the compiler is to report at a line of the spec. Of a block only the
    /// head is the spec's.
    case located(path: String, line: Int, SwiftLayout)
    /// A block that is always broken: `if … {`, its statements, and what closes it, which may open the next.
    case block(SwiftLayout, [SwiftLayout], close: SwiftLayout)
}

extension SwiftLayout: ExpressibleByStringInterpolation {
    init(stringLiteral value: String) { self = .text(value) }

    /// `head(a, b)`.
    static func call(_ head: String, _ arguments: [SwiftLayout]) -> SwiftLayout {
        .sequence([.text(head), .arguments(open: "(", arguments, close: ")")])
    }

    /// `label: value`.
    static func labelled(_ label: String, _ value: SwiftLayout) -> SwiftLayout {
        .sequence([.text(label + ": "), value])
    }
}

extension SwiftLayout {
    /// The widest line that is written.
    static let lineLength = 120

    /// From here on the compiler speaks of the generated file again.
    private static let endOfLocation = "#sourceLocation()"

    /// The text on one line; nothing if it needs several.
    var flat: String? {
        switch self {
        case .text(let text): text.contains("\n") ? nil : text
        case .sequence(let parts): Self.hasSeveralClosures(parts) ? nil : Self.join(parts, separator: "")
        case .arguments(let open, let parts, let close): Self.join(parts, separator: ", ").map { open + $0 + close }
        case .chain(let sign, let parts): Self.join(parts, separator: " \(sign) ")
        case .closure(let parameters, let statements):
            statements.count > 1 ? nil : statements.first.flatMap(\.flat).map { Self.opening(parameters) + " " + $0 + " }" }
        case .switchOver, .block, .located: nil
        }
    }

    private static func join(_ parts: [SwiftLayout], separator: String) -> String? {
        var result = ""
        for (index, part) in parts.enumerated() {
            guard let text = part.flat else { return nil }
            result += (index > 0 ? separator : "") + text
        }
        return result
    }

    /// Several closures behind one call are each broken.
    private static func hasSeveralClosures(_ parts: [SwiftLayout]) -> Bool {
        parts.count { if case .closure = $0 { true } else { false } } > 1
    }

    private static func opening(_ parameters: [String]) -> String {
        parameters.isEmpty ? "{" : "{ \(parameters.joined(separator: ", ")) in"
    }

    /// The lines, of which the first begins at `column` of a line that is indented by `indentation` already.
    func lines(indentation: Int, column: Int) -> [String] {
        if let flat, column + flat.count <= Self.lineLength { return [flat] }
        switch self {
        case .text(let text):
            return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        case .sequence(let parts):
            return Self.sequence(parts, indentation: indentation, column: column)
        case .arguments(let open, let parts, let close):
            let inner = indentation + 4
            var lines = [open]
            for (index, part) in parts.enumerated() {
                var partLines = part.lines(indentation: inner, column: inner)
                // swift-format wants a comma behind the last element of a broken collection as well.
                if index < parts.count - 1 || (open == "[" && parts.count > 1) { partLines[partLines.count - 1] += "," }
                lines += Self.indented(partLines)
            }
            return lines + [close]
        case .chain(let sign, let parts):
            var lines: [String] = []
            for (index, part) in parts.enumerated() {
                let prefix = index > 0 ? sign + " " : ""
                var partLines = part.lines(indentation: indentation, column: (index > 0 ? indentation + 4 : column) + prefix.count)
                partLines[0] = prefix + partLines[0]
                lines += index > 0 ? Self.indented(partLines) : partLines
            }
            return lines
        case .closure(let parameters, let statements):
            return [Self.opening(parameters)] + Self.body(statements, indentation: indentation) + ["}"]
        case .switchOver(let subject, let cases):
            let lines = cases.flatMap { $0.lines(indentation: indentation, column: indentation) }
            return ["switch \(subject) {"] + lines + ["}"]
        case .located(let path, let line, let content):
            let directive = "#sourceLocation(file: \(SwiftExpressionWriter.literal(path)), line: \(line))"
            if case .block(let head, let statements, let close) = content {
                let block = SwiftLayout.block(head, [.text(Self.endOfLocation)] + statements, close: close)
                return [directive] + block.lines(indentation: indentation, column: column)
            }
            return [directive] + content.lines(indentation: indentation, column: column) + [Self.endOfLocation]
        case .block(let head, let statements, let close):
            var lines = head.lines(indentation: indentation, column: column)
            lines += Self.body(statements, indentation: indentation)
            return lines + close.lines(indentation: indentation, column: indentation)
        }
    }

    /// Pieces side by side: what fits stays on the line, so that of a call and its last closure the closure is broken first.
    private static func sequence(_ parts: [SwiftLayout], indentation: Int, column: Int) -> [String] {
        var lines = [""]
        let breaksClosures = hasSeveralClosures(parts)
        for (index, part) in parts.enumerated() {
            let position = lines.count == 1 ? column + lines[0].count : indentation + lines[lines.count - 1].count
            var partLines: [String]
            if breaksClosures, case .closure = part {
                partLines = part.lines(indentation: indentation, column: lineLength + 1)
            } else if let flat = part.flat, position + flat.count + leadingWidth(parts[(index + 1)...]) <= lineLength {
                partLines = [flat]
            } else {
                // A broken piece is given no room, for only then does it break although it would fit without what follows.
                partLines = part.lines(indentation: indentation, column: part.isBreakable ? lineLength + 1 : position)
            }
            lines[lines.count - 1] += partLines.removeFirst()
            lines += partLines
        }
        return lines
    }

    /// The width of what has to stand on the same line as the piece before it.
    private static func leadingWidth(_ parts: ArraySlice<SwiftLayout>) -> Int {
        var width = 0
        for part in parts {
            switch part {
            case .text(let text): width += text.count
            case .arguments(let open, _, _): return width + open.count
            case .closure(let parameters, _): return width + opening(parameters).count
            default: return width + (part.flat?.count ?? 0)
            }
        }
        return width
    }

    /// Whether the name is used in it, other than as the parameter of a closure of its own.
    func uses(_ name: String) -> Bool {
        switch self {
        case .text(let text): text.contains("\(name).") || text.contains("(\(name),") || text.contains(" \(name))")
        case .sequence(let parts), .chain(_, let parts), .arguments(_, let parts, _): parts.contains { $0.uses(name) }
        case .closure(let parameters, let parts): !parameters.contains(name) && parts.contains { $0.uses(name) }
        case .located(_, _, let content): content.uses(name)
        case .switchOver(let subject, let cases): SwiftLayout.text(subject).uses(name) || cases.contains { $0.uses(name) }
        case .block(let head, let parts, let close): head.uses(name) || parts.contains { $0.uses(name) } || close.uses(name)
        }
    }

    private var isBreakable: Bool {
        switch self {
        case .text: false
        case .sequence(let parts): parts.contains(where: \.isBreakable)
        default: true
        }
    }

    private static func body(_ statements: [SwiftLayout], indentation: Int) -> [String] {
        indented(statements.flatMap { $0.lines(indentation: indentation + 4, column: indentation + 4) })
    }

    private static func indented(_ lines: [String]) -> [String] {
        lines.map { $0.isEmpty ? $0 : "    " + $0 }
    }
}
