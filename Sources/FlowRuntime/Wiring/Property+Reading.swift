import ReactiveCore

extension Property where Value: Equatable {
    /// A property computed from fields and other properties, of any number and of any types.
    ///
    /// It is recomputed at most once for each change of what it reads, and `compute` must not have side effects. Of a field it
    /// reads the value, which is the start value while the field is inactive.
    ///
    /// ```swift
    /// let greeting = Property.reading(name, count) { name, count in "Hello \(name), \(count) times" }
    /// ```
    @inlinable public static func reading<each Source: PropertyConvertible>(
        _ sources: repeat each Source,
        compute: @escaping (repeat (each Source).PropertyValue) -> Value
    ) -> Property<Value> {
        derived(from: repeat (each sources).property, compute: compute)
    }
}
