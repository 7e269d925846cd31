/// A word, a literal or a sign in a code span, with its place in the span's text, in bytes.
struct Token: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case identifier(String)
        case integer(String)
        case floating(String)
        case string([Piece])
        case regex(RegexLiteral)
        /// `$0`.
        case closureParameter
        case sign(Sign)
        case end
    }

    /// A piece of a string literal; an interpolation's tokens end with ``Kind/end`` at its closing parenthesis.
    enum Piece: Equatable, Sendable {
        case text(String)
        case interpolation([Token])
    }

    /// The signs of the language; one that begins with another is listed before it.
    enum Sign: String, CaseIterable, Sendable {
        case ellipsis = "..."
        case halfOpen = "..<"
        case arrow = "->"
        case and = "&&"
        case or = "||"
        case equal = "=="
        case notEqual = "!="
        case lessOrEqual = "<="
        case greaterOrEqual = ">="
        case coalesce = "??"
        case leftParenthesis = "("
        case rightParenthesis = ")"
        case leftBracket = "["
        case rightBracket = "]"
        case leftBrace = "{"
        case rightBrace = "}"
        case comma = ","
        case colon = ":"
        case dot = "."
        case question = "?"
        case exclamation = "!"
        case assign = "="
        case bar = "|"
        case less = "<"
        case greater = ">"
        case plus = "+"
        case minus = "-"
        case times = "*"
        case divided = "/"
        case remainder = "%"
    }

    var kind: Kind
    var lower: Int
    var upper: Int
    /// Whether white space, or nothing, stands before it.
    var hasSpaceBefore: Bool

    /// The binary operator that the token is, if it is one.
    var binaryOperator: BinaryOperator? {
        guard case .sign(let sign) = kind else { return nil }
        return BinaryOperator(rawValue: sign.rawValue)
    }
}
