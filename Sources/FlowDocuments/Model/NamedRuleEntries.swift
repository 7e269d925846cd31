import FlowSpec

/// A rule with a name: an expression, or a table.
struct NamedRuleEntry: Encodable, Sendable {
    struct Row: Encodable, Sendable {
        let patterns: [String]
        let result: ExpressionEntry
    }

    let name: String
    let parameters: [ServiceEntry.Parameter]
    let result: TypeEntry
    var expression: ExpressionEntry?
    var rows: [Row]?
    let documentation: [String]
    let place: PlaceEntry
}

extension EntryContext {
    func rule(_ rule: NamedRule) -> NamedRuleEntry {
        var entry = NamedRuleEntry(
            name: rule.name.text, parameters: rule.signature.parameters.map(parameter), result: TypeEntry(rule.signature.result),
            documentation: rule.documentation, place: place(rule.name.range))
        switch rule.body {
        case .expression(let expression): entry.expression = self.expression(expression)
        case .table(let rows):
            entry.rows = rows.map { row in
                NamedRuleEntry.Row(patterns: row.patterns.map(text), result: self.expression(row.result))
            }
        }
        return entry
    }

    private func text(of pattern: NamedRule.Pattern) -> String {
        switch pattern {
        case .any: "*"
        case .oneOf(let alternatives): alternatives.map(text).joined(separator: ", ")
        }
    }

    private func text(of alternative: NamedRule.Alternative) -> String {
        switch alternative {
        case .value(let expression), .range(let expression): flow.source.textOnOneLine(of: expression.range)
        case .enumCase(let name, _): ".\(name)"
        }
    }
}
