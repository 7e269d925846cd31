import FlowMarkdown
import FlowSpec
import Foundation

/// What stands behind the names of a running flow.
struct FlowContext: EvaluationContext {
    let flow: RunningFlow
    /// A command's input and results, a scenario's values.
    let locals: [String: Value]

    func value(of reference: Reference, readsAsNilWhenInactive: Bool, at range: SourceRange) throws(Interruption) -> Value {
        switch reference.kind {
        case .now: return .date(flow.now)
        case .today: return .date(Calendar.current.startOfDay(for: flow.now))
        case .outcome: return flow.outcome ?? .none
        case .flow: return try flow.state(of: reference, at: range)
        case .steps: return try flow.value(ofSteps: reference.state, at: range)
        default: break
        }
        if let state = reference.state, reference.kind != .command, reference.kind != .step {
            guard let place = try flow.place(at: reference.path[...], range) else { throw invalid(range) }
            return try flow.value(of: state, at: place, range)
        }
        guard case .name(let name)? = reference.path.last else {
            guard reference.kind == .part, case .row(let row)? = try flow.place(at: reference.path[...], range) else {
                throw invalid(range)
            }
            return try row.record
        }
        switch reference.kind {
        case .local:
            guard let value = locals[name] else { throw invalid(range) }
            return value
        case .field:
            guard case .field(let owner, let index)? = try flow.place(at: reference.path[...], range) else { throw invalid(range) }
            return try owner.value(ofField: index, readsAsNilWhenInactive)
        case .part, .partList:
            guard case .part(let owner, let number)? = try flow.place(at: reference.path[...], range) else { throw invalid(range) }
            return try owner.value(ofPart: number, readsAsNilWhenInactive)
        case .value:
            guard let owner = try owner(of: reference.path, range), let index = owner.program.values[name] else { throw invalid(range) }
            return try owner.value(ofDerived: index)
        case .step:
            guard let index = flow.program.flow.step(named: name) else { throw invalid(range) }
            return try flow.value(of: reference.state, ofStep: index, at: range)
        case .command:
            guard let index = flow.program.commands[name] else { throw invalid(range) }
            switch reference.state {
            case .isEnabled: return .bool(try flow.isEnabled(index))
            case .isExecuting: return .bool(flow.commands[index].isExecuting)
            case .reasonsForBeingDisabled:
                return .array(try flow.reasonsForBeingDisabled(index).map { .string($0.message) })
            default: throw invalid(range)
            }
        default: throw invalid(range)
        }
    }

    /// The flow whose value is at the end of the path.
    private func owner(of path: [Reference.Component], _ range: SourceRange) throws(Interruption) -> RunningFlow? {
        if path.count == 1 { return flow }
        switch try flow.place(at: path.dropLast(), range) {
        case .part(let owner, let number)?: return owner.parts[number].rows.first
        case .row(let row)?: return row
        default: return nil
        }
    }

    func answer(of service: ServiceSignature, to arguments: [Value], at range: SourceRange) throws(Interruption) -> Value {
        try flow.fixedAnswer(of: service, at: range)
    }

    func rule(_ key: String) -> NamedRule? { flow.program.flow.ruleTable[key] }

    func note(_ rule: NamedRule, row: Int?, result: Value) {
        if rule.signature.isForeign { return }
        flow.comes(by: .namedRule(rule.signature.key, row: row, holds: result.bool))
    }

    private func invalid(_ range: SourceRange) -> Interruption { .failure(EvaluationFailure(.invalid, at: range)) }
}

extension RunningFlow {
    /// The present moment.
    var now: Date {
        let (seconds, attoseconds) = clock.now.components
        return scope.beginning.addingTimeInterval(Double(seconds) + Double(attoseconds) * 1e-18)
    }

    func value(ofField index: Int, _ readsAsNilWhenInactive: Bool) throws(Interruption) -> Value {
        if try isActive(index) { return fields[index].stored }
        return readsAsNilWhenInactive ? .none : fields[index].start
    }

    /// What can be read of a field or a part other than its value.
    func value(of state: Reference.State, at place: Place, _ range: SourceRange) throws(Interruption) -> Value {
        switch state {
        case .isActive: return .bool(try isActive(place))
        case .isValid: return .bool(try isValid(place))
        case .isPending: return .bool(try isPending(place))
        case .text:
            guard case .field(let flow, let index) = place else { break }
            return .string(flow.fields[index].text)
        case .dayText, .monthText, .yearText:
            guard case .field(let flow, let index) = place, let part = state.datePart else { break }
            return .string(flow.text(ofPart: part, ofField: index))
        case .error: return try errors(of: place).first.map { .string($0.message) } ?? .none
        case .errors: return .array(try listedErrors(of: place).map { .string($0) })
        case .warning: return try warnings(of: place).first.map { .string($0.message) } ?? .none
        default: break
        }
        throw .failure(EvaluationFailure(.invalid, at: range))
    }

    func state(of reference: Reference, at range: SourceRange) throws(Interruption) -> Value {
        switch reference.state {
        case .isValid: return .bool(try isValid())
        case .canUndo: return .bool(history?.canUndo ?? false)
        case .canRedo: return .bool(history?.canRedo ?? false)
        case .errors: return .array(try errors().map { .string($0) })
        default: throw .failure(EvaluationFailure(.invalid, at: range))
        }
    }

    func value(ofDerived index: Int) throws(Interruption) -> Value {
        if let memo = values[index], memo.version == version { return memo.result }
        let result: Value
        switch program.flow.values[index].definition {
        case .expression(let expression): result = try value(of: expression, as: .value(index))
        case .byCase(let subject, let texts): result = .string(try text(of: subject, texts))
        }
        values[index] = Memo(version: version, result: result)
        return result
    }

    private func text(of subject: TypedExpression, _ texts: [DerivedValue.CaseText]) throws(Interruption) -> String {
        guard case .enumCase(let value) = try evaluator().value(of: subject), let text = texts.first(where: { $0.caseName == value.name })
        else {
            throw .failure(EvaluationFailure(.invalid, at: subject.range))
        }
        return try self.text(of: text.text, locals: Self.bound(text.bindings, to: value))
    }

    /// What a case carries, by the names that a pattern gives it.
    static func bound(_ bindings: [TypedName?], to value: EnumCaseValue) -> [String: Value] {
        var locals: [String: Value] = [:]
        for (binding, carried) in zip(bindings, value.payload) {
            if let binding { locals[binding.name.text] = carried.value }
        }
        return locals
    }

    /// A message in the language of the whole, if there is one, else in the flow's own.
    func text(of message: Message, locals: [String: Value] = [:]) throws(Interruption) -> String {
        var result = ""
        for part in message.parts(in: scope.language, else: program.flow.language) {
            switch part {
            case .text(let text): result += text
            case .expression(let expression): result += try value(of: expression, locals: locals).interpolated
            }
        }
        return result
    }
}
