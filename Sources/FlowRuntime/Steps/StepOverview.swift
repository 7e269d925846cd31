/// What a list of the steps shows of one: a page on which answers are checked, or a bar that shows how far one is.
///
/// ```swift
/// ForEach(model.steps.overview) { step in
///     Button(step.title) { model.steps.go(to: step.id) }.disabled(!step.canGo)
///     ForEach(step.errors, id: \.self) { Text($0) }
/// }
/// ```
public struct StepOverview<Step: Hashable & Sendable>: Identifiable, Equatable, Sendable {
    /// The step.
    public let id: Step
    /// What stands above it.
    public let title: String
    /// Whether the user is there.
    public let isCurrent: Bool
    /// Whether the user has been there, and could leave it as it is.
    public let isComplete: Bool
    /// Whether the user may jump there.
    public let canGo: Bool
    /// What is wrong in it, as far as it is shown.
    public let errors: [String]

    public init(id: Step, title: String, isCurrent: Bool, isComplete: Bool, canGo: Bool, errors: [String]) {
        self.id = id
        self.title = title
        self.isCurrent = isCurrent
        self.isComplete = isComplete
        self.canGo = canGo
        self.errors = errors
    }
}
