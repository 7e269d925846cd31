import Foundation

extension Field where Value == String {
    /// A field for a text, whose value is made from what is typed.
    ///
    /// - Parameters:
    ///   - startValue: What it starts with.
    ///   - normalization: How the value is made from what is typed.
    ///   - maximumLength: How many characters the value may have, as Swift counts them. What is typed beyond that is cut from the text.
    ///   - isSecret: Whether what is entered is neither shown nor logged.
    public convenience init(
        _ startValue: String,
        normalized normalization: Normalization = [],
        atMost maximumLength: Int? = nil,
        isSecret: Bool = false
    ) {
        let isTakenAsItIs = normalization.isEmpty && maximumLength == nil
        self.init(startValue, isSecret: isSecret, entry: isTakenAsItIs ? nil : TextEntry(normalization, atMost: maximumLength))
    }

    /// What was typed, as it was typed; the value is made from it. Setting it is an edit.
    ///
    /// It stays what it is while the field is inactive.
    public var text: String {
        get { shownText ?? stored.value }
        set { if entry == nil { edit(newValue) } else { type(newValue) } }
    }
}

extension Field where Value: TypedAsText {
    /// A field for a value that is entered as text.
    ///
    /// While the text stands for no value, the field reads as its start value and is not valid, and its other rules do not run.
    ///
    /// - Parameters:
    ///   - startValue: What it starts with.
    ///   - format: How texts are read and written.
    ///   - isSecret: Whether what is entered is neither shown nor logged.
    ///   - message: What to do when the text stands for no value.
    public convenience init(
        _ startValue: Value,
        typedAsText format: TextFormat<Value>,
        isSecret: Bool = false,
        else message: FlowText
    ) {
        self.init(startValue, isSecret: isSecret, entry: TextEntry(format))
        requireText(else: message, isEmptyReadable: format.read("", Locale(identifier: "")) != nil)
    }

    /// What was typed, as it was typed; the text for the value if that was set by the program. Setting it is an edit.
    ///
    /// It is read for the locale of the form, and stays what it is while it is typed, and while the field is inactive. Fields that are
    /// not typed as text have none.
    public var text: String {
        get {
            guard let text = shownText else { preconditionFailure(Self.noText) }
            return text
        }
        set {
            precondition(entry != nil, Self.noText)
            type(newValue)
        }
    }

    private static var noText: String { "The text of a field was used that is not typed as text. Make it with Field(_:typedAsText:else:)." }
}
