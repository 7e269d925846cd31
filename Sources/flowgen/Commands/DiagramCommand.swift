import FlowDocuments
import FlowSpec

/// `flowgen diagram`: draws a flow, or the states of a field.
enum DiagramCommand {
    private enum Option {
        static let format = OptionDescription.value(
            "format", "FORMAT", .choice(DiagramNotation.allCases.map(\.rawValue)), standard: DiagramNotation.mermaid.rawValue,
            meaning: "how the diagram is written: for Markdown pages, for Graphviz, or as a picture")
        static let states = OptionDescription.flag(
            "states", meaning: "draw the states of the field whose type is an enum, and what leads from one to another")
        static let field = OptionDescription.value(
            "field", "FIELD", meaning: "draw the states of this field, where the spec has several that have states")
    }

    static let description = CommandDescription(
        name: "diagram",
        summary: "draws a flow as Mermaid, DOT or SVG",
        discussion: [
            "Draws what depends on what in a flow: its fields with their rules, its values, and its commands with their steps in order, the failures, and the outcomes. With --states, draws instead how commands and edits lead a field from one case of its enum to another.",
            "The diagram is printed. Code hosts draw Mermaid in a code block of a Markdown page.",
        ],
        operands: [OperandDescription("SPEC", isRequired: true, .specs)],
        options: [Option.format, Option.states, Option.field],
        examples: [
            CommandExample("Specs/SignIn.flow.md --format svg > SignIn.svg", "writes a picture"),
            CommandExample("Specs/Registration.flow.md --states", "draws the states of the credit card"),
        ],
        isGood: "the diagram was printed",
        hasFindings: "the spec has a mistake or cannot be read",
        run: run
    )

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        let specs = try SpecSelection.specs(arguments.operands)
        if specs.count > 1 {
            throw arguments.usageError("“\(arguments.operands[0])” holds \(specs.count) specs, and a diagram is drawn of one")
        }
        guard specs.reportErrors() == 0, let flow = specs.first?.flow else { return .findings }
        let notation = arguments.value(of: Option.format).flatMap(DiagramNotation.init) ?? .mermaid
        if arguments.has(Option.states) || arguments.has(Option.field) {
            try Output.result(states(of: flow, arguments).written(in: notation))
        } else {
            try Output.result(FlowGraph(of: flow).written(in: notation))
        }
        return .good
    }

    /// The states of the field that is meant: the one that was named, or else the only one that has states, or that commands set.
    private static func states(of flow: Flow, _ arguments: Arguments) throws -> StateGraph {
        let fields = StateGraph.fields(of: flow)
        let names = fields.map(\.name.text)
        if names.isEmpty { throw arguments.usageError("“\(flow.name)” has no field whose type is an enum") }
        if let name = arguments.value(of: Option.field) {
            guard let graph = fields.first(where: { $0.name.text == name }).flatMap({ StateGraph(of: $0, in: flow) }) else {
                throw arguments.usageError("“\(flow.name)” has no field “\(name)” with states\(ArgumentReader.offer(name, among: names))")
            }
            return graph
        }
        let ofCommands = fields.filter(\.isSetByCommands)
        let meant = ofCommands.isEmpty ? fields : ofCommands
        guard meant.count == 1, let graph = StateGraph(of: meant[0], in: flow) else {
            throw arguments.usageError("several fields have states, so --field has to name one: \(names.joined(separator: ", "))")
        }
        return graph
    }
}
