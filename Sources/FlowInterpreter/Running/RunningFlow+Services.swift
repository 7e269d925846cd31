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
        case .step(let run): try resume(run, answer)
        }
    }

    /// A step calls a service, and waits.
    func call(_ service: ServiceSignature, _ arguments: [Value], _ expression: TypedExpression, for run: CommandRun) throws(Interruption) {
        guard isRunning(run), let index = program.services[service.name.text] else { return }
        if !service.isAsync {
            guard let answer = services[index].fixed else { throw unanswered(service, at: expression.range) }
            try resume(run, answer)
        } else if services[index].answers.isEmpty {
            services[index].waiting.append(.step(run))
        } else {
            try resume(run, services[index].answers.removeFirst())
        }
    }

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
