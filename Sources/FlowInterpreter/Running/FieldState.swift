import FlowChecks

/// What a field holds while its flow runs.
struct FieldState {
    let start: Value
    let entry: FieldEntry
    /// Also while the field is inactive.
    var stored: Value
    /// What was typed last; nil if the text is made from the value.
    var typed: String?
    /// Whether what was typed stands for a value.
    var isReadable = true
    var isTouched = false
    /// A command has validated the field, and its errors are to be shown.
    var isRevealed = false
    var serverError: ServerError?
    /// How often the field was written: edited, assigned or reset, also to an equal value.
    var writeCount = 0
    /// When it goes back to its start value.
    var expiry: AlarmID?
    /// It is being given back what it has held: nothing resets it meanwhile.
    var isBeingRestored = false

    /// What a command's failure says of the field.
    struct ServerError {
        let message: String
        let command: Int
    }

    /// What is written at once.
    struct Input {
        var value: Value
        /// Nil if the text is to be made from the value.
        var text: String?
        var isReadable = true
    }

    init(start: Value, entry: FieldEntry) {
        let accepted = entry.accept(start).value
        self.start = accepted
        self.entry = entry
        stored = accepted
    }

    /// What is shown where the field is typed.
    var text: String { text(of: input) }

    private func text(of input: Input) -> String { input.text ?? entry.write(input.value) }

    /// Whether the field shows and means that already.
    func holds(_ input: Input) -> Bool {
        input.value == stored && input.isReadable == isReadable && text(of: input) == text
    }

    /// The text of a date with another one for a part of it.
    func text(typing text: String, into part: DatePart) -> String {
        var parts = DateParts(text: self.text)
        parts[part] = text
        return parts.text
    }

    /// The present state as something that can be written again.
    var input: Input { Input(value: stored, text: typed, isReadable: isReadable) }
}
