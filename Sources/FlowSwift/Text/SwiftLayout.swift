/// A piece of Swift that stands on one line where it fits and is broken at the right places where it does not.
indirect enum SwiftLayout: Equatable, Sendable {
    /// Never broken.
    case text(String)
    /// A string literal, given by what stands between its quotation marks; broken, in several lines between three quotation marks each.
    case literal(String)
    /// Pieces side by side.
    case sequence([SwiftLayout])
    /// What stands in parentheses or brackets; broken, each on a line of its own.
    case arguments(open: String, [SwiftLayout], close: String)
    /// Operands of one operator; broken, each further one on a line that begins with the operator.
    case chain(operator: String, [SwiftLayout])
    /// `condition ? first : second`; broken, the two sides each on a line of their own.
    case conditional(SwiftLayout, SwiftLayout, SwiftLayout)
    /// `{ a, b in … }`; broken, each statement on a line of its own. With several statements it is always broken.
    case closure(parameters: [String], [SwiftLayout])
    /// A switch, always broken; its cases stand as far left as itself, and what does not fit behind one stands below it.
    case switchOver(SwiftLayout, cases: [Case])
    /// A statement or a declaration whose mistakes the compiler is to report at a line of the spec. Of a block only the
    /// head is the spec's.
    case located(path: String, line: Int, SwiftLayout)
    /// A block that is always broken: `if … {`, its statements, and what closes it, which may open the next.
    case block(SwiftLayout, [SwiftLayout], close: SwiftLayout)

    /// `case pattern, pattern: value`; without patterns, `default: value`.
    struct Case: Equatable, Sendable {
        let patterns: [String]
        let value: SwiftLayout

        init(patterns: [String], value: SwiftLayout) {
            self.patterns = patterns
            self.value = value
        }

        init(pattern: String, value: SwiftLayout) {
            self.init(patterns: [pattern], value: value)
        }

        fileprivate var head: String { patterns.isEmpty ? "default:" : "case \(patterns.joined(separator: ", ")):" }

        /// The head, broken between patterns where it is too long for a line.
        fileprivate func headLines(indentation: Int) -> [String] {
            var lines: [String] = []
            var line = patterns.isEmpty ? "default" : "case"
            for (index, pattern) in patterns.enumerated() {
                let text = pattern + (index < patterns.count - 1 ? "," : ":")
                if index > 0, indentation + line.width + 1 + text.width > SwiftLayout.lineLength {
                    lines.append(line)
                    line = "    " + text
                } else {
                    line += " " + text
                }
            }
            return lines + [patterns.isEmpty ? line + ":" : line]
        }
    }
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
    /// What swift-format, as this package configures it, never breaks.
    static let widestLine = 140

    /// From here on the compiler speaks of the generated file again.
    private static let endOfLocation = "#sourceLocation()"

    /// The text on one line; nothing if it needs several.
    var flat: String? { flat(within: .max) }

    /// The text on one line of so many characters; nothing if that is not enough. What is too long is not put together to its end.
    private func flat(within room: Int) -> String? {
        if case .text(let text) = self { return text.utf8.contains(UInt8(ascii: "\n")) || text.width > room ? nil : text }
        var text = ""
        return appendFlat(to: &text, room) && (text.utf8.count <= room || text.width <= room) ? text : nil
    }

    /// Appends the text on one line; false if it needs several, or there is no room for it, and the text is then of no use.
    private func appendFlat(to result: inout String, _ room: Int) -> Bool {
        // A character may have many bytes, but it has one at least.
        if result.utf8.count > room, result.width > room { return false }
        switch self {
        case .text(let text):
            if text.utf8.contains(UInt8(ascii: "\n")) { return false }
            result += text
            return true
        case .literal(let content):
            result += "\""
            result += content
            result += "\""
            return true
        case .sequence(let parts):
            return !Self.hasSeveralClosures(parts) && Self.append(parts, separator: "", to: &result, room)
        case .arguments(let open, let parts, let close):
            result += open
            guard Self.append(parts, separator: ", ", to: &result, room) else { return false }
            result += close
            return true
        case .chain(let sign, let parts): return Self.append(parts, separator: " \(sign) ", to: &result, room)
        case .conditional(let condition, let first, let second):
            guard condition.appendFlat(to: &result, room) else { return false }
            result += " ? "
            guard first.appendFlat(to: &result, room) else { return false }
            result += " : "
            return second.appendFlat(to: &result, room)
        case .closure(let parameters, let statements):
            guard statements.count == 1 else { return false }
            result += Self.opening(parameters)
            result += " "
            guard statements[0].appendFlat(to: &result, room) else { return false }
            result += " }"
            return true
        case .switchOver, .block, .located: return false
        }
    }

    private static func append(_ parts: [SwiftLayout], separator: String, to result: inout String, _ room: Int) -> Bool {
        for (index, part) in parts.enumerated() {
            if index > 0 { result += separator }
            guard part.appendFlat(to: &result, room) else { return false }
        }
        return true
    }

    /// Several closures behind one call are each broken.
    private static func hasSeveralClosures(_ parts: [SwiftLayout]) -> Bool {
        parts.count { if case .closure = $0 { true } else { false } } > 1
    }

    private static func opening(_ parameters: [String]) -> String {
        parameters.isEmpty ? "{" : "{ \(parameters.joined(separator: ", ")) in"
    }

    /// The lines, of which the first begins at `column` of a line that is indented by `indentation` already.
    ///
    /// - Parameter isForced: whether it has to be broken although it would fit, because what follows on the line does not.
    func lines(indentation: Int, column: Int, isForced: Bool = false) -> [String] {
        if !isForced, let flat = flat(within: Self.lineLength - column) { return [flat] }
        switch self {
        case .text(let text): return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        case .literal(let content): return SwiftStringLiteral.lines(content, indentation: indentation)
        case .sequence(let parts): return Self.sequence(parts, indentation: indentation, column: column, isForced: isForced)
        case .arguments(let open, let parts, let close):
            return parts.isEmpty ? [open + close] : [open] + Self.elements(parts, indentation: indentation, open: open) + [close]
        case .chain(let sign, let parts):
            return Self.operands(parts, signs: [""] + parts.dropFirst().map { _ in sign + " " }, indentation: indentation, column: column)
        case .conditional(let condition, let first, let second):
            return Self.operands([condition, first, second], signs: ["", "? ", ": "], indentation: indentation, column: column)
        case .closure(let parameters, let statements):
            return Self.opening(parameters, indentation: indentation, column: column)
                + Self.body(statements, indentation: indentation) + ["}"]
        case .switchOver(let subject, let cases):
            var lines = SwiftLayout.sequence(["switch ", subject, " {"]).lines(indentation: indentation, column: column)
            for item in cases {
                let flat = SwiftLayout.sequence([.text("\(item.head) "), item.value])
                if let text = flat.flat, indentation + text.width <= Self.lineLength {
                    lines.append(text)
                } else {
                    lines += item.headLines(indentation: indentation) + Self.body([item.value], indentation: indentation)
                }
            }
            return lines + ["}"]
        case .located(let path, let line, let content):
            let directive = "#sourceLocation(file: \(SwiftExpressionWriter.literal(path)), line: \(line))"
            if case .block(let head, let statements, let close) = content {
                let block = SwiftLayout.block(head, [.text(Self.endOfLocation)] + statements, close: close)
                return [directive] + block.lines(indentation: indentation, column: column)
            }
            return [directive] + content.lines(indentation: indentation, column: column) + [Self.endOfLocation]
        case .block(let head, let statements, let close):
            var lines = head.lines(indentation: indentation, column: column)
            // Behind a condition of several lines the brace stands by itself, so that the body shows.
            if let last = lines.last, lines.count > 1, last.hasPrefix("    "), last.hasSuffix(" {") {
                lines[lines.count - 1] = String(last.dropLast(2))
                lines.append("{")
            }
            lines += Self.body(statements, indentation: indentation)
            return lines + close.lines(indentation: indentation, column: indentation)
        }
    }

    /// The elements of a list, each on a line of its own.
    private static func elements(_ parts: [SwiftLayout], indentation: Int, open: String) -> [String] {
        var lines: [String] = []
        for (index, part) in parts.enumerated() {
            // swift-format wants a comma behind the last element of a broken collection as well.
            let comma = index < parts.count - 1 || (open == "[" && parts.count > 1) ? "," : ""
            let inner = indentation + 4
            let flat = part.flat(within: lineLength - inner)
            // The comma may be what does not fit.
            let isFull = flat.map { !comma.isEmpty && inner + $0.width == lineLength } ?? false
            var partLines: [String]
            if let flat, !isFull {
                partLines = [flat]
            } else {
                partLines = part.lines(indentation: inner, column: inner, isForced: isFull)
            }
            partLines[partLines.count - 1] += comma
            lines += indented(partLines)
        }
        return lines
    }

    /// The first operand, and each further one on a line that begins with its sign.
    private static func operands(_ parts: [SwiftLayout], signs: [String], indentation: Int, column: Int) -> [String] {
        var lines: [String] = []
        for (index, (part, sign)) in zip(parts, signs).enumerated() {
            let inner = index > 0 ? indentation + 4 : indentation
            var partLines = part.lines(indentation: inner, column: (index > 0 ? inner : column) + sign.count)
            partLines[0] = sign + partLines[0]
            lines += index > 0 ? indented(partLines) : partLines
        }
        return lines
    }

    /// `{ a, b in`, with the parameters below where they do not fit behind the brace.
    private static func opening(_ parameters: [String], indentation: Int, column: Int) -> [String] {
        let flat = opening(parameters)
        if parameters.isEmpty || column + flat.width <= lineLength { return [flat] }
        let signature = parameters.joined(separator: ", ") + " in"
        if indentation + 4 + signature.width <= lineLength { return ["{"] + indented([signature]) }
        let lines = parameters.enumerated().map { $0.element + ($0.offset < parameters.count - 1 ? "," : " in") }
        return ["{"] + indented(lines)
    }

    /// Pieces side by side: what fits stays on the line, so that of a call and its last closure the closure is broken first.
    private static func sequence(_ pieces: [SwiftLayout], indentation: Int, column: Int, isForced: Bool) -> [String] {
        let parts = flattened(pieces)
        var lines = [""]
        let breaksClosures = hasSeveralClosures(parts)
        for (index, part) in parts.enumerated() {
            let position = lines.count == 1 ? column + lines[0].width : indentation + lines[lines.count - 1].width
            let room = isForced ? 0 : lineLength - position - leadingWidth(parts[(index + 1)...])
            var partLines: [String]
            if breaksClosures, case .closure = part {
                partLines = part.lines(indentation: indentation, column: position, isForced: true)
            } else if let flat = part.flat(within: room) {
                partLines = [flat]
            } else {
                // A piece that can be broken is, although it would fit without what follows.
                partLines = part.lines(indentation: indentation, column: position, isForced: part.isBreakable)
            }
            // swift-format indents a literal behind a label, but not one behind a dictionary's key.
            if case .literal = part, partLines.count > 1, !lines[lines.count - 1].isEmpty, !lines[lines.count - 1].hasPrefix("\"") {
                partLines = [partLines[0]] + indented(Array(partLines.dropFirst()))
            }
            lines[lines.count - 1] += partLines.removeFirst()
            lines += partLines
        }
        return lines
    }

    private static func flattened(_ parts: [SwiftLayout]) -> [SwiftLayout] {
        parts.flatMap { part -> [SwiftLayout] in if case .sequence(let inner) = part { flattened(inner) } else { [part] } }
    }

    /// The width of what has to stand on the same line as the piece before it.
    private static func leadingWidth(_ parts: ArraySlice<SwiftLayout>) -> Int {
        var width = 0
        for part in parts {
            switch part {
            case .text(let text): width += text.width
            case .arguments(let open, _, _): return width + open.width
            case .closure: return width + 1
            default: return width + (part.flat?.width ?? 0)
            }
        }
        return width
    }

    /// Whether the name is used in it, other than as the parameter of a closure of its own.
    func uses(_ name: String) -> Bool {
        switch self {
        case .text(let text), .literal(let text): text.uses(name)
        case .sequence(let parts), .chain(_, let parts), .arguments(_, let parts, _): parts.contains { $0.uses(name) }
        case .closure(let parameters, let parts): !parameters.contains(name) && parts.contains { $0.uses(name) }
        case .located(_, _, let content): content.uses(name)
        case .conditional(let condition, let first, let second): condition.uses(name) || first.uses(name) || second.uses(name)
        case .switchOver(let subject, let cases): subject.uses(name) || cases.contains { $0.value.uses(name) }
        case .block(let head, let parts, let close): head.uses(name) || parts.contains { $0.uses(name) } || close.uses(name)
        }
    }

    private var isBreakable: Bool {
        switch self {
        case .text: false
        case .arguments(_, let parts, _): !parts.isEmpty
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
