import FlowMarkdown

/// An expression as it is written, before its names are looked up.
///
/// Parentheses leave no node of their own; the range of a parenthesised expression holds them.
public struct Expression: Equatable, Sendable {
    public indirect enum Kind: Equatable, Sendable {
        case boolean(Bool)
        /// The digits as they are written: `1_000`, `0xFF`.
        case integer(String)
        /// The digits as they are written: `2.5`, `1e3`.
        case floating(String)
        case string([StringSegment])
        case regex(RegexLiteral)
        case nilLiteral
        case array([Expression])
        /// A word: a field, a value, a service, a record …
        case name(Name)
        /// `$0`.
        case closureParameter
        /// `.verified`, `.failed(reason: "…")`.
        case implicitMember(Name, ArgumentList?)
        case member(Expression, Name)
        /// `items[0]`, in scenarios only.
        case subscripted(Expression, Expression)
        case call(Expression, ArgumentList)
        /// `a?` in `a?.b.c`.
        case optionalLink(Expression)
        /// All of `a?.b.c`: nil if the link is.
        case optionalChain(Expression)
        case prefix(PrefixOperator, Expression)
        case binary(BinaryOperator, Expression, Expression)
        /// `condition ? a : b`.
        case conditional(Expression, Expression, Expression)
        /// `status is .failed`.
        case isCase(Expression, CaseName)
        /// `{ $0.price * 2 }`.
        case closure(Expression)
    }

    public let kind: Kind
    public let range: SourceRange
    /// Where the operator of a prefix, binary or conditional expression stands; otherwise the whole range.
    public let operatorRange: SourceRange
    /// The number of nodes on the longest way down, which the parser keeps below ``maximumHeight``.
    let height: Int

    /// No stage recurses deeper than this into an expression.
    public static let maximumHeight = 200

    public init(_ kind: Kind, at range: SourceRange, operatorRange: SourceRange? = nil) {
        self.kind = kind
        self.range = range
        self.operatorRange = operatorRange ?? range
        height = 1 + (kind.children.map(\.height).max() ?? 0)
    }

    init(_ expression: Expression, at range: SourceRange) {
        kind = expression.kind
        self.range = range
        operatorRange = expression.operatorRange
        height = expression.height
    }
}

extension Expression.Kind {
    /// The expressions that this one is made of, in the order in which they are written.
    public var children: [Expression] {
        switch self {
        case .boolean, .integer, .floating, .regex, .nilLiteral, .name, .closureParameter: []
        case .string(let segments): segments.compactMap(\.expression)
        case .array(let elements): elements
        case .implicitMember(_, let list): list?.expressions ?? []
        case .call(let callee, let list): [callee] + list.expressions
        case .subscripted(let base, let index): [base, index]
        case .binary(_, let left, let right): [left, right]
        case .conditional(let condition, let first, let second): [condition, first, second]
        case .member(let inner, _), .optionalLink(let inner), .optionalChain(let inner), .prefix(_, let inner), .isCase(let inner, _),
            .closure(let inner):
            [inner]
        }
    }
}
