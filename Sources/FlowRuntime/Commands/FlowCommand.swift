import ReactiveCore

/// Something that the user, or the program, can start, and that does the steps it was given, one after the other.
///
/// Everything between two calls of services is one change: the first turns `isExecuting` on, the last turns it off. What comes of the
/// run (an outcome, an output, a failure) is sent after the last change.
///
/// ```swift
/// verifyCard.performs(on: self) { model, change in
///     change.set(model.cardStatus, to: .verifying)
///     let number = model.creditCardNumber.value
///     return .call { try await services.validateCard(number: number) } then: { model, change, isReal in
///         change.set(model.cardStatus, to: isReal ? .verified : .denied)
///         return .done
///     }
/// }
/// ```
public final class FlowCommand<Input, Output>: FormCommand {
    struct Behaviour {
        let begin: (Input, FlowChange) -> Step<Output>?
        let recover: (FlowChange, Input, any Error) -> Recovery<Output>?
    }

    var behaviour: Behaviour?
    private var run: Run?
    private var lastFailedInput: Input?
    private lazy var valuePipe = Signal<Output, Never>.pipe()
    private lazy var failurePipe = Signal<FlowFailure, Never>.pipe()

    /// A command that does nothing yet; see `performs(on:_:onFailure:)`.
    public override init(whileRunning: WhileRunning = .refuses) { super.init(whileRunning: whileRunning) }

    // MARK: Starting

