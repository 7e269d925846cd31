import FlowSpec

/// Expressions that are followed as what they read changes: `.reading(email) { email in email.isEmail }`.
struct PropertyWriter {
    let spelling: FlowSpelling

    /// A property of the expression's value.
    func property(of expression: TypedExpression) -> SwiftLayout {
        reading([expression]) { $0.layout(of: expression) }
    }

    /// A property that is true while all hold.
    func property(ofAll expressions: [TypedExpression]) -> SwiftLayout {
        if expressions.count == 1 { return property(of: expressions[0]) }
        return reading(expressions) { context in
            .chain(operator: "&&", expressions.map { .text(context.text(of: $0, inside: .conjunction)) })
        }
    }

    /// A property of a text for each case.
    func property(switchOver subject: TypedExpression, texts: [DerivedValue.CaseText]) -> SwiftLayout {
        let property = reading([subject] + texts.flatMap(\.text.expressions)) { context in
            let cases = texts.map { text -> SwiftLayout.Case in
                let pattern = CasePatternText.text(text.caseName, text.text.expressions.bindings(text.bindings))
                return SwiftLayout.Case(pattern: pattern, value: context.layout(of: text.text))
            }
            return .switchOver(context.layout(of: subject), cases: cases)
        }
        return texts.allSatisfy(\.text.translations.isEmpty) ? property : .call("form.text", [property])
    }

    /// A message as a literal, or as a property where it depends on values. One that depends on services alone is made anew
    /// with the condition that it speaks of.
    func message(_ message: Message, of condition: TypedExpression? = nil) -> SwiftLayout {
        if message.expressions.isEmpty {
            return ExpressionSpelling(spelling: spelling, place: .start).layout(of: message)
        }
        let needsCondition = ReadSource.sources(of: message.expressions).isEmpty
        return reading(message.expressions + (needsCondition ? condition.map { [$0] } ?? [] : [])) { $0.layout(of: message) }
    }

    /// The closure's parameters; with their types where the body may have mistakes, or the compiler would report them elsewhere.
    private func parameters(for sources: [ReadSource], of content: SwiftLayout) -> [String] {
        let names = sources.map { SwiftKeywords.escaped($0.parameter) }
        guard case .located = content, sources.allSatisfy(\.type.isKnown) else { return names }
        return ["(" + zip(names, sources).map { "\($0): \(spelling.type($1.type))" }.joined(separator: ", ") + ")"]
    }

    /// `.reading(sources) { names in body }`; the source itself where the body is only its value, and a constant where nothing is read.
    private func reading(_ expressions: [TypedExpression], body: (ExpressionSpelling) -> SwiftLayout) -> SwiftLayout {
        let sources = ReadSource.sources(of: expressions)
        let context = ExpressionSpelling(spelling: spelling, place: .derived(sources))
        let content = context.located(body(context), by: expressions)
        if sources.isEmpty { return .call(".init", [content]) }
        if sources.count == 1, content.flat == sources[0].parameter { return .text(sources[0].property) }
        return .sequence([
            .call(".reading", sources.map { .text($0.source) }), " ",
            .closure(parameters: parameters(for: sources, of: content), [content]),
        ])
    }
}
