import FlowDocuments

/// `flowgen model`: gives checked specs as JSON.
enum ModelCommand {
    private enum Option {
        static let schema = OptionDescription.flag("schema", meaning: "print the JSON Schema of what is printed otherwise")
    }

    static let description = CommandDescription(
        name: "model",
        summary: "gives everything that specs say as JSON, for other tools",
        discussion: [
            "Prints one JSON document with the given specs, or all *.flow.md in the given folders (Specs): types, services, fields, values, rules, outcomes, commands, scenarios and messages, with every name resolved, the type of every expression, and the place of everything. Nothing is printed when a spec has a mistake.",
            "The document has a version, which changes when a key goes away or gets another meaning. New keys do not change it.",
        ],
        operands: [.specs],
        options: [Option.schema],
        examples: [
            CommandExample("Specs/SignIn.flow.md", "prints the model of one spec"),
            CommandExample("--schema > flow-model.schema.json", "writes the schema, by which editors and validators know the keys"),
        ],
        isGood: "the document was printed",
        hasFindings: "a spec has a mistake or cannot be read",
        run: run
    )

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        if arguments.has(Option.schema) {
            if let operand = arguments.operands.first {
                throw arguments.usageError("“\(operand)” is not expected: the schema is the same for all specs")
            }
            try Output.result(FlowModel.schema)
            return .good
        }
        let specs = try SpecSelection.specs(arguments.operands)
        // A document in which a flow is missing would be taken for the whole.
        guard specs.reportErrors() == 0 else { return .findings }
        try Output.result(FlowModel(of: specs.compactMap(\.flow)).json)
        return .good
    }
}
