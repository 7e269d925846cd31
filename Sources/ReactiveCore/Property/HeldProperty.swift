/// A property that follows a stream: it lives on its own, and stops following when it goes.
final class HeldProperty<Value>: Property<Value> {
    private let source: MutableProperty<Value>
    private let following = Disposable()

    init(_ source: MutableProperty<Value>, following stream: SignalProducer<Value, Never>) {
        self.source = source
        super.init(node: source.node)
        following.add(stream.observe { [weak source] in source?.value = $0 })
    }

    deinit { following.dispose() }
}

extension Property {
    /// A property that begins with `initial`, and takes each value of the stream, for as long as it is held.
    ///
    /// Like any binding it is set by an observer, one round after what it follows: where a value can be computed from other properties, use
    /// `derived(from:compute:)`.
    ///
    /// ```swift
    /// let count = Property.following(clicks.scan(0) { count, _ in count + 1 }, initially: 0)
    /// ```
    public static func following<Temperature>(
        _ stream: EventStream<Value, Never, Temperature>,
        initially initial: Value
    ) -> Property<Value> where Value: Equatable {
        HeldProperty(MutableProperty(initial), following: SignalProducer(subscribe: stream.subscribe))
    }

    /// The same for values that cannot be compared.
    @_disfavoredOverload
    public static func following<Temperature>(
        _ stream: EventStream<Value, Never, Temperature>,
        initially initial: Value
    ) -> Property<Value> {
        HeldProperty(MutableProperty(initial), following: SignalProducer(subscribe: stream.subscribe))
    }
}
