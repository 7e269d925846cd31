import FlowMarkdown

/// A name that expressions can read, and what stands behind it.
public struct Symbol: Equatable, Sendable {
    public indirect enum Kind: Equatable, Sendable {
        /// `isConditional`: it has an `only when`, so that it can be inactive.
        case field(ValueType, isConditional: Bool)
        /// Another flow inside this one; `record` is the key of its value's type.
        case part(record: String, members: [Symbol], isConditional: Bool)
        /// A list of parts.
        case partList(record: String, members: [Symbol], isConditional: Bool)
        /// A derived value.
        case value(ValueType)
        case local(ValueType, Local)
        case command
        /// The steps of the flow as a whole.
        case steps([Symbol])
        case step
    }

    /// Names that live for less than the flow.
    public enum Local: Equatable, Hashable, Sendable {
        /// What a command takes.
        case input
        /// What a service gave to an earlier step.
        case result
        /// What a pattern took out of a failure.
        case binding
        /// What a rule with a name is given.
        case ruleParameter
        /// The parts of a date that are missing, as a text in the language of the message.
        case missingParts
        /// A column of a scenario's table.
        case scenarioValue
    }

    public let name: String
    public let kind: Kind
    /// Where it is declared.
    public let range: SourceRange?
    /// Whether it is a date that is entered as day, month and year.
    public let isDateInParts: Bool

    public init(_ name: String, _ kind: Kind, isDateInParts: Bool = false, declaredAt range: SourceRange? = nil) {
        self.name = name
        self.kind = kind
        self.isDateInParts = isDateInParts
        self.range = range
    }

    /// Whether it lives for less than the flow.
    var isLocal: Bool {
        if case .local = kind { true } else { false }
    }
}
