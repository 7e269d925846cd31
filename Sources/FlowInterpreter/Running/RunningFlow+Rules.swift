import FlowChecks
import FlowSpec

extension RunningFlow {
    /// Whether the rule holds; it does if it does not apply.
    func holds(_ index: Int) throws(Interruption) -> Bool {
        if let memo = rules[index], memo.version == version { return memo.result }
        if program.waits[index] {
            let status = try status(ofAnswer: index)
            return status == .notAsked || status == .answered(true)
        }
        let result = try applies(index) ? holds(program.ruleConditions[index], as: .rule(index)) : true
        rules[index] = Memo(version: version, result: result)
        return result
    }

    /// A rule on fields that are all inactive does not apply, nor does one on a field whose text cannot be read.
    func applies(_ index: Int) throws(Interruption) -> Bool {
        for condition in program.applicabilities[index] where !(try evaluator().holds(condition)) { return false }
        let marked = program.ruleMarks[index]
        var isActiveSomewhere = marked.isEmpty ? try isActive : false
        for mark in marked {
            switch try place(at: mark) {
            case .field(let flow, let field):
                if try flow.isActive(field) { isActiveSomewhere = true }
                if !(try flow.isReadable(field)) { return false }
            case .part(let flow, let number):
                if try flow.isActive(part: number) { isActiveSomewhere = true }
            case .row: break
            }
        }
        return isActiveSomewhere
    }

    /// Follows the numbers of a path.
    func place(at path: MemberPath) throws(Interruption) -> Place {
        var flow = self
        for number in path.field == nil ? path.parts.dropLast() : path.parts[...] {
            guard let part = flow.parts[number].rows.first else { break }
            flow = part
        }
        return path.field.map { .field(flow, $0) } ?? .part(flow, path.parts.last ?? 0)
    }

    /// Notes which rules hold, and which do not.
    func recordRules() throws(Interruption) {
        for index in program.flow.validations.rules.indices {
            if program.waits[index] {
                switch try status(ofAnswer: index) {
                case .answered(let holds): comes(by: .rule(index, holds: holds))
                case .unavailable: comes(by: .unavailable(rule: index))
                case .notAsked, .pending: break
                }
            } else if try applies(index) {
                let holds = try holds(index)
                comes(by: .rule(index, holds: holds))
            }
        }
    }

    /// What the rule says; nothing if it holds, or waits for an answer.
    func complaint(of index: Int) throws(Interruption) -> String? {
        let rule = program.flow.validations.rules[index]
        guard program.waits[index] else { return try holds(index) ? nil : text(of: rule.message) }
        switch try status(ofAnswer: index) {
        case .notAsked, .pending, .answered(true): return nil
        case .answered(false): return try text(of: rule.message)
        case .unavailable:
            return try rule.unavailable.map { message throws(Interruption) in try text(of: message) } ?? general(.isUnavailable)
        }
    }

    // MARK: Validating

    /// Shows all errors, or those at a place, and gives them if it is not valid.
    func validate(_ place: Place? = nil) throws(Interruption) -> [String] {
        defer { hasChanged() }
        guard let place else {
            reveal()
            hasChanged()
            return try isValid() ? [] : errors()
        }
        switch place {
        case .field(let flow, let index):
            flow.fields[index].isTouched = true
            flow.fields[index].isRevealed = true
            flow.touchParts()
        case .part(let flow, let number):
            flow.parts[number].isTouched = true
            flow.parts[number].isRevealed = true
            for row in flow.parts[number].rows { row.reveal() }
            flow.touchParts()
        case .row(let flow): flow.reveal()
        }
        hasChanged()
        if try isValid(place) { return [] }
        if case .field = place { return try errors(of: place).prefix(1).map(\.message) }
        return try listedErrors(of: place)
    }
}
