import ReactiveCore

/// A field that the user edits.
///
/// Setting its value, or its text, is an edit: the field is touched, and what the server found wrong with it is forgotten.
///
/// ```swift
/// @Fixed public var email = Field("", normalized: .trimmed)
/// …
/// model.email.text = " a@example.com "
/// model.email.value                      // "a@example.com"
/// ```
public final class Field<Value: Equatable>: ReadableField<Value> {
    /// Whether what is entered is neither shown nor logged.
    public let isSecret: Bool

    init(_ startValue: Value, isSecret: Bool, entry: TextEntry<Value>?) {
        self.isSecret = isSecret
        super.init(startValue: startValue, entry: entry)
    }

    /// A field that starts with `startValue`.
    @_disfavoredOverload
    public convenience init(_ startValue: Value, isSecret: Bool = false) { self.init(startValue, isSecret: isSecret, entry: nil) }

    /// The value: the start value while the field is inactive. Setting it is an edit.
    public override var value: Value {
        get { super.value }
        set { edit(newValue) }
    }
}
