import FlowMarkdown
import FlowSpec
import FlowSwift

/// The text of a code span, where the first byte says: as a declaration, a value, a condition, a step or an expectation.
func tryExpression(_ bytes: UnsafeRawBufferPointer) {
    guard let first = bytes.first else { return }
    let text = String(decoding: bytes.dropFirst(), as: UTF8.self)
    var diagnostics = Diagnostics()
    _ = Expression.parse(MappedText(text, at: 0), &diagnostics)
    let span = "`` \(text.split(whereSeparator: \.isNewline).joined(separator: " ")) ``"
    let statements = [
        "## Values\n\n- \(span)\n",
        "## Values\n\n- `` value = \(span.dropFirst(3))\n",
        "## Validations\n\n- \(span), on `name`: Text\n",
        "## Types\n\n- \(span)\n",
        "## Services\n\n- \(span)\n",
        "## Rules\n\n- \(span)\n",
        "## Commands\n\n### `go`\n\n- enabled when \(span)\n\n1. \(span)\n",
        "## Scenarios\n\n### One\n\n- set \(span)\n- expect \(span)\n",
    ]
    let flow = """
        # Fuzz

        ## Fields

        - `name: String`, trimmed
        - `count: Int?`
        - `price: Decimal`
        - `kind: first | second(text: String)`
        - `day: Date`
        - `isOn: Bool`

        \(statements[Int(first) % statements.count])
        """
    let source = SourceText(path: "Specs/Fuzz.flow.md", text: flow)
    let spec = FlowChecker.check([source])[0]
    _ = DiagnosticPrinter(source).text(of: spec.diagnostics)
    guard spec.flow != nil else { return }
    let output = FlowGenerator(module: "ViewModels").generate([source])
    precondition(output.viewModels.count == 1, "a right spec generates")
}
