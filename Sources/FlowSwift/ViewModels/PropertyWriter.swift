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

    /// A message as a literal, or as a property where it depends on values.
    func message(_ message: Message) -> SwiftLayout {
        if message.expressions.isEmpty {
            return ExpressionSpelling(spelling: spelling, place: .start).layout(of: message)
        }
        return reading(message.expressions) { $0.layout(of: message) }
    }

    /// `.reading(sources) { names in body }`; the source itself where the body is only its value, and a constant where nothing is read.
    private func reading(_ expressions: [TypedExpression], body: (ExpressionSpelling) -> SwiftLayout) -> SwiftLayout {
        let sources = ReadSource.sources(of: expressions)
        let context = ExpressionSpelling(spelling: spelling, place: .derived(sources))
        let content = context.located(body(context), by: expressions)
        if sources.isEmpty { return .call(".init", [content]) }
        if sources.count == 1, content.flat == sources[0].parameter { return .text(sources[0].property) }
        let names = sources.map { SwiftKeywords.escaped($0.parameter) }
        return .sequence([
            .call(".reading", sources.map { .text($0.source) }), " ", .closure(parameters: names, [content]),
        ])
    }
}
