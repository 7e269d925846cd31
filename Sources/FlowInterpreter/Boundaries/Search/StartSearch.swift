import FlowSpec

/// Looks for edits after which as many rules hold, and as many commands are enabled, as possible.
struct StartSearch {
    typealias Edit = RunningFlow.Edit

    let program: FlowProgram
    let trial: Trial
    let changes: AtomChanges

    /// How far a state is from a good one; less is better.
    private struct Distance: Comparable {
        var failing = Int.max
        var disabled = 0

        static func < (one: Distance, other: Distance) -> Bool { (one.failing, one.disabled) < (other.failing, other.disabled) }
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
        return improved(best, keeping: [])
    }

    /// The state with edits of other fields than `fields`, so that more rules hold.
    func improved(_ state: [Edit], keeping fields: Set<String>) -> [Edit] {
        var best = state
        var distance = self.distance(of: state)
        for rule in program.requirements where distance.failing > 0 {
            guard trial.read(after: [best], { flow throws(Interruption) in try flow.holds(rule) }) == false else { continue }
            let condition = program.flow.validations.rules[rule].condition
            for atom in Atom.atoms(of: condition, in: program) {
                for change in self.changes(of: atom, best) where !change.contains(where: { fields.contains($0.field) }) {
                    let state = best.merging(change)
                    let found = self.distance(of: state)
                    if found.failing < distance.failing { (best, distance) = (state, found) }
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
            for rule in program.requirements where !(try flow.holds(rule)) { distance.failing += 1 }
            for field in program.flow.fields.indices where !(try flow.isReadable(field)) { distance.failing += 1 }
            for command in program.flow.commands.indices where !(try flow.isEnabled(command)) { distance.disabled += 1 }
            return distance
        }
        return found ?? Distance()
    }
}
