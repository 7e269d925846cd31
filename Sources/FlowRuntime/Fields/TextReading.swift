import ReactiveCore

/// That what is typed into a field must stand for a value.
struct TextReading {
    let message: FlowText
    let isReadable = MutableProperty(true)

    /// The rule about it, as the field sees it.
    func mark(place: Int, isShown: Property<Bool>?) -> RuleMark {
        RuleMark(
            place: place, isShared: false, severity: .error, holds: isReadable, isSatisfied: isReadable, message: Property(message),
            isShown: isShown)
    }
}
