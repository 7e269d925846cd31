import FlowMarkdown

/// A rule with a name, which expressions call: what it gives depends on what it is given, and on nothing else.
public struct NamedRule: Equatable, Sendable {
    public enum Body: Equatable, Sendable {
        case expression(TypedExpression)
        case table([Row])
    }

    /// A row of a table: the first that fits says what the rule gives. One always does.
    public struct Row: Equatable, Sendable {
        /// As many as there are parameters, in their order.
        public let patterns: [Pattern]
        /// The combinations of alternatives that no row above, and none before in this list, has taken; nil stands for any value.
        public internal(set) var combinations: [[Alternative?]] = []
        public let result: TypedExpression
        public let range: SourceRange
    }

    /// What an argument has to be for a row to fit.
    public enum Pattern: Equatable, Sendable {
        case any
        /// At least one.
        case oneOf([Alternative])
    }

    public enum Alternative: Equatable, Sendable {
        /// A value that is written out; `nil` is one.
        case value(TypedExpression)
        /// A range whose bounds are written out.
        case range(TypedExpression)
        /// A case of an enum, whatever it carries.
        case enumCase(String, SourceRange)
    }

    public let signature: Signature
    public let body: Body
    public let documentation: [String]

    public var name: Name { signature.name }

    /// How a rule is called.
    public struct Signature: Equatable, Sendable {
        /// The rule's name, behind that of its flow if it is another one's: `TaxNumbers.isTaxNumber`.
        public let key: String
        public let name: Name
        public let parameters: [ServiceSignature.Parameter]
        public let result: ValueType

        /// Whether another flow declares it. Ranges in such a rule are places in that flow's spec.
        public var isForeign: Bool { key.contains(".") }
    }
}

extension NamedRule {
    /// The expressions that the rule is made of, those of patterns aside.
    public var expressions: [TypedExpression] {
        switch body {
        case .expression(let expression): [expression]
        case .table(let rows): rows.map(\.result)
        }
    }
}
