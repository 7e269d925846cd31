import FlowMarkdown
import FlowSpec

extension RunningFlow {
    /// Answers the oldest call that waits for the service; if none does, the next call is answered at once. A service that does not wait
    /// answers this from now on.
    public func answer(_ service: String, _ answer: ServiceAnswer) throws(Interruption) {
        guard let index = program.services[service] else { return }
        if !program.flow.services[index].signature.isAsync {
            services[index].fixed = answer
        } else if services[index].waiting.isEmpty {
            services[index].answers.append(answer)
        } else {
            try deliver(answer, to: services[index].waiting.removeFirst())
        }
    }

    /// How many calls wait for the service.
    public func waitingCalls(of service: String) -> Int { program.services[service].map { services[$0].waiting.count } ?? 0 }

    private func deliver(_ answer: ServiceAnswer, to caller: ServiceState.Caller) throws(Interruption) {
        switch caller {
        case .step(let run, let call): try take(answer, call, for: run)
        case .rule(let asking):
            asking.answers.append(answer)
            try goOn(asking)
        case .nobody: break
        }
    }

    /// A step calls a service, and waits.
    func call(for run: CommandRun) throws(Interruption) {
        guard isRunning(run), let call = run.call, let index = program.services[call.service.name.text] else { return }
        run.callCount += 1
        if !call.service.isAsync {
            guard let answer = services[index].fixed else { throw unanswered(call.service, at: call.range) }
            try take(answer, run.callCount, for: run)
        } else if services[index].answers.isEmpty {
            services[index].waiting.append(.step(run, call: run.callCount))
        } else {
            try take(services[index].answers.removeFirst(), run.callCount, for: run)
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
        guard let index = program.services[service.name.text], let answer = services[index].fixed else {
            throw unanswered(service, at: range)
        }
        switch answer {
        case .returns(let value): return value
        case .throws(let error): throw .thrown(error)
        }
    }

    private func unanswered(_ service: ServiceSignature, at range: SourceRange) -> Interruption {
        .failure(EvaluationFailure(.unanswered(service: service.name.text), at: range))
    }
}
