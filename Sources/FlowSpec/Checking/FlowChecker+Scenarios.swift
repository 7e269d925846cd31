import FlowMarkdown

extension FlowChecker {
    mutating func checkedScenarios() -> [Scenario] {
        var first: [String: SourceRange] = [:]
        return syntax.scenarios.map { scenario in
            if let earlier = first[scenario.title] {
                diagnostics.error(
                    .repeatedScenario, "there are two scenarios of this name", at: scenario.range,
                    notes: [.init("the first is here", at: earlier)])
            }
            first[scenario.title] = scenario.range
            return checked(scenario)
        }
    }

    /// The names of a table's columns are known to the scenario's own steps only.
    private mutating func checked(_ scenario: ScenarioSyntax) -> Scenario {
        let outer = scope
        defer { scope = outer }
        let table = scenario.table.map { checked($0, of: scenario) }
        return Scenario(
            title: scenario.title, range: scenario.range, documentation: scenario.documentation,
            steps: scenario.steps.compactMap { checked($0) }, table: table)
    }

    /// A column's type is that of the place where the steps first read it, or, if none does, that of its values.
    private mutating func checked(_ table: ScenarioTable, of scenario: ScenarioSyntax) -> Scenario.Table {
        let uses = columnUses(table, in: scenario)
        let columns = table.columns.enumerated().map { index, name in
            TypedName(name: name, type: uses[name.text] ?? type(of: table.rows.map { $0.cells[index] }))
        }
        for column in columns {
            if ReservedNames.columns.contains(column.name.text) {
                diagnostics.error(
                    .reservedName, "the generated code needs the name `\(column.name.text)` itself; choose another", at: column.name.range)
            }
            if !column.type.isKnown {
                diagnostics.error(
                    .undeterminedType, "nothing says of what type `\(column.name.text)` is: no step reads it, and its values do not tell",
                    at: column.name.range)
            }
            scope.declare(Symbol(column.name.text, .local(column.type, .scenarioValue), declaredAt: column.name.range))
        }
        let rows = table.rows.map { row in
            let values = zip(row.cells, columns).map { cell, column in
                // Of a value whose type is not known nothing more is said.
                column.type.isKnown ? typed(cell, .scenario, as: column.type) : TypedExpression(.invalid, .unknown, at: cell.range)
            }
            return Scenario.Table.Row(values: values, range: row.range)
        }
        return Scenario.Table(columns: columns, rows: rows)
    }

    /// Checks the steps as if the columns could be of any type, and looks of what type they were taken to be.
    private func columnUses(_ table: ScenarioTable, in scenario: ScenarioSyntax) -> [String: ValueType] {
        var trial = self
        for column in table.columns {
            trial.scope.declare(Symbol(column.text, .local(.unknown, .scenarioValue), declaredAt: column.range))
        }
        var uses: [String: ValueType] = [:]
        for expression in (syntax.setup + scenario.steps).compactMap({ trial.checked($0) }).flatMap(\.kind.expressions) {
            expression.visit { part in
                guard case .reference(let reference, _) = part.kind, reference.kind == .local(.scenarioValue), part.type.isKnown,
                    case .name(let name)? = reference.path.first
                else { return }
                uses[name] = uses[name] ?? part.type
            }
        }
        return uses
    }

    /// The type that all values have by themselves; whole numbers among fractions are fractions.
    private func type(of values: [Expression]) -> ValueType {
        var silent = Diagnostics()
        let types = Set(values.map { TypeChecker(scope.with(.scenario)).check($0, &silent)?.type ?? .unknown })
        if types == [.int, .double] { return .double }
        return types.count == 1 ? types.first ?? .unknown : .unknown
    }

    mutating func checked(_ statement: ScenarioStatement) -> ScenarioStep? {
        guard let kind = kind(of: statement) else { return nil }
        if syntax.isLibrary, !kind.isOfLibrary {
            diagnostics.error(
                .nothingToDrive,
                "there is nothing to enter, to run or to wait for in a library of rules; its scenarios expect what the rules give",
                at: statement.range)
        }
        return ScenarioStep(kind: kind, range: statement.range)
    }

