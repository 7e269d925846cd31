import ReactiveCore

// Of a field that may hold nothing, nil while it is inactive is no second kind of nothing.

extension ReadableField where Value: ExpressibleByNilLiteral {
    /// The value, or nil while the field is inactive.
    public final var valueIfActive: Value { isActive ? value : nil }
}

extension ReadableField.Reactive where Value: ExpressibleByNilLiteral {
    /// See `valueIfActive` of the field.
    public var valueIfActive: Property<Value> {
        if let known = field.flatValueIfActive as? Property<Value> { return known }
        let property = Property.derived(from: value, isActive) { value, isActive in isActive ? value : nil }
        field.flatValueIfActive = property
        return property
    }
}
