import FlowChecks
import ReactiveCore

/// The steps in which a flow is filled in, and where the user is: the pages of a wizard.
///
/// ```swift
/// model.steps.current                     // .person
/// model.steps[.person].title              // "About you"
/// model.steps.next()                      // false
/// model.steps[.person].errors             // ["Enter your name"]
/// model.name.text = "Anna"
/// model.steps.next()                      // true
/// "\(model.steps.number) of \(model.steps.count)"      // "2 of 3"
/// ```
///
/// Observation tracks each of these by itself. A step can be left forward while every rule holds that counts for it and none waits for an answer; trying to
/// leave it shows its errors. Going back loses nothing, and shows nothing.
public final class FlowSteps<Step: CaseIterable & Hashable & Sendable & RawRepresentable<String>>: FormSteps {
    private let names = Array(Step.allCases)

    /// The steps of a form, none of which is there yet.
    public override init(of form: Form) { super.init(of: form) }

    // MARK: What is said about them

    /// Adds a step. Say so for each case of the enum, in its order, and when the form has the fields.
    ///
    /// - Parameters:
    ///   - step: Its name.
    ///   - title: What stands above it.
    ///   - fields: The fields and parts that are entered there.
    public func add(_ step: Step, called title: FlowMessage = "", with fields: FormField...) {
        precondition(
            names.indices.contains(all.count) && names[all.count] == step, "Steps were added in another order than that of their names.")
        add(FormStep(number: all.count, in: self, message: title, fields: fields))
    }

    /// What is known of one step.
    public subscript(step: Step) -> FormStep { all[index(of: step)] }

    // MARK: Where the user is

    /// The step at which the user is: the one to which they went last; while that is skipped, the nearest before it, and the nearest behind it if
    /// there is none before.
    public var current: Step { names[currentIndex.value] }
    /// The number of the current step among those that are there, from 1.
    public var number: Int { reactive.number.value }
    /// How many steps are there.
    public var count: Int { reactive.count.value }
    /// How far the user is: the part of the steps up to the current one, from above 0 to 1.
    public var progress: Double { Double(number) / Double(count) }
    /// Whether no step stands before the current one.
    public var isFirst: Bool { !canGoBack }
    /// Whether no step stands behind the current one.
    public var isLast: Bool { reactive.isLast.value }
    /// The steps at which the user has been, as far as they are there, in their order.
    public var visited: [Step] { all.filter { $0.isVisited && $0.isActive }.map { names[$0.number] } }

    /// All steps that are there, for a list of them.
    public var overview: [StepOverview<Step>] {
        let current = currentIndex.value
        return all.filter(\.isActive).map { step in
            StepOverview(
                id: names[step.number], title: step.title, isCurrent: step.number == current, isComplete: step.isComplete,
                canGo: canJump(to: step.number), errors: step.errors)
        }
    }

    // MARK: Going

    /// Whether ``next()`` would go on: there is a next step, and the current one is valid.
    public var canGoNext: Bool { canLeave.value }
    /// Whether a step stands before the current one.
    public var canGoBack: Bool { reactive.canGoBack.value }

    /// Goes to the next step, if the current one can be left. Its errors are shown.
    ///
    /// - Returns: Whether it was left.
    @discardableResult
    public func next() -> Bool { goNext() }

    /// Goes back to the step before.
    ///
    /// - Returns: Whether there is one.
    @discardableResult
    public func back() -> Bool { goBack() }

    /// Jumps to a step at which the user has been: back to every one, forward as long as each step on the way has been visited and can be left. On the way
    /// forward the errors of the current step are shown.
    ///
    /// - Returns: Whether the user is there.
    @discardableResult
    public func go(to step: Step) -> Bool { jump(to: index(of: step)) }

    /// Whether ``go(to:)`` would go there.
    public func canGo(to step: Step) -> Bool { canJump(to: index(of: step)) }

    // MARK: As a value

    /// Where the user is, and has been. Setting it brings that back, whether or not one could go there.
    public var state: StepsState<Step> {
        get { StepsState(walk.value, names) }
        set { form?.scope.restore(restoration(to: newValue).fields, as: .restoration) }
    }

    /// The steps from behind the first to the current one: what a stack of pages has on top of its first page. Setting it goes to its last step, as
    /// ``go(to:)`` does.
    ///
    /// ```swift
    /// @Bindable var steps = model.steps
    /// NavigationStack(path: $steps.path) { … }
    /// ```
    public var path: [Step] {
        get { presence.value.indices.prefix(currentIndex.value + 1).filter { presence.value[$0] }.dropFirst().map { names[$0] } }
        set {
            if let target = newValue.last ?? presence.value.firstIndex(of: true).map({ names[$0] }) { go(to: target) }
        }
    }

    /// That the user is brought back to where they were. See ``Restorable/restore(_:)``.
    public func restoration(to state: StepsState<Step>) -> Restoration { Restoration(fields: [restoration(to: state.walk(names))]) }

    /// Where the user is as a part of drafts.
    public func drafted() -> DraftedField {
        let names = names.map(\.rawValue)
        return DraftedField(
            name: StepWalk.draftName,
            content: { _ in self.walk.map { DraftField(value: $0.draftValue(names), text: nil).draftValue } },
            read: { entry, _, _ throws(DraftMismatch) in
                let walk = try StepWalk(draftValue: DraftField(draftValue: entry).value ?? .none, names)
                return DraftReader.Content({ Restoration(fields: [self.restoration(to: walk)]) })
            })
    }

    private func index(of step: Step) -> Int {
        guard let index = names.firstIndex(of: step) else { preconditionFailure("A case of an enum is among all its cases.") }
        return index
    }

    // MARK: Properties

    /// The observable side of the steps, for those who work with streams.
    public var reactive: Reactive { properties }
    private lazy var properties = Reactive(self, names)

    /// The observable side of the steps, for those who work with streams.
    public final class Reactive {
        /// See ``FlowSteps/current``.
        public let current: Property<Step>
        /// See ``FlowSteps/number``.
        public let number: Property<Int>
        /// See ``FlowSteps/count``.
        public let count: Property<Int>
        /// See ``FlowSteps/isFirst``.
        public let isFirst: Property<Bool>
        /// See ``FlowSteps/isLast``.
        public let isLast: Property<Bool>
        /// See ``FlowSteps/canGoBack``.
        public let canGoBack: Property<Bool>
        private weak let steps: FormSteps?

        /// See ``FlowSteps/canGoNext``.
        public var canGoNext: Property<Bool> { steps?.canLeave ?? Property(false) }

        init(_ steps: FormSteps, _ names: [Step]) {
            self.steps = steps
            current = steps.currentIndex.map { names[$0] }
            number = .derived(from: steps.presence, steps.currentIndex) { $0.prefix($1 + 1).count(where: \.self) }
            count = steps.presence.map { $0.count(where: \.self) }
            canGoBack = .derived(from: steps.walk, steps.presence) { $0.previous($1) != nil }
            isFirst = canGoBack.map { !$0 }
            isLast = .derived(from: steps.walk, steps.presence) { $0.next($1) == nil }
        }
    }
}