    private mutating func kind(of statement: ScenarioStatement) -> ScenarioStep.Kind? {
        switch statement.kind {
        case .set(let assignments): return .set(assignments.compactMap { edit($0) })
        case .add(let path, let assignments):
            guard list(at: path) else { return nil }
            return .add(list: path.description, edits: assignments.compactMap { edit($0, inRowOf: path) })
        case .remove(let path): return row(at: path).map { .remove(list: $0.list, index: $0.index) }
        case .move(let path, let goal): return move(path, to: goal)
        case .run(let command, let input, let answers):
            guard let input = self.input(input, of: command) else { return nil }
            return .run(command: command.text, input: input, answers: answers.compactMap { checked($0) })
        case .start(let command, let input):
            return self.input(input, of: command).map { .start(command: command.text, input: $0) }
        case .answer(let answer): return checked(answer).map { .answer($0) }
        case .after(let duration): return .after(duration)
        case .undo: return requireUndo(at: statement.range) ? .undo : nil
        case .redo: return requireUndo(at: statement.range) ? .redo : nil
        case .reopen:
            let hasRestoredField = syntax.fields.contains { $0.attributes.contains { $0.kind == .restored } }
            if hasRestoredField || parts.contains(where: \.flow.isDraftable) { return .reopen }
            diagnostics.error(
                .unavailableStep, "no field is “restored”, so that the flow is the same as a new one when the app is opened again",
                at: statement.range)
            return nil
        case .next: return requireSteps(at: statement.range) ? .next : nil
        case .back: return requireSteps(at: statement.range) ? .back : nil
        case .go(let step):
            guard requireSteps(at: statement.range), stepExists(step) else { return nil }
            return .go(to: step.text)
        case .expectNextFailure(let messages):
            guard requireSteps(at: statement.range) else { return nil }
            return .expectNextFailure(messages: messages.map { typed($0, .scenario, as: .array(.string)) })
        case .expect(let expression): return .expect(condition(expression, .scenario))
        case .expectOutcome(let call): return .expectOutcome(outcome(call, .scenario))
        case .expectFailure(let command, let input, let messages, let answers):
            guard let input = self.input(input, of: command) else { return nil }
            let messages = messages.map { typed($0, .scenario, as: .array(.string)) }
            return .expectFailure(
                command: command.text, input: input, messages: messages, answers: answers.compactMap { checked($0) })
        }
    }

    private mutating func requireUndo(at range: SourceRange) -> Bool {
        if syntax.undoLimit != nil { return true }
        diagnostics.error(
            .unavailableStep, "nothing can be undone in this flow unless it says so under its title: “- undo: 100 edits”", at: range)
        return false
    }

    private mutating func requireSteps(at range: SourceRange) -> Bool {
        if !syntax.steps.isEmpty { return true }
        diagnostics.error(.unavailableStep, "this flow has no steps to go through; they stand under “## Steps”", at: range)
        return false
    }

    /// The values for a command's input, in the order of its declaration; nothing if they do not fit.
    private mutating func input(_ arguments: [Argument], of command: Name) -> [TypedExpression]? {
        guard commandExists(command) else { return nil }
        let parameters = parameters(ofCommand: command.text)
        let place = arguments.first.map { first in arguments.dropFirst().reduce(first.range) { $0.union($1.range) } } ?? command.range
        return TypeChecker(scope.with(.scenario)).arguments(arguments, of: parameters, for: command.text, at: place, &diagnostics)?
            .map(\.value)
    }

    /// What the command takes; what is wrong with it was reported with the command.
    func parameters(ofCommand name: String) -> [TypedName] {
        var silent = Diagnostics()
        return (syntax.commands.first { $0.name.text == name }?.properties ?? []).flatMap { property -> [TypedName] in
            if case .takes(let parameters) = property.kind { types.resolve(parameters, &silent) } else { [] }
        }
    }

    private mutating func checked(_ answer: ServiceAnswer) -> ScenarioStep.Answer? {
        let services = allServices
        guard let service = services.first(where: { $0.name == answer.service.text }) else {
            diagnostics.unknown(
                .unknownName, answer.service, message: "there is no service `\(answer.service.text)`", among: services.map(\.name))
            return nil
        }
        switch answer.result {
        case .returns(let value):
            let type = service.signature.result
            if type == .void {
                guard let value else { return ScenarioStep.Answer(service: service.name, result: .returns(nil)) }
                diagnostics.error(.unfittingAnswer, "`\(service.name)` has no result: “returns” stands alone", at: value.range)
                return nil
            }
            guard let value else {
                diagnostics.error(
                    .unfittingAnswer, "`\(service.name)` gives `\(type)`: … returns `value`", at: answer.service.range)
                return nil
            }
            return ScenarioStep.Answer(service: service.name, result: .returns(typed(value, .scenario, as: type)))
        case .throws(let error):
            guard service.signature.canThrow else {
                diagnostics.error(.unfittingAnswer, "`\(service.name)` does not throw", at: answer.service.range)
                return nil
            }
            var expected: ValueType?
            if case .typed(let type) = service.signature.failure { expected = type }
            if error == nil, expected != nil {
                diagnostics.error(
                    .unfittingAnswer, "`\(service.name)` throws `\(expected?.description ?? "")`; say which: … throws `.case`",
                    at: answer.service.range)
                return nil
            }
            return ScenarioStep.Answer(service: service.name, result: .throws(error.map { typed($0, .scenario, as: expected) }))
        }
    }
}

extension ScenarioStep.Kind {
    /// Whether it needs nothing but rules.
    fileprivate var isOfLibrary: Bool {
        guard case .expect(let expression) = self else { return false }
        return !expression.references.contains { $0.kind == .flow || $0.kind == .outcome }
    }
}
