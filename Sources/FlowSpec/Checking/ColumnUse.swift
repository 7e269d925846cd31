import FlowMarkdown

/// Finds the type of a column of a scenario's table: where a step first reads it, a type is expected.
struct ColumnUse {
    let name: String
    let checker: FlowChecker

    /// The type that the first step to read the column expects of it; nothing if none does, or if it would go with any.
    func type(in steps: [ScenarioStatement]) -> ValueType? {
        for step in steps {
            if let type = type(in: step) { return type }
        }
        return nil
    }

    /// The type that the column's values have by themselves.
    func type(of values: [Expression]) -> ValueType? {
        let types = values.compactMap { silently($0) }
        guard types.count == values.count, let first = types.first else { return nil }
        // Whole numbers among fractions are fractions.
        if types.allSatisfy({ $0 == .int || $0 == .double }) { return types.contains(.double) ? .double : .int }
        return types.allSatisfy { $0 == first } ? first : nil
    }

    private func type(in step: ScenarioStatement) -> ValueType? {
        switch step.kind {
        case .set(let assignments):
            return first(of: assignments) { assignment in
                isColumn(assignment.value) ? fieldType(assignment.target) : compared(in: assignment.value)
            }
        case .run(let command, let input, let answers):
            return type(in: input, of: command) ?? first(of: answers, type(in:))
        case .start(let command, let input): return type(in: input, of: command)
        case .answer(let answer): return type(in: answer)
        case .after: return nil
        case .expect(let expression): return isColumn(expression) ? .bool : compared(in: expression)
        case .expectOutcome(let call):
            guard let parameters = checker.outcomes.first(where: { $0.name == call.name.text })?.declaration.parameters else { return nil }
            return type(in: call.arguments?.arguments ?? [], of: parameters)
        case .expectFailure(let command, let input, let messages, let answers):
            if let type = type(in: input, of: command) ?? first(of: answers, type(in:)) { return type }
            guard let messages else { return nil }
            if isColumn(messages) { return .array(.string) }
            return messages.kind.children.contains(where: isColumn) ? .string : compared(in: messages)
        }
    }

    private func first<Part>(of parts: [Part], _ type: (Part) -> ValueType?) -> ValueType? {
        for part in parts {
            if let type = type(part) { return type }
        }
        return nil
    }

    private func fieldType(_ path: FieldPath) -> ValueType? {
        guard case .name(let name) = path.components[0] else { return nil }
        if path.components.count > 1 { return .string }
        if case .field(let type, _)? = checker.scope.symbols[name.text]?.kind { return type }
        return nil
    }

    private func type(in arguments: [Argument], of command: Name) -> ValueType? {
        type(in: arguments, of: checker.parameters(ofCommand: command.text))
    }

    private func type(in arguments: [Argument], of parameters: [TypedName]) -> ValueType? {
        first(of: arguments) { argument in
            isColumn(argument.value)
                ? parameters.first { $0.name.text == argument.label?.text }?.type : compared(in: argument.value)
        }
    }

    private func type(in answer: ServiceAnswer) -> ValueType? {
        guard case .returns(let value?) = answer.result else { return nil }
        if isColumn(value) { return checker.services.first { $0.name == answer.service.text }?.signature.result }
        return compared(in: value)
    }

    private func isColumn(_ expression: Expression) -> Bool {
        if case .name(let name) = expression.kind { name.text == self.name } else { false }
    }

    /// The type of what the column is compared with, or of the condition that it is, anywhere in the expression.
    private func compared(in expression: Expression) -> ValueType? {
        switch expression.kind {
        case .binary(let sign, let left, let right) where isColumn(left) || isColumn(right):
            if sign == .and || sign == .or { return .bool }
            return silently(isColumn(left) ? right : left)
        case .prefix(.not, let operand) where isColumn(operand): return .bool
        case .conditional(let condition, _, _) where isColumn(condition): return .bool
        default: return first(of: expression.kind.children, compared(in:))
        }
    }

    /// The type of an expression whose mistakes are reported elsewhere.
    private func silently(_ expression: Expression) -> ValueType? {
        var silent = Diagnostics()
        let type = TypeChecker(checker.scope.with(.scenario)).check(expression, &silent)?.type
        return type?.isKnown == true ? type : nil
    }
}
