import ReactiveCore

/// A view model that can be a part of another one: it has no commands, and its fields can be read as one value. Generated ones are.
@MainActor public protocol FlowPart: FlowViewModel, Restorable {
    /// The values of all fields, each under its own name.
    associatedtype Value: Equatable & Sendable

    /// The values of all fields at the moment.
    var value: Value { get }
    /// The same as a property.
    var valueProperty: Property<Value> { get }
}

extension FlowPart {
    /// The values of all fields, or nil while the part is inactive.
    public var valueIfActive: Value? { isActive ? value : nil }
}

extension FlowViewModel {
    /// Whether the flow counts: it is no part of another one, or an active part.
    public var isActive: Bool { form.isActive }

    /// The message of the first rule of the whole on the part itself that does not hold, if it is to be shown; else what the server found
    /// wrong with it. Nil for a row of a list, and for what is no part.
    public var error: String? { (form.part as? SinglePart)?.error }

    /// The message of the first warning of the whole on the part itself that does not hold, if it is to be shown.
    public var warning: String? { (form.part as? SinglePart)?.warning }
}

extension Form {
    /// What is read of a part where there may be nothing: nil while it is inactive.
    public func ifActive<Value: Equatable>(_ value: Property<Value>) -> Property<Value?> {
        activity.map { .derived(from: value, $0) { value, isActive in isActive ? value : nil } } ?? value.map { $0 }
    }
}
