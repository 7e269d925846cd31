import FlowChecks
import FlowMarkdown
import FlowSpec

extension RunningFlow {
    // MARK: What is read

    /// Which steps are there, and not skipped.
    func stepsThere() throws(Interruption) -> [Bool] {
        var result: [Bool] = []
        for index in program.flow.steps.indices { result.append(try isThere(step: index)) }
        return result
    }

    func isThere(step index: Int) throws(Interruption) -> Bool {
        guard let condition = program.flow.steps[index].condition else { return true }
        if let memo = stepActivities[index], memo.version == version { return memo.result }
        let result = try holds(condition, as: .step(index))
        stepActivities[index] = Memo(version: version, result: result)
        return result
    }

    /// The step at which the user is.
    func currentStep() throws(Interruption) -> Int { walk.current(try stepsThere()) }

    /// The step for which a rule counts: the last that has an active field which the rule marks.
    private func step(ofRule rule: Int) throws(Interruption) -> Int? {
        var last: Int?
        for field in program.ruleFields[rule] {
            guard let step = program.stepsOfFields[field], try isActive(field) else { continue }
            last = max(last ?? step, step)
        }
        return last
    }

    private func rules(ofStep step: Int) throws(Interruption) -> [Int] {
        var result: [Int] = []
        for rule in program.requirements where try self.step(ofRule: rule) == step { result.append(rule) }
        return result
    }

    /// Whether every rule holds that counts for the step, and every text in it can be read.
    func isValid(step: Int) throws(Interruption) -> Bool {
        for rule in try rules(ofStep: step) where !(try holds(rule)) { return false }
        for field in program.fieldsOfSteps[step] where !(try isReadable(field)) { return false }
        return true
    }

    func isPending(step: Int) throws(Interruption) -> Bool {
        for rule in try rules(ofStep: step) where try isPending(rule) { return true }
        return false
    }

    /// Whether the user has been there, and could leave it as it is.
    func isComplete(step: Int) throws(Interruption) -> Bool {
        guard walk.hasVisited(step, try stepsThere()) else { return false }
        return try isValid(step: step)
    }

    /// The error of each field of the step, in the order of the rules, as far as they are shown.
    func errors(ofStep step: Int) throws(Interruption) -> [String] {
        var found: [Finding] = []
        for field in program.fieldsInOrderOfRules where program.stepsOfFields[field] == step {
            for finding in try errors(ofField: field) {
                if let rule = finding.rule, try self.step(ofRule: rule) != step { continue }
                found.append(finding)
                break
            }
        }
        return Self.messagesInOrder(found)
    }

    func value(ofSteps state: Reference.State?, at range: SourceRange) throws(Interruption) -> Value {
        let isThere = try stepsThere()
        let current = walk.current(isThere)
        switch state {
        case .currentStep: return .enumCase(EnumCaseValue(Flow.stepKey, program.flow.steps[current].name.text, []))
        case .stepNumber: return .int(isThere.prefix(current + 1).count(where: \.self))
        case .stepCount: return .int(isThere.count(where: \.self))
        case .isFirstStep: return .bool(walk.previous(isThere) == nil)
        case .isLastStep: return .bool(walk.next(isThere) == nil)
        case .canGoBack: return .bool(walk.previous(isThere) != nil)
        case .canGoNext: return .bool(walk.next(isThere) == nil ? false : try isValid(step: current))
        default: throw .failure(EvaluationFailure(.invalid, at: range))
        }
    }

    func value(of state: Reference.State?, ofStep step: Int, at range: SourceRange) throws(Interruption) -> Value {
        switch state {
        case .isActive: return .bool(try isThere(step: step))
        case .isVisited: return .bool(walk.hasVisited(step, try stepsThere()))
        case .isValid: return .bool(try isValid(step: step))
        case .isPending: return .bool(try isPending(step: step))
        case .isComplete: return .bool(try isComplete(step: step))
        case .errors: return .array(try errors(ofStep: step).map { .string($0) })
        case .stepTitle: return .string(try text(of: program.flow.steps[step].title))
        default: throw .failure(EvaluationFailure(.invalid, at: range))
        }
    }

    // MARK: Going

    /// The user goes to the next step, which shows the errors of the current one. The answer is whether it could be left.
    @discardableResult
    public func next() throws(Interruption) -> Bool {
        try change { () throws(Interruption) in
            guard !program.flow.steps.isEmpty, let target = walk.next(try stepsThere()) else { return false }
            return try leave(for: target)
        }
    }

    /// The user goes back to the step before. The answer is whether there is one.
    @discardableResult
    public func back() throws(Interruption) -> Bool {
        try change { () throws(Interruption) in
            guard !program.flow.steps.isEmpty, let target = walk.previous(try stepsThere()) else { return false }
            try go(toStep: target)
            return true
        }
    }

    /// The user jumps to a step. The answer is whether they may.
    @discardableResult
    public func go(to step: String) throws(Interruption) -> Bool {
        try change { () throws(Interruption) in
            guard let target = program.flow.step(named: step) else { return false }
            let isThere = try stepsThere()
            if target == walk.current(isThere) { return true }
            guard isThere[target], walk.hasVisited(target, isThere) else { return false }
            if target < walk.current(isThere) {
                try go(toStep: target)
                return true
            }
            return try leave(for: target)
        }
    }

    /// Leaves the current step forward, if each step on the way can be left.
    private func leave(for target: Int) throws(Interruption) -> Bool {
        let isThere = try stepsThere()
        try reveal(step: walk.current(isThere))
        for step in walk.passed(to: target, isThere) where !(try isComplete(step: step)) { return false }
        for step in walk.passed(to: target, isThere) { comes(by: .stepLeft(step)) }
        for step in walk.current(isThere)..<target where !isThere[step] { comes(by: .stepSkipped(step)) }
        try go(toStep: target)
        return true
    }

    /// Shows the errors of a step.
    private func reveal(step: Int) throws(Interruption) {
        for field in program.fieldsOfSteps[step] {
            fields[field].isTouched = true
            if program.showingCommand != nil { fields[field].isRevealed = true }
        }
        hasChanged()
    }

    private func go(toStep step: Int) throws(Interruption) {
        history?.interrupt()
        walk.go(to: step, try stepsThere())
        hasChanged()
    }

    // MARK: Failures

    /// A command has failed because of a field: the user is led to its step. One that starts by itself leads nobody anywhere.
    func lead(toField field: Int, becauseOf command: Int) throws(Interruption) {
        guard program.flow.commands[command].automaticStart == nil, let step = program.stepsOfFields[field], try isThere(step: step),
            try currentStep() != step
        else { return }
        try go(toStep: step)
    }

    /// A command has found that the flow is not valid: the user is led to the first step that is not.
    func leadToFirstError(becauseOf command: Int) throws(Interruption) {
        guard program.flow.commands[command].automaticStart == nil else { return }
        for step in program.flow.steps.indices where try !isValid(step: step) {
            if try currentStep() != step { try go(toStep: step) }
            return
        }
    }
}
