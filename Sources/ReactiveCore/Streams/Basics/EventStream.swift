/// Values over time, and perhaps an end: what ``Signal`` and ``SignalProducer`` have in common.
///
/// It is a description, a struct around a closure that subscribes. An operator makes a new description; its state, if it has any,
/// belongs to each observer. Use ``EventStream/share()`` where several observers shall have one.
///
/// Observers are told in the order in which they came. What an observer does (setting a property, sending to a signal) takes effect
/// after all have been told, in the order in which it was done, so no observer is ever called inside of another.
public struct EventStream<Value, Failure: Error, Temperature> {
    /// Starts sending to the observer, until the disposable is disposed of.
    ///
    /// Who implements it adds to the disposable what must end with it, never disposes of it, sends at most one end, and nothing after that
    /// or after the disposal. Who calls it disposes of the disposable after the end, unless that is the end of everything.
    @usableFromInline let subscribe: (Observer<Value, Failure>, Disposable) -> Void

    @_disfavoredOverload
    @inlinable init(subscribe: @escaping (Observer<Value, Failure>, Disposable) -> Void) { self.subscribe = subscribe }
}

/// The kind of stream that is there whether it is observed or not. See ``Signal``.
public enum Hot {}
/// The kind of stream that starts for each observer. See ``SignalProducer``.
public enum Cold {}

/// Values that are sent whether somebody observes or not. Observing has no side effects, and nothing is sent while it begins.
public typealias Signal<Value, Failure: Error> = EventStream<Value, Failure, Hot>

/// Values that are made for each observer, from the moment at which it starts to observe.
public typealias SignalProducer<Value, Failure: Error> = EventStream<Value, Failure, Cold>
