import FlowMarkdown
import FlowSpec

extension RunningFlow {
    /// What a run can end in.
    enum Failure {
        /// A step said that it fails.
        case step(Message, field: String?)
        case thrown(ThrownError)
        case timedOut
    }

    /// Does steps until there is something to wait for, or the end; as a part of a change.
    func advance(_ run: CommandRun) throws(Interruption) {
        history?.interrupt()
        while let step = run.nextStep() {
            let goesOn = try change(by: run.record) { () throws(Interruption) in try perform(step, of: run) }
            guard goesOn else { return }
        }
        try succeed(run, .void, outcome: nil)
    }

    /// Does one step. The answer is whether the next one follows at once.
    private func perform(_ step: Step, of run: CommandRun) throws(Interruption) -> Bool {
        comes(by: .step(step.range))
        switch step.kind {
        case .assign(let assignment):
            try assign(try value(of: assignment.value, locals: run.locals), to: assignment.field)
            return true
        case .call(let expression, let destination):
            guard case .serviceCall(let service, let arguments) = expression.kind else { throw invalid(expression.range) }
            if service.isPlain {
                try take(try value(of: expression, locals: run.locals), to: destination, run)
                return true
            }
            var values: [Value] = []
            for argument in arguments { values.append(try value(of: argument.value, locals: run.locals)) }
            run.awaited = destination
            let retry = program.flow.commands[run.command].retry
            run.call = CommandRun.Call(
                service: service, arguments: values, range: expression.range, retries: retry?.count ?? 0, delay: retry?.delay ?? .zero)
            try whenQuiet(.call(run))
            return false
        case .validates(let path):
            let some = try path.flatMap { path throws(Interruption) in try place(at: path) }
            if try !pendingRequirements(at: some).isEmpty {
                // The step is done again when the answers are there.
                run.frames.append([step][...])
                run.validated = some
                try whenQuiet(.awaitAnswers(run))
                return false
            }
            let messages = try validate(some)
            if !messages.isEmpty {
                end(run, failingWith: messages)
                try leadToFirstError(of: some, becauseOf: run.command)
            }
            return messages.isEmpty
        case .fails(let message, let field, let condition):
            guard try holds(condition, step, run) else { return true }
            try fail(run, .step(message, field: field))
            return false
        case .goes(let outcome, let condition):
            guard try holds(condition, step, run) else { return true }
            try succeed(run, .void, outcome: try value(of: outcome, locals: run.locals))
            return false
        case .returns(let expression):
            try succeed(run, try value(of: expression, locals: run.locals), outcome: nil)
            return false
        case .choice(let branches):
            for branch in branches {
                if let condition = branch.condition, !(try evaluator(run.locals).holds(condition)) { continue }
                if let range = branch.range { comes(by: .branch(range)) }
                run.frames.append(branch.steps[...])
                break
            }
            return true
        }
    }

    private func holds(_ condition: Step.EndingCondition?, _ step: Step, _ run: CommandRun) throws(Interruption) -> Bool {
        guard let condition else { return true }
        let holds = try evaluator(run.locals).holds(condition.expression)
        comes(by: .ending(step.range, holds: holds))
        return holds
    }

    /// Puts a service's result where it belongs.
    private func take(_ value: Value, to destination: Step.Destination, _ run: CommandRun) throws(Interruption) {
        switch destination {
        case .nowhere: break
        case .field(let field): try assign(value, to: field)
        case .local(let local): run.locals[local.name.text] = value
        }
    }

    /// A service has answered.
    func resume(_ run: CommandRun, _ answer: ServiceAnswer) throws(Interruption) {
        guard isRunning(run) else { return }
        try change { () throws(Interruption) in
            switch answer {
            case .returns(let value):
                let destination = run.awaited
                try change(by: run.record) { () throws(Interruption) in try take(value, to: destination, run) }
                try advance(run)
            case .throws(let error): try fail(run, .thrown(error))
            }
        }
    }

    /// Looks for what becomes of a failure. A step that fails keeps its message and place, unless a handler leads to an outcome.
    func fail(_ run: CommandRun, _ failure: Failure) throws(Interruption) {
        history?.interrupt()
        let command = program.flow.commands[run.command]
        var ending = FailureHandler.Ending.none
        var locals = run.input
        comes(by: .failed(command: run.command))
        if case .thrown = failure, let call = run.call { comes(by: .failure(call.range)) }
        for (number, handler) in command.failureHandlers.enumerated() {
            guard let bindings = match(handler.pattern, failure) else { continue }
            if handler.matters(to: failure) { comes(by: .handler(command: run.command, number)) }
            locals.merge(bindings) { _, bound in bound }
            try change(by: run.record) { () throws(Interruption) in
                for assignment in handler.assignments {
                    try assign(try value(of: assignment.value, locals: locals), to: assignment.field)
                }
            }
            ending = handler.ending
            break
        }
        if case .outcome(let outcome) = ending {
            return try succeed(run, .void, outcome: try value(of: outcome, locals: locals))
        }
        switch (failure, ending) {
        case (.step(let message, let field), _):
            try end(
                run, failingWith: text(of: message, locals: run.locals),
                shownOn: field.flatMap { path throws(Interruption) in try place(at: path) })
        case (_, .message(let message, let field)):
            try end(
                run, failingWith: text(of: message, locals: locals),
                shownOn: field.flatMap { path throws(Interruption) in try place(at: path) })
        case (.thrown(let error), _): try end(run, failingWith: error.description, shownOn: nil)
        case (.timedOut, _): try end(run, failingWith: general(.timeIsUp), shownOn: nil)
        }
    }

    /// What the pattern binds; nil if it does not match.
    private func match(_ pattern: FailureHandler.Pattern?, _ failure: Failure) -> [String: Value]? {
        switch (pattern, failure) {
        case (nil, _), (.timedOut?, .timedOut): [:]
        case (.enumCase(let pattern)?, .thrown(.value(.enumCase(let value))))
        where pattern.enumeration == value.enumeration && pattern.caseName == value.name:
            Self.bound(pattern.bindings, to: value)
        default: nil
        }
    }

    private func invalid(_ range: SourceRange) -> Interruption { .failure(EvaluationFailure(.invalid, at: range)) }
}

extension FailureHandler {
    /// Whether it does something about the failure: a step that fails keeps its message.
    fileprivate func matters(to failure: RunningFlow.Failure) -> Bool {
        switch (failure, ending) {
        case (.step, .message), (.step, .none): !assignments.isEmpty
        default: true
        }
    }
}

extension ThrownError: CustomStringConvertible {
    /// What the error says about itself.
    public var description: String {
        switch self {
        case .value(let value): value.interpolated
        case .any: "ServiceStubError()"
        }
    }
}
