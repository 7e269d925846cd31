import ReactiveCore

/// What has a property to read: a property itself, or a field, whose property is its value.
public protocol PropertyConvertible<PropertyValue> {
    associatedtype PropertyValue

    /// What a derived property reads of this.
    var property: Property<PropertyValue> { get }
}

extension Property: PropertyConvertible {
    /// The property itself.
    @inlinable public final var property: Property<Value> { self }
}
