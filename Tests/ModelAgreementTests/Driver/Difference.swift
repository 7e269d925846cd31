import FlowInterpreter
import FlowSpec
import Foundation

/// Where the two ways of running a flow part, as a scenario that can be put into its spec.
struct Difference: CustomStringConvertible {
    let flow: Flow
    let actions: [FlowAction]
    /// What can be seen, by name, where it is not the same; in the order of the names.
    let parts: [(name: String, compiled: Value?, interpreted: Value?)]

    var description: String {
        let steps = actions.map { "- \($0.step(of: flow, today: .now))\n" }.joined()
        func text(_ value: Value?) -> String { value.map { "\($0)" } ?? "nothing of that name" }
        let expectations = parts.map { "- expect `\($0.name) == \(text($0.interpreted))`: the compiled flow has `\(text($0.compiled))`\n" }
        return "### A difference\n\n" + steps + expectations.joined()
    }
}
