import FlowSpec

extension BoundaryFinder {
    /// What becomes of a text that is changed when it is entered.
    func entry(into index: Int) -> BoundaryTable? {
        let field = program.flow.fields[index]
        guard !field.isSetByCommands, field.typedAsText == nil, field.maximumLength != nil || !field.normalizations.isEmpty else {
            return nil
        }
        return table(of: index, .entry(field: index), Self.textsToEnter(into: field), field.type) { flow throws(Interruption) in
            try flow.value(ofField: index, false)
        }?.table([.equals(Reference(.field, path: [.name(field.name.text)]))])
    }

    private static func textsToEnter(into field: Field) -> [String] {
        var texts: [String] = []
        for normalization in field.normalizations {
            switch normalization {
            case .trimmed: texts += [" a b\n", " \u{3000}"]
            case .digits: texts += ["1-2 a", "٣"]
            case .lowercased: texts += ["aB", "E\u{301}Σ"]
            case .uppercased: texts += ["aB", "e\u{301}ß"]
            }
        }
        if let maximum = field.maximumLength, maximum < Measure.longest {
            texts += [Measure.text(ofLength: maximum), Measure.text(ofLength: maximum + 1)]
            texts += AtomChanges.unusualTexts(ofLength: maximum + 1, field)
        }
        return texts
    }

    /// Whether a text stands for the number or the date that the field holds.
    func reading(of index: Int) -> BoundaryTable? {
        let field = program.flow.fields[index]
        guard !field.isSetByCommands, let message = field.typedAsText, message.expressions.isEmpty else { return nil }
        let known = changes.entered.ofScenarios(field).compactMap { if case .text(let text) = $0 { text } else { nil } }
        let name = field.name.text
        let layout = table(of: index, .reading(field: index), known + Self.textsToRead(as: field.type.unwrapped), .bool) {
            flow throws(Interruption) in .bool(try flow.isReadable(index))
        }
        guard let layout, layout.isDecided else { return nil }
        let shows = layout.holdsInAllRows { flow, result throws(Interruption) in
            try flow.errors(of: .field(flow, index)).map(\.message).contains(message.plainText) == (result == .bool(false))
        }
        return shows ? layout.table([.error(message.plainText, field: name)]) : nil
    }

    private static func textsToRead(as type: ValueType) -> [String] {
        switch type {
        case .int: ["", "7", "-7", "7.5", "٧", "9223372036854775807", "9223372036854775808"]
        case .double, .decimal: ["", "7", "-7.5", "7.5.1", "٧"]
        default: ["", "x"]
        }
    }

    private func table(
        of index: Int, _ subject: BoundaryTable.Subject, _ texts: [String], _ type: ValueType,
        _ result: @escaping (RunningFlow) throws(Interruption) -> Value?
    ) -> TableLayout? {
        let field = program.flow.fields[index]
        let name = field.name.text
        guard Dependencies(of: field.condition.map { [$0] } ?? [], in: program).isKnown, let context = context(activating: index) else {
            return nil
        }
        var source = ConditionTable(self, subject, nil, at: field.name.range, resultType: type, result)
        source.context = context
        let rows = texts.compactMap { text in
            source.value(after: [Edit(name, text: text)]).map { ConditionTable.Found(edits: [Edit(name, text: text)], result: $0) }
        }
        let layout = TableLayout(source, Array(rows.prefix(Self.rowLimit)))
        return layout.rows.isEmpty ? nil : layout
    }
}
