import FlowSpec

/// Makes the table of a rule that asks nobody: whether it holds, and where its message shows.
struct RuleTable {
    typealias Edit = RunningFlow.Edit

    let finder: BoundaryFinder
    let index: Int

    init(_ finder: BoundaryFinder, rule: Int) {
        self.finder = finder
        index = rule
    }

    private var program: FlowProgram { finder.program }
    private var rule: Rule { program.flow.validations.rules[index] }

    func table() -> BoundaryTable? {
        let inputs = Dependencies(ofRule: index, in: program)
        guard inputs.isKnown else { return nil }
        var source = ConditionTable(
            finder, .rule(index), rule.condition, onlyWhen: rule.applicability, at: rule.condition.range, inputs: inputs
        ) { flow throws(Interruption) in .bool(try flow.holds(index)) }
        let editable = Set(inputs.fields.map { program.flow.fields[$0] }.filter { !$0.isSetByCommands }.map(\.name.text))
        guard !editable.isEmpty, let applying = finder.context(applying: index) else { return nil }
        // A message that differs from row to row is looked for on the first field alone.
        let marked = rule.message.expressions.isEmpty ? program.fields(markedBy: index) : Array(program.fields(markedBy: index).prefix(1))
        source.context = finder.touching(marked, finder.repaired(applying, keeping: editable), unless: editable)
        source.followers = finder.search.equalFields.followers(of: editable.union(source.context.map(\.field)), besideRule: index)
        let rows = source.rows()
        let layout = TableLayout(source, rows)
        guard layout.isDecided else { return nil }
        if rule.message.expressions.isEmpty {
            let expectations = messages(layout) + validity(layout)
            // That the flow stays valid says nothing of the rule by itself.
            return expectations.isEmpty || expectations == [.staysValid] ? nil : layout.table(expectations)
        }
        return tableOfMessages(source, rows)
    }

    /// Where the message shows just when the rule does not hold.
    private func messages(_ layout: TableLayout) -> [BoundaryTable.Expectation] {
        let message = rule.message.plainText
        var expectations: [BoundaryTable.Expectation] = []
        for (number, field) in program.fields(markedBy: index).enumerated() {
            let shows = layout.holdsInAllRows { flow, result throws(Interruption) in
                let messages =
                    try rule.isWarning
                    ? flow.warnings(of: .field(flow, field)).prefix(1).map(\.message) : flow.errors(of: .field(flow, field)).map(\.message)
                return messages.contains(message) == (result == .bool(false))
            }
            let name = rule.fields[number]
            if shows { expectations.append(rule.isWarning ? .warning(message, field: name) : .error(message, field: name)) }
        }
        if rule.fields.isEmpty {
            let shows = layout.holdsInAllRows { flow, result throws(Interruption) in
                try flow.errors().contains(message) == (result == .bool(false))
            }
            if shows { expectations.append(.errorOfFlow(message)) }
        }
        return expectations
    }

    private func validity(_ layout: TableLayout) -> [BoundaryTable.Expectation] {
        guard finder.isValidityKnown else { return [] }
        let follows = layout.holdsInAllRows { flow, result throws(Interruption) in
            try rule.isWarning ? flow.isValid() : .bool(flow.isValid()) == result
        }
        return follows ? [rule.isWarning ? .staysValid : .isValid] : []
    }

    /// A message that differs from row to row is a column.
    private func tableOfMessages(_ source: ConditionTable, _ rows: [ConditionTable.Found]) -> BoundaryTable? {
        guard let field = program.fields(markedBy: index).first else { return nil }
        var source = source
        source.resultType = .optional(.string)
        let state: Reference.State = rule.isWarning ? .warning : .error
        source.result = { flow throws(Interruption) in try flow.value(of: state, at: .field(flow, field), rule.range) }
        let layout = TableLayout(source, rows)
        guard layout.isDecided else { return nil }
        return layout.table([.equals(Reference(.field, path: [.name(rule.fields[0])], state: state))])
    }
}

extension Message {
    /// The text in the flow's language, of a message without expressions.
    var plainText: String {
        parts.map { if case .text(let text) = $0 { text } else { "" } }.joined()
    }
}
