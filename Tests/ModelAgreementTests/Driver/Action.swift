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
    /// A row is added to a list, removed or moved; one that is not there stays away.
    case addRow(String)
    case removeRow(String, Int)
    case moveRow(String, Int, Int)
}

/// What can be seen of a flow: names, as a scenario reads them, with what they are.
typealias Observation = [(name: String, value: Value)]

/// Something that can be acted on and observed: a generated view model, or the interpreter.
@MainActor protocol Subject {
    func perform(_ action: Action) async throws
    func observe() throws -> Observation
}
