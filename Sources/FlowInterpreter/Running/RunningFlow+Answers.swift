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
        for mark in program.ruleMarks[rule] where !mark.parts.isEmpty && mark.field != nil {
            for inner in rulesOfParts(at: mark) where !inner.isWarning && !inner.waits {
                if try !inner.flow.holds(inner.rule) { return nil }
            }
        }
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
        // What is in parts was followed before.
        for run in commands.compactMap(\.run) where !run.awaitedRules.isEmpty {
            if try !isAwaiting(run) {
                run.awaitedRules = []
                scope.quietJobs.append(.validate(run))
            }
        }
    }

    /// The flow is no part any more.
    func closeOwnQuestions() {
        for rule in program.waitingRules where answers[rule]?.question != nil {
            answers[rule]?.question = nil
            questionHasChanged(rule)
        }
    }

    private func questionHasChanged(_ rule: Int) {
        let isOpen = answers[rule]?.question != nil
        forget(rule)
        answers[rule]?.progress = isOpen ? .waiting : .closed
        guard isOpen else { return }
        if let quietTime = program.flow.validations.rules[rule].quietTime {
            answers[rule]?.alarm = clock.set(.endOfQuiet(self, rule: rule), after: quietTime)
        } else {
            scope.quietJobs.append(.ask(self, rule: rule))
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
        for flow in runningParts { try flow.askAnew() }
        for rule in program.waitingRules { questionHasChanged(rule) }
    }

    // MARK: Asking

    /// The quiet time is over, or somebody cannot wait for it.
    func ask(_ rule: Int) throws(Interruption) {
        if answers[rule]?.progress == .waiting { try askAgain(rule) }
    }

    /// Asks again what could not be checked on a field, at once.
    public func retry(field: String) throws(Interruption) {
        guard let place = try place(at: field) else { return }
        for (flow, rule) in place.rules.map({ ($0.flow, $0.rule) })
        where flow.answers[rule]?.settlement?.status == .unavailable && flow.answers[rule]?.progress == .settled {
            try flow.askAgain(rule)
        }
    }

    private func askAgain(_ rule: Int) throws(Interruption) {
        guard var answer = answers[rule], let question = answer.question else { return }
        answer.lastNumber += 1
        answer.progress = .asking(answer.lastNumber)
        answers[rule] = answer
        forget(rule)
        try goOn(Asking(self, rule: rule, number: answer.lastNumber, question: question))
    }

    /// Evaluates the rule as far as there are answers.
    func goOn(_ asking: Asking) throws(Interruption) {
        let condition = program.flow.validations.rules[asking.rule].condition
        let context = AskingContext(flow: self, asking: asking, sources: program.questionSources[asking.rule] ?? [])
        do throws(Interruption) {
            try settle(asking, .answered(try Evaluator(context, regexes: program.regexes, place: placeInWhole).holds(condition)))
        } catch .waits {
            guard let service = context.missing?.name.text else { return }
            if let answer = scope.services[service]?.takeAnswer() {
                asking.answers.append(answer)
                try goOn(asking)
            } else {
                scope.services[service]?.waiting.append(.rule(asking))
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

    /// The rules that a validation waits for: all, or those at a place, first those in parts.
    func pendingRequirements(at place: Place? = nil) throws(Interruption) -> [RuleReference] {
        var result: [RuleReference] = []
        for reference in place?.rulesWithin ?? rulesWithin where !reference.isWarning {
            if try reference.flow.isPending(reference.rule) { result.append(reference) }
        }
        return result
    }

    /// Asks at once what a validation waits for.
    func awaitAnswers(_ run: CommandRun) throws(Interruption) {
        guard isRunning(run) else { return }
        let pending = try pendingRequirements(at: run.validated)
        for reference in pending { try reference.flow.ask(reference.rule) }
        run.awaitedRules = pending
        if try isAwaiting(run) { return }
        run.awaitedRules = []
        try whenQuiet(.validate(run))
    }

    private func isAwaiting(_ run: CommandRun) throws(Interruption) -> Bool {
        for reference in run.awaitedRules where try reference.flow.isPending(reference.rule) { return true }
        return false
    }
}
