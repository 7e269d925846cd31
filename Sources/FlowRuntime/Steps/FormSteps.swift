import FlowChecks
import Observation
import ReactiveCore

/// What the steps of all flows have in common, whatever their names. See ``FlowSteps``.
public class FormSteps: Observable {
    /// Held by the view model, which holds the steps as well.
    private(set) final weak var form: Form?
    private(set) final var all: [FormStep] = []
    /// Where the user went last, and where they have been.
    final let walk = MutableProperty(StepWalk())

    init(of form: Form) {
        self.form = form
        form.steps = self
    }

    final func add(_ step: FormStep) { all.append(step) }

    // MARK: Properties, made when first read

    /// Which steps are there, and not skipped.
    private(set) final lazy var presence: Property<[Bool]> = .derived(fromAll: all.map(\.activeness)) { $0 }
    private(set) final lazy var currentIndex: Property<Int> = .derived(from: walk, presence) { $0.current($1) }
    private final lazy var validities: Property<[Bool]> = .derived(fromAll: all.map(\.validity)) { $0 }
    private(set) final lazy var canLeave: Property<Bool> = .derived(from: walk, presence, currentIndex, validities) {
        walk, isThere, current, areValid in walk.next(isThere) != nil && areValid[current]
    }

    // MARK: Going

    final func goNext() -> Bool {
        change { isThere in walk.value.next(isThere).map { leave(for: $0, isThere) } ?? false }
    }

    final func goBack() -> Bool {
        change { isThere in
            guard let target = walk.value.previous(isThere) else { return false }
            go(to: target, isThere)
            return true
        }
    }

    /// Jumps to a step that has been visited.
    final func jump(to target: Int) -> Bool {
        change { isThere in
            let current = walk.value.current(isThere)
            if target == current { return true }
            guard isThere[target], walk.value.hasVisited(target, isThere) else { return false }
            if target > current { return leave(for: target, isThere) }
            go(to: target, isThere)
            return true
        }
    }

    final func canJump(to target: Int) -> Bool {
        walk.value.canGo(to: target, presence.value) { all[$0].isValid }
    }

    /// Leaves the current step forward, if each step on the way can be left. Its errors are shown.
    private func leave(for target: Int, _ isThere: [Bool]) -> Bool {
        for field in all[walk.value.current(isThere)].fields { field.reveal() }
        guard walk.value.passed(to: target, isThere).allSatisfy({ all[$0].isComplete }) else { return false }
        go(to: target, isThere)
        return true
    }

    private func go(to target: Int, _ isThere: [Bool]) {
        form?.scope.history?.interrupt()
        var next = walk.value
        next.go(to: target, isThere)
        walk.value = next
    }

    private func change(_ body: ([Bool]) -> Bool) -> Bool {
        guard let form, !all.isEmpty else { return false }
        return form.scope.change { body(presence.value) }
    }

    /// Starts anew at the first step.
    final func reset() { walk.value = StepWalk() }

    // MARK: Failures

    /// A command has failed because of a field: the user is led to its step.
    final func lead(to field: FormField) {
        guard let step = all.first(where: { $0.has(field) }), step.isActive else { return }
        lead(to: step)
    }

    /// A command has found that these fields are not valid, or the whole if none are named: the user is led to the first step that is not.
    final func leadToFirstError(of some: [FormField]) {
        let steps = some.isEmpty ? all : all.filter { step in some.contains { step.has($0) } }
        if let step = steps.first(where: { !$0.isValid }) { lead(to: step) }
    }

    private func lead(to step: FormStep) {
        _ = change { isThere in
            if walk.value.current(isThere) != step.number { go(to: step.number, isThere) }
            return true
        }
    }

    // MARK: Restoring

    final func restoration(to walk: StepWalk) -> FieldRestoration {
        FieldRestoration(field: nil, isNeedless: { self.walk.value == walk }, restore: { self.walk.value = walk })
    }
}
