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

    /// The step for which a rule counts: the last that has an active field or part which the rule marks.
    func step(ofRule rule: Int) throws(Interruption) -> Int? {
        var last: Int?
        for mark in program.ruleMarks[rule] {
            let step = mark.parts.first.map { program.stepsOfParts[$0] } ?? mark.field.flatMap { program.stepsOfFields[$0] }
            guard let step, try isActive(place(at: mark)) else { continue }
            last = max(last ?? step, step)
        }
        return last
    }

    private func rules(ofStep step: Int) throws(Interruption) -> [Int] {
        var result: [Int] = []
        for rule in program.requirements where try self.step(ofRule: rule) == step { result.append(rule) }
        return result
    }

    private func fields(ofStep step: Int) -> [Int] { fields.indices.filter { program.stepsOfFields[$0] == step } }

    private func parts(ofStep step: Int) -> [Int] { parts.indices.filter { program.stepsOfParts[$0] == step } }

    /// Whether every rule holds that counts for the step, every text in it can be read, and every part in it is valid by itself.
    func isValid(step: Int) throws(Interruption) -> Bool {
        for rule in try rules(ofStep: step) where !(try holds(rule)) { return false }
        for field in fields(ofStep: step) where !(try isReadable(field)) { return false }
        for part in parts(ofStep: step) where try isActive(part: part) {
            for row in parts[part].rows where !(try row.isValidByItself) { return false }
        }
        return true
    }

    func isPending(step: Int) throws(Interruption) -> Bool {
        for rule in try rules(ofStep: step) where try isPending(rule) { return true }
        for row in parts(ofStep: step).flatMap({ parts[$0].rows }) {
            for rule in row.ownRules where !rule.isWarning { if try rule.flow.isPending(rule.rule) { return true } }
        }
        return false
    }

    /// Whether the user has been there, and could leave it as it is.
    func isComplete(step: Int) throws(Interruption) -> Bool {
        guard walk.hasVisited(step, try stepsThere()) else { return false }
        return try isValid(step: step)
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
        case .errors: return .array(try listedErrors(ofStep: step).map { .string($0) })
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
        reveal(step: walk.current(isThere))
        for step in walk.passed(to: target, isThere) where !(try isComplete(step: step)) { return false }
        for step in walk.passed(to: target, isThere) { comes(by: .stepLeft(step)) }
        for step in walk.current(isThere)..<target where !isThere[step] { comes(by: .stepSkipped(step)) }
        try go(toStep: target)
        return true
    }

    /// Shows the errors of a step.
    private func reveal(step: Int) {
        for field in fields(ofStep: step) {
            fields[field].isTouched = true
            if program.showingCommand != nil { fields[field].isRevealed = true }
        }
        for part in parts(ofStep: step) {
            parts[part].isTouched = true
            parts[part].isRevealed = true
            for row in parts[part].rows { row.reveal() }
        }
        hasChanged()
    }

    private func go(toStep step: Int) throws(Interruption) {
        history?.interrupt()
        walk.go(to: step, try stepsThere())
        hasChanged()
    }

    // MARK: Failures

    /// The step in which the user enters what is at a place, or what lies around it.
    private func step(of place: Place) -> Int? {
        switch place {
        case .field(let flow, let index): flow === self ? program.stepsOfFields[index] : step(around: flow)
        case .part(let flow, let number): flow === self ? program.stepsOfParts[number] : step(around: flow)
        case .row(let flow): step(around: flow)
        }
    }

    private func step(around part: RunningFlow) -> Int? {
        guard let whole = part.whole, let number = part.numberInWhole else { return nil }
        return whole === self ? program.stepsOfParts[number] : step(around: whole)
    }

    /// A command has failed because of something in a step: the user is led there. One that starts by itself leads nobody anywhere.
    func lead(to place: Place, becauseOf command: Int) throws(Interruption) {
        guard program.flow.commands[command].automaticStart == nil, let step = step(of: place), try isThere(step: step),
            try currentStep() != step
        else { return }
        try go(toStep: step)
    }

    /// A command has found that the flow, or something in it, is not valid: the user is led to the first step that is not.
    func leadToFirstError(of place: Place?, becauseOf command: Int) throws(Interruption) {
        if program.flow.commands[command].automaticStart != nil { return }
        let known = place.map { step(of: $0) }
        for step in program.flow.steps.indices where known.map({ $0 == step }) ?? true {
            if try isValid(step: step) { continue }
            if try currentStep() != step { try go(toStep: step) }
            return
        }
    }
}
