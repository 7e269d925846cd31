import FlowChecks
import FlowSpec

// What is read of rules.
extension RunningFlow {
    /// The message of a rule that does not hold, or of what else is wrong with a field.
    struct Finding {
        /// Where it stands among the rules on its place: rules of a flow before those of the flows around it.
        let order: Order
        /// The rule, by which it is known where it marks several places; nil if it belongs to one alone.
        let rule: RuleReference?
        var message: String

        /// How many flows lie between the place and the one whose rule it is, then the rule's number.
        struct Order: Comparable {
            let level: Int
            let number: Int

            static func < (one: Order, other: Order) -> Bool { (one.level, one.number) < (other.level, other.number) }

            /// Of what is typed into a field without rules of its own flow, and stands for no value.
            static let behindRules = Order(level: .max, number: 0)
            /// Of what a server has found.
            static let last = Order(level: .max, number: 1)
        }
    }

    /// Whether every rule that applies holds, and every text can be read; of a part also the rules of the whole on it. An inactive part is valid.
    public func isValid() throws(Interruption) -> Bool {
        guard try isActive else { return true }
        guard try isValidByItself else { return false }
        return try hold(rulesOfWholes)
    }

    /// The same without the rules of flows around it.
    var isValidByItself: Bool {
        get throws(Interruption) {
            // Answers come without a change, and parts have changes of their own. Otherwise each command of a flow may ask it anew.
            guard program.waitingRules.isEmpty, parts.isEmpty else { return try findsNothingWrong() }
            if let validity, validity.version == version { return validity.result }
            let result = try findsNothingWrong()
            validity = Memo(version: version, result: result)
            return result
        }
    }

    private func findsNothingWrong() throws(Interruption) -> Bool {
        guard try requirementsHold() else { return false }
        for index in program.typedFields where !(try isReadable(index)) { return false }
        for part in runningParts where !(try part.isValidByItself) { return false }
        return true
    }

    private func hold(_ rules: [RuleReference]) throws(Interruption) -> Bool {
        for reference in rules where !reference.isWarning { if !(try reference.flow.holds(reference.rule)) { return false } }
        return true
    }

    func isActive(_ place: Place) throws(Interruption) -> Bool {
        switch place {
        case .field(let flow, let index): try flow.isActive(index)
        case .part(let flow, let number): try flow.isActive(part: number)
        case .row(let flow): try flow.isActive
        }
    }

    func isValid(_ place: Place) throws(Interruption) -> Bool {
        guard try isActive(place), try hold(place.rulesWithin) else { return try !isActive(place) }
        switch place {
        case .field(let flow, let index): return try flow.isReadable(index)
        case .part(let flow, let number):
            for row in flow.parts[number].rows where !(try row.isValidByItself) { return false }
            return true
        case .row(let flow): return try flow.isValidByItself
        }
    }

    func isPending(_ place: Place) throws(Interruption) -> Bool {
        for reference in place.rulesWithin where try reference.flow.isPending(reference.rule) { return true }
        return false
    }

    /// Whether some rule of the flow, or of its parts, waits for an answer.
    func isPending() throws(Interruption) -> Bool {
        for reference in rulesWithin where try reference.flow.isPending(reference.rule) { return true }
        return false
    }

    /// What is shown as wrong with the place itself.
    func errors(of place: Place) throws(Interruption) -> [Finding] {
        guard try isActive(place) else { return [] }
        var result = try findings(of: place, areWarnings: false)
        let error =
            switch place {
            case .field(let flow, let index): flow.fields[index].serverError
            case .part(let flow, let number): flow.parts[number].serverError
            case .row: nil as FieldState.ServerError?
            }
        if let error { result.append(Finding(order: .last, rule: nil, message: error.message)) }
        return result
    }

    func warnings(of place: Place) throws(Interruption) -> [Finding] {
        try isActive(place) ? findings(of: place, areWarnings: true) : []
    }

    private func findings(of place: Place, areWarnings: Bool) throws(Interruption) -> [Finding] {
        var result: [Finding] = []
        let rules = place.rules
        var home = self
        switch place {
        case .field(let flow, let index):
            home = flow
            guard areShown(touched: flow.fields[index].isTouched, revealed: flow.fields[index].isRevealed) else { return [] }
            if !areWarnings, !flow.fields[index].isReadable, let message = try flow.complaint(ofUnreadable: index) {
                let order = rules.first { $0.flow === flow }.map { Finding.Order(level: 0, number: $0.rule) } ?? .behindRules
                result.append(Finding(order: order, rule: nil, message: message))
            }
        case .part(let flow, let number):
            home = flow
            guard areShown(touched: flow.parts[number].isTouched, revealed: flow.parts[number].isRevealed) else { return [] }
        case .row: return []
        }
        for reference in rules where reference.isWarning == areWarnings {
            guard let message = try reference.flow.complaint(of: reference.rule) else { continue }
            let order = Finding.Order(level: home.levels(upTo: reference.flow), number: reference.rule)
            result.append(Finding(order: order, rule: reference, message: message))
        }
        return result
    }

    /// How many flows are around this one up to that one.
    private func levels(upTo flow: RunningFlow) -> Int {
        self === flow ? 0 : (whole?.levels(upTo: flow) ?? 0) + 1
    }

