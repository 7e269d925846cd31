/// Names that the generated code needs itself.
enum ReservedNames {
    /// Members of a view model.
    static let members: Set<String> = [
        "isValid", "isPending", "errors", "firstInvalidField", "update", "reset", "tearDown", "snapshot", "restore", "draft", "draftLosses",
        "undo", "redo", "canUndo", "canRedo", "form",
        "outcomes", "outcome", "reactive", "services", "clock", "locale", "now", "today", "model", "change",
    ]

    /// What is read of the steps as a whole, and what the enum of their names has already.
    static let steps: Set<String> = [
        "current", "number", "count", "isFirst", "isLast", "canGoNext", "canGoBack", "allCases", "hash", "hashValue",
    ]

    /// Parameters of the closures that a command's steps become.
    static let locals: Set<String> = ["model", "change", "services"]

    /// What the test of a scenario reads beside the columns of its table.
    static let columns: Set<String> = ["model", "services", "clock", "row", "spec"]

    /// Types in a flow's namespace, and types of the run-time library and of Swift that generated code speaks of.
    static let types: Set<String> = [
        "Outcome", "Snapshot", "FlowSteps", "FormStep", "StepsState", "Reactive", "Field", "ReadableField", "FlowCommand", "Form",
        "Outcomes", "Property", "Signal", "Fixed",
        "FlowText", "Draft", "DraftConvertible", "DraftError", "DraftMismatch", "DraftValue", "Locale", "Clock", "Duration",
        "ContinuousClock", "Equatable", "Sendable", "CaseIterable", "MainActor", "Error",
        "Never", "Optional", "Array",
        "Result",
    ]
}
