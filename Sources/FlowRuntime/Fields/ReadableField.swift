import ReactiveCore

/// A field that commands set and everybody reads.
///
/// ```swift
/// public let cardStatus = ReadableField(CardStatus.notVerified)
/// …
/// cardStatus.resets(whenChanged: creditCardNumber)
/// ```
public class ReadableField<Value: Equatable>: FormField, PropertyConvertible {
    /// What the field holds before anything is entered, after a reset, and reads as while it is inactive.
    public final let startValue: Value
    /// What is stored, also while the field is inactive.
    private final var current: Value
    /// The same, as far as it is announced: inside of an observer, the core announces it only after the current round.
    final let stored: MutableProperty<Value>
    /// What was entered, before it was normalised; nil if values are not normalised.
    final let entered: MutableProperty<Value>?
    private final let normalize: ((Value) -> Value)?

    init(startValue: Value, normalize: ((Value) -> Value)?) {
        let value = normalize?(startValue) ?? startValue
        self.startValue = value
        self.normalize = normalize
        current = value
        stored = MutableProperty(value)
        entered = normalize.map { _ in MutableProperty(value) }
        super.init()
    }

    /// A field that starts with `startValue`.
    public convenience init(_ startValue: Value) { self.init(startValue: startValue, normalize: nil) }

    /// The value: the start value while the field is inactive.
    public var value: Value { valueProperty.value }

    /// The value, or nil while the field is inactive.
    public final var valueIfActive: Value? { valueIfActiveProperty.value }

    /// The field is active only when `condition` holds.
    ///
    /// Say so once, before anything reads the field's value.
    public final func onlyWhen(_ condition: Property<Bool>) {
        precondition(activity == nil, "onlyWhen(_:) was called twice. Join the conditions into one.")
        precondition(!isActivityRead, "onlyWhen(_:) was called after something had read the field. Call it first.")
        activity = condition
    }

    /// The value as a property, which is the start value while the field is inactive.
    public final var property: Property<Value> { valueProperty }

    // MARK: Writing

    /// The user edits the field.
    final func edit(_ input: Value) { change { write(input, touching: true) } }

    /// A command assigns the field.
    final func assign(_ input: Value) { change { write(input, touching: false) } }

    override func resetToStart() { change { write(startValue, touching: false) } }

    private func write(_ input: Value, touching isTouched: Bool, isRestoration: Bool = false) {
        let value = normalize?(input) ?? input
        let isChange = value != current
        scope?.assigning?.note(self, restoration: restoration())
        writeCount += 1
        touched.value = isTouched
        clearServerError()
        entered?.value = input
        if isChange {
            current = value
            stored.value = value
        }
        wasWritten(isChange: isChange, isRestoration: isRestoration)
    }

    /// What gives the field back its present state. It resets nothing: what the assignments of a run have reset is given back as well.
    private func restoration() -> () -> Void {
        let (input, isTouched) = (entered?.value ?? current, touched.value)
        return { [unowned self] in write(input, touching: isTouched, isRestoration: true) }
    }

    // MARK: Properties

    // Made when first read.
    private final lazy var valueProperty: Property<Value> = {
        isActivityRead = true
        guard let activity else { return stored }
        return Property.derived(from: stored, activity) { [startValue] value, isActive in isActive ? value : startValue }
    }()
    private final lazy var valueIfActiveProperty = Property.derived(from: stored, activeness) { value, isActive in isActive ? value : nil }

    /// What the field has to say, as properties.
    public final var reactive: Reactive { Reactive(field: self) }

    /// The observable side of a field, for those who work with streams.
    public struct Reactive {
        let field: ReadableField

        /// See ``ReadableField/value``.
        public var value: Property<Value> { field.valueProperty }
        /// See ``ReadableField/valueIfActive``.
        public var valueIfActive: Property<Value?> { field.valueIfActiveProperty }
        /// See ``FormField/isActive``.
        public var isActive: Property<Bool> { field.activeness }
        /// See ``FormField/isTouched``.
        public var isTouched: Property<Bool> { field.touched }
        /// See ``FormField/isValid``.
        public var isValid: Property<Bool> { field.validity }
        /// See ``FormField/error``.
        public var error: Property<String?> { field.errorMessage }
        /// See ``FormField/errors``.
        public var errors: Property<[String]> { field.errorMessages }
        /// See ``FormField/warning``.
        public var warning: Property<String?> { field.warningMessage }
    }
}
