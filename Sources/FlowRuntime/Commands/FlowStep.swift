/// What a command does next, said by the closures given to `performs(on:_:onFailure:)` of a ``FlowCommand``.
public struct FlowStep<Model: FlowViewModel, Output> {
    /// Steps do not hold the model: it is looked up when it is needed.
    let resolve: (ModelReference<Model>) -> Step<Output>

    /// Calls a service and waits for it. Then a new change begins, with `then`. If the service throws, the command fails.
    public static func call<Result>(
        _ work: nonisolated(nonsending) @escaping () async throws -> Result,
        then: @escaping (Model, FlowChange, Result) -> FlowStep
    ) -> FlowStep {
        FlowStep { model in
            .calls {
                do {
                    let result = try await work()
                    return .answered { change in model.object.map { then($0, change, result).resolve(model) } }
                } catch {
                    return .threw(error)
                }
            }
        }
    }

    /// Ends the command with its output.
    public static func returns(_ output: Output) -> FlowStep { FlowStep { _ in .returns(output, sendOutcome: nil) } }

    /// Ends the command in failure. The message is shown on `field`, or among the errors of the form if there is none.
    public static func fails(_ message: FlowText, on field: FormField? = nil) -> FlowStep { FlowStep { _ in .fails(message, on: field) } }

    /// Shows the errors on `fields`, or all errors of the form if none are named. If a rule on them does not hold, the command fails with
    /// the list of errors; else `then` goes on in the same change.
    public static func validates(_ fields: FormField..., then: @escaping (Model, FlowChange) -> FlowStep) -> FlowStep {
        FlowStep { model in .validates(fields) { change in model.object.map { then($0, change).resolve(model) } } }
    }

    /// Emits an outcome and ends the command with its output.
    public static func goes(to outcome: Model.Outcome, returning output: Output) -> FlowStep {
        FlowStep { model in .returns(output, sendOutcome: { model.outcomes?.send(outcome) }) }
    }
}

extension FlowStep where Output == Void {
    /// Ends the command.
    public static var done: FlowStep { returns(()) }

    /// Emits an outcome and ends the command.
    public static func goes(to outcome: Model.Outcome) -> FlowStep { goes(to: outcome, returning: ()) }
}

/// What becomes of a failure, said by a command's `onFailure`.
public struct FlowRecovery<Model: FlowViewModel, Output> {
    let resolve: (ModelReference<Model>) -> Recovery<Output>

    /// The command fails with this message, shown on `field`, or among the errors of the form if there is none. A step that
    /// fails by itself keeps its own message.
    public static func failed(_ message: FlowText, on field: FormField? = nil) -> FlowRecovery {
        FlowRecovery { _ in .failed(message, on: field) }
    }

    /// The command fails with what the error says about itself; a step that fails by itself keeps its own message.
    public static var unhandled: FlowRecovery { FlowRecovery { _ in .unhandled } }

    /// The command does not fail, but emits an outcome and ends with its output.
    public static func goes(to outcome: Model.Outcome, returning output: Output) -> FlowRecovery {
        FlowRecovery { model in .returns(output, sendOutcome: { model.outcomes?.send(outcome) }) }
    }
}

extension FlowRecovery where Output == Void {
    /// The command does not fail, but emits an outcome and ends.
    public static func goes(to outcome: Model.Outcome) -> FlowRecovery { goes(to: outcome, returning: ()) }
}
