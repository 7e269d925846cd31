import FlowSpec

/// Looks for edits after which as many rules hold, and as many commands are enabled, as possible.
struct StartSearch {
    typealias Edit = RunningFlow.Edit

    let program: FlowProgram
    let trial: Trial
    let changes: AtomChanges
    let equalFields: EqualFields
    /// Commands whose conditions say the same, mostly that the flow is valid: one of them, and how many they are.
    private let commands: [(command: Int, count: Int)]

    init(program: FlowProgram, trial: Trial, changes: AtomChanges) {
        self.program = program
        self.trial = trial
        self.changes = changes
        equalFields = EqualFields(program)
        commands = program.editsAreIndependent ? Self.commandsByCondition(program) : program.flow.commands.indices.map { ($0, 1) }
    }

    private static func commandsByCondition(_ program: FlowProgram) -> [(command: Int, count: Int)] {
        var result: [(command: Int, count: Int)] = []
        var places: [Reference: Int] = [:]
        for (index, condition) in program.commandConditions.enumerated() {
            guard case .reference(let reference, _)? = condition?.kind else {
                result.append((index, 1))
                continue
            }
            if let place = places[reference] {
                result[place].count += 1
            } else {
                places[reference] = result.count
                result.append((index, 1))
            }
        }
        return result
    }

    /// How far a state is from a good one; less is better.
    private struct Distance: Comparable {
        var failing = Int.max
        /// How many parts of the failing rules' conditions do not hold.
        var unfulfilled = 0
        var disabled = 0
        /// The same for the disabled commands.
        var unmet = 0

        static func < (one: Distance, other: Distance) -> Bool {
            (one.failing, one.unfulfilled, one.disabled, one.unmet) < (other.failing, other.unfulfilled, other.disabled, other.unmet)
        }

        /// Whether more rules hold, or more of them.
        func isNearer(than other: Distance) -> Bool { (failing, unfulfilled) < (other.failing, other.unfulfilled) }
    }

    /// A state that was looked at closely: of one that differs from it by few edits, only that is looked at which hangs on these.
    private struct State {
        var edits: [Edit]
        var distance = Distance()
        /// How many parts of its condition do not hold, of each requirement that fails.
        var unfulfilled: [Int: Int] = [:]
        /// How many fields have a text that stands for no value.
        var unreadable = 0
    }

    /// Begins with the best of what scenarios enter, and improves it edit by edit.
    func start() -> [Edit] {
        let untouched = self.state([])
        var best = untouched
        for edits in statesOfScenarios() {
            // Of two that are as good, the one that enters less.
            let found = self.state(untouched, changedBy: edits) { distance in
                distance < best.distance || (distance == best.distance && edits.count < best.edits.count)
            }
            if let found { best = found }
        }
        return enabling(improved(best.edits, keeping: []))
    }

    /// The state with edits that enable more commands, as far as no rule suffers.
    private func enabling(_ state: [Edit]) -> [Edit] {
        var best = self.state(state)
        for condition in program.commandConditions.compactMap(\.self) where best.distance.disabled > 0 {
            guard read(best.edits, { flow throws(Interruption) in try flow.value(of: condition) }) == .bool(false) else { continue }
            for change in Atom.atoms(of: condition, in: program).flatMap({ self.changes(of: $0.expression, best.edits) }) {
                if let nearer = self.state(best, changedBy: change, if: { $0 < best.distance }) { best = nearer }
            }
        }
        return best.edits
    }

    /// The state with edits of other fields than `fields`, so that more rules hold.
    func improved(_ state: [Edit], keeping fields: Set<String>) -> [Edit] {
        var best = self.state(state)
        for rule in program.requirements where best.distance.failing > 0 {
            guard read(best.edits, { flow throws(Interruption) in try flow.holds(rule) }) == false else { continue }
            for atom in Atom.atoms(of: program.ruleConditions[rule], in: program) {
                for change in self.changes(of: atom.expression, best.edits) where !change.contains(where: { fields.contains($0.field) }) {
                    let following = equalFields.followers(of: Set(change.map(\.field)), besideRule: nil).compactMap { follower in
                        fields.contains(follower.field) ? nil : change[follower.leader].map { Edit(follower.field, $0) }
                    }
                    let nearer = self.state(best, changedBy: change.merging(following)) { $0.isNearer(than: best.distance) }
                    if let nearer { best = nearer }
                }
            }
        }
        return best.edits
    }

