import FlowMarkdown

extension FlowChecker {
    /// The flow's types live in an enum of its name, which must not hide what generated code speaks of.
    mutating func checkTitle() {
        let name = syntax.name.text
        let isTaken =
            ReservedNames.types.contains(name) || ValueType.builtIn[name] != nil || SwiftKeywords.unusableNames.contains(name)
        guard isTaken else { return }
        diagnostics.error(
            .reservedName,
            "the name `\(name)` has a meaning of its own; name the flow in a code span in the title, such as “# \(syntax.title) `\(name)Flow`”",
            at: syntax.name.range)
    }

    /// In the order of the spec, those that fields declare in place last.
    var declaredTypes: [DeclaredType] {
        var documentation: [String: String] = [:]
        var linked = Set(parts.map(\.flow.name))
        for statement in syntax.types {
            switch statement.origin {
            case .declared(let declaration): documentation[declaration.name.text] = statement.documentation
            case .linked(let name, _): linked.insert(name.text)
            }
        }
        return types.visible.filter { !linked.contains($0.name.text) }.compactMap { visible in
            let text = documentation[visible.name.text]
            switch visible.type {
            case .enumeration(let key):
                return types.enumerations[key].map { DeclaredType(kind: .enumeration($0), documentation: text) }
            case .record(let key):
                return types.records[key].map { DeclaredType(kind: .record($0), documentation: text) }
            case .external(let name, let module):
                return DeclaredType(kind: .external(name: name, module: module), documentation: text)
            default: return nil
            }
        }
    }

    /// The services of the flow and of its parts.
    var allServices: [Service] { Part.services(of: parts, besides: services) }

    mutating func checkServices() {
        for statement in syntax.services {
            let signature = types.resolve(statement.signature, &diagnostics)
            services.append(Service(signature: signature, documentation: statement.documentation))
        }
        reportDuplicates(services.map(\.signature.name), "services")
        checkServicesOfParts()
    }

    /// The app provides one object for the whole with its parts, so that a name stands for one service in all of them.
    private mutating func checkServicesOfParts() {
        var known = services.map { (signature: $0.signature, owner: syntax.name.text) }
        var checked: Set<String> = []
        for part in parts where checked.insert(part.flow.name).inserted {
            for service in part.flow.allServices {
                let signature = service.signature.qualified(by: part.flow.name)
                guard let other = known.first(where: { $0.signature.name.text == service.name }) else {
                    known.append((signature, part.flow.name))
                    continue
                }
                if !other.signature.isSame(as: signature) {
                    diagnostics.error(
                        .duplicateName,
                        "`\(other.owner)` and its part `\(part.flow.name)` each have a service `\(service.name)`, which is not the same in both",
                        at: part.name.range)
                }
            }
        }
    }

    mutating func checkOutcomes() {
        for statement in syntax.outcomes {
            outcomes.append(
                Outcome(declaration: types.resolve(statement.outcome, &diagnostics), documentation: statement.documentation))
        }
        reportDuplicates(outcomes.map(\.declaration.name), "outcomes")
        types.add(
            EnumDeclaration(name: Name(Self.outcomeKey, at: syntax.name.range), cases: outcomes.map(\.declaration)), key: Self.outcomeKey)
    }

    /// Fields, values and commands are members of one type, so that their names must differ, and differ from those it needs itself.
    mutating func checkNames() {
        let names =
            syntax.fields.map(\.declaration.name) + syntax.parts.map(\.name) + syntax.values.map(\.name) + syntax.rules.map(\.name)
            + syntax.commands.map(\.name)
        for name in names where ReservedNames.members.contains(name.text) {
            diagnostics.error(.reservedName, "the generated code needs the name `\(name.text)` itself; choose another", at: name.range)
        }
        // Swift stores a wrapped property `name` under `_name`.
        let stored = Set(names.map { "_" + $0.text })
        for name in names where stored.contains(name.text) {
            diagnostics.error(
                .reservedName, "the generated code needs the name `\(name.text)` for `\(name.text.dropFirst())`; choose another",
                at: name.range)
        }
        reportDuplicates(names, "things")
        // A command may have the name of the service that it calls.
        let readable = Set(
            (syntax.fields.map(\.declaration.name) + syntax.parts.map(\.name) + syntax.values.map(\.name) + syntax.rules.map(\.name)).map(
                \.text))
        for name in services.map(\.signature.name) where readable.contains(name.text) {
            let others = names.filter { $0.text == name.text }
            diagnostics.error(
                .duplicateName, "a service cannot have the name of a field, a value or a rule", at: name.range,
                notes: others.prefix(1).map { Diagnostic.Note("`\(name.text)` is here", at: $0.range) })
        }
    }

