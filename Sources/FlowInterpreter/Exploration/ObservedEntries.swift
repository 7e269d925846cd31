import FlowSpec

/// What can be read of a flow and its parts, by the names under which a scenario reads it.
struct ObservedEntries {
    typealias Read = (RunningFlow) throws(Interruption) -> Value?

    let leavesOutConstants: Bool
    private(set) var all: [(name: String, read: Read)] = []

    init(leavesOutConstants: Bool) { self.leavesOutConstants = leavesOutConstants }

    mutating func add(_ program: FlowProgram) {
        let flow = program.flow
        let members = Member.members(of: program)
        if !flow.outcomes.isEmpty { add("outcome") { flow in flow.outcome ?? Value.none } }
        for member in members { addValues(of: member) }
        if !flow.steps.isEmpty { add(.currentStep) }
        add([.error, .warning], of: members)
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
        add([.errors, .isValid, .isActive, .isPending], of: members)
        for member in members { addTexts(of: member) }
        for (index, command) in flow.commands.enumerated() {
            add("\(command.name.text).reasonsForBeingDisabled") { flow throws(Interruption) in
                .array(try flow.reasonsForBeingDisabled(index).map { .string($0.message) })
            }
        }
        addSteps(of: flow)
    }

    // MARK: Steps

    private mutating func add(_ state: Reference.State) {
        add(state.rawValue) { flow throws(Interruption) in try flow.value(ofSteps: state, at: flow.program.flow.titleRange) }
    }

    private mutating func addSteps(of flow: Flow) {
        if flow.steps.isEmpty { return }
        for state in Reference.State.ofSteps where state != .currentStep { add(state) }
        for (index, step) in flow.steps.enumerated() {
            for state in Self.statesOfStep {
                add("steps.\(step.name.text).\(state.memberName)") { flow throws(Interruption) in
                    try flow.value(of: state, ofStep: index, at: step.name.range)
                }
            }
        }
    }

    private static let statesOfStep: [Reference.State] = [.errors, .isValid, .isComplete, .isVisited, .isActive, .isPending, .stepTitle]

    private mutating func add(_ name: String, _ read: @escaping Read) { all.append((name, read)) }

    // MARK: The flow and its parts

    /// The flow itself, one of its parts, or one of the first rows of a list.
    private struct Member {
        /// What stands before the names in it.
        let prefix: String
        let program: FlowProgram
        /// Whether somebody asks for errors of it as a whole.
        let isPart: Bool
        let isRow: Bool
        let find: (RunningFlow) -> RunningFlow?

        static func members(of program: FlowProgram) -> [Member] {
            members(of: Member(prefix: "", program: program, isPart: false, isRow: false) { $0 })
        }

        private static func members(of whole: Member) -> [Member] {
            var result = [whole]
            for (number, part) in whole.program.flow.parts.enumerated() {
                let rows = part.isList ? FlowObserver.rowCount : 1
                for row in 0..<rows {
                    let prefix = "\(whole.prefix)\(part.name.text)\(part.isList ? "[\(row)]" : "")."
                    result += members(
                        of: Member(prefix: prefix, program: whole.program.parts[number], isPart: true, isRow: part.isList) { flow in
                            whole.find(flow).flatMap { $0.parts[number].rows.dropFirst(row).first }
                        })
                }
            }
            return result
        }
    }

    private mutating func add(_ name: String, of member: Member, _ read: @escaping Read) {
        add(member.prefix + name) { flow throws(Interruption) in
            guard let found = member.find(flow) else { return nil }
            return try read(found)
        }
    }

    private mutating func addValues(of member: Member) {
        for (index, field) in member.program.flow.fields.enumerated() {
            add(field.name.text, of: member) { flow throws(Interruption) in try flow.value(ofField: index, false) }
        }
        for (index, value) in member.program.flow.values.enumerated() {
            add(value.name.text, of: member) { flow throws(Interruption) in try flow.value(ofDerived: index) }
        }
        for (number, part) in member.program.flow.parts.enumerated() where part.isList {
            add("\(part.name.text).count", of: member) { flow throws(Interruption) in
                .int(try flow.isActive(part: number) ? flow.parts[number].rows.count : 0)
            }
        }
    }

    private mutating func add(_ states: [Reference.State], of members: [Member]) {
        for member in members {
            for (index, field) in member.program.flow.fields.enumerated() {
                for state in states where !leavesOutConstants || member.isPart || member.program.canChange(state, ofField: index) {
                    add("\(field.name.text).\(state.rawValue)", of: member) { flow throws(Interruption) in
                        try flow.value(of: state, at: .field(flow, index), field.name.range)
                    }
                }
            }
            for state in states where member.isRow {
                add(state.rawValue, of: member) { flow throws(Interruption) in
                    try flow.value(of: state, at: .row(flow), flow.program.flow.titleRange)
                }
            }
            for (number, part) in member.program.flow.parts.enumerated() {
                for state in states {
                    add("\(part.name.text).\(state.rawValue)", of: member) { flow throws(Interruption) in
                        try flow.value(of: state, at: .part(flow, number), part.name.range)
                    }
                }
            }
        }
    }

    private mutating func addTexts(of member: Member) {
        for (index, field) in member.program.flow.fields.enumerated() where field.hasText {
            add("\(field.name.text).text", of: member) { flow in .string(flow.fields[index].text) }
        }
        for (index, field) in member.program.flow.fields.enumerated() where field.typedInParts != nil {
            for part in Field.DatePart.allCases {
                add("\(field.name.text).\(part).text", of: member) { flow in .string(flow.text(ofPart: part, ofField: index)) }
            }
        }
    }
}

extension FlowProgram {
    /// Whether something that is read of a field is not the same whatever happens.
    fileprivate func canChange(_ state: Reference.State, ofField index: Int) -> Bool {
        switch state {
        case .isActive: flow.fields[index].condition != nil
        case .isPending: rules(onField: index).contains { waits[$0] }
        case .warning: rules(onField: index).contains { flow.validations.rules[$0].isWarning }
        case .isValid: !rules(onField: index).isEmpty || flow.fields[index].isTyped
        // A command's failure may be shown on any field.
        default: true
        }
    }
}
