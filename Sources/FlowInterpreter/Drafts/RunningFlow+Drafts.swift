import FlowChecks
import FlowSpec

extension RunningFlow {
    /// What the restored fields hold at the moment.
    public var draft: Draft {
        var contents = draftedContents
        if program.draftsSteps {
            contents[StepWalk.draftName] = DraftField(value: walk.draftValue(program.stepNames), text: nil).draftValue
        }
        return Draft(flow: program.draftSchema.flow, spec: program.draftSchema.spec, fields: contents)
    }

    private var draftedContents: [String: DraftValue] {
        Dictionary(zip(program.restoredNames, program.restoredMembers.map(draftValue)), uniquingKeysWith: { first, _ in first })
    }

    private func draftValue(of member: FlowMember) -> DraftValue {
        switch member {
        case .field(let index):
            let field = fields[index]
            // A text that is what the value is written as says nothing of its own.
            let text = field.typed == field.entry.write(field.stored) ? nil : field.typed
            return DraftField(value: field.isReadable ? field.stored.draftValue : nil, text: text).draftValue
        case .part(let number):
            let contents = parts[number].rows.map(\.draftedContents)
            return parts[number].isList ? .rows(contents) : .part(contents.first ?? [:])
        }
    }

    /// Brings a draft back, in one change.
    ///
    /// - Returns: What a draft of an older spec has, and this one has no place for; or why the draft is refused, and nothing has changed.
    @discardableResult
    public func restore(_ draft: Draft) throws(Interruption) -> Result<[DraftLoss], DraftError> {
        try change { () throws(Interruption) in
            let reading = DraftReading()
            let (contents, losses): (contents: [(index: Int, input: DraftReading.Contents)], losses: [DraftLoss])
            var walk: StepWalk?
            let names = program.restoredNames + (program.draftsSteps ? [StepWalk.draftName] : [])
            do throws(DraftError) {
                (contents, losses) = try program.draftSchema.read(draft, members: names) {
                    index, entry, reader throws(DraftMismatch) in
                    guard program.restoredMembers.indices.contains(index) else {
                        walk = try StepWalk(draftValue: DraftField(draftValue: entry).value ?? .none, program.stepNames)
                        return DraftReader.Content([])
                    }
                    return try content(of: entry, for: program.restoredMembers[index], reader, reading)
                }
            } catch {
                if let interruption = reading.interruption { throw interruption }
                return .failure(error)
            }
            if let interruption = reading.interruption { throw interruption }
            try restore(contents.flatMap(\.input), as: .restoration)
            if let walk {
                self.walk = walk
                hasChanged()
            }
            return .success(losses)
        }
    }

    /// Closes the app, and opens it again with what it has saved: what is restored is brought back, everything else starts anew. Time goes on,
    /// and so does what services were told to answer; whom they answer late is gone.
    public func reopened() throws(Interruption) -> RunningFlow {
        let flow = try RunningFlow(
            program, services: scope.services.mapValues(\.ofClosedApp), answers: [], beginning: now, coverage: scope.coverage)
        // What was written with this very spec is always taken.
        guard case .success = try flow.restore(draft) else { throw .failure(EvaluationFailure(.invalid, at: program.flow.titleRange)) }
        // What is there at the beginning is nothing to undo.
        flow.history?.forget()
        return flow
    }

    private func content(of draft: DraftValue, for member: FlowMember, _ reader: DraftReader, _ reading: DraftReading)
        throws(DraftMismatch) -> DraftReader.Content<DraftReading.Contents>
    {
        switch member {
        case .field(let index):
            let content = try content(of: DraftField(draftValue: draft), for: index)
            return DraftReader.Content([(Member(flow: self, member: member), .field(content.input))], losses: content.losses)
        case .part(let number) where parts[number].isList:
            let list = Member(flow: self, member: member)
            if draft == draftValue(of: member) { return DraftReader.Content([(list, .rows(parts[number].rows))]) }
            let content = try reader.rows(draft, atMost: program.flow.parts[number].maximumCount) { row throws(DraftMismatch) in
                let flow = try reading.row { () throws(Interruption) in
                    try RunningFlow(program.parts[number], partOf: self, number: number)
                }
                let names = flow.program.restoredNames
                let content = try reader.members(of: row, named: names) { index, entry throws(DraftMismatch) in
                    try flow.content(of: entry, for: flow.program.restoredMembers[index], reader, reading)
                }
                return DraftReader.Content((row: flow, contents: content.input.flatMap(\.input)), losses: content.losses)
            }
            return DraftReader.Content(
                [(list, .rows(content.input.map(\.row)))] + content.input.flatMap(\.contents), losses: content.losses)
        case .part(let number):
            let flow = parts[number].rows[0]
            let content = try reader.part(draft, members: flow.program.restoredNames) { index, entry throws(DraftMismatch) in
                try flow.content(of: entry, for: flow.program.restoredMembers[index], reader, reading)
            }
            return DraftReader.Content(content.input.flatMap(\.input), losses: content.losses)
        }
    }

    private func content(of entry: DraftField, for index: Int) throws(DraftMismatch) -> DraftReader.Content<FieldState.Input> {
        let declared = program.flow.fields[index]
        let field = fields[index]
        let value = try entry.value.map { draft throws(DraftMismatch) in try Value(draft, as: declared.type, in: program.flow.typeTable) }
        let isTyped = declared.isTyped
        guard let text = entry.text, field.entry.hasText else {
            guard let value else { throw DraftMismatch(expected: "a value", found: nil) }
            let input = field.entry.accept(value)
            return DraftReader.Content(input, isCut: !isTyped && input.text.map { $0 != value.string } ?? false)
        }
        let input = field.entry.read(text, start: field.start)
        // The text of a field for texts stands for itself, wherever it is read.
        guard isTyped else { return DraftReader.Content(input, isCut: input.text != text) }
        if let value, !input.isReadable || input.value != value { return DraftReader.Content(field.entry.accept(value)) }
        return DraftReader.Content(input)
    }
}

extension FieldEntry {
    /// Whether what is typed may be something else than the value.
    fileprivate var hasText: Bool {
        if case .plain = self { false } else { true }
    }
}

/// What is found while a draft is read.
private final class DraftReading {
    typealias Contents = [(field: RunningFlow.Member, content: RunningFlow.Content)]

    /// Why a row could not be made.
    var interruption: Interruption?

    func row(_ make: () throws(Interruption) -> RunningFlow) throws(DraftMismatch) -> RunningFlow {
        do throws(Interruption) { return try make() } catch {
            interruption = error
            throw DraftMismatch(expected: "a row", found: nil)
        }
    }
}
