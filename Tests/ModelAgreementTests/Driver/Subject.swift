import FlowInterpreter

/// What can be seen of a flow: names, as a scenario reads them, with what they are.
typealias Observation = [(name: String, value: Value)]

/// Something that can be acted on and observed: a generated view model, or the interpreter.
@MainActor protocol Subject {
    func perform(_ action: FlowAction) async throws
    func observe() throws -> Observation
}
