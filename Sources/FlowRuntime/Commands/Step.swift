/// A step without the type of the model that it belongs to: what a command works on.
enum Step<Output> {
    typealias Work = nonisolated(nonsending) () async -> Answer<Output>
    /// The next step; nil if the model has gone.
    typealias Continuation = (FlowChange) -> Step?

    case returns(Output, sendOutcome: (() -> Void)?)
    case fails(FlowText, on: FormField?)
    case validates([FormField], then: Continuation)
    case calls(Work)
}

/// What came of a call.
enum Answer<Output> {
    case answered(Step<Output>.Continuation)
    case threw(any Error)

    /// A cancellation ends the run; every other error may go away by itself.
    var isWorthRetrying: Bool {
        if case .threw(let error) = self { !(error is CancellationError) } else { false }
    }
}

/// What becomes of a failure.
enum Recovery<Output> {
    case failed(FlowText, on: FormField?)
    case unhandled
    case returns(Output, sendOutcome: (() -> Void)?)
}

/// The model of a command, and where its outcomes go. It keeps neither alive, because a service that never answers keeps it.
final class ModelReference<Model: FlowViewModel> {
    private(set) weak var object: Model?
    private(set) weak var outcomes: Outcomes<Model.Outcome>?

    @MainActor init(_ model: Model) {
        object = model
        outcomes = model.outcomes
    }
}
