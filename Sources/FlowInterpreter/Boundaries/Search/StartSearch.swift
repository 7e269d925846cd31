import FlowSpec

/// Looks for edits after which as many rules hold, and as many commands are enabled, as possible.
struct StartSearch {
    typealias Edit = RunningFlow.Edit

    let program: FlowProgram
    let trial: Trial
    let changes: AtomChanges
    let equalFields: EqualFields

    init(program: FlowProgram, trial: Trial, changes: AtomChanges) {
        self.program = program
        self.trial = trial
        self.changes = changes
        equalFields = EqualFields(program)
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

    /// Begins with the best of what scenarios enter, and improves it edit by edit.
    func start() -> [Edit] {
        var best: [Edit] = []
        var distance = self.distance(of: [])
        for state in statesOfScenarios() {
            let found = self.distance(of: state)
            // Of two that are as good, the one that enters less.
            if found < distance || (found == distance && state.count < best.count) { (best, distance) = (state, found) }
        }
        return enabling(improved(best, keeping: []))
    }

    /// The state with edits that enable more commands, as far as no rule suffers.
    private func enabling(_ state: [Edit]) -> [Edit] {
        var best = state
        var distance = self.distance(of: state)
        for condition in program.flow.commands.compactMap(\.condition) where distance.disabled > 0 {
            guard trial.read(after: [best], { flow throws(Interruption) in try flow.value(of: condition) }) == .bool(false) else {
                continue
            }
            for change in Atom.atoms(of: condition, in: program).flatMap({ self.changes(of: $0.expression, best) }) {
                let found = self.distance(of: best.merging(change))
                if found < distance { (best, distance) = (best.merging(change), found) }
            }
        }
        return best
    }

    /// The state with edits of other fields than `fields`, so that more rules hold.
    func improved(_ state: [Edit], keeping fields: Set<String>) -> [Edit] {
        var best = state
        var distance = self.distance(of: state)
        for rule in program.requirements where distance.failing > 0 {
            guard trial.read(after: [best], { flow throws(Interruption) in try flow.holds(rule) }) == false else { continue }
            let condition = program.flow.validations.rules[rule].condition
            for atom in Atom.atoms(of: condition, in: program) {
                for change in self.changes(of: atom.expression, best) where !change.contains(where: { fields.contains($0.field) }) {
                    let following = equalFields.followers(of: Set(change.map(\.field)), besideRule: nil).compactMap { follower in
                        fields.contains(follower.field) ? nil : change[follower.leader].map { Edit(follower.field, $0) }
                    }
                    let state = best.merging(change).merging(following)
                    let found = self.distance(of: state)
                    if found.isNearer(than: distance) { (best, distance) = (state, found) }
                }
            }
        }
        return best
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

    private func distance(of state: [Edit]) -> Distance {
        let found = trial.read(after: [state]) { flow throws(Interruption) -> Distance? in
            var distance = Distance(failing: 0)
            for rule in program.requirements where !(try flow.holds(rule)) {
                distance.failing += 1
                distance.unfulfilled += Self.unfulfilled(program.flow.validations.rules[rule].condition, flow)
            }
            for field in program.flow.fields.indices where !(try flow.isReadable(field)) { distance.failing += 1 }
            for (index, command) in program.flow.commands.enumerated() where !(try flow.isEnabled(index)) {
                distance.disabled += 1
                distance.unmet += command.condition.map { Self.unfulfilled($0, flow) } ?? 0
            }
            return distance
        }
        return found ?? Distance()
    }

    /// How many operands of `&&` do not hold. What waits for an answer cannot be evaluated, and counts as one that holds.
    private static func unfulfilled(_ condition: TypedExpression, _ flow: RunningFlow) -> Int {
        Readings.operands(of: condition).count { (try? flow.value(of: $0)) == .bool(false) }
    }
}
