import FlowMarkdown

extension FlowChecker {
    /// A value may read another that stands below it, so that they are checked in the order of their dependence; those of a
    /// cycle are reported and have no type.
    mutating func checkValues() {
        let names = syntax.values.map(\.name.text)
        let indices = Dictionary(zip(names, names.indices), uniquingKeysWith: { first, _ in first })
        let reads = syntax.values.map { value in value.expressions.flatMap(\.readNames).compactMap { indices[$0.text] } }
        let sorted = DependencyOrder.sort(count: names.count) { reads[$0] }
        for cycle in sorted.cycles { reportCycle(cycle) }
        let cyclic = Set(sorted.cycles.flatMap(\.self))
        for index in cyclic { declareValue(syntax.values[index].name, .unknown) }
        var checked: [Int: DerivedValue] = [:]
        for index in sorted.order where !cyclic.contains(index) {
            let value = self.checked(syntax.values[index])
            checked[index] = value
            declareValue(value.name, value.type)
        }
        values = checked.keys.sorted().compactMap { checked[$0] }
    }

    private mutating func declareValue(_ name: Name, _ type: ValueType) {
        scope.declare(Symbol(name.text, .value(type), declaredAt: name.range))
    }

    private mutating func reportCycle(_ cycle: [Int]) {
        let names = cycle.map { syntax.values[$0].name }
        let path = (names + [names[0]]).map { "`\($0.text)`" }.joined(separator: " → ")
        diagnostics.error(.circularDependency, "values cannot depend on themselves: \(path)", at: names[0].range)
    }

    private mutating func checked(_ statement: ValueStatement) -> DerivedValue {
        switch statement {
        case .expression(let declaration, let documentation):
            let declared = declaration.type.map { types.resolve($0, &diagnostics) }
            let expression = typed(declaration.value, .value, as: declared)
            let readsUnreadable = declaration.value.readNames.contains { diagnostics.unreadableNames.contains($0.text) }
            if declared == nil, !expression.type.isKnown, expression.kind != .invalid, !readsUnreadable {
                diagnostics.error(
                    .undeterminedType, "only Swift knows the type of this; say it: `\(declaration.name.text): Type = …`",
                    at: declaration.value.range)
            }
            return DerivedValue(
                name: declaration.name, type: declared ?? expression.type, definition: .expression(expression), documentation: documentation
            )
        case .byCase(let texts):
            let subject = typed(texts.subject, .value)
            return DerivedValue(
                name: texts.name, type: .string, definition: .byCase(subject: subject, texts: caseTexts(texts, of: subject)),
                documentation: texts.documentation)
        }
    }

    private mutating func caseTexts(_ texts: ValueStatement.CaseTexts, of subject: TypedExpression) -> [DerivedValue.CaseText] {
        guard case .enumeration(let key) = subject.type, let enumeration = types.enumerations[key] else {
            if subject.type.isKnown {
                diagnostics.error(.typeMismatch, "“by” wants an enum, and this is `\(subject.type)`", at: subject.range)
            }
            return []
        }
        var result: [DerivedValue.CaseText] = []
        for (pattern, message) in texts.texts {
            guard let checked = TypeChecker(scope).pattern(pattern, matching: subject.type, &diagnostics) else { continue }
            let bindings = checked.bindings
            let name = pattern.caseName.name
            if result.contains(where: { $0.caseName == name.text }) {
                diagnostics.error(.saidTwice, "there are two texts for `.\(name.text)`", at: name.range)
                continue
            }
            var inner = scope
            declare(bindings, in: &inner)
            result.append(DerivedValue.CaseText(caseName: name.text, bindings: bindings, text: typed(message, in: inner)))
        }
        let missing = enumeration.cases.map(\.name.text).filter { name in
            !texts.texts.contains { $0.pattern.caseName.name.text == name }
        }
        if !missing.isEmpty, texts.isComplete, result.count == texts.texts.count {
            let list = missing.map { "`.\($0)`" }.joined(separator: ", ")
            diagnostics.error(
                .missingCase, "`\(texts.name.text)` needs a text for every case; there is none for \(list)", at: texts.name.range)
        }
        return result
    }

    func declare(_ bindings: [TypedName?], in scope: inout Scope) {
        for case let binding? in bindings {
            scope.declare(Symbol(binding.name.text, .local(binding.type, .binding), declaredAt: binding.name.range))
        }
    }
}

extension ValueStatement {
    /// The expressions that the value is made of.
    fileprivate var expressions: [Expression] {
        switch self {
        case .expression(let declaration, _): [declaration.value]
        case .byCase(let texts):
            [texts.subject]
                + texts.texts.flatMap { text in
                    (text.message.parts + text.message.translations.flatMap(\.parts)).compactMap { part in
                        if case .expression(let expression) = part { expression } else { nil }
                    }
                }
        }
    }
}

extension Expression {
    /// Every name that is read, in the order in which it is written.
    var readNames: [Name] {
        if case .name(let name) = kind { return [name] }
        return kind.children.flatMap(\.readNames)
    }
}
