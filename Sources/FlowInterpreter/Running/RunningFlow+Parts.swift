import FlowSpec

extension RunningFlow {
    /// The flows that are parts of this one, and the rows of its lists.
    var runningParts: [RunningFlow] { parts.flatMap(\.rows) }

    /// Whether the flow counts: it is no part, or an active one.
    var isActive: Bool {
        get throws(Interruption) {
            if isRemoved { return false }
            guard let whole, let numberInWhole else { return true }
            return try whole.isActive(part: numberInWhole)
        }
    }

    func isActive(part number: Int) throws(Interruption) -> Bool {
        guard try isActive else { return false }
        guard let condition = program.flow.parts[number].condition else { return true }
        if let memo = partActivities[number], memo.version == version { return memo.result }
        let result = try holds(condition, as: .part(number))
        partActivities[number] = Memo(version: version, result: result)
        return result
    }

    /// What a part is as a value: a record, or an array of records.
    func value(ofPart number: Int, _ readsAsNilWhenInactive: Bool) throws(Interruption) -> Value {
        if readsAsNilWhenInactive, try !isActive(part: number) { return .none }
        let records = try parts[number].rows.map { row throws(Interruption) in try row.record }
        if !parts[number].isList { return records.first ?? .none }
        // An inactive field reads as its start, and so does a list.
        return .array(try isActive(part: number) ? records : [])
    }

    var record: Value {
        get throws(Interruption) {
            var fields: [NamedValue] = []
            for member in program.members {
                switch member {
                case .field(let index): fields.append(NamedValue(program.flow.fields[index].name.text, try value(ofField: index, false)))
                case .part(let number): fields.append(NamedValue(program.flow.parts[number].name.text, try value(ofPart: number, false)))
                }
            }
            return .record(RecordValue(program.flow.valueKey, fields))
        }
    }

    // MARK: What the user does with rows

    /// Adds a row at the end of a list and edits it, in one change; `edits` are paths in the row.
    ///
    /// - Returns: Whether there was room for it.
    @discardableResult
    public func addRow(to list: String, _ edits: [Edit] = []) throws(Interruption) -> Bool {
        guard case .part(let flow, let number)? = try place(at: list), flow.hasRoom(in: number) else { return false }
        try change { () throws(Interruption) in
            recordEdit(of: Member(flow: flow, member: .part(number)))
            let row = try RunningFlow(flow.program.parts[number], partOf: flow, number: number)
            try flow.setRows(flow.parts[number].rows + [row], of: number)
            try row.edit(edits)
        }
        return true
    }

    /// Takes a row out of its list. What it waits for does not matter any more.
    public func removeRow(at index: Int, of list: String) throws(Interruption) {
        try editRows(of: list, [index]) { rows in rows.remove(at: index) }
    }

    /// Moves a row, which stays what it is; afterwards it stands at `goal`.
    public func moveRow(from index: Int, to goal: Int, of list: String) throws(Interruption) {
        try editRows(of: list, [index, goal]) { rows in rows.insert(rows.remove(at: index), at: goal) }
    }

    /// Whether the list takes one more row.
    public func hasRoom(in list: String) throws(Interruption) -> Bool {
        guard case .part(let flow, let number)? = try place(at: list) else { return false }
        return flow.hasRoom(in: number)
    }

    private func hasRoom(in number: Int) -> Bool {
        program.flow.parts[number].maximumCount.map { parts[number].rows.count < $0 } ?? true
    }

    private func editRows(of list: String, _ indices: [Int], _ edit: (inout [RunningFlow]) -> Void) throws(Interruption) {
        guard case .part(let flow, let number)? = try place(at: list) else { return }
        var rows = flow.parts[number].rows
        for index in indices where !rows.indices.contains(index) {
            throw .failure(EvaluationFailure(.noElement(index, count: rows.count), at: flow.program.flow.parts[number].name.range))
        }
        edit(&rows)
        try change { () throws(Interruption) in
            recordEdit(of: Member(flow: flow, member: .part(number)))
            try flow.setRows(rows, of: number)
        }
    }

    /// - Parameter isTouched: Nil if that stays as it is.
    func setRows(_ rows: [RunningFlow], of number: Int, touching isTouched: Bool? = true, isRestoration: Bool = false) throws(Interruption)
    {
        let earlier = parts[number].rows
        let isChange = !earlier.elementsEqual(rows, by: ===)
        if let assigning {
            assigning.note(list: number, in: self)
        } else if !isRestoration {
            history?.note(Member(flow: self, member: .part(number)), .rows(earlier))
        }
        parts[number].writeCount += 1
        if let isTouched { parts[number].isTouched = isTouched }
        if isTouched == true { touchParts() }
        clearServerError(at: .part(self, number))
        parts[number].rows = rows
        for row in earlier where !rows.contains(where: { $0 === row }) { row.leave() }
        for row in rows where row.isRemoved {
            row.isRemoved = false
            row.whole = self
        }
        hasChanged()
        if isChange { try hasChanged(MemberPath(parts: [number], field: nil), isRestoration: isRestoration) }
    }

    private func leave() {
        isRemoved = true
        whole = nil
        closeQuestions()
    }

    private func closeQuestions() {
        for row in runningParts { row.closeQuestions() }
        closeOwnQuestions()
    }

    // MARK: Resetting and touching

    /// Every field goes back to its start value, and every list loses its rows.
    func resetMembers() throws(Interruption) {
        for member in program.members { try reset(member) }
    }

    func reset(_ member: FlowMember) throws(Interruption) {
        switch member {
        case .field(let index): if !fields[index].isBeingRestored { try reset(index) }
        case .part(let number):
            if parts[number].isBeingRestored { return }
            if parts[number].isList {
                try setRows([], of: number, touching: false)
            } else {
                for row in parts[number].rows { try row.resetMembers() }
                clearServerError(at: .part(self, number))
                parts[number].isTouched = false
                hasChanged()
            }
        }
    }

    /// The user has edited something in this flow: so he has in all of which it is a part.
    func touchParts() {
        guard let whole, let numberInWhole else { return }
        whole.parts[numberInWhole].isTouched = true
        whole.touchParts()
    }

    /// Shows all errors.
    func reveal() {
        for index in fields.indices {
            fields[index].isTouched = true
            fields[index].isRevealed = true
        }
        for number in parts.indices {
            parts[number].isTouched = true
            parts[number].isRevealed = true
            for row in parts[number].rows { row.reveal() }
        }
        isRevealed = true
    }

    /// Errors are shown as at the beginning.
    func conceal() {
        for index in fields.indices { fields[index].isRevealed = false }
        for number in parts.indices { parts[number].isRevealed = false }
        for row in runningParts { row.conceal() }
        isRevealed = false
    }

    // MARK: Server errors

    func set(_ error: FieldState.ServerError, at place: Place) {
        switch place {
        case .field(let flow, let index): flow.fields[index].serverError = error
        case .part(let flow, let number): flow.parts[number].serverError = error
        case .row: break
        }
    }

    func clearServerError(at place: Place) {
        switch place {
        case .field(let flow, let index): flow.clearServerError(of: index)
        case .part(let flow, let number):
            guard let error = flow.parts[number].serverError else { return }
            flow.parts[number].serverError = nil
            root.serverErrorWasCleared(of: error.command)
        case .row: break
        }
    }
}
