import ReactiveCore

/// A condition that depends on fields and properties, and knows on which.
///
/// ```swift
/// form.require(.reading(email) { email in email.isEmail }, on: email, else: "Enter an address like name@example.com")
/// register.enabled(when: .reading(form.reactive.isValid, terms) { isValid, terms in isValid && terms })
/// ```
public struct FlowCondition {
    let property: Property<Bool>
    /// Tells whether the condition reads a property directly.
    private let reads: (AnyObject) -> Bool
    /// The condition as it would be if a field were empty; nil if that does not read the field directly.
    private let replacing: (FormField) -> Property<Bool>?

    @usableFromInline init(
        _ property: Property<Bool>,
        reads: @escaping (AnyObject) -> Bool,
        replacing: @escaping (FormField) -> Property<Bool>?
    ) {
        self.property = property
        self.reads = reads
        self.replacing = replacing
    }

    /// Holds while `property` is true.
    public init(_ property: Property<Bool>) {
        self.init(
            property,
            reads: { $0 === property },
            replacing: { $0.emptyProperty(for: property) as? Property<Bool> }
        )
    }

    /// Always, or never.
    public init(_ constant: Bool) { self.init(Property(constant)) }

    /// A condition computed from fields and properties. See `Property.reading(_:compute:)`.
    @inlinable public static func reading<each Source: PropertyConvertible>(
        _ sources: repeat each Source,
        compute: @escaping (repeat (each Source).PropertyValue) -> Bool
    ) -> FlowCondition {
        FlowCondition(
            .derived(from: repeat (each sources).property, compute: compute),
            reads: { property in
                for source in repeat each sources {
                    if source.property === property { return true }
                }
                return false
            },
            replacing: { field in
                var isReplaced = false
                let properties = (repeat FlowCondition.replaced((each sources).property, field, &isReplaced))
                return isReplaced ? .derived(from: repeat each properties, compute: compute) : nil
            }
        )
    }

    /// The property of an empty field if `property` is that field's, else `property`.
    @usableFromInline static func replaced<Value>(_ property: Property<Value>, _ field: FormField, _ isReplaced: inout Bool) -> Property<
        Value
    > {
        guard let empty = field.emptyProperty(for: property) as? Property<Value> else { return property }
        isReplaced = true
        return empty
    }

    func reads(_ property: AnyObject) -> Bool { reads(property) }

    /// Whether the condition holds if a field is empty, whatever it is now; nil if that does not matter to it.
    func whenEmpty(_ field: FormField) -> Property<Bool>? { replacing(field) }
}
