import Foundation
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
    /// It has a condition of its own.
    private final var isConditional = false
    /// Nil if what is entered is the value.
    final let entry: TextEntry<Value>?

    init(startValue: Value, entry: TextEntry<Value>?) {
        let value = entry?.accept(startValue).value ?? startValue
        self.startValue = value
        self.entry = entry
        current = value
        stored = MutableProperty(value)
        super.init()
    }

    /// A field that starts with `startValue`.
    public convenience init(_ startValue: Value) { self.init(startValue: startValue, entry: nil) }

    /// The value: the start value while the field is inactive.
    public var value: Value { valueProperty.value }

    /// The value, or nil while the field is inactive.
    @_disfavoredOverload
    public final var valueIfActive: Value? { valueIfActiveProperty.value }

    /// The field is active only when `condition` holds.
    ///
    /// Say so once, before anything reads the field's value.
    public final func onlyWhen(_ condition: Property<Bool>) {
        precondition(!isConditional, "onlyWhen(_:) was called twice. Join the conditions into one.")
        precondition(!isActivityRead, "onlyWhen(_:) was called after something had read the field. Call it first.")
        isConditional = true
        activity = activity.map { $0.and(condition) } ?? condition
    }

    /// The value as a property, which is the start value while the field is inactive.
    public final var property: Property<Value> { valueProperty }

    override func emptyProperty(for property: AnyObject) -> AnyObject? {
        guard let empty = (Value.self as? any Emptiable.Type)?.emptyValue as? Value else { return nil }
        if property === valueProperty || property === flatValueIfActive { return Property(empty) }
        return property === valueIfActiveProperty ? Property(Optional(empty)) : nil
    }

    override func valueDiffersFromStart() -> Property<Bool> { stored.map { [startValue] in $0 != startValue } }

    // MARK: Writing

    /// The user edits the value.
    final func edit(_ value: Value) {
        change {
            scope?.history?.record(.edit(of: ObjectIdentifier(self)))
            write(accepted(value), touching: true)
        }
    }

    /// The user types.
    final func type(_ text: String) {
        guard let entry else { return }
        change {
            scope?.history?.record(.edit(of: ObjectIdentifier(self)))
            let (text, value) = entry.read(text, locale)
            write(Input(value: value ?? startValue, text: text, isReadable: value != nil), touching: true)
        }
    }

    /// A command assigns the field.
    final func assign(_ value: Value) { change { write(accepted(value), touching: false) } }

    override func resetToStart() { change { write(Input(value: startValue), touching: false) } }

    /// Gives the field back what it has held, and leaves it as touched as it is.
    final func restore(_ input: Input) {
        // What was written inside of an observer is not announced yet.
        guard !holds(input) || current != stored.value else {
            // Also a field that holds it already is nobody else's any more.
            writeCount += 1
            return
        }
        change { write(input, touching: nil) }
    }

    /// Whether the field shows and means that already.
    final func holds(_ input: Input) -> Bool {
        input.value == current && input.isReadable == isReadable && shownText(typed: input.text, for: input.value) == shownText
    }

    override var present: FieldRestoration { restoration(to: input) }

    override var isUndone: Bool { self is Field<Value> && !holdsSecret }

    /// What the field holds, as something that can be written again.
    private var input: Input { Input(value: current, text: entry?.typed.value, isReadable: isReadable) }

    private var isReadable: Bool { reading?.isReadable.value ?? true }

    /// What is written at once.
    struct Input {
        var value: Value
        /// Nil if the text is to be made from the value.
        var text: String?
        var isReadable = true
    }

    final func accepted(_ value: Value) -> Input {
        guard let (text, value) = entry?.accept(value) else { return Input(value: value) }
        return Input(value: value, text: text)
    }

    /// - Parameter isTouched: Nil if that stays as it is.
    private func write(_ input: Input, touching isTouched: Bool?, isRestoration: Bool = false) {
        let isChange = input.value != current
        let isAtStart = input.value == startValue && input.isReadable
        scope?.assigning?.note(self, restoration: restoration())
        if !isRestoration, scope?.assigning == nil { scope?.history?.note(self) }
        writeCount += 1
        if let isTouched { touched.value = isTouched }
        if isTouched == true { form?.wasTouched() }
        clearServerError()
        entry?.typed.value = input.text
        if !input.isReadable, let text = input.text, let problem = entry?.problem?(text, locale) { reading?.message.value = problem }
        reading?.isReadable.value = input.isReadable
        if isChange {
            current = input.value
            stored.value = input.value
        }
        wasWritten(isChange: isChange, isRestoration: isRestoration, isAtStart: isAtStart)
    }

    /// What gives the field back its present state. It resets nothing: what the assignments of a run have reset is given back as well.
    private func restoration() -> () -> Void {
        let input = input
        let isTouched = touched.value
        return { [unowned self] in write(input, touching: isTouched, isRestoration: true) }
    }

    /// What is shown where the field is typed; nil if there is nothing but the value.
    final var shownText: String? { shownText(typed: entry?.typed.value, for: stored.value) }

    /// The value is read only where it is shown, so that only then it is tracked.
    private func shownText(typed: String?, for value: @autoclosure () -> Value) -> String? {
        entry.map { typed ?? $0.write(value(), locale) }
    }

    // MARK: Properties

    // Made when first read.
    private final lazy var valueProperty: Property<Value> = {
        isActivityRead = true
        guard let activity else { return stored }
        return Property.derived(from: stored, activity) { [startValue] value, isActive in isActive ? value : startValue }
    }()
    private final lazy var valueIfActiveProperty = Property.derived(from: stored, activeness) { value, isActive in isActive ? value : nil }

    /// The value of a field that may hold nothing, or nil while it is inactive: one and the same property, by which rules that read it are known.
    final var flatValueIfActive: AnyObject?

    /// What the field has to say, as properties.
    public final var reactive: Reactive { Reactive(field: self) }

    /// The observable side of a field, for those who work with streams.
    public struct Reactive {
        let field: ReadableField

        /// See ``ReadableField/value``.
        public var value: Property<Value> { field.valueProperty }
        /// See `valueIfActive` of the field.
        @_disfavoredOverload
        public var valueIfActive: Property<Value?> { field.valueIfActiveProperty }
        /// See ``FormField/isActive``.
        public var isActive: Property<Bool> { field.activeness }
        /// See ``FormField/isTouched``.
        public var isTouched: Property<Bool> { field.touched }
        /// See ``FormField/isDirty``.
        public var isDirty: Property<Bool> { field.dirtiness }
        /// See ``FormField/isRequired``.
        public var isRequired: Property<Bool> { field.requiredness }
        /// See ``FormField/isValid``.
        public var isValid: Property<Bool> { field.validity }
        /// See ``FormField/isPending``.
        public var isPending: Property<Bool> { field.pendingness }
        /// See ``FormField/error``.
        public var error: Property<String?> { field.errorMessage }
        /// See ``FormField/errors``.
        public var errors: Property<[String]> { field.errorMessages }
        /// See ``FormField/warning``.
        public var warning: Property<String?> { field.warningMessage }
    }
}
