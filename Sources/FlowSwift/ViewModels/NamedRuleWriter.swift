import FlowSpec

/// A rule with a name as a function of the flow's namespace.
struct NamedRuleWriter {
    let rule: NamedRule
    let spelling: FlowSpelling

    func write(to writer: inout SwiftWriter) {
        writer.documentation(rule.documentation.map(Prose.sentence))
        // Inside of the namespace the flow's own types need no prefix.
        let parameters = FlowSpelling.parameters(rule.signature.parameters) { $0.spelling() }
        let name = SwiftKeywords.escaped(rule.name.text)
        let head = SwiftLayout.sequence([
            .call("\(spelling.access)static func \(name)", parameters), .text(" -> \(rule.signature.result.spelling())"),
        ])
        writer.block(head) { writer in writer.line(context.located(body, by: rule.expressions)) }
    }

    private var context: ExpressionSpelling { ExpressionSpelling(spelling: spelling, place: .namedRule) }

    private var body: SwiftLayout {
        switch rule.body {
        case .expression(let expression): context.layout(of: expression)
        case .table(let rows):
            .switchOver(subject, cases: rows.map { .init(patterns: patterns(of: $0), value: context.layout(of: $0.result)) })
        }
    }

    /// A parameter, or a tuple of several.
    private var subject: SwiftLayout {
        let names = rule.signature.parameters.map { SwiftLayout.text(SwiftKeywords.escaped($0.name.text)) }
        return names.count == 1 ? names[0] : .arguments(open: "(", names, close: ")")
    }

    /// None for the rest.
    private func patterns(of row: NamedRule.Row) -> [String] {
        if row.patterns.allSatisfy({ $0 == .any }) { return [] }
        return row.combinations.map { combination in
            let texts = zip(combination, rule.signature.parameters).map { alternative, parameter in
                alternative.map { text(of: $0, isOptional: parameter.type.isOptional) } ?? "_"
            }
            return texts.count == 1 ? texts[0] : "(\(texts.joined(separator: ", ")))"
        }
    }

    private func text(of alternative: NamedRule.Alternative, isOptional: Bool) -> String {
        switch alternative {
        case .value(let value):
            if case .nilLiteral = value.kind { return "nil" }
            if !isOptional { return context.text(of: value) }
            // Of a sign and a question mark Swift takes the question mark first.
            if case .prefix = value.kind { return "(\(context.text(of: value)))?" }
            return context.text(of: value) + "?"
        case .enumCase(let name, _): return "." + SwiftKeywords.escapedMember(name) + (isOptional ? "?" : "")
        case .range(let range): return isOptional ? "(\(context.text(of: range)))?" : context.text(of: range)
        }
    }
}
