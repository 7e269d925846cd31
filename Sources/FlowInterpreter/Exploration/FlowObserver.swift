import FlowMarkdown
import FlowSpec

/// Reads everything of a running flow that an `expect` can read: of fields, values, commands, and the flow itself.
///
/// ```swift
/// let observer = FlowObserver(program)
/// zip(observer.names, try observer.values(of: flow))    // ("isValid", false), ("errors", []), …
/// ```
public struct FlowObserver {
    /// What is read, as a scenario writes it; the most telling first.
    public let names: [String]
    private let reads: [(RunningFlow) throws(Interruption) -> Value]

    public init(_ program: FlowProgram) {
        var entries: [(name: String, read: (RunningFlow) throws(Interruption) -> Value)] = []
        func add(_ name: String, _ read: @escaping (RunningFlow) throws(Interruption) -> Value) { entries.append((name, read)) }
        let flow = program.flow
        if !flow.outcomes.isEmpty { add("outcome") { flow in flow.outcome ?? Value.none } }
        for (index, field) in flow.fields.enumerated() {
            add(field.name.text) { flow throws(Interruption) in try flow.value(ofField: index, false) }
        }
        for (index, value) in flow.values.enumerated() {
            add(value.name.text) { flow throws(Interruption) in try flow.value(ofDerived: index) }
        }
        func add(_ states: [Reference.State]) {
            for (index, field) in flow.fields.enumerated() {
                for state in states {
                    add("\(field.name.text).\(state.rawValue)") { flow throws(Interruption) in
                        try flow.value(of: state, ofField: index, at: field.name.range)
                    }
                }
            }
        }
        add([.error, .warning])
        add("errors") { flow throws(Interruption) in .array(try flow.errors().map { .string($0) }) }
        add("isValid") { flow throws(Interruption) in .bool(try flow.isValid()) }
        for (index, command) in flow.commands.enumerated() {
            add("\(command.name.text).isEnabled") { flow throws(Interruption) in .bool(try flow.isEnabled(index)) }
            add("\(command.name.text).isExecuting") { flow in .bool(flow.commands[index].isExecuting) }
        }
        add([.errors, .isValid, .isActive, .isPending])
        for (index, field) in flow.fields.enumerated() where field.hasText {
            add("\(field.name.text).text") { flow in .string(flow.fields[index].text) }
        }
        names = entries.map(\.name)
        reads = entries.map(\.read)
    }

    /// What is read at the moment, in the order of ``names``.
    public func values(of flow: RunningFlow) throws(Interruption) -> [Value] {
        var result: [Value] = []
        result.reserveCapacity(reads.count)
        for read in reads { result.append(try read(flow)) }
        return result
    }
}

extension Field {
    /// Whether the user types it.
    var hasText: Bool { (type == .string || typedAsText != nil) && !isSetByCommands }
}
