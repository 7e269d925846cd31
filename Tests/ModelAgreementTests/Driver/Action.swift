import FlowInterpreter

/// Something that happens to a flow from outside.
enum Action: Equatable, Sendable {
    case edit([RunningFlow.Edit])
    case touch(String)
    /// What could not be checked on the field is asked again.
    case askAgain(String)
    case start(String, [Value])
    case cancel(String)
    case retry(String)
    case answer(String, ServiceAnswer)
    case advance(milliseconds: Int)
    case reset
    case undo
    case redo
    /// The app is closed and opened again.
    case reopen
    /// What is entered is kept, to be brought back later.
    case keepDraft
    case restoreDraft
}

/// What can be seen of a flow: names, as a scenario reads them, with what they are.
typealias Observation = [(name: String, value: Value)]

/// Something that can be acted on and observed: a generated view model, or the interpreter.
@MainActor protocol Subject {
    func perform(_ action: Action) async throws
    func observe() throws -> Observation
}
