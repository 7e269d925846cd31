extension FlowCommand {
    /// Says what the command does, and adds it to the form of the model.
    ///
    /// - Parameters:
    ///   - model: Whose fields the steps read and set. The command does not keep it alive, also not while it waits for a service.
    ///   - steps: The first step, which is part of the change that starts the command.
    ///   - onFailure: What becomes of an error, given what the command was started with. A step of the flow that fails by itself comes as a ``FlowFailure``. A form that is not valid and
    ///     a cancellation do not come here.
    @MainActor public func performs<Model: FlowViewModel>(
        on model: Model,
        _ steps: @escaping (Model, FlowChange, Input) -> FlowStep<Model, Output>,
        onFailure: @escaping (Model, FlowChange, Input, any Error) -> FlowRecovery<Model, Output> = { _, _, _, _ in .unhandled }
    ) {
        precondition(behaviour == nil, "performs(on:_:) was called twice.")
        let reference = ModelReference(model)
        behaviour = Behaviour(
            begin: { input, change in reference.object.map { steps($0, change, input).resolve(reference) } },
            recover: { change, input, error in reference.object.map { onFailure($0, change, input, error).resolve(reference) } }
        )
        model.form.add(self)
    }
}

extension FlowCommand where Input == Void {
    /// Says what the command does, and adds it to the form of the model. See ``performs(on:_:onFailure:)``.
    @MainActor public func performs<Model: FlowViewModel>(
        on model: Model,
        _ steps: @escaping (Model, FlowChange) -> FlowStep<Model, Output>,
        onFailure: @escaping (Model, FlowChange, any Error) -> FlowRecovery<Model, Output> = { _, _, _ in .unhandled }
    ) {
        performs(
            on: model,
            { model, change, _ in steps(model, change) },
            onFailure: { model, change, _, error in onFailure(model, change, error) }
        )
    }
}
