/// The life of an owner: what is added to it ends with it.
///
/// ```swift
/// final class Screen {
///     let lifetime = Lifetime()
///     init(name: Property<String>) {
///         lifetime += name.observe { print($0) }
///     }
/// }
/// ```
public final class Lifetime {
    private var disposables: [Disposable] = []
    private var nextSweep = 16
    /// Whether it is over.
    public private(set) var hasEnded = false

    /// How many disposables it holds; those that ended before are let go from time to time.
    var count: Int { disposables.count }

    public init() {}

    deinit { end() }

    /// Ends it now, instead of when it is let go. What is added later ends at once.
    public func end() {
        hasEnded = true
        let ending = disposables
        disposables = []
        for disposable in ending { disposable.dispose() }
    }

    /// Disposes of `disposable` at the end.
    public func add(_ disposable: Disposable) {
        if hasEnded { return disposable.dispose() }
        if disposables.count >= nextSweep {
            // Not in place: letting go may run foreign code.
            disposables = disposables.filter { !$0.isDisposed }
            nextSweep = max(16, disposables.count * 2)
        }
        disposables.append(disposable)
    }

    /// Runs `action` at the end.
    public func whenEnded(_ action: @escaping () -> Void) { add(.action(action)) }

    /// Disposes of the disposable at the end of the lifetime.
    public static func += (lifetime: Lifetime, disposable: Disposable) { lifetime.add(disposable) }
}

extension Disposable {
    /// Ends this together with `lifetime`.
    @discardableResult
    public final func disposed(with lifetime: Lifetime) -> Self {
        lifetime.add(self)
        return self
    }
}
