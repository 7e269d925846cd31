import FlowMarkdown

/// A piece of a string literal.
public enum StringSegment: Equatable, Sendable {
    /// Characters, their escapes undone.
    case text(String)
    /// `\(…)`.
    case interpolation(Expression)

    public var expression: Expression? {
        if case .interpolation(let expression) = self { expression } else { nil }
    }
}

/// `/…/` or `#/…/#`, which Swift has found valid.
public struct RegexLiteral: Equatable, Hashable, Sendable {
    /// What stands between the delimiters.
    public let pattern: String
    /// Whether the delimiters are `#/` and `/#`, within which a slash needs no backslash.
    public let isExtended: Bool

    public init(pattern: String, isExtended: Bool) {
        self.pattern = pattern
        self.isExtended = isExtended
    }

    /// The literal as it is written.
    public var spelling: String { isExtended ? "#/\(pattern)/#" : "/\(pattern)/" }
}

/// `label: value`, or a value alone.
public struct Argument: Equatable, Sendable {
    public let label: Name?
    public let value: Expression

    public init(label: Name?, value: Expression) {
        self.label = label
        self.value = value
    }

    /// The label and the value.
    public var range: SourceRange { label.map { $0.range.union(value.range) } ?? value.range }
}

/// What follows the callee: `(a: 1, b: 2)`, `{ $0 > 1 }`, or both.
public struct ArgumentList: Equatable, Sendable {
    public let arguments: [Argument]
    /// A closure behind the parentheses, or the only argument in them.
    public let trailingClosure: Expression?
    public let range: SourceRange

    public init(_ arguments: [Argument], trailingClosure: Expression? = nil, at range: SourceRange) {
        self.arguments = arguments
        self.trailingClosure = trailingClosure
        self.range = range
    }

    public var expressions: [Expression] { arguments.map(\.value) + (trailingClosure.map { [$0] } ?? []) }
}

/// `.case` or `Type.case`.
public struct CaseName: Equatable, Sendable {
    public let type: Name?
    public let name: Name
    /// From the dot or the type to the end of the name.
    public let range: SourceRange

    public init(type: Name?, name: Name, range: SourceRange) {
        self.type = type
        self.name = name
        self.range = range
    }
}

/// `.case`, `.case(let name)`, `Type.case`.
public struct CasePattern: Equatable, Sendable {
    public let caseName: CaseName
    /// One for each value of the payload that is given a name; nil for one that is skipped with `_`. Empty without parentheses.
    public let bindings: [Name?]
    public let range: SourceRange

    public init(caseName: CaseName, bindings: [Name?], range: SourceRange) {
        self.caseName = caseName
        self.bindings = bindings
        self.range = range
    }
}
