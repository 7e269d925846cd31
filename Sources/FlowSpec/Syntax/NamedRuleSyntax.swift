import FlowMarkdown

/// An item of `## Rules`, or a heading with a table there.
public enum NamedRuleStatement: Equatable, Sendable {
    case declared(NamedRuleSyntax)
    /// Another spec declares the rule.
    case linked(Name, SpecLink)

    public var name: Name {
        switch self {
        case .declared(let syntax): syntax.name
        case .linked(let name, _): name
        }
    }
}

/// A rule with a name, which expressions call.
public struct NamedRuleSyntax: Equatable, Sendable {
    public enum Body: Equatable, Sendable {
        case expression(Expression)
        case table(RuleTableSyntax)
    }

    public let head: NamedRuleHead
    public let body: Body
    public let documentation: [String]

    public var name: Name { head.name }
}

/// What a rule is called with, and what it gives: `isTaxNumber(text: String)`, `tariff(of weight: Int) -> Decimal`.
public struct NamedRuleHead: Equatable, Sendable {
    public let name: Name
    public let parameters: [ServiceSyntax.Parameter]
    /// Nil where it follows from the expression.
    public let result: TypeSyntax?
}

/// A table of values: for each row what the parameters have to be, and what the rule then gives.
public struct RuleTableSyntax: Equatable, Sendable {
    /// What a cell says of a parameter.
    public enum Cell: Equatable, Sendable {
        /// `*`.
        case any(SourceRange)
        /// One of these values, or a value in one of these ranges.
        case values([Expression])
    }

    public struct Row: Equatable, Sendable {
        /// As many as there are parameters, in their order.
        public let cells: [Cell]
        public let result: Expression
        public let range: SourceRange
    }

    public let rows: [Row]
    /// Whether every row could be read.
    public let isComplete: Bool
    /// The place of the header.
    public let range: SourceRange
}
