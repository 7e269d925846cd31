import FlowInterpreter
import FlowSpec

/// Where the two ways of running a flow part, as a scenario that can be put into its spec.
struct Difference: CustomStringConvertible {
    let actions: [Action]
    /// What can be seen, by name, where it is not the same; in the order of the names.
    let parts: [(name: String, compiled: Value?, interpreted: Value?)]

    var description: String {
        let steps = actions.map { "- \(Self.step($0))\n" }.joined()
        func text(_ value: Value?) -> String { value.map { "\($0)" } ?? "nothing of that name" }
        let expectations = parts.map { "- expect `\($0.name) == \(text($0.interpreted))`: the compiled flow has `\(text($0.compiled))`\n" }
        return "### A difference\n\n" + steps + expectations.joined()
    }

    private static func step(_ action: Action) -> String {
        switch action {
        case .edit(let edits):
            let texts = edits.map { edit in
                switch edit.entry {
                case .value(let value): "`\(edit.field) = \(value)`"
                case .text(let text): "`\(edit.field).text = \(Value.string(text))`"
                }
            }
            return "set " + texts.joined(separator: ", ")
        case .touch(let field): return "(the user leaves `\(field)`)"
        case .start(let command, let input):
            return "start `\(command)`" + (input.isEmpty ? "" : " with " + input.map { "`\($0)`" }.joined(separator: ", "))
        case .askAgain(let field): return "(what could not be checked on `\(field)` is asked again)"
        case .cancel(let command): return "(`\(command)` is cancelled)"
        case .retry(let command): return "(`\(command)` is repeated)"
        case .answer(let service, .returns(let value)): return "`\(service)` returns `\(value)`"
        case .answer(let service, .throws(.value(let error))): return "`\(service)` throws `\(error)`"
        case .answer(let service, .throws(.any)): return "`\(service)` throws"
        case .advance(let milliseconds): return "after \(milliseconds) ms"
        case .reset: return "(the flow starts anew)"
        case .addRow(let list): return "add to `\(list)`"
        case .removeRow(let list, let index): return "remove `\(list)[\(index)]`"
        case .moveRow(let list, let index, let goal): return "move `\(list)[\(index)]` to `\(list)[\(goal)]`"
        }
    }
}
