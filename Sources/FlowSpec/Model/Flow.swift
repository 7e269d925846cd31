import FlowMarkdown

/// A flow whose every name is resolved and whose every expression has a type: what is generated from, and run.
///
/// ``FlowChecker`` makes it from a ``FlowSyntax``. Everything stands in the order of the spec. Only this package changes anything in it, to see who
/// notices.
public struct Flow: Equatable, Sendable {
    /// The flow's name in Swift, such as `SignIn`.
    public let name: String
    /// The place of the title.
    public let titleRange: SourceRange
    /// The title as people read it.
    public let title: String
    /// The paragraphs under the title.
    public let documentation: [String]
    /// The language of the messages (BCP 47).
    public let language: String
    /// How many edits can be undone; nil if none can.
    public let undoLimit: Int?
    /// The file that the flow was read from; ranges of the model are places in it.
    public let source: SourceText
    public let types: [DeclaredType]
    /// The same types by their keys, with the enum of the flow's outcomes.
    public let typeTable: TypeTable
    public let services: [Service]
    public package(set) var fields: [Field]
    /// Other flows inside this one.
    public package(set) var parts: [Part]
    public package(set) var values: [DerivedValue]
    /// The rules with names that the flow declares.
    public let rules: [NamedRule]
    /// All that expressions of the flow may call, directly or not, by their keys: also those of other flows.
    public let ruleTable: [String: NamedRule]
    public package(set) var validations: Validations
    /// The steps in which it is filled in; empty if it has none.
    public package(set) var steps: [FormStep]
    public let outcomes: [Outcome]
    public package(set) var commands: [Command]
    /// The steps that run before each scenario.
    public let setup: [ScenarioStep]
    public let scenarios: [Scenario]
    /// What is derived, each behind all that it reads.
    public let evaluationOrder: [DerivedNode]
}

extension Flow {
    /// Whether it is there for others only: it declares rules or types, and there is nothing in it to enter or to start.
    public var isLibrary: Bool {
        fields.isEmpty && values.isEmpty && validations.rules.isEmpty && steps.isEmpty && outcomes.isEmpty && commands.isEmpty
            && services.isEmpty
            && !(rules.isEmpty && types.isEmpty)
    }
}

/// A type that the flow declares, or that the app has already.
public struct DeclaredType: Equatable, Sendable {
    public enum Kind: Equatable, Sendable {
        case enumeration(EnumDeclaration)
        case record(RecordDeclaration)
        case external(name: String, module: String)
    }

    public let kind: Kind
    public let documentation: String?
}

/// A service that the app provides.
public struct Service: Equatable, Sendable {
    public let signature: ServiceSignature
    public let documentation: String?

    public var name: String { signature.name.text }
}

/// A place where the flow can lead.
public struct Outcome: Equatable, Sendable {
    public let declaration: CaseDeclaration
    public let documentation: String?

    public var name: String { declaration.name.text }
}

/// Something that is recomputed when what it reads changes.
public enum DerivedNode: Hashable, Sendable {
    /// Whether the field is active; the index is that of the flow's fields.
    case activity(field: Int)
    /// Whether the part is active.
    case part(Int)
    case value(Int)
    /// Whether the step is there.
    case step(Int)
    /// All rules, whether all of them hold, and the errors.
    case validations
    /// Whether the command may be started.
    case enabled(command: Int)
}
