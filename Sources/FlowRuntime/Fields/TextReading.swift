import ReactiveCore

/// That what is typed into a field must stand for a value.
struct TextReading {
    let message: MutableProperty<FlowText>
    /// Whether no text stands for a value, too.
    let isEmptyReadable: Bool
    let isReadable = MutableProperty(true)

    init(message: FlowText, isEmptyReadable: Bool) {
        self.message = MutableProperty(message)
        self.isEmptyReadable = isEmptyReadable
    }
}
