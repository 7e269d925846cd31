import FlowMarkdown

/// What the user enters, or what the flow remembers.
public struct Field: Equatable, Sendable {
    public let name: Name
    public let type: ValueType
    /// What the field holds at first; over literals and synchronous services.
    public package(set) var start: TypedExpression
    /// The field is active only while this holds, and its step is there.
    public package(set) var ownCondition: TypedExpression?
    /// Whether the step is there in which the field is entered; nil if it always is.
    public let stepActivity: TypedExpression?
    /// Whether it is read-only outside.
    public let isSetByCommands: Bool
    /// The fields whose change takes this one back to its start value.
    public package(set) var resetsWhenChanged: [String]
    /// The field goes back to its start value that long after it last changed.
    public package(set) var resetsAfter: Duration?
    /// What to say when the text does not parse, of a number or a date that is entered as text.
    public let typedAsText: Message?
    /// Of a date that is entered as day, month and year, each as a text: what is said of one that cannot be read.
    public let typedInParts: DatePartsMessages?
    /// Input beyond so many characters is cut.
    public package(set) var maximumLength: Int?
    /// How the text becomes the value; in the order of the spec.
    public package(set) var normalizations: [TextNormalization]
    public let isSecret: Bool
    /// Whether drafts of the flow hold it.
    public let isRestored: Bool
    public let documentation: String?
    /// Where each phrase stands that the field has.
    public let phrases: [Phrase: SourceRange]

    /// What is said of a field, whatever its slots hold.
    public enum Phrase: Hashable, Sendable {
        case onlyWhen, setByCommands, resetsWhen, resetsAfter, typedAsText, typedInParts, atMost, secret, restored
        case normalized(TextNormalization)
    }
}

extension Field {
    /// The field is active only while this holds: its own condition, and that its step is there.
    public var condition: TypedExpression? { ownCondition.inStep(stepActivity) }
}

extension TypedExpression? {
    /// The condition with that of the step before it, as far as there are any.
    func inStep(_ activity: TypedExpression?) -> TypedExpression? {
        guard let activity, let self else { return self ?? activity }
        return TypedExpression(.binary(.and, activity, self), .bool, at: self.range)
    }
}

/// What the spec says of a date in three parts that cannot be read; where it says nothing, a general text is shown.
public struct DatePartsMessages: Equatable, Sendable {
    /// Reads what is missing as a local value of the kind ``Symbol/Local/missingParts``.
    public let incomplete: Message?
    public let impossible: Message?
}

extension Field {
    /// A part of a date that is entered in three.
    public enum DatePart: String, CaseIterable, Hashable, Sendable {
        case day
        case month
        case year
    }
}

/// What is derived from fields, never set.
public struct DerivedValue: Equatable, Sendable {
    public enum Definition: Equatable, Sendable {
        case expression(TypedExpression)
        /// A text for each case of the enum that the subject is of; every case is there once.
        case byCase(subject: TypedExpression, texts: [CaseText])
    }

    public struct CaseText: Equatable, Sendable {
        public let caseName: String
        /// The names under which the case's values are read in the text; nil for one that is not.
        public let bindings: [TypedName?]
        public package(set) var text: Message
    }

    public let name: Name
    public let type: ValueType
    public package(set) var definition: Definition
    public let documentation: String?
}
