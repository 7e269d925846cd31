import Observation

// SwiftUI's wrappers as far as key paths are concerned, with the signatures that they have there. SwiftUI itself does not exist on
// every system on which these tests run.

/// A value that a view owns.
@MainActor @propertyWrapper struct State<Value> {
    private final class Storage {
        var value: Value

        init(_ value: Value) { self.value = value }
    }

    private let storage: Storage

    init(wrappedValue: Value) { storage = Storage(wrappedValue) }

    var wrappedValue: Value {
        get { storage.value }
        nonmutating set { storage.value = newValue }
    }

    var projectedValue: Binding<Value> { Binding(get: { storage.value }, set: { storage.value = $0 }) }
}

/// An object that a view was given.
@MainActor @propertyWrapper @dynamicMemberLookup struct Bindable<Value: AnyObject & Observable> {
    var wrappedValue: Value

    var projectedValue: Bindable<Value> { self }

    subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        let object = wrappedValue
        return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
}

/// Reads and writes a value that somebody else owns.
@MainActor @propertyWrapper @dynamicMemberLookup struct Binding<Value> {
    private let get: () -> Value
    private let set: (Value) -> Void

    init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.get = get
        self.set = set
    }

    var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }

    var projectedValue: Binding<Value> { self }

    /// As SwiftUI does it: the whole is read, the part is written, and the whole is written back.
    subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(
            get: { wrappedValue[keyPath: keyPath] },
            set: { newValue in
                var whole = wrappedValue
                whole[keyPath: keyPath] = newValue
                wrappedValue = whole
            }
        )
    }
}
