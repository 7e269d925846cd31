extension Expression: CustomDebugStringConvertible {
    /// The expression with all its parentheses, so that its structure shows: `(a + (b * c))`. A chain of optionals stands in angle brackets.
    public var debugDescription: String {
        func text(_ expression: Expression) -> String { expression.debugDescription }
        return switch kind {
        case .boolean(let value): "\(value)"
        case .integer(let digits), .floating(let digits): digits
        case .string(let segments): "\"" + segments.map(\.debugDescription).joined() + "\""
        case .regex(let literal): literal.spelling
        case .nilLiteral: "nil"
        case .array(let elements): "[" + elements.map(text).joined(separator: ", ") + "]"
        case .name(let name): name.text
        case .closureParameter: "$0"
        case .implicitMember(let name, let list): "." + name.text + (list?.debugDescription ?? "")
        case .member(let base, let name): text(base) + "." + name.text
        case .subscripted(let base, let index): text(base) + "[" + text(index) + "]"
        case .call(let callee, let list): text(callee) + list.debugDescription
        case .optionalLink(let inner): text(inner) + "?"
        case .optionalChain(let inner): "<" + text(inner) + ">"
        case .prefix(let sign, let operand): "(" + sign.rawValue + text(operand) + ")"
        case .binary(let sign, let left, let right): "(" + text(left) + " " + sign.rawValue + " " + text(right) + ")"
        case .conditional(let condition, let first, let second): "(" + text(condition) + " ? " + text(first) + " : " + text(second) + ")"
        case .isCase(let subject, let name): "(" + text(subject) + " is " + (name.type?.text ?? "") + "." + name.name.text + ")"
        case .closure(let body): "{ " + text(body) + " }"
        }
    }
}

extension StringSegment: CustomDebugStringConvertible {
    public var debugDescription: String {
        switch self {
        case .text(let text): text
        case .interpolation(let inner): "\\(" + inner.debugDescription + ")"
        }
    }
}

extension ArgumentList: CustomDebugStringConvertible {
    public var debugDescription: String {
        let texts = arguments.map { ($0.label.map { $0.text + ": " } ?? "") + $0.value.debugDescription }
        return "(" + texts.joined(separator: ", ") + ")" + (trailingClosure.map { " " + $0.debugDescription } ?? "")
    }
}
