extension Command {
    /// A command of an owner, typically a view model, which it holds weakly and never across the wait: a *snapshot* of what the work needs
    /// is taken when an execution begins, the *work* runs with that alone, and its answer is *applied* in the transaction in which the
    /// execution ends.
    ///
    /// If the owner is gone by then, the execution counts as cancelled.
    ///
    /// ```swift
    /// lazy var save = Command<Void, Void, any Error>(
    ///     for: self,
    ///     snapshot: { model, _ in model.name.value },
    ///     work: { [service] name in try await service.save(name) },
    ///     apply: { model, _ in model.isSaved.value = true })
    /// ```
    ///
    /// - Parameters:
    ///   - owner: whose properties the work needs. It is held weakly.
    ///   - condition: when it can be started; always if nil.
    ///   - policy: what happens when it is started while it executes.
    ///   - began: called in the transaction in which an execution begins, before the snapshot is taken.
    ///   - snapshot: takes from the owner what the work needs.
    ///   - work: what it does. The owner is not held while it waits.
    ///   - apply: called if the work succeeds, in the transaction in which the execution ends.
    ///   - ended: called in the same transaction after it, whatever the outcome is.
    public convenience init<Owner: AnyObject, Request, Response>(
        for owner: Owner,
        isEnabled condition: Property<Bool>? = nil,
        policy: CommandPolicy = .ignore,
        began: ((Owner, Input) -> Void)? = nil,
        snapshot: @escaping (Owner, Input) -> Request,
        work: nonisolated(nonsending) @escaping (Request) async throws(Failure) -> Response,
        apply: @escaping (Owner, Response) -> Output,
        ended: ((Owner, CommandOutcome<Output, Failure>) -> Void)? = nil
    ) {
        // Not a capture list: see swiftlang/swift#87097.
        weak let weakOwner = owner
        self.init(
            body: .asynchronous { input in
                guard let request = weakOwner.map({ snapshot($0, input) }) else { return nil }
                return PreparedWork { () async throws(Failure) -> (() -> Output?) in
                    let response = try await work(request)
                    return { weakOwner.map { apply($0, response) } }
                }
            },
            isEnabled: condition,
            policy: policy,
            began: began.map { began in { input in if let owner = weakOwner { began(owner, input) } } },
            ended: ended.map { ended in { outcome in if let owner = weakOwner { ended(owner, outcome) } } })
    }
}
