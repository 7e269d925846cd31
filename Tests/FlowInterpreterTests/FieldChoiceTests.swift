import FlowMarkdown
import FlowSpec
import Testing

@testable import FlowInterpreter

/// “At least one of”, “exactly one of” and “all or none of”: what counts as filled in, and what follows.
@Suite struct FieldChoiceTests {
    private static let spec = """
        # Choices

        ## Fields

        - `isShown: Bool = true`
        - `text: String`, trimmed
        - `note: String?`
        - `number: Int?`
        - `tags: [String]`
        - `ticked: Bool`
        - `hidden: String = "there"`, only when `isShown`

        ## Validations

        - shown at once
        - PHRASE: Choose
        """

    /// The fields that are marked by the rule after the edits; none if it holds.
    private func marked(_ phrase: String, _ edits: [RunningFlow.Edit]) throws -> [String] {
        let source = SourceText(path: "Choices.flow.md", text: Self.spec.replacing("PHRASE", with: phrase))
        let checked = try #require(FlowChecker.check([source]).first)
        let flow = try RunningFlow(
            FlowProgram(try #require(checked.flow, "\(DiagnosticPrinter(source).text(of: checked.diagnostics))")))
        try flow.edit(edits)
        let marked = try flow.program.flow.fields.indices.filter { try !flow.errors(of: .field(flow, $0)).isEmpty }
        #expect(try flow.errors() == (marked.isEmpty ? [] : ["Choose"]), "the message is listed once")
        #expect(try flow.isValid() == marked.isEmpty)
        return marked.map { flow.program.flow.fields[$0].name.text }
    }

    private static let all = ["text", "note", "number", "tags", "ticked"]

    /// Each alone is filled in, or not, by these values.
    @Test(
        arguments: [
            ([], false), ([.init("text", text: "a")], true), ([.init("text", text: "  ")], false), ([.init("note", .string("a"))], true),
            ([.init("note", .string(""))], false), ([.init("note", .none)], false), ([.init("number", .int(0))], true),
            ([.init("tags", .array([]))], false), ([.init("tags", .array([.string("")]))], true), ([.init("ticked", .bool(true))], true),
            ([.init("ticked", .bool(false))], false),
        ] as [([RunningFlow.Edit], Bool)])
    func isFilledIn(edits: [RunningFlow.Edit], isFilledIn: Bool) throws {
        let fields = "`text`, `note`, `number`, `tags` or `ticked`"
        #expect(try marked("at least one of \(fields)", edits) == (isFilledIn ? [] : Self.all))
        #expect(try marked("exactly one of \(fields)", edits) == (isFilledIn ? [] : Self.all))
        #expect(try marked("all or none of \(fields.replacing("or", with: "and"))", edits) == (isFilledIn ? Self.all : []))
    }

    @Test func severalAreMoreThanOne() throws {
        let two = [RunningFlow.Edit("text", text: "a"), .init("number", .int(1))]
        #expect(try marked("at least one of `text` or `number`", two) == [])
        #expect(try marked("exactly one of `text` or `number`", two) == ["text", "number"])
        #expect(try marked("all or none of `text` and `number`", two) == [])
        #expect(try marked("all or none of `text`, `number` and `note`", two) == ["text", "note", "number"])
    }

    /// An inactive field reads as its start value elsewhere, but is no field here.
    @Test func whatIsInactiveIsLeftOut() throws {
        let hide = RunningFlow.Edit("isShown", .bool(false))
        #expect(try marked("at least one of `text` or `hidden`", []) == [])
        #expect(try marked("at least one of `text` or `hidden`", [hide]) == ["text"])
        #expect(try marked("exactly one of `text` or `hidden`", [hide, .init("text", text: "a")]) == [])
        #expect(try marked("all or none of `text` and `hidden`", []) == ["text", "hidden"])
        #expect(try marked("all or none of `text` and `hidden`", [hide]) == [])
        #expect(try marked("all or none of `text`, `note` and `hidden`", [hide, .init("text", text: "a")]) == ["text", "note"])
    }
}
