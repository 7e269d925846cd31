/// Stands for one thing after another: what is current is disposed of when something else takes its place, or when this ends.
final class SerialDisposable: Disposable {
    private(set) var current: Disposable?

    /// Ends what is current, and makes a new one current.
    func next() -> Disposable {
        current?.dispose()
        let next = Disposable()
        if isDisposed { next.dispose() }
        current = next
        return next
    }

    override func disposed() {
        current?.dispose()
        current = nil
    }
}
