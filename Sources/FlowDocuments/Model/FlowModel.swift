import FlowMarkdown
import FlowSpec

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Checked flows as JSON, for tools that have no parser for specs.
///
/// What each key means, and what may change between versions, is on the page <doc:ModelReference>; ``schema`` says the same to machines.
///
/// ```swift
/// print(FlowModel(of: [flow]).json)
/// ```
public struct FlowModel: Encodable, Sendable {
    /// The version of the format, which changes when a key is removed or gets another meaning.
    public static let currentVersion = 1

    let version = currentVersion
    let flows: [FlowEntry]

    public init(of flows: [Flow]) {
        self.flows = flows.map { FlowEntry($0) }
    }

    /// The document, with keys in alphabetic order and a newline at its end; the same for the same flows.
    public var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        // Texts, integers and booleans can always be encoded.
        let data = (try? encoder.encode(self)) ?? Data()
        return String(decoding: data, as: UTF8.self) + "\n"
    }
}

struct FlowEntry: Encodable, Sendable {
    let name: String
    let title: String
    let documentation: [String]
    let language: String
    let undoLimit: Int?
    let file: String
    let place: PlaceEntry
    let types: [TypeDeclarationEntry]
    let services: [ServiceEntry]
    let rules: [NamedRuleEntry]
    let fields: [FieldEntry]
    let parts: [PartEntry]
    let values: [ValueEntry]
    let validations: ValidationsEntry
    let steps: [FormStepEntry]
    let outcomes: [CaseEntry]
    let commands: [CommandEntry]
    let setup: [ScenarioStepEntry]
    let scenarios: [ScenarioEntry]

    init(_ flow: Flow) {
        let context = EntryContext(flow: flow)
        name = flow.name
        title = flow.title
        documentation = flow.documentation
        language = flow.language
        undoLimit = flow.undoLimit
        file = flow.source.path
        place = context.place(flow.titleRange)
        types = flow.types.map { context.type($0) }
        services = flow.services.map { context.service($0) }
        rules = flow.rules.map { context.rule($0) }
        fields = flow.fields.map { context.field($0) }
        parts = flow.parts.map { context.part($0) }
        values = flow.values.map { context.value($0) }
        validations = context.validations(flow.validations)
        steps = flow.steps.map { context.step($0) }
        outcomes = flow.outcomes.map { context.outcome($0) }
        commands = flow.commands.map { context.command($0) }
        setup = flow.setup.map { context.step($0) }
        scenarios = flow.scenarios.map { context.scenario($0) }
    }
}

/// What the entries of a flow are made with.
struct EntryContext {
    let flow: Flow

    func place(_ range: SourceRange) -> PlaceEntry {
        let start = flow.source.position(at: range.lowerBound)
        let end = flow.source.position(at: range.upperBound)
        return PlaceEntry(line: start.line, column: start.column, endLine: end.line, endColumn: end.column)
    }
}

struct PlaceEntry: Encodable, Sendable {
    let line: Int
    let column: Int
    let endLine: Int
    let endColumn: Int
}
