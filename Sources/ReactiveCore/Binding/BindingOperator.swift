precedencegroup BindingPrecedence {
    associativity: right
    higherThan: AssignmentPrecedence
}

infix operator <~ : BindingPrecedence

/// Sets the target to each value of the source: of a property to the current one at once.
///
/// The target is held weakly; the binding ends when the target or the source does, or with the returned disposable. A value
/// that can be computed from others is better derived than bound (see `Property.derived(from:compute:)`): a binding acts like any
/// other observer, one round later.
///
/// ```swift
/// title <~ document.name
/// BindingTarget(label, \.text) <~ document.name
/// ```
@discardableResult
public func <~ <Target: BindingTargetProvider, Source: BindingSource>(target: Target, source: Source) -> Disposable
where Target.BoundValue == Source.BoundValue {
    bind(source.boundValues, to: target.bindingTarget) { $0 }
}

/// The same for a target that is optional where the source is not.
@discardableResult
public func <~ <Target: BindingTargetProvider, Source: BindingSource>(target: Target, source: Source) -> Disposable
where Target.BoundValue == Source.BoundValue? {
    bind(source.boundValues, to: target.bindingTarget) { $0 }
}

private func bind<Bound, Value>(
    _ source: SignalProducer<Bound, Never>,
    to target: BindingTarget<Value>,
    as convert: @escaping (Bound) -> Value
) -> Disposable {
    let binding = Disposable()
    let observation = source.observe(
        value: { value in if !binding.isDisposed, !target.set(convert(value)) { binding.dispose() } },
        ended: { _ in binding.dispose() })
    binding.add(observation)
    target.lifetime?.add(binding)
    return binding
}
