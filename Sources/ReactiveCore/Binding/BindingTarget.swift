/// Something that can be set by a binding: a property of an object, which is held weakly.
///
/// ```swift
/// BindingTarget(label, \.text) <~ name
/// ```
public struct BindingTarget<Value>: BindingTargetProvider {
    let lifetime: Lifetime?
    /// Answers whether the target still exists.
    let set: (Value) -> Bool

    /// The property of `object` at `keyPath`.
    public init<Object: AnyObject>(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>) {
        lifetime = nil
        set = { [weak object] value in
            guard let object else { return false }
            object[keyPath: keyPath] = value
            return true
        }
    }

    /// Whatever `set` does, for as long as `lifetime` lasts.
    public init(lifetime: Lifetime, set: @escaping (Value) -> Void) {
        self.lifetime = lifetime
        self.set = {
            set($0)
            return true
        }
    }

    init(lifetime: Lifetime, setIfPresent: @escaping (Value) -> Bool) {
        self.lifetime = lifetime
        set = setIfPresent
    }

    public var bindingTarget: BindingTarget<Value> { self }
}

/// What can stand on the left of `<~`.
public protocol BindingTargetProvider<BoundValue> {
    associatedtype BoundValue
    var bindingTarget: BindingTarget<BoundValue> { get }
}

extension MutableProperty: BindingTargetProvider {
    /// The property, held weakly.
    public var bindingTarget: BindingTarget<Value> {
        BindingTarget(
            lifetime: lifetime,
            setIfPresent: { [weak self] value in
                guard let self else { return false }
                self.value = value
                return true
            })
    }
}

/// What can stand on the right of `<~`.
public protocol BindingSource<BoundValue> {
    associatedtype BoundValue
    /// The values to set.
    var boundValues: SignalProducer<BoundValue, Never> { get }
}

extension Property: BindingSource {
    public final var boundValues: SignalProducer<Value, Never> { producer }
}

extension EventStream: BindingSource where Failure == Never {
    public var boundValues: SignalProducer<Value, Never> { SignalProducer(subscribe: subscribe) }
}