    /// The names of steps are cases of an enum.
    mutating func checkStepNames() {
        guard !syntax.steps.isEmpty else { return }
        let names = syntax.steps.map(\.name)
        reportDuplicates(names, "steps")
        for name in names where ReservedNames.steps.contains(name.text) || SwiftKeywords.unusableNames.contains(name.text) {
            diagnostics.error(.reservedName, "`steps.\(name.text)` has a meaning of its own; name the step otherwise", at: name.range)
        }
        let members =
            syntax.fields.map(\.declaration.name) + syntax.parts.map(\.name) + syntax.values.map(\.name) + syntax.rules.map(\.name)
            + syntax.commands.map(\.name)
        for name in members + services.map(\.signature.name) where name.text == Flow.stepsName {
            diagnostics.error(.reservedName, "`steps` are the steps of the flow; choose another name", at: name.range)
        }
        for declared in types.visible where declared.name.text == Flow.stepKey {
            diagnostics.error(
                .reservedName, "`\(Flow.stepKey)` is the type of the flow's steps; choose another name", at: declared.name.range)
        }
        types.add(
            EnumDeclaration(name: Name(Flow.stepKey, at: syntax.name.range), cases: names.map { CaseDeclaration(name: $0) }),
            key: Flow.stepKey)
    }

    mutating func reportDuplicates(_ names: [Name], _ what: String) {
        var first: [String: Name] = [:]
        for name in names {
            if let earlier = first[name.text] {
                diagnostics.error(
                    .duplicateName, "there are two \(what) `\(name.text)`", at: name.range,
                    notes: [Diagnostic.Note("the first is here", at: earlier.range)]
                )
            } else {
                first[name.text] = name
            }
        }
    }

    /// Makes the names known that expressions may read; those of values come with their types.
    mutating func declareFieldsAndCommands() {
        scope = Scope(types: types, context: .value, outcome: .optional(.enumeration(Self.outcomeKey)))
        scope.hasUndo = syntax.undoLimit != nil
        for name in diagnostics.unreadableNames { scope.declare(Symbol(name, .value(.unknown))) }
        // Of two with one name, which is reported, the first counts.
        for service in services.reversed() { scope.declare(service.signature) }
        for field in syntax.fields {
            let isConditional =
                field.attributes.contains { if case .onlyWhen = $0.kind { true } else { false } }
                || stepActivity(of: field.declaration.name) != nil
            let type = type(of: field.declaration)
            fieldTypes[field.declaration.name.text] = type
            scope.declare(
                Symbol(
                    field.declaration.name.text, .field(type, isConditional: isConditional), isDateInParts: field.isInParts,
                    declaredAt: field.declaration.name.range))
        }
        declareParts()
        for command in syntax.commands {
            scope.declare(Symbol(command.name.text, .command, declaredAt: command.name.range))
        }
        if !syntax.steps.isEmpty {
            let steps = syntax.steps.map { Symbol($0.name.text, .step, declaredAt: $0.name.range) }
            scope.declare(Symbol(Flow.stepsName, .steps(steps)))
        }
    }

    private mutating func type(of declaration: FieldDeclarationSyntax) -> ValueType {
        switch declaration.type {
        case .type(let syntax): types.resolve(syntax, &diagnostics)
        case .inPlace(let enumeration): .enumeration(enumeration.name.text)
        }
    }
}
