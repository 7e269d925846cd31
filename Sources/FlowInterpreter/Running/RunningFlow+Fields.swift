import FlowChecks
import FlowSpec

extension RunningFlow {
    /// What the user does with a field.
    public struct Edit: Equatable, Sendable {
        public enum Entry: Equatable, Sendable {
            case value(Value)
            case text(String)
            /// Of a date that is entered in three parts.
            case part(Field.DatePart, String)
        }

        public let field: String
        public let entry: Entry

        /// Sets the value.
        public init(_ field: String, _ value: Value) {
            self.field = field
            entry = .value(value)
        }

        /// Types the text.
        public init(_ field: String, text: String) {
            self.field = field
            entry = .text(text)
        }

        /// Types a part of a date.
        public init(_ field: String, _ part: Field.DatePart, text: String) {
            self.field = field
            entry = .part(part, text)
        }
    }

    /// The text that a part of a date shows.
    func text(ofPart part: Field.DatePart, ofField index: Int) -> String {
        DateParts(text: fields[index].text)[DatePart(part)]
    }

    /// The user edits fields, all at once.
    public func edit(_ edits: [Edit]) throws(Interruption) {
        try change { () throws(Interruption) in
            for edit in edits {
                guard let (flow, index) = try field(at: edit.field) else { continue }
                recordEdit(of: Member(flow: flow, member: .field(index)))
                let field = flow.fields[index]
                let input =
                    switch edit.entry {
                    case .value(let value): field.entry.accept(value)
                    case .text(let text): field.entry.read(text, start: field.start)
                    case .part(let part, let text): field.entry.read(field.text(typing: text, into: DatePart(part)), start: field.start)
                    }
                try flow.write(input, to: index, touching: true)
            }
        }
    }

    /// The user leaves a field.
    public func touch(_ field: String) throws(Interruption) {
        guard let (flow, index) = try self.field(at: field) else { return }
        try change { () throws(Interruption) in
            flow.fields[index].isTouched = true
            flow.touchParts()
            hasChanged()
        }
    }

    /// A command sets a field.
    func assign(_ value: Value, to field: String) throws(Interruption) {
        guard let (flow, index) = try self.field(at: field) else { return }
        try flow.write(flow.fields[index].entry.accept(value), to: index, touching: false)
    }

    func reset(_ field: Int) throws(Interruption) {
        try write(FieldState.Input(value: fields[field].start), to: field, touching: false)
    }

    /// - Parameters:
    ///   - isTouched: Nil if that stays as it is.
    ///   - isRestoration: A field that is given back what it held resets nothing: what was reset is given back as well.
    func write(_ input: FieldState.Input, to index: Int, touching isTouched: Bool?, isRestoration: Bool = false) throws(Interruption) {
        let isChange = input.value != fields[index].stored
        if let assigning {
            assigning.note(index, in: self)
        } else if !isRestoration, history != nil, isUndone(index) {
            history?.note(Member(flow: self, member: .field(index)), .field(fields[index].input))
        }
        fields[index].writeCount += 1
        if let isTouched { fields[index].isTouched = isTouched }
        if isTouched == true { touchParts() }
        clearServerError(of: index)
        fields[index].typed = input.text
        fields[index].isReadable = input.isReadable
        fields[index].stored = input.value
        hasChanged(field: index)
        setExpiry(of: index, isChange: isChange)
        if isChange { try hasChanged(MemberPath(parts: [], field: index), isRestoration: isRestoration) }
    }

    /// A field or a part holds something else now, which sets in motion what the flow says, then what those say that have it as a part.
    func hasChanged(_ path: MemberPath, isRestoration: Bool) throws(Interruption) {
        var seen: [(flow: RunningFlow, targets: ChangeTargets)] = []
        var flow: RunningFlow? = self
        var path: MemberPath? = path
        while let current = flow, let known = path {
            if let targets = current.program.changeTargets[known] { seen.append((current, targets)) }
            flow = current.whole
            // What is in a row has no path in the whole.
            path = current.numberInWhole.flatMap { number in
                current.whole?.program.flow.parts[number].isList == true ? nil : known.within(part: number)
            }
        }
        if !isRestoration {
            for (flow, targets) in seen { for member in targets.resets { try flow.reset(member) } }
        }
        for (flow, targets) in seen { for command in targets.cancels { flow.cancelBecauseOfChange(command) } }
        for (flow, targets) in seen { for command in targets.starts { try flow.startBecauseOfChange(command) } }
        if let whole, let numberInWhole {
            try whole.hasChanged(MemberPath(parts: [numberInWhole], field: nil), isRestoration: isRestoration)
        }
    }

    /// It goes back some time after it last changed; at its start there is nothing to go back to.
    private func setExpiry(of index: Int, isChange: Bool) {
        guard let duration = program.expirations[index] else { return }
        let isAtStart = fields[index].stored == fields[index].start && fields[index].isReadable
        guard isChange || isAtStart else { return }
        if isAtStart {
            if let alarm = fields[index].expiry { clock.stop(alarm) }
            fields[index].expiry = nil
        } else {
            fields[index].expiry = clock.set(.expiry(self, field: index), after: duration, insteadOf: fields[index].expiry)
        }
    }

    /// The field was edited, or the command has started again.
    func clearServerError(of index: Int) {
        guard let error = fields[index].serverError else { return }
        fields[index].serverError = nil
        root.serverErrorWasCleared(of: error.command)
    }

    func serverErrorWasCleared(of command: Int) {
        commands[command].failedPlace = nil
        commands[command].error = nil
        hasChanged()
    }

    /// Whether the field counts.
    func isActive(_ index: Int) throws(Interruption) -> Bool {
        guard try isActive else { return false }
        guard let condition = program.conditions[index] else { return true }
        if let memo = activities[index], memo.version == version { return memo.result }
        let result = try holds(condition, as: .activity(field: index))
        activities[index] = Memo(version: version, result: result)
        return result
    }

    /// Whether what was typed stands for a value, as far as the field counts.
    func isReadable(_ index: Int) throws(Interruption) -> Bool {
        if fields[index].isReadable { return true }
        return try !isActive(index)
    }
}

extension DatePart {
    /// The same part, as the entry of dates knows it.
    init(_ part: Field.DatePart) {
        switch part {
        case .day: self = .day
        case .month: self = .month
        case .year: self = .year
        }
    }
}
