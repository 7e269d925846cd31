import ReactiveCore

/// A rule that asks a service, whatever it asks about.
class AnswerRule {
    fileprivate(set) var status: Property<AnswerStatus> = Property(.notAsked)

    private(set) lazy var isPending = status.map { $0 == .pending }

    fileprivate init() {}

    /// Does not wait for the end of the quiet time.
    func askNow() {}

    /// Asks again if the service could not be asked.
    func retry() {}

    /// Forgets what is known, and asks after the quiet time.
    func startAnew() {}
}

/// A rule that asks a service about some inputs.
///
/// Whether it is pending is not set but follows from the inputs: it is as soon as they change, in the same change.
final class InputsAnswerRule<Inputs: Equatable>: AnswerRule {
    typealias Work = nonisolated(nonsending) (Inputs) async throws -> Bool

    /// What became of a question.
    private struct Settlement: Equatable {
        let inputs: Inputs
        let status: AnswerStatus
    }

    private let scope: ChangeScope
    /// What to ask about; nil while there is nothing to ask.
    private let question: Property<Inputs?>
    private let settlement = MutableProperty<Settlement?>(nil)
    private var machine = AnswerMachine()
    private var observation: Disposable?
    private var alarm: Alarm?
    private var task: Task<Void, Never>?
    private var startQuietTime: (() -> Void)?
    private var forgetSettlement: (() -> Void)?
    private var launch: ((Int, Inputs) -> Void)?

    /// - Parameters:
    ///   - inputs: What it asks about.
    ///   - gate: Whether it asks at all.
    ///   - quietTime: How long the inputs must not have changed before it asks.
    init(
        about inputs: Property<Inputs>,
        onlyWhen gate: Property<Bool>,
        after quietTime: Duration?,
        in scope: ChangeScope,
        isolation: isolated any Actor,
        work: @escaping Work
    ) {
        self.scope = scope
        question = .derived(from: inputs, gate) { inputs, isOpen in isOpen ? inputs : nil }
        super.init()
        status = .derived(from: question, settlement) { question, settlement in
            guard let question else { return .notAsked }
            return settlement?.inputs == question ? settlement?.status ?? .pending : .pending
        }
        weak let weakSelf = self
        startQuietTime = {
            guard let self = weakSelf else { return }
            if let quietTime {
                let alarm = self.alarm ?? Alarm(scope.timeline) { weakSelf?.askNow() }
                self.alarm = alarm
                alarm.set(after: quietTime, isolation: isolation)
            } else {
                scope.whenQuiet(isolation) { weakSelf?.askNow() }
            }
        }
        // Also an answer to the same question is forgotten once there has been another one. What is set here, where the question is
        // observed, would take effect behind what is asked and answered at once when it is quiet, so that it is looked at then.
        forgetSettlement = {
            guard weakSelf?.settlement.value != nil else { return }
            scope.whenQuiet(isolation) {
                guard let self = weakSelf, self.machine.state != .settled, self.settlement.value != nil else { return }
                scope.change { self.settlement.value = nil }
            }
        }
        launch = { number, inputs in
            weakSelf?.task = taskInIsolation(isolation) {
                _ = isolation
                let status: AnswerStatus
                do { status = .answered(try await work(inputs)) } catch { status = .unavailable }
                weakSelf?.take(Settlement(inputs: inputs, status: status), number)
            }
        }
        observation = question.observe { weakSelf?.questionHasChanged($0) }
        if let inputs = question.value { questionHasChanged(inputs) }
    }

    deinit {
        observation?.dispose()
        task?.cancel()
    }

    override func askNow() { perform(machine.ask()) }

    override func retry() {
        guard settlement.value?.status == .unavailable else { return }
        perform(machine.askAgain())
    }

    override func startAnew() { questionHasChanged(question.value) }

    private func questionHasChanged(_ question: Inputs?) {
        perform(machine.questionHasChanged(isOpen: question != nil))
    }

    private func perform(_ action: AnswerMachine.Action) {
        guard action != .nothing else { return }
        alarm?.stop()
        task?.cancel()
        task = nil
        switch action {
        case .nothing: break
        case .stop: forgetSettlement?()
        case .wait:
            forgetSettlement?()
            startQuietTime?()
        case .ask(let number):
            if settlement.value != nil { scope.change { settlement.value = nil } }
            if let inputs = question.value { launch?(number, inputs) }
        }
    }

    private func take(_ settlement: Settlement, _ number: Int) {
        guard machine.isTaken(answerTo: number) else { return }
        task = nil
        scope.change { self.settlement.value = settlement }
    }
}
