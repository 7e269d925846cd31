import FlowSpec

/// `flowgen explain`: tells what a kind of mistake is, with an example that has it and one that has not.
enum ExplainCommand {
    static let description = CommandDescription(
        name: "explain",
        summary: "tells what a mistake is that was reported by a code such as FLOW105",
        discussion: [
            "Says what a mistake is that flowgen has reported by a code, such as FLOW105, and shows a spec that has the mistake and one that has not. Without a code, lists all."
        ],
        operands: [OperandDescription("CODE", .text)],
        examples: [CommandExample("FLOW105", "what is wrong with a section’s name")],
        isGood: "all is well",
        hasFindings: nil,
        run: run
    )

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        guard let text = arguments.operands.first else {
            try Output.result(DiagnosticCode.allCases.map { "\($0)  \($0.explanation.title)\n" }.joined())
            return .good
        }
        guard let code = DiagnosticCode(text) else {
            let near = nearestName(to: text, among: DiagnosticCode.allCases.map(\.description))
            throw arguments.usageError("there is no code “\(text)”" + (near.map { "; did you mean “\($0)”?" } ?? ""))
        }
        try Output.result(explanation(of: code) + "\n")
        return .good
    }

    private static func explanation(of code: DiagnosticCode) -> String {
        let explanation = code.explanation
        return """
            \(code): \(explanation.title)

            \(explanation.text.wrapped(to: 80).joined(separator: "\n"))

            Wrong:

            \(indented(explanation.wrong))

            Right:

            \(indented(explanation.right))
            """
    }

    /// The example, with the spec beside it if there is one.
    private static func indented(_ example: DiagnosticExplanation.Example) -> String {
        guard let other = example.other else { return indented(example.text) }
        return "\(indented(example.text))\n\nand in \(other.path):\n\n\(indented(other.text))"
    }

    private static func indented(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            // What is wrong because there is too much of it is shown in part.
            line.isEmpty ? "" : "    \(line.count > 300 ? "\(line.prefix(100))…" : String(line))"
        }.joined(separator: "\n")
    }
}
