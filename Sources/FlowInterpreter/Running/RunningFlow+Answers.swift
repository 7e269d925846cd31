import FlowSpec

extension RunningFlow {
    // MARK: What the rule asks about

    func status(ofAnswer rule: Int) throws(Interruption) -> AnswerState.Status {
        guard let question = try question(of: rule) else { return .notAsked }
        if let settlement = answers[rule]?.settlement, settlement.question == question { return settlement.status }
        return .pending
    }

    func isPending(_ rule: Int) throws(Interruption) -> Bool {
        guard program.waits[rule] else { return false }
        return try status(ofAnswer: rule) == .pending
    }

    /// It asks only while it applies, and the earlier rules on its fields that ask nobody hold.
    private func question(of rule: Int) throws(Interruption) -> [Value]? {
        guard try applies(rule) else { return nil }
        for earlier in program.preconditions[rule] ?? [] where !(try holds(earlier)) { return nil }
        var values: [Value] = []
        for source in program.questionSources[rule] ?? [] {
            let range = program.flow.validations.rules[rule].condition.range
            let context = FlowContext(flow: self, locals: [:])
            values.append(try context.value(of: source.reference, readsAsNilWhenInactive: source.readsAsNil, at: range))
        }
        return values
    }

    /// Called after each change: another question begins with a quiet time, and what was asked before does not matter any more.
    func followQuestions() throws(Interruption) {
        for rule in program.waitingRules {
            let question = try question(of: rule)
            guard answers[rule, default: AnswerState()].question != question else { continue }
            answers[rule, default: AnswerState()].question = question
            questionHasChanged(rule)
        }
        for run in commands.compactMap(\.run) where !run.awaitedRules.isEmpty {
            if try !isAwaiting(run) {
                run.awaitedRules = []
                quietJobs.append(.validate(run))
            }
        }
    }

    private func questionHasChanged(_ rule: Int) {
        let isOpen = answers[rule]?.question != nil
        forget(rule)
        answers[rule]?.progress = isOpen ? .waiting : .closed
        guard isOpen else { return }
        if let quietTime = program.flow.validations.rules[rule].quietTime {
            answers[rule]?.alarm = clock.set(.endOfQuiet(rule: rule), after: quietTime)
        } else {
            quietJobs.append(.ask(rule: rule))
        }
    }

    /// Also an answer to the same question is forgotten once there has been another one.
    private func forget(_ rule: Int) {
        if let alarm = answers[rule]?.alarm { clock.stop(alarm) }
        answers[rule]?.alarm = nil
        if answers[rule]?.settlement != nil {
            answers[rule]?.settlement = nil
            hasChanged()
        }
    }

    /// The flow starts anew: nothing is known any more.
    func askAnew() throws(Interruption) {
        for rule in program.waitingRules { questionHasChanged(rule) }
        try whenQuiet(nil)
    }

    // MARK: Asking

    /// The quiet time is over, or somebody cannot wait for it.
    func ask(_ rule: Int) throws(Interruption) {
        if answers[rule]?.progress == .waiting { try askAgain(rule) }
    }

    /// Asks again what could not be checked on a field, at once.
    public func retry(field: String) throws(Interruption) {
        guard let index = program.fields[field] else { return }
        for rule in program.fieldRules[index] where answers[rule]?.settlement?.status == .unavailable && answers[rule]?.progress == .settled
        {
            try askAgain(rule)
        }
    }

    private func askAgain(_ rule: Int) throws(Interruption) {
        guard var answer = answers[rule], let question = answer.question else { return }
        answer.lastNumber += 1
        answer.progress = .asking(answer.lastNumber)
        answers[rule] = answer
        forget(rule)
        try goOn(Asking(rule: rule, number: answer.lastNumber, question: question))
    }

    /// Evaluates the rule as far as there are answers.
    func goOn(_ asking: Asking) throws(Interruption) {
        let condition = program.flow.validations.rules[asking.rule].condition
        let context = AskingContext(flow: self, asking: asking, sources: program.questionSources[asking.rule] ?? [])
        do throws(Interruption) {
            try settle(asking, .answered(try Evaluator(context, regexes: program.regexes).holds(condition)))
        } catch .waits {
            guard let service = context.missing.flatMap({ program.services[$0.name.text] }) else { return }
            if services[service].answers.isEmpty {
                services[service].waiting.append(.rule(asking))
            } else {
                asking.answers.append(services[service].answers.removeFirst())
                try goOn(asking)
            }
        } catch .thrown {
            try settle(asking, .unavailable)
        }
    }

    /// There is an answer; that to an old question is not taken.
    private func settle(_ asking: Asking, _ status: AnswerState.Status) throws(Interruption) {
        guard answers[asking.rule]?.progress == .asking(asking.number) else { return }
        try change { () throws(Interruption) in
            answers[asking.rule]?.progress = .settled
            answers[asking.rule]?.settlement = (asking.question, status)
            hasChanged()
        }
    }

    // MARK: Validating

    /// The rules that a validation waits for.
    func pendingRequirements() throws(Interruption) -> [Int] {
        var result: [Int] = []
        for rule in program.requirements where try isPending(rule) { result.append(rule) }
        return result
    }

    /// Asks at once what a validation waits for.
    func awaitAnswers(_ run: CommandRun) throws(Interruption) {
        guard isRunning(run) else { return }
        let pending = try pendingRequirements()
        for rule in pending { try ask(rule) }
        run.awaitedRules = pending
        if try isAwaiting(run) { return }
        run.awaitedRules = []
        try whenQuiet(.validate(run))
    }

    private func isAwaiting(_ run: CommandRun) throws(Interruption) -> Bool {
        for rule in run.awaitedRules where try isPending(rule) { return true }
        return false
    }
}
