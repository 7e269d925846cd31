import ReactiveCore

extension Form {
    /// Adds a rule that asks a service, and must hold, or the form is not valid.
    ///
    /// ```swift
    /// form.requireAnswer(
    ///     on: email, reading: email, after: .milliseconds(300),
    ///     else: "Somebody has registered with this address", unavailable: "The address could not be checked"
    /// ) { email in
    ///     try await services.isEmailFree(email: email)
    /// }
    /// ```
    ///
    /// It asks only when the rules that were added before it on one of its fields hold, one of its fields is active, and what is typed into them can
    /// be read; for the start values, too. As soon as something that it reads changes it is *pending*, the quiet time included, and pending is not
    /// valid. A change, and an earlier rule that does not hold any more, cancel the question; a late answer to an old value is never taken. If
    /// the service throws, the field stays not valid, and ``FormField/retry()`` asks again. A step that validates does not wait for the end of
    /// the quiet time, but for the answer.
    ///
    /// - Parameters:
    ///   - fields: Where the error belongs. Each active one is marked; if all are inactive, the rule does not apply.
    ///   - sources: The fields and properties that the question is about.
    ///   - quietTime: How long none of them must have changed before it asks, on the form's clock; nil to ask after each change.
    ///   - application: The rule applies only when this holds.
    ///   - message: What to do when the rule does not hold.
    ///   - unavailable: What to say when the service throws.
    ///   - isolation: Where it asks; that of the caller.
    ///   - isHolding: Asks the service. The task that it runs in is cancelled when nobody wants the answer any more.
    public func requireAnswer<each Source: PropertyConvertible>(
        on fields: FormField...,
        reading sources: repeat each Source,
        after quietTime: Duration? = nil,
        onlyWhen application: Property<Bool>? = nil,
        else message: FlowMessage,
        unavailable: FlowMessage = FlowMessage(FlowText(.isUnavailable)),
        isolation: isolated any Actor = #isolation,
        asking isHolding: nonisolated(nonsending) @escaping (repeat (each Source).PropertyValue) async throws -> Bool
    ) where repeat (each Source).PropertyValue: Equatable {
        let answer = answerRule(
            on: fields, repeat (each sources).property, after: quietTime, onlyWhen: application, isolation: isolation, asking: isHolding)
        add { Rule(place: $0, severity: .error, answer: answer, fields: fields, message: message, unavailable: unavailable) }
    }

    /// Adds a rule that asks a service, and ought to hold; the form is valid also when it does not, and while it is pending.
    /// See ``requireAnswer(on:reading:after:onlyWhen:else:unavailable:isolation:asking:)``.
    public func warnUnlessAnswered<each Source: PropertyConvertible>(
        on fields: FormField...,
        reading sources: repeat each Source,
        after quietTime: Duration? = nil,
        onlyWhen application: Property<Bool>? = nil,
        saying message: FlowMessage,
        unavailable: FlowMessage = FlowMessage(FlowText(.isUnavailable)),
        isolation: isolated any Actor = #isolation,
        asking isHolding: nonisolated(nonsending) @escaping (repeat (each Source).PropertyValue) async throws -> Bool
    ) where repeat (each Source).PropertyValue: Equatable {
        let answer = answerRule(
            on: fields, repeat (each sources).property, after: quietTime, onlyWhen: application, isolation: isolation, asking: isHolding)
        add { Rule(place: $0, severity: .warning, answer: answer, fields: fields, message: message, unavailable: unavailable) }
    }

    private func answerRule<each Value: Equatable>(
        on fields: [FormField],
        _ sources: repeat Property<each Value>,
        after quietTime: Duration?,
        onlyWhen application: Property<Bool>?,
        isolation: isolated any Actor,
        asking isHolding: nonisolated(nonsending) @escaping (repeat each Value) async throws -> Bool
    ) -> AnswerRule {
        InputsAnswerRule(
            about: .derived(from: repeat each sources) { (values: repeat each Value) in AnswerInputs(repeat each values) },
            onlyWhen: .all(
                Rule.applicability(onlyWhen: application, on: fields) + fields.compactMap(\.readability) + conditions(on: fields)),
            after: quietTime,
            in: scope,
            isolation: isolation,
            work: { inputs in
                let values = inputs.values
                return try await isHolding(repeat each values)
            }
        )
    }
}
