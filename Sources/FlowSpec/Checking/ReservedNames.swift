/// Names that the generated code needs itself.
enum ReservedNames {
    /// Members of a view model.
    static let members: Set<String> = [
        "isValid", "isPending", "errors", "firstInvalidField", "update", "reset", "tearDown", "snapshot", "restore", "form", "outcomes",
        "outcome",
        "reactive",
        "services", "clock", "locale", "now", "today", "model", "change",
    ]

    /// Parameters of the closures that a command's steps become.
    static let locals: Set<String> = ["model", "change", "services"]

    /// What the test of a scenario reads beside the columns of its table.
    static let columns: Set<String> = ["model", "services", "clock", "row", "spec"]

    /// Types in a flow's namespace, and types of the run-time library and of Swift that generated code speaks of.
    static let types: Set<String> = [
        "Outcome", "Snapshot", "Reactive", "Field", "ReadableField", "FlowCommand", "Form", "Outcomes", "Property", "Signal", "Fixed",
        "FlowText", "Locale", "Clock", "Duration", "ContinuousClock", "Equatable", "Sendable", "CaseIterable", "MainActor", "Error",
        "Never", "Optional", "Array",
        "Result",
    ]
}
