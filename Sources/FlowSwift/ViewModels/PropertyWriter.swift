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

    /// Parameters with their types are not broken; so many characters fit on a line of their own within an initialiser.
    private static let widestParameters = 90

    /// The closure's parameters; with their types where the body may have mistakes, or the compiler would report them elsewhere, and where it would
    /// look for them long, or not find them: among conditions that are joined or chosen between, cases without the name of their enum could be of any.
    private func parameters(for sources: [ReadSource], of content: SwiftLayout, _ expressions: [TypedExpression]) -> [String] {
        let names = sources.map { SwiftKeywords.escaped($0.parameter) }
        guard sources.allSatisfy(\.type.isKnown) else { return names }
        let typed = "(" + zip(names, sources).map { "\($0): \(spelling.type($1.type))" }.joined(separator: ", ") + ")"
        if case .located = content { return [typed] }
        if expressions.contains(where: \.choosesCases) { return [typed] }
        // There are two properties of that name, and Swift may take the wrong one for the start of a chain.
        if sources.contains(where: \.isNilWhenInactive), expressions.contains(where: \.chainsOptionals) { return [typed] }
        return typed.width <= Self.widestParameters && expressions.contains(where: \.joinsCases) ? [typed] : names
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
            .closure(parameters: parameters(for: sources, of: content, expressions), [content]),
        ])
    }
}

extension TypedExpression {
    /// Whether it joins conditions, and speaks of several cases without naming their enum.
    fileprivate var joinsCases: Bool {
        var joins = false
        var caseCount = 0
        visit { part in
            switch part.kind {
            case .binary(.and, _, _), .binary(.or, _, _): joins = true
            case .enumCase(let value): caseCount += value.isQualified ? 0 : 1
            case .isCase: caseCount += 1
            default: break
            }
        }
        return joins && caseCount > 1
    }

    /// Whether it compares with a case where it chooses between conditions.
    fileprivate var choosesCases: Bool {
        guard type == .bool else { return false }
        return hasPart { part in
            guard case .conditional(_, let one, let other) = part.kind, part.type == .bool else { return false }
            return one.speaksOfCases || other.speaksOfCases
        }
    }

    fileprivate var chainsOptionals: Bool { hasPart { if case .optionalChain = $0.kind { true } else { false } } }

    private var speaksOfCases: Bool {
        hasPart { part in
            switch part.kind {
            case .enumCase, .isCase: true
            default: false
            }
        }
    }
}
