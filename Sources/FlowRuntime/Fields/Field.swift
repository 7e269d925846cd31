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

    init(_ startValue: Value, isSecret: Bool, normalize: ((Value) -> Value)?) {
        self.isSecret = isSecret
        super.init(startValue: startValue, normalize: normalize)
    }

    /// A field that starts with `startValue`.
    @_disfavoredOverload
    public convenience init(_ startValue: Value, isSecret: Bool = false) { self.init(startValue, isSecret: isSecret, normalize: nil) }

    /// The value: the start value while the field is inactive. Setting it is an edit.
    public override var value: Value {
        get { super.value }
        set { edit(newValue) }
    }
}

extension Field where Value == String {
    /// A field for a text, whose value is made from what is typed.
    public convenience init(_ startValue: String, normalized normalization: Normalization = [], isSecret: Bool = false) {
        self.init(startValue, isSecret: isSecret, normalize: normalization.isEmpty ? nil : { normalization.normalize($0) })
    }

    /// What was typed, as it was typed; the value is made from it. Setting it is an edit.
    ///
    /// It stays what it is while the field is inactive.
    public var text: String {
        get { (entered ?? stored).value }
        set { edit(newValue) }
    }
}
