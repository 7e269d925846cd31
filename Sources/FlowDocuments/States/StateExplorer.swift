import FlowSpec

/// Follows the commands of a flow to find how a field gets from one state to another.
struct StateExplorer {
    struct Transition: Hashable {
        let source: Int
        let target: Int
        let cause: StateGraph.Transition.Cause
        let trigger: String
        let guards: [String]

        /// Whether only the state differs from which they lead.
        func isAlike(_ other: Transition) -> Bool {
            target == other.target && cause == other.cause && trigger == other.trigger && guards == other.guards
        }
    }

    private(set) var transitions: [Transition] = []
    private(set) var start: Int?
    private let field: Field
    private let flow: Flow
    private let space: StateSpace
    private let conditions: StateConditions
    private var reached: Set<Int> = []

    init(_ field: Field, _ flow: Flow, _ space: StateSpace) {
        self.field = field
        self.flow = flow
        self.space = space
        conditions = StateConditions(field: field.name.text, flow: flow, space: space)
        start = space.state(of: field.start)
    }

    /// Finds all transitions between states that can be reached at all.
    mutating func explore() {
        reached = start.map { [$0] } ?? Set(space.all)
        if !field.isSetByCommands { reached = Set(space.all) }
        while true {
            transitions = []
            addEdits()
            for command in flow.commands { explore(command) }
            addResets()
            let all = reached.union(transitions.map(\.target))
            if all == reached { return }
            reached = all
        }
    }

    private mutating func add(_ transition: Transition) {
        if transition.source != transition.target, !transitions.contains(transition) { transitions.append(transition) }
    }

    private mutating func addEdits() {
        if field.isSetByCommands { return }
        for target in space.all {
            for source in reached.sorted() {
                add(Transition(source: source, target: target, cause: .edit, trigger: "edited", guards: []))
            }
        }
    }

    private mutating func addResets() {
        guard let start else { return }
        var triggers: [String] = []
        if !field.resetsWhenChanged.isEmpty { triggers.append("\(field.resetsWhenChanged.joined(separator: " or ")) changes") }
        if let time = field.resetsAfter { triggers.append("after \(FlowTexts.text(time))") }
        for trigger in triggers {
            for source in reached.sorted() {
                add(Transition(source: source, target: start, cause: .reset, trigger: trigger, guards: []))
            }
        }
    }

    private mutating func explore(_ command: Command) {
        guard command.assignedFields.contains(field.name.text) else { return }
        var run = CommandRun(command, field, conditions)
        run.follow(reached.sorted())
        for transition in run.transitions { add(transition) }
    }
}
