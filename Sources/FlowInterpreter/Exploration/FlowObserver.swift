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

    public init(_ program: FlowProgram) { self.init(program, leavingOutConstants: false) }

    /// - Parameter leavesOutConstants: Whether that is left out which is the same whatever happens, such as the errors of a field without rules.
    init(_ program: FlowProgram, leavingOutConstants leavesOutConstants: Bool) {
        var entries: [(name: String, read: (RunningFlow) throws(Interruption) -> Value)] = []
        func add(_ name: String, _ read: @escaping (RunningFlow) throws(Interruption) -> Value) { entries.append((name, read)) }
        let flow = program.flow
        func add(_ state: Reference.State) {
            add(state.rawValue) { flow throws(Interruption) in try flow.value(ofSteps: state, at: flow.program.flow.titleRange) }
        }
        if !flow.outcomes.isEmpty { add("outcome") { flow in flow.outcome ?? Value.none } }
        for (index, field) in flow.fields.enumerated() {
            add(field.name.text) { flow throws(Interruption) in try flow.value(ofField: index, false) }
        }
        for (index, value) in flow.values.enumerated() {
            add(value.name.text) { flow throws(Interruption) in try flow.value(ofDerived: index) }
        }
        if !flow.steps.isEmpty { add(Reference.State.currentStep) }
        func add(_ states: [Reference.State]) {
            for (index, field) in flow.fields.enumerated() {
                for state in states where !leavesOutConstants || program.canChange(state, ofField: index) {
                    add("\(field.name.text).\(state.rawValue)") { flow throws(Interruption) in
                        try flow.value(of: state, ofField: index, at: field.name.range)
                    }
                }
            }
        }
        add([.error, .warning])
        add("errors") { flow throws(Interruption) in .array(try flow.errors().map { .string($0) }) }
        add("isValid") { flow throws(Interruption) in .bool(try flow.isValid()) }
        if flow.undoLimit != nil {
            for state in [Reference.State.canUndo, .canRedo] {
                add(state.rawValue) { flow throws(Interruption) in
                    try flow.state(of: Reference(.flow, state: state), at: flow.program.flow.titleRange)
                }
            }
        }
        for (index, command) in flow.commands.enumerated() {
            add("\(command.name.text).isEnabled") { flow throws(Interruption) in .bool(try flow.isEnabled(index)) }
            add("\(command.name.text).isExecuting") { flow in .bool(flow.commands[index].isExecuting) }
        }
        add([.errors, .isValid, .isActive, .isPending])
        for (index, field) in flow.fields.enumerated() where field.hasText {
            add("\(field.name.text).text") { flow in .string(flow.fields[index].text) }
        }
        for (index, field) in flow.fields.enumerated() where field.typedInParts != nil {
            for part in Field.DatePart.allCases {
                add("\(field.name.text).\(part).text") { flow in .string(flow.text(ofPart: part, ofField: index)) }
            }
        }
        for (index, command) in flow.commands.enumerated() {
            add("\(command.name.text).reasonsForBeingDisabled") { flow throws(Interruption) in
                .array(try flow.reasonsForBeingDisabled(index).map { .string($0.message) })
            }
        }
        if !flow.steps.isEmpty {
            for state in Reference.State.ofSteps where state != .currentStep { add(state) }
            for (index, step) in flow.steps.enumerated() {
                for state in Self.statesOfStep {
                    add("steps.\(step.name.text).\(state.memberName)") { flow throws(Interruption) in
                        try flow.value(of: state, ofStep: index, at: step.name.range)
                    }
                }
            }
        }
        names = entries.map(\.name)
        reads = entries.map(\.read)
    }

    private static let statesOfStep: [Reference.State] = [
        .errors, .isValid, .isComplete, .isVisited, .isActive, .isPending, .stepTitle,
    ]

    /// What is read at the moment, in the order of ``names``.
    public func values(of flow: RunningFlow) throws(Interruption) -> [Value] {
        var result: [Value] = []
        result.reserveCapacity(reads.count)
        for read in reads { result.append(try read(flow)) }
        return result
    }

    /// What is read under one of the names.
    func value(_ index: Int, of flow: RunningFlow) throws(Interruption) -> Value { try reads[index](flow) }
}

extension FlowProgram {
    /// Whether something that is read of a field is not the same whatever happens.
    fileprivate func canChange(_ state: Reference.State, ofField index: Int) -> Bool {
        switch state {
        case .isActive: flow.fields[index].condition != nil
        case .isPending: fieldRules[index].contains { waits[$0] }
        case .warning: fieldRules[index].contains { flow.validations.rules[$0].isWarning }
        case .isValid: !fieldRules[index].isEmpty || flow.fields[index].isTyped
        // A command's failure may be shown on any field.
        default: true
        }
    }
}

extension Field {
    /// Whether what is typed may be no value.
    var isTyped: Bool { typedAsText != nil || typedInParts != nil }

    /// Whether the user types it.
    var hasText: Bool { (type == .string || typedAsText != nil) && !isSetByCommands }
}
