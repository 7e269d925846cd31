import FlowChecks
import FlowSpec

extension RunningFlow {
    /// The message of a rule that does not hold, or of what else is wrong with a field.
    struct Finding {
        /// Where it stands among the rules: the place of its rule, or of the field's first one if the field's text cannot be read.
        let place: Int
        /// The rule, by which it is known where it marks several fields; nil if it belongs to the field alone.
        let rule: Int?
        let message: String
    }

    // MARK: Whether rules hold

    /// Whether the rule holds; it does if it does not apply.
    func holds(_ index: Int) throws(Interruption) -> Bool {
        if let memo = rules[index], memo.version == version { return memo.result }
        if program.waits[index] {
            let status = try status(ofAnswer: index)
            return status == .notAsked || status == .answered(true)
        }
        let result = try applies(index) ? holds(program.flow.validations.rules[index].condition, as: .rule(index)) : true
        rules[index] = Memo(version: version, result: result)
        return result
    }

    /// A rule on fields that are all inactive does not apply, nor does one on a field whose text cannot be read.
    func applies(_ index: Int) throws(Interruption) -> Bool {
        for condition in program.flow.validations.rules[index].applicability where !(try evaluator().holds(condition)) { return false }
        let marked = program.ruleFields[index]
        var isActiveSomewhere = marked.isEmpty
        for field in marked {
            if try isActive(field) { isActiveSomewhere = true }
            if !(try isReadable(field)) { return false }
        }
        return isActiveSomewhere
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

    // MARK: What is read

    /// Whether every rule that applies holds, and every text can be read.
    public func isValid() throws(Interruption) -> Bool {
        for index in program.requirements where !(try holds(index)) { return false }
        for index in fields.indices where !(try isReadable(index)) { return false }
        return true
    }

    func isValid(field: Int) throws(Interruption) -> Bool {
        guard try isActive(field) else { return true }
        for rule in program.fieldRules[field] where !program.flow.validations.rules[rule].isWarning {
            if !(try holds(rule)) { return false }
        }
        return try isReadable(field)
    }

    /// What is shown as wrong with the field.
    func errors(ofField field: Int) throws(Interruption) -> [Finding] {
        guard try isActive(field) else { return [] }
        var result = try findings(ofField: field, areWarnings: false)
        if let error = fields[field].serverError { result.append(Finding(place: .max, rule: nil, message: error.message)) }
        return result
    }

    func warnings(ofField field: Int) throws(Interruption) -> [Finding] {
        try isActive(field) ? findings(ofField: field, areWarnings: true) : []
    }

    private func findings(ofField field: Int, areWarnings: Bool) throws(Interruption) -> [Finding] {
        guard areShown(touched: fields[field].isTouched, revealed: fields[field].isRevealed) else { return [] }
        var result: [Finding] = []
        if !areWarnings, !fields[field].isReadable, let message = try complaint(ofUnreadable: field) {
            result.append(Finding(place: program.fieldRules[field].first ?? .max - 1, rule: nil, message: message))
        }
        for index in program.fieldRules[field] {
            let rule = program.flow.validations.rules[index]
            guard rule.isWarning == areWarnings, let message = try complaint(of: index) else { continue }
            result.append(Finding(place: index, rule: index, message: message))
        }
        return result
    }

    /// What is said of a field whose text cannot be read.
    private func complaint(ofUnreadable index: Int) throws(Interruption) -> String? {
        let field = program.flow.fields[index]
        if let message = field.typedAsText { return try text(of: message) }
        guard let messages = field.typedInParts, let problem = fields[index].entry.problem(with: fields[index].text) else { return nil }
        switch problem {
        case .incomplete(let missing):
            if let message = messages.incomplete {
                return try text(of: message, locals: ["missing": .string(DatePartsTexts.list(missing, in: program.flow.language))])
            }
        case .impossible:
            if let message = messages.impossible { return try text(of: message) }
        default: break
        }
        return DatePartsTexts.text(for: problem, in: program.flow.language)
    }

    /// Whether errors of rules are to be shown.
    private func areShown(touched: Bool, revealed: Bool) -> Bool {
        switch program.flow.validations.showing {
        case .onceTouched: touched
        case .atOnce: true
        case .after: program.showingCommand.map { commands[$0].hasStarted } == true || revealed
        }
    }

    /// The error of each field, in the order of the rules, then errors that belong to no field.
    public func errors() throws(Interruption) -> [String] {
        var first: [Finding] = []
        for field in program.fieldsInOrderOfRules {
            if let finding = try errors(ofField: field).first { first.append(finding) }
        }
        var messages = Self.messagesInOrder(first)
        if areShown(touched: isRevealed || fields.contains(where: \.isTouched), revealed: isRevealed) {
            for index in program.requirements where program.ruleFields[index].isEmpty {
                if let message = try complaint(of: index) { messages.append(message) }
            }
        }
        return messages + commands.compactMap(\.unplacedError)
    }

    /// The messages in the order of the rules; a rule that marks several fields is listed once.
    static func messagesInOrder(_ findings: [Finding]) -> [String] {
        var seen: Set<Int> = []
        return findings.filter { $0.rule.map { seen.insert($0).inserted } ?? true }.enumerated()
            .sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }.map(\.element.message)
    }

    // MARK: Validating

    /// Shows all errors, and gives them if the flow is not valid.
    func validate() throws(Interruption) -> [String] {
        for index in fields.indices {
            fields[index].isTouched = true
            if program.showingCommand != nil { fields[index].isRevealed = true }
        }
        isRevealed = true
        hasChanged()
        return try isValid() ? [] : errors()
    }
}
