/// Holds one object for good: what it is given first, and never another one.
///
/// A view model's fields are written with it because a binding goes through *writable* key paths, although nobody may
/// replace a field: `$model.email.text` is the key path `\.email` followed by `\.text`, and SwiftUI writes both back. Assigning the very
/// same object is therefore allowed, and anything else is a mistake in the program that stops it.
///
/// ```swift
/// @Fixed public var email = Field("")
/// @Fixed public fileprivate(set) var statusText: Property<String>   // given once, later
/// ```
@propertyWrapper public struct Fixed<Object: AnyObject> {
    private var object: Object?

    /// Holds `wrappedValue`.
    public init(wrappedValue: Object) { object = wrappedValue }

    /// Holds what is assigned first. Reading before that is a mistake that stops the program.
    public init() {}

    public var wrappedValue: Object {
        get {
            guard let object else { preconditionFailure("This \(Object.self) is read before it was given.") }
            return object
        }
        set {
            precondition(
                object == nil || object === newValue,
                "A \(Object.self) that is @Fixed cannot be replaced. Set what is in it instead, for example its value."
            )
            object = newValue
        }
    }
}