    /// Starts the command, if it is enabled, and does not wait for it.
    ///
    /// - Returns: Whether it was started.
    @discardableResult
    public func start(_ input: Input, isolation: isolated any Actor = #isolation) -> Bool { begin(input, isolation) != nil }

    /// Starts the command and waits for its end. If the task that waits is cancelled, so is the run.
    ///
    /// - Returns: The command's output.
    /// - Throws: `.disabled` if it could not be started, `.cancelled` if the run was cancelled, `.failed` with the failure.
    @discardableResult
    public func run(_ input: Input, isolation: isolated any Actor = #isolation) async throws(FlowCommandError) -> Output {
        if Task.isCancelled { throw .cancelled }
        guard let run = begin(input, isolation) else { throw .disabled }
        if run.result == nil, await run.end.value() == nil { cancel(run) }
        switch run.result {
        case .success(let output): return output
        case .failure(let failure): throw .failed(failure)
        case nil: throw .cancelled
        }
    }

    /// Repeats the last failed run, with the same input, if the command is enabled and has failed since it last succeeded.
    ///
    /// - Returns: Whether it was started.
    @discardableResult
    public func retry(isolation: isolated any Actor = #isolation) -> Bool {
        guard let input = lastFailedInput else { return false }
        return begin(input, isolation) != nil
    }

    /// Decides at once whether a run begins. Inside of an observer, or of a change, it begins after that.
    private func begin(_ input: Input, _ isolation: isolated any Actor) -> Run? {
        guard isAllowed, rest?.isResting.value != true, whileRunning == .restarts || run == nil else { return nil }
        guard behaviour != nil else { preconditionFailure("A command was started that performs nothing yet. Call performs(on:_:) first.") }
        let run = Run(input: input)
        let earlier = self.run
        self.run = run
        scope.whenQuiet(isolation) { self.enter(run, overtaking: earlier, isolation) }
        return run
    }

    // MARK: Running

    /// The first change of a run.
    private func enter(_ run: Run, overtaking earlier: Run?, _ isolation: isolated any Actor) {
        scope.change {
            if let earlier { cancelled(earlier) }
            guard self.run === run, let behaviour else { return }
            executing.value = true
            hasStarted.value = true
            clearFailure()
            if rest != nil { run.start = scope.timeline.now }
            advance(run, isolation) { behaviour.begin(run.input, $0) }
            if self.run === run, let timeout { limit(run, to: timeout, isolation) }
        }
    }

    private func limit(_ run: Run, to duration: Duration, _ isolation: isolated any Actor) {
        weak let weakSelf = self
        weak let weakRun = run
        run.timeout = Alarm(scope.timeline) {
            guard let self = weakSelf, let run = weakRun, self.run === run else { return }
            run.task?.cancel()
            self.scope.change { self.handle(CommandTimeout(), of: run, isolation) }
        }
        run.timeout?.set(after: duration, isolation: isolation)
    }

    /// Does steps until there is something to wait for, or the end.
    private func advance(_ run: Run, _ isolation: isolated any Actor, _ continuation: @escaping (FlowChange) -> Step<Output>?) {
        var continuation = continuation
        while true {
            let change = FlowChange(record: run.record)
            let step = scope.change(by: run.record) { continuation(change) }
            // The step itself may have cancelled its run, or the model has gone.
            guard self.run === run, let step else { return cancel(run) }
            switch step {
            case .calls(let work):
                scope.whenQuiet(isolation) { self.launch(run, work, isolation) }
            case .returns(let output, let sendOutcome):
                succeed(run, output, sendOutcome, isolation)
            case .fails(let message, let field):
                let failure = failure(saying: message)
                handle(failure, of: run, isolation, saidByItself: (failure, field))
            case .validates(let fields, let next):
                if form?.pendingAnswers(on: fields).isEmpty == false {
                    scope.whenQuiet(isolation) { self.awaitAnswers(run, fields, next, isolation) }
                    return
                }
                let messages = form?.validate(fields) ?? []
                if messages.isEmpty {
                    continuation = next
                    continue
                }
                if trigger == nil { form?.steps?.leadToFirstError(of: fields) }
                end(run, failingWith: FlowFailure(messages: messages))
            }
            return
        }
    }

    /// Asks what a validation waits for, and goes on when all answers are there.
    private func awaitAnswers(
        _ run: Run,
        _ fields: [FormField],
        _ next: @escaping Step<Output>.Continuation,
        _ isolation: isolated any Actor
    ) {
        guard self.run === run else { return }
        weak let weakSelf = self
        weak let weakRun = run
        var hasProceeded = false
        let proceed = {
            // What the rules wait for later is no business of this validation any more.
            guard let self = weakSelf, let run = weakRun, self.run === run, !hasProceeded else { return }
            hasProceeded = true
            run.waiting = nil
            self.scope.change { self.advance(run, isolation) { _ in .validates(fields, then: next) } }
        }
        let answers = form?.pendingAnswers(on: fields) ?? []
        if answers.isEmpty { return proceed() }
        for answer in answers { answer.askNow() }
        let isPending = Property.any(answers.map(\.isPending))
        let scope = scope
        run.waiting = isPending.observe { if !$0 { scope.whenQuiet(isolation, proceed) } }
    }

    private func launch(_ run: Run, _ work: @escaping Step<Output>.Work, _ isolation: isolated any Actor) {
        guard self.run === run else { return }
        let (retries, timeline) = (retries, scope.timeline)
        weak let weakSelf = self
        weak let weakRun = run
        run.task = taskInIsolation(isolation) {
            _ = isolation
            var delays = retries?.delays
            while true {
                let answer = await work()
                guard answer.isWorthRetrying, let delay = delays?.next() else {
                    if let self = weakSelf, let run = weakRun { self.resume(run, answer, isolation) }
                    return
                }
                do { try await timeline.sleep(until: timeline.now + delay)() } catch { return }
            }
        }
    }

    private func resume(_ run: Run, _ answer: Answer<Output>, _ isolation: isolated any Actor) {
        guard self.run === run else { return }
        scope.change {
            switch answer {
            case .answered(let continuation): advance(run, isolation, continuation)
            case .threw(is CancellationError): cancelRun()
            case .threw(let error): handle(error, of: run, isolation)
            }
        }
    }

    // MARK: Ending

    private func succeed(_ run: Run, _ output: Output, _ sendOutcome: (() -> Void)?, _ isolation: isolated any Actor) {
        lastFailedInput = nil
        if let rest, let start = run.start { rest.runHasSucceeded(startedAt: start, scope.timeline, isolation: isolation) }
        end(run, .success(output))
        sendOutcome?()
        valuePipe.input.send(value: output)
    }

    /// Asks what becomes of an error. A step that fails by itself keeps its message, and the field that it is shown on.
    private func handle(
        _ error: any Error,
        of run: Run,
        _ isolation: isolated any Actor,
        saidByItself own: (failure: FlowFailure, field: FormField?)? = nil
    ) {
        let change = FlowChange(record: run.record)
        let recovery = scope.change(by: run.record) { behaviour?.recover(change, run.input, error) }
        guard self.run === run, let recovery else { return cancel(run) }
        switch (recovery, own) {
        case (.returns(let output, let sendOutcome), _): succeed(run, output, sendOutcome, isolation)
        case (_, let own?): end(run, failingWith: own.failure, shownOn: own.field)
        case (.failed(let message, let field), nil):
            end(run, failingWith: failure(saying: message, because: error), shownOn: field)
        case (.unhandled, nil): end(run, failingWith: FlowFailure(error).shown(in: scope.localization.value), shownOn: nil)
        }
    }

    private func failure(saying text: FlowText, because error: (any Error)? = nil) -> FlowFailure {
        FlowFailure(texts: [text], messages: [scope.localization.value.string(for: text)], underlyingError: error)
    }

    private func end(_ run: Run, failingWith failure: FlowFailure, shownOn field: FormField?) {
        show(failure, on: field)
        // What starts by itself leads nobody anywhere.
        if let field, trigger == nil { form?.steps?.lead(to: field) }
        end(run, failingWith: failure)
    }

    private func end(_ run: Run, failingWith failure: FlowFailure) {
        lastFailedInput = run.input
        end(run, .failure(failure))
        failurePipe.input.send(value: failure)
    }

    private func end(_ run: Run, _ result: Result<Output, FlowFailure>) {
        self.run = nil
        executing.value = false
        run.result = result
        run.finish()
    }

    /// Cancels a run, and takes back what it has assigned since it was cancelled by its own step.
    private func cancel(_ run: Run) { scope.change { if self.run === run { cancelRun() } else { cancelled(run) } } }

    override var currentRecord: AssignmentRecord? { run?.record }

    override func forgetHistory() { lastFailedInput = nil }

    override func cancelRun() {
        guard let run else { return }
        self.run = nil
        executing.value = false
        cancelled(run)
    }

    private func cancelled(_ run: Run) {
        isTakingBack = true
        scope.withoutRecord { run.record.takeBack() }
        isTakingBack = false
        run.abandon()
    }

    // MARK: Properties

    /// The observable side of the command, for those who work with streams.
    public var reactive: Reactive { Reactive(command: self) }

    /// The observable side of a command, for those who work with streams.
    public struct Reactive {
        let command: FlowCommand

        /// See ``FormCommand/isEnabled``.
        public var isEnabled: Property<Bool> { command.enabledness }
        /// See ``FormCommand/reasonsForBeingDisabled``.
        public var reasonsForBeingDisabled: Property<[String]> { command.reasons }
        /// See ``FormCommand/isExecuting``.
        public var isExecuting: Property<Bool> { command.executing }
        /// See ``FormCommand/error``.
        public var error: Property<String?> { command.errorMessage }
        /// The output of each run that has succeeded.
        public var values: Signal<Output, Never> { command.valuePipe.output }
        /// Why each run that has failed did so.
        public var failures: Signal<FlowFailure, Never> { command.failurePipe.output }
    }
}
