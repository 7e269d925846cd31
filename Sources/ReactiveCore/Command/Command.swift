/// Something a user can do, which may take a while and may fail: submit a form, load a page, verify a card.
///
/// - ``isEnabled`` is the given condition and, with the policy ``CommandPolicy/ignore``, not executing. Starting a disabled command
///   does nothing, and is seen on ``disabled``.
/// - ``isExecuting`` turns true in the transaction in which the command is started, before any of the work runs, so that two taps can
///   never start two executions.
/// - At the end `isExecuting`, `isEnabled` and what the outcome sets change in one transaction; the value or the failure is sent after
///   it. An observer of a result never sees the command still busy, whether the work was synchronous or not.
/// - A cancelled execution sends neither value nor failure.
///
/// The work runs in the isolation domain in which the command is started, and gives it back while it waits. The command holds no owner
/// across the wait: use ``init(for:isEnabled:policy:began:snapshot:work:apply:ended:)`` for work that reads and sets an owner's properties.
///
/// ```swift
/// let search = Command<String, [Hit], any Error>(policy: .restart) { text in try await service.search(text) }
/// search.values.observe { print($0.count) }
/// search.start("reactive")
/// ```
public final class Command<Input, Output, Failure: Error> {
    public typealias Work = nonisolated(nonsending) (Input) async throws(Failure) -> Output

    @usableFromInline let body: CommandBody<Input, Output, Failure>
    @usableFromInline let condition: ValueNode<Bool>?
    /// Keeps what the condition is derived from.
    private let conditionProperty: Property<Bool>?
    @usableFromInline let executing: MutableProperty<Bool>
    @usableFromInline let accepting: MutableProperty<Bool>
    @usableFromInline let began: ((Input) -> Void)?
    @usableFromInline let ended: ((CommandOutcome<Output, Failure>) -> Void)?
    @exclusivity(unchecked) @usableFromInline var machine: CommandStateMachine<Input>
    /// Those executions that have something to remember.
    @exclusivity(unchecked) @usableFromInline var active: [CommandExecution<Output, Failure>] = []

    /// Those executions whose beginning was shown, and whose end was not.
    @exclusivity(unchecked) @usableFromInline var begun: [Int] = []

    // Made when they are first asked for.
    @exclusivity(unchecked) @usableFromInline var valueBroadcast: Broadcast<Output, Never>?
    @exclusivity(unchecked) @usableFromInline var failureBroadcast: Broadcast<Failure, Never>?
    @exclusivity(unchecked) @usableFromInline var executionBroadcast: Broadcast<Signal<Output, Failure>, Never>?
    @exclusivity(unchecked) @usableFromInline var disabledBroadcast: Broadcast<Input, Never>?

    /// Whether starting it would do something.
    public let isEnabled: Property<Bool>
    /// Whether it is being executed.
    public let isExecuting: Property<Bool>

    init(
        body: CommandBody<Input, Output, Failure>,
        isEnabled condition: Property<Bool>?,
        policy: CommandPolicy,
        began: ((Input) -> Void)?,
        ended: ((CommandOutcome<Output, Failure>) -> Void)?
    ) {
        self.body = body
        self.condition = condition?.node
        conditionProperty = condition
        self.began = began
        self.ended = ended
        machine = CommandStateMachine(policy: policy)
        executing = MutableProperty(false)
        accepting = MutableProperty(true)
        isExecuting = Property(node: executing.node)
        let accepts = Property(node: accepting.node)
        isEnabled = condition?.and(accepts) ?? accepts
    }

    deinit { end() }

    /// A command with work that waits.
    ///
    /// - Parameters:
    ///   - condition: when it can be started; always if nil.
    ///   - policy: what happens when it is started while it executes.
    ///   - began: called in the transaction in which an execution begins, with its input.
    ///   - ended: called in the transaction in which an execution ends, with its outcome.
    ///   - work: what it does.
    public convenience init(
        isEnabled condition: Property<Bool>? = nil,
        policy: CommandPolicy = .ignore,
        began: ((Input) -> Void)? = nil,
        ended: ((CommandOutcome<Output, Failure>) -> Void)? = nil,
        work: @escaping Work
    ) {
        self.init(
            body: .asynchronous { input in
                PreparedWork { () async throws(Failure) -> (() -> Output?) in
                    let output = try await work(input)
                    return { output }
                }
            },
            isEnabled: condition, policy: policy, began: began, ended: ended)
    }

    /// A command whose work does not wait: it is over when ``start(_:isolation:)`` returns, without a task.
    ///
    /// What the work sets becomes visible together with the end of the execution.
    public convenience init(
        isEnabled condition: Property<Bool>? = nil,
        policy: CommandPolicy = .ignore,
        began: ((Input) -> Void)? = nil,
        ended: ((CommandOutcome<Output, Failure>) -> Void)? = nil,
        synchronously work: @escaping (Input) throws(Failure) -> Output
    ) {
        self.init(body: .synchronous(work), isEnabled: condition, policy: policy, began: began, ended: ended)
    }
}
