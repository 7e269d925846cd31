/// Ends something: an observation, a subscription, a piece of work.
///
/// Disposing takes effect at once, also in the middle of a delivery: whoever is disposed of is told nothing more.
/// Disposing twice is the same as once. Letting go of a disposable does *not* dispose of it; see ``Lifetime`` for that.
///
/// ```swift
/// let observation = name.observe { print($0) }
/// observation.dispose()
/// ```
open class Disposable {
    @exclusivity(unchecked) public private(set) final var isDisposed = false
    @exclusivity(unchecked) private final var firstChild: Disposable?
    @exclusivity(unchecked) private final var otherChildren: ContiguousArray<Disposable>?

    public init() {}

    /// A disposable that runs `action` once, when it is disposed of.
    public static func action(_ action: @escaping () -> Void) -> Disposable { ActionDisposable(action) }

    /// Ends what this stands for, and everything added to it, in the order in which it was added.
    public final func dispose() {
        if isDisposed { return }
        isDisposed = true
        disposed()
        guard let first = firstChild else { return }
        let others = otherChildren
        firstChild = nil
        otherChildren = nil
        first.dispose()
        if let others { for child in others { child.dispose() } }
    }

    /// Disposes of `child` together with this one; at once if this is disposed of already.
    public final func add(_ child: Disposable) {
        if isDisposed { return child.dispose() }
        if firstChild == nil {
            firstChild = child
        } else {
            otherChildren = otherChildren ?? []
            otherChildren?.append(child)
        }
    }

    /// Runs `action` when this is disposed of; at once if it is disposed of already.
    public final func add(_ action: @escaping () -> Void) { add(ActionDisposable(action)) }

    /// What subclasses do when they are disposed of; called once.
    open func disposed() {}
}

private final class ActionDisposable: Disposable {
    private var action: (() -> Void)?

    init(_ action: @escaping () -> Void) {
        self.action = action
        super.init()
    }

    override func disposed() {
        let action = action
        self.action = nil
        action?()
    }
}
