extension EventStream {
    /// Calls `observer` with each value, as long as `owner` exists. The owner is held weakly and handed in.
    ///
    /// ```swift
    /// logIn.values.observe(for: self) { owner, user in owner.show(user) }
    /// ```
    @discardableResult
    public func observe<Owner: AnyObject>(for owner: Owner, _ observer: @escaping (Owner, Value) -> Void) -> Disposable {
        weak let weakOwner = owner
        let observation = Disposable()
        observation.add(
            observe(
                value: { value in
                    if observation.isDisposed { return }
                    if let owner = weakOwner { observer(owner, value) } else { observation.dispose() }
                },
                ended: { _ in observation.dispose() }))
        return observation
    }
}

extension Property {
    /// Calls `observer` with each new value, as long as `owner` exists. The owner is held weakly and handed in.
    @discardableResult
    public final func observe<Owner: AnyObject>(for owner: Owner, _ observer: @escaping (Owner, Value) -> Void) -> Disposable {
        signal.observe(for: owner, observer)
    }
}
