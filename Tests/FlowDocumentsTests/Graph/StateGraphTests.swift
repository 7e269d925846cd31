import FlowSpec
import Testing

@testable import FlowDocuments

/// How a field gets from one state to another.
@Suite struct StateGraphTests {
    private static func spec(field: String, steps: String, values: String = "") -> String {
        """
        # States

        ## Types

        - `State: a | b | c`

        ## Services

        - `ask() async throws -> Bool`
        - `pick() async -> State`

        ## Fields

        - `text: String`
        - `isOn: Bool`
        - `state: State\(field)

        \(values.isEmpty ? "" : "## Values\n\n\(values)\n")
        ## Commands

        ### `go`

        \(steps)
        """
    }

    private static func transitions(_ spec: String) throws -> [String] {
        let flow = try Flows.flow(spec)
        let field = try #require(flow.fields.first { $0.name.text == "state" })
        let graph = try #require(StateGraph(of: field, in: flow))
        return graph.transitions.map { transition in
            let source = transition.source.map { $0.replacing("state_", with: "") } ?? "*"
            let guards = transition.guards.isEmpty ? "" : " [\(transition.guards.joined(separator: ", "))]"
            return "\(source) → \(transition.target.replacing("state_", with: "")): \(transition.trigger)\(guards)"
        }
    }

    @Test(arguments: [
        // What is set before the command waits is seen, what is set afterwards too.
        ("`, set by commands", "1. `state = .b`\n2. `ask()`\n3. `state = .c`", "", ["* → b: go", "b → c: go"]),
        // What nobody sees is no state.
        ("`, set by commands", "1. `state = .b`\n2. `state = .c`", "", ["a → c: go"]),
        // A choice that something else decides.
        ("`, set by commands", "1. `state = isOn ? .b : .c`", "", ["* → b: go [isOn]", "* → c: go [!isOn]"]),
        // One that the state decides.
        ("`, set by commands", "1. `state = state == .a ? .b : .a`", "", ["a → b: go", "b → a: go"]),
        ("`, set by commands", "- enabled when `state == .a && isOn`\n\n1. `state = .b`", "", ["a → b: go [isOn]"]),
        ("`, set by commands", "- enabled when `isFirst`\n\n1. `state = .b`", "- `isFirst = state != .b && state != .c`", ["a → b: go"]),
        // Branches, and steps that end the command.
        (
            "`, set by commands", "1. when `text == \"x\"`\n   1. `state = .b`\n2. otherwise\n   1. `state = .c`", "",
            ["* → b: go [text == \"x\"]", "* → c: go [text != \"x\"]"]
        ),
        (
            "`, set by commands", "1. `isRight = ask()`\n2. fails when `!isRight`: No\n3. `state = .b`", "", ["a → b: go [isRight]"]
        ),
        // A failure, and a change that takes the command back.
        (
            "`, set by commands", "- cancelled when `text` changes\n\n1. `state = .b`\n2. `ask()`\n\n- on failure: `state = .c`, No", "",
            ["* → b: go", "b → c: go fails", "b → a: text changes", "b → c: text changes"]
        ),
        // A result that may be anything.
        ("`, set by commands", "- enabled when `state == .a`\n\n1. `state = pick()`", "", ["a → b: go", "a → c: go"]),
        // Resets.
        (
            "`, set by commands, resets when `text` or `isOn` changes, resets after 10 min", "1. `state = .b`", "",
            ["a → b: go", "b → a: text or isOn changes", "b → a: after 10 min"]
        ),
        // The user's own edits lead everywhere.
        (" = .b`", "1. `ask()`", "", ["* → a: edited", "* → b: edited", "* → c: edited"]),
    ])
    func follows(field: String, steps: String, values: String, expected: [String]) throws {
        let found = try Self.transitions(Self.spec(field: field, steps: steps, values: values))
        #expect(found == expected, "\(found)")
    }

    /// Many choices one behind the other are no reason to follow each combination.
    @Test func endsSoon() throws {
        let steps = (1...24).map { "\($0). when `text.count > \($0)`\n    1. `state = .b`" }.joined(separator: "\n")
        #expect(try Self.transitions(Self.spec(field: "`, set by commands", steps: steps)).contains { $0.hasPrefix("a → b: go") })
    }

    @Test(arguments: Flows.all)
    func everyTransitionHasItsEnds(flow: Flow) throws {
        for field in StateGraph.fields(of: flow) {
            let graph = try #require(StateGraph(of: field, in: flow))
            let ids = graph.states.map(\.id)
            #expect(Set(ids).count == ids.count)
            for transition in graph.transitions {
                #expect(ids.contains(transition.target) && (transition.source.map { ids.contains($0) } ?? true))
                #expect(transition.source != transition.target)
            }
        }
    }
}
