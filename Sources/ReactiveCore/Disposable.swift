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
    /// Whether it was disposed of.
    @inlinable public final var isDisposed: Bool { wasDisposed }
    @exclusivity(unchecked) @usableFromInline final var wasDisposed = false
    /// Most disposables end one thing, which needs no list.
    @exclusivity(unchecked) @usableFromInline final var first = Teardown.none
    @exclusivity(unchecked) @usableFromInline final var others: ContiguousArray<Teardown>?

    @usableFromInline enum Teardown {
        case none
        case child(Disposable)
        case action(() -> Void)

        @inlinable func run() {
            switch self {
            case .none: break
            case .child(let child): child.dispose()
            case .action(let action): action()
            }
        }
    }

    @inlinable public init() {}

    /// A disposable that runs `action` once, when it is disposed of.
    public static func action(_ action: @escaping () -> Void) -> Disposable {
        let disposable = Disposable()
        disposable.first = .action(action)
        return disposable
    }

    /// Ends what this stands for, and everything added to it, in the order in which it was added.
    @inlinable public final func dispose() {
        if isDisposed { return }
        wasDisposed = true
        disposed()
        var teardown = Teardown.none
        swap(&teardown, &first)
        teardown.run()
        if others != nil { runOthers() }
    }

    @usableFromInline @inline(never) final func runOthers() {
        guard let teardowns = others else { return }
        others = nil
        for teardown in teardowns { teardown.run() }
    }

    /// Disposes of `child` together with this one; at once if this is disposed of already.
    @inlinable public final func add(_ child: Disposable) { add(Teardown.child(child)) }

    /// Runs `action` when this is disposed of; at once if it is disposed of already.
    @inlinable public final func add(_ action: consuming @escaping () -> Void) { add(Teardown.action(action)) }

    @inlinable final func add(_ teardown: consuming Teardown) {
        if !isDisposed, case .none = first { first = teardown } else { addAnother(teardown) }
    }

    @usableFromInline @inline(never) final func addAnother(_ teardown: Teardown) {
        if isDisposed { return teardown.run() }
        others = others ?? []
        others?.append(teardown)
    }

    /// A new disposable that ends with this one, and may end before.
    @usableFromInline final func child() -> Disposable {
        let child = Disposable()
        add(child)
        return child
    }

    /// What subclasses do when they are disposed of; called once.
    open func disposed() {}
}
