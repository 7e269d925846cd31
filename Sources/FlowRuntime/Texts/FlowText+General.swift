import FlowChecks

/// What is said where the spec says nothing.
extension FlowText {
    static let isChecking: FlowText = "This is still being checked"
    static let isRunning: FlowText = "This is being done already"
    static func dateProblem(_ reading: DateParts.Reading) -> FlowText {
        FlowText(DatePartsTexts.texts(for: reading).map { ($0.language, $0.text) })
    }

    static let isImpossible: FlowText = "This cannot be done now"

    static func isResting(_ interval: String) -> FlowText { "This can be done once every \(interval)" }
}