    /// What is said of a field whose text cannot be read.
    func complaint(ofUnreadable index: Int) throws(Interruption) -> String? {
        let field = program.flow.fields[index]
        if let message = field.typedAsText { return try text(of: message) }
        guard let messages = field.typedInParts, let problem = fields[index].entry.problem(with: fields[index].text) else { return nil }
        let language = scope.language
        switch problem {
        case .incomplete(let missing):
            if let message = messages.incomplete {
                return try text(of: message, locals: ["missing": .string(DatePartsTexts.list(missing, in: language))])
            }
        case .impossible:
            if let message = messages.impossible { return try text(of: message) }
        default: break
        }
        return DatePartsTexts.text(for: problem, in: language)
    }

    /// Whether errors of rules are to be shown, which the whole decides.
    private func areShown(touched: Bool, revealed: Bool) -> Bool {
        switch root.program.flow.validations.showing {
        case .onceTouched: touched
        case .atOnce: true
        case .after: root.program.showingCommand.map { root.commands[$0].hasStarted } == true || revealed
        }
    }

    /// What is listed of a place, each error once.
    func listedErrors(of place: Place) throws(Interruption) -> [String] {
        switch place {
        case .field: try errors(of: place).map(\.message)
        case .part(let flow, let number): Self.messages(try flow.findings(ofPart: number))
        case .row(let flow): Self.messages(try flow.listedFindings)
        }
    }

    /// The error of each field and part, in the order of the spec; of the fields between two parts in the order of the rules.
    private var listedFindings: [Finding] { get throws(Interruption) { try listedFindings(in: nil) } }

    /// The same of a step, of which only what counts for it is listed; of all members if it is nil.
    private func listedFindings(in step: Int?) throws(Interruption) -> [Finding] {
        func counts(_ finding: Finding) throws(Interruption) -> Bool {
            guard let step, let rule = finding.rule, rule.flow === self else { return true }
            return try self.step(ofRule: rule.rule) == step
        }
        var result: [Finding] = []
        var fields: [(offset: Int, finding: Finding)] = []
        func endFields() {
            result += fields.sorted { ($0.finding.order, $0.offset) < ($1.finding.order, $1.offset) }.map(\.finding)
            fields = []
        }
        for member in program.membersInOrderOfRules {
            switch member {
            case .field(let index):
                if step != nil, program.stepsOfFields[index] != step { continue }
                for finding in try errors(of: .field(self, index)) where try counts(finding) {
                    fields.append((fields.count, finding))
                    break
                }
            case .part(let number):
                endFields()
                if step != nil, program.stepsOfParts[number] != step { continue }
                let label = try program.flow.parts[number].isList ? nil : label(ofRow: 0, inPart: number)
                for finding in try findings(ofPart: number) where try counts(finding) { result.append(finding.labelled(label)) }
            }
        }
        endFields()
        return result
    }

    /// What is listed of a step, each error once.
    func listedErrors(ofStep step: Int) throws(Interruption) -> [String] { Self.messages(try listedFindings(in: step)) }

    /// The error of a part or list itself, then what is wrong in it. What is wrong in a row has the row's name before it.
    private func findings(ofPart number: Int) throws(Interruption) -> [Finding] {
        guard try isActive(part: number) else { return [] }
        var result = try errors(of: .part(self, number)).prefix(1).map(\.self)
        for (index, row) in parts[number].rows.enumerated() {
            let findings = try row.listedFindings
            let label = try program.flow.parts[number].isList && !findings.isEmpty ? label(ofRow: index, inPart: number) : nil
            result += findings.map { $0.labelled(label) }
        }
        return result
    }

    /// What stands before the errors of a part, or of a row of a list, in the list of all errors.
    func label(ofRow index: Int, inPart number: Int) throws(Interruption) -> String? {
        let part = program.flow.parts[number]
        if let label = part.label { return try text(of: label, locals: part.isList ? ["number": .int(index + 1)] : [:]) }
        return part.isList ? "\(part.flow.title) \(index + 1)" : nil
    }

    /// A rule that marks several places is listed once.
    private static func messages(_ findings: [Finding]) -> [String] {
        var seen: Set<RuleReference> = []
        return findings.filter { $0.rule.map { seen.insert($0).inserted } ?? true }.map(\.message)
    }

    /// The error of each field and part, in the order of the spec, then errors that belong to no field.
    public func errors() throws(Interruption) -> [String] {
        var messages: [String]
        if let whole, let number = numberInWhole, !whole.parts[number].isList {
            messages = try listedErrors(of: .part(whole, number))
        } else {
            messages = Self.messages(try listedFindings)
        }
        if areShown(touched: isRevealed || fields.contains(where: \.isTouched) || parts.contains(where: \.isTouched), revealed: isRevealed)
        {
            for index in program.requirements where program.ruleMarks[index].isEmpty {
                if let message = try complaint(of: index) { messages.append(message) }
            }
        }
        return messages + commands.compactMap(\.unplacedError)
    }
}

extension RunningFlow.Finding {
    /// The finding with what stands before it.
    fileprivate func labelled(_ label: String?) -> RunningFlow.Finding {
        var result = self
        if let label { result.message = "\(label): \(message)" }
        return result
    }
}
