import FlowMarkdown
import FlowSpec

extension RunningFlow {
    /// Answers the oldest call that waits for the service; if none does, the next call is answered at once. A service that does not wait
    /// answers this from now on.
    public func answer(_ service: String, _ answer: ServiceAnswer) throws(Interruption) {
        guard let signature = program.flow.allServices.first(where: { $0.name == service })?.signature else { return }
        if !signature.isAsync {
            scope.services[service]?.fixed = answer
        } else if let caller = scope.services[service]?.takeCaller() {
            try deliver(answer, to: caller)
        } else {
            scope.services[service]?.answers.append(answer)
        }
    }

    /// How many calls wait for the service.
    public func waitingCalls(of service: String) -> Int { scope.services[service]?.waiting.count ?? 0 }

    private func deliver(_ answer: ServiceAnswer, to caller: ServiceState.Caller) throws(Interruption) {
        switch caller {
        case .step(let run, let call): try take(answer, call, for: run)
        case .rule(let asking):
            asking.answers.append(answer)
            try asking.flow.goOn(asking)
        case .nobody: break
        }
    }

    /// A step calls a service, and waits.
    func call(for run: CommandRun) throws(Interruption) {
        guard isRunning(run), let call = run.call else { return }
        let name = call.service.name.text
        run.callCount += 1
        if !call.service.isAsync {
            guard let answer = scope.services[name]?.fixed else { throw unanswered(call.service, at: call.range) }
            try take(answer, run.callCount, for: run)
        } else if let answer = scope.services[name]?.takeAnswer() {
            try take(answer, run.callCount, for: run)
        } else {
            scope.services[name]?.waiting.append(.step(run, call: run.callCount))
        }
    }

    /// An answer has come: the run goes on, or the call is repeated.
    private func take(_ answer: ServiceAnswer, _ call: Int, for run: CommandRun) throws(Interruption) {
        guard isRunning(run), call == run.callCount else { return }
        guard case .throws = answer, let delay = run.delayOfRetry(doubles: doublesDelays(of: run)) else { return try resume(run, answer) }
        if delay > .zero {
            _ = clock.set(.retry(run), after: delay)
        } else {
            try whenQuiet(.call(run))
        }
    }

    private func doublesDelays(of run: CommandRun) -> Bool { program.flow.commands[run.command].retry?.doubles == true }

    /// What a service returns that answers at once.
    func fixedAnswer(of service: ServiceSignature, at range: SourceRange) throws(Interruption) -> Value {
        guard let answer = scope.services[service.name.text]?.fixed else { throw unanswered(service, at: placeInWhole ?? range) }
        switch answer {
        case .returns(let value): return value
        case .throws(let error): throw .thrown(error)
        }
    }

    private func unanswered(_ service: ServiceSignature, at range: SourceRange) -> Interruption {
        .failure(EvaluationFailure(.unanswered(service: service.name.text), at: range))
    }
}