    /// What scenarios enter before the first command runs and before time passes, after each step.
    private func statesOfScenarios() -> [[Edit]] {
        var states: [[Edit]] = []
        for actions in program.flow.scenarioActions {
            var state: [Edit] = []
            for action in actions {
                if case .answer = action { continue }
                guard case .edit(let edits) = action else { break }
                state = state.merging(edits)
                if !states.contains(state) { states.append(state) }
            }
        }
        return states
    }

    private func changes(of atom: TypedExpression, _ state: [Edit]) -> [[Edit]] {
        let fields = changes.editableFields(of: atom)
        return changes.changes(of: atom, from: state).core
            + fields.flatMap { field in changes.entered.ofScenarios(field).map { [Edit(field.name.text, $0)] } }
    }

    // MARK: Looking at states

    private func read<Result>(_ state: [Edit], _ body: (RunningFlow) throws(Interruption) -> Result?) -> Result? {
        flow(state, changedBy: []).flatMap { Trial.read($0, body) }
    }

    /// Where it is all the same, the change is made by itself, for which a copy of the flow before it is enough.
    private func flow(_ state: [Edit], changedBy change: [Edit]) -> RunningFlow? {
        trial.flow(after: program.editsAreIndependent ? [state, change] : [state.merging(change)])
    }

    private func state(_ edits: [Edit]) -> State {
        read(edits) { flow throws(Interruption) in try state(edits, of: flow) } ?? State(edits: edits)
    }

    /// The state with the edits, if it comes as near as it should.
    private func state(_ state: State, changedBy change: [Edit], if isBetter: (Distance) -> Bool) -> State? {
        guard let flow = flow(state.edits, changedBy: change) else { return nil }
        return Trial.read(flow) { flow throws(Interruption) in
            guard let rules = flow.changedRules, state.distance.failing != .max else {
                let found = try self.state(state.edits.merging(change), of: flow)
                return isBetter(found.distance) ? found : nil
            }
            var distance = state.distance
            var unfulfilled: [(rule: Int, count: Int)] = []
            for rule in rules where !program.isWarning[rule] {
                if let before = state.unfulfilled[rule] {
                    distance.failing -= 1
                    distance.unfulfilled -= before
                }
                guard !(try flow.holds(rule)) else { continue }
                let count = Self.unfulfilled(program.ruleConditions[rule], flow)
                unfulfilled.append((rule, count))
                distance.failing += 1
                distance.unfulfilled += count
            }
            let unreadable = try unreadable(flow)
            distance.failing += unreadable - state.unreadable
            (distance.disabled, distance.unmet) = try disabled(flow)
            guard isBetter(distance) else { return nil }
            var result = state
            result.edits = trial.merge(state.edits, change)
            (result.distance, result.unreadable) = (distance, unreadable)
            for rule in rules { result.unfulfilled[rule] = nil }
            for (rule, count) in unfulfilled { result.unfulfilled[rule] = count }
            return result
        }
    }

    private func state(_ edits: [Edit], of flow: RunningFlow) throws(Interruption) -> State {
        var state = State(edits: edits)
        for rule in program.requirements where !(try flow.holds(rule)) {
            state.unfulfilled[rule] = Self.unfulfilled(program.ruleConditions[rule], flow)
        }
        state.unreadable = try unreadable(flow)
        let (disabled, unmet) = try disabled(flow)
        state.distance = Distance(
            failing: state.unfulfilled.count + state.unreadable, unfulfilled: state.unfulfilled.values.reduce(0, +), disabled: disabled,
            unmet: unmet)
        return state
    }

    private func unreadable(_ flow: RunningFlow) throws(Interruption) -> Int {
        var count = 0
        for field in program.typedFields where !(try flow.isReadable(field)) { count += 1 }
        return count
    }

    /// How many commands are disabled, and how many parts of their conditions do not hold.
    private func disabled(_ flow: RunningFlow) throws(Interruption) -> (disabled: Int, unmet: Int) {
        var (disabled, unmet) = (0, 0)
        for (command, count) in commands where !(try flow.isEnabled(command)) {
            disabled += count
            unmet += count * (program.commandConditions[command].map { Self.unfulfilled($0, flow) } ?? 0)
        }
        return (disabled, unmet)
    }

    /// How many operands of `&&` do not hold. What waits for an answer cannot be evaluated, and counts as one that holds.
    private static func unfulfilled(_ condition: TypedExpression, _ flow: RunningFlow) -> Int {
        Readings.operands(of: condition).count { (try? flow.value(of: $0)) == .bool(false) }
    }
}
