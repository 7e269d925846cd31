import FlowMarkdown

/// A spec as it is written: every statement read, no name looked up.
///
/// Reading (`FlowReader`) makes it from the Markdown tree, checking (`FlowChecker`) makes a ``Flow`` of it.
public struct FlowSyntax: Equatable, Sendable {
    /// The flow's name in Swift, such as `SignIn`, at the title's place.
    public let name: Name
    /// The title as people read it.
    public let title: String
    /// The paragraphs under the title.
    public let documentation: [String]
    /// The language of the messages (BCP 47), if the spec names it.
    public internal(set) var language: Name?
    /// How many edits can be undone, if the spec says that any can.
    public internal(set) var undoLimit: Int?
    public internal(set) var types: [TypeStatement] = []
    public internal(set) var services: [ServiceStatement] = []
    public internal(set) var fields: [FieldStatement] = []
    /// They stand among the fields.
    public internal(set) var parts: [PartStatement] = []
    public internal(set) var values: [ValueStatement] = []
    public internal(set) var rules: [NamedRuleStatement] = []
    public internal(set) var validations = ValidationsSyntax()
    public internal(set) var steps: [FormStepSyntax] = []
    public internal(set) var outcomes: [OutcomeStatement] = []
    public internal(set) var commands: [CommandSyntax] = []
    /// The steps that run before each scenario.
    public internal(set) var setup: [ScenarioStatement] = []
    public internal(set) var scenarios: [ScenarioSyntax] = []

    init(name: Name, title: String, documentation: [String]) {
        self.name = name
        self.title = title
        self.documentation = documentation
    }
}

extension FlowSyntax {
    /// The rules that other specs declare, with the links to these.
    var linkedRules: [(name: Name, link: SpecLink)] {
        rules.compactMap { if case .linked(let name, let link) = $0 { (name, link) } else { nil } }
    }

    /// The rules that this spec declares.
    var declaredRules: [NamedRuleSyntax] {
        rules.compactMap { if case .declared(let syntax) = $0 { syntax } else { nil } }
    }

    /// See ``Flow/isLibrary``.
    var isLibrary: Bool {
        fields.isEmpty && values.isEmpty && validations.rules.isEmpty && steps.isEmpty && outcomes.isEmpty && commands.isEmpty
            && services.isEmpty && parts.isEmpty && !(declaredRules.isEmpty && types.isEmpty)
    }

    /// All links to other specs.
    var links: [SpecLink] {
        types.compactMap { if case .linked(_, let link) = $0.origin { link } else { nil } } + linkedRules.map(\.link)
            + parts.map(\.link)
    }
}

/// A type that the flow declares, that the app has already, or that another flow declares.
public struct TypeStatement: Equatable, Sendable {
    public enum Origin: Equatable, Sendable {
        case declared(TypeTable.Declaration)
        /// Another spec declares the type.
        case linked(Name, SpecLink)
    }

    public let origin: Origin
    public let documentation: String?
}

/// A link to another spec.
public struct SpecLink: Equatable, Sendable {
    /// Where it leads, relative to the spec that holds it.
    public let destination: String
    public let range: SourceRange
}

/// A service that the app provides.
public struct ServiceStatement: Equatable, Sendable {
    public let signature: ServiceSyntax
    public let documentation: String?
}

/// A place where the flow can lead.
public struct OutcomeStatement: Equatable, Sendable {
    public let outcome: CaseSyntax
    public let documentation: String?
}
