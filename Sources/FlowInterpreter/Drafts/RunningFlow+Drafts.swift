import FlowChecks
import FlowSpec

extension RunningFlow {
    /// What the restored fields hold at the moment.
    public var draft: Draft {
        var contents: [String: DraftValue] = [:]
        for index in program.restoredFields {
            let field = fields[index]
            // A text that is what the value is written as says nothing of its own.
            let text = field.typed == field.entry.write(field.stored) ? nil : field.typed
            let value = field.isReadable ? field.stored.draftValue : nil
            contents[program.flow.fields[index].name.text] = DraftField(value: value, text: text).draftValue
        }
        if program.draftsSteps {
            contents[StepWalk.draftName] = DraftField(value: walk.draftValue(program.stepNames), text: nil).draftValue
        }
        return Draft(flow: program.draftSchema.flow, spec: program.draftSchema.spec, fields: contents)
    }

    /// Brings a draft back, in one change.
    ///
    /// - Returns: What a draft of an older spec has, and this one has no place for; or why the draft is refused, and nothing has changed.
    @discardableResult
    public func restore(_ draft: Draft) throws(Interruption) -> Result<[DraftLoss], DraftError> {
        let indices = program.restoredFields
        let names = indices.map { program.flow.fields[$0].name.text } + (program.draftsSteps ? [StepWalk.draftName] : [])
        let (contents, losses): (contents: [(index: Int, input: Restored)], losses: [DraftLoss])
        do throws(DraftError) {
            (contents, losses) = try program.draftSchema.read(draft, fields: names) { number, entry throws(DraftMismatch) in
                guard indices.indices.contains(number) else {
                    return DraftSchema.Content(.steps(try StepWalk(draftValue: entry.value ?? .none, program.stepNames)))
                }
                let content = try content(of: entry, for: indices[number])
                return DraftSchema.Content(.field(indices[number], content.input), isCut: content.isCut)
            }
        } catch { return .failure(error) }
        try change { () throws(Interruption) in
            try restore(
                contents.compactMap { if case .field(let index, let input) = $0.input { (index, input) } else { nil } }, as: .restoration)
            for case .steps(let walk) in contents.map(\.input) {
                self.walk = walk
                hasChanged()
            }
        }
        return .success(losses)
    }

    /// Closes the app, and opens it again with what it has saved: what is restored is brought back, everything else starts anew. Time goes on,
    /// and so does what services were told to answer; whom they answer late is gone.
    public func reopened() throws(Interruption) -> RunningFlow {
        let flow = try RunningFlow(program, services: services.map(\.ofClosedApp), answers: [], beginning: now, coverage: coverage)
        // What was written with this very spec is always taken.
        guard case .success = try flow.restore(draft) else { throw .failure(EvaluationFailure(.invalid, at: program.flow.titleRange)) }
        // What is there at the beginning is nothing to undo.
        flow.history?.forget()
        return flow
    }

    /// What is brought back.
    private enum Restored {
        case field(Int, FieldState.Input)
        case steps(StepWalk)
    }

    private func content(of entry: DraftField, for index: Int) throws(DraftMismatch) -> DraftSchema.Content<FieldState.Input> {
        let declared = program.flow.fields[index]
        let field = fields[index]
        let value = try entry.value.map { draft throws(DraftMismatch) in try Value(draft, as: declared.type, in: program.flow.typeTable) }
        let isTyped = declared.isTyped
        guard let text = entry.text, field.entry.hasText else {
            guard let value else { throw DraftMismatch(expected: "a value", found: nil) }
            let input = field.entry.accept(value)
            return DraftSchema.Content(input, isCut: !isTyped && input.text.map { $0 != value.string } ?? false)
        }
        let input = field.entry.read(text, start: field.start)
        // The text of a field for texts stands for itself, wherever it is read.
        guard isTyped else { return DraftSchema.Content(input, isCut: input.text != text) }
        if let value, !input.isReadable || input.value != value { return DraftSchema.Content(field.entry.accept(value)) }
        return DraftSchema.Content(input)
    }
}

extension FieldEntry {
    /// Whether what is typed may be something else than the value.
    fileprivate var hasText: Bool {
        if case .plain = self { false } else { true }
    }
}
