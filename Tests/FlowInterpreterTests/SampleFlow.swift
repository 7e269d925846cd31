import FlowMarkdown
import FlowSpec
import Testing

/// A small flow, to which a test adds scenarios.
enum SampleFlow {
    static let spec = """
        # Sample

        ## Types

        - `Status: open | closed(reason: String)`
        - `User`, from `Accounts`

        ## Services

        - `load(name: String) async throws -> Int`
        - `limit() -> Int`

        ## Fields

        - `name: String`, trimmed
        - `count: Int`
        - `status: Status = .open`, set by commands
        - `user: User?`

        ## Validations

        - `name.count > 2`: The name is too short
        - `name.count < 9`, on `name`: The name is too long

        ## Outcomes

        - `loaded(count: Int)`

        ## Commands

        ### `send`

        - enabled when `name.count > 2 && count < limit()`
        - on failure: It could not be sent

        1. `status = .closed(reason: name)`
        2. `found = load(name: name)`
        3. fails when `found < 0`: There are `found`
        4. goes to `loaded(count: found * count)`

        ## Scenarios

        """

    /// The flow with these scenarios.
    static func flow(_ scenarios: String) throws -> Flow {
        let source = SourceText(path: "Specs/Sample.flow.md", text: spec + "\n" + scenarios + "\n")
        let checked = try #require(FlowChecker.check([source]).first)
        return try #require(checked.flow, "\(DiagnosticPrinter(source).text(of: checked.diagnostics))")
    }

    /// The flow with one scenario of these steps.
    static func flow(steps: [String]) throws -> Flow {
        try flow("### It works\n\n" + steps.map { "- \($0)\n" }.joined())
    }
}
