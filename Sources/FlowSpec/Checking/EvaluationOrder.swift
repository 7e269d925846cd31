import FlowMarkdown

/// The order in which what is derived can be computed, and the error when there is none.
enum EvaluationOrder {
    static func order(
        _ fields: [Field], _ parts: [Part], _ values: [DerivedValue], _ steps: [FormStep], _ validations: Validations,
        _ commands: [Command], _ diagnostics: inout Diagnostics
    ) -> [DerivedNode] {
        let nodes: [DerivedNode] =
            steps.indices.filter { steps[$0].condition != nil }.map { .step($0) }
            + fields.indices.filter { fields[$0].condition != nil }.map { .activity(field: $0) }
            + parts.indices.filter { parts[$0].condition != nil }.map { .part($0) }
            + values.indices.map { .value($0) } + [.validations]
            + commands.indices.filter { commands[$0].condition != nil }.map { .enabled(command: $0) }
        let numbers = Dictionary(uniqueKeysWithValues: zip(nodes, nodes.indices))
        let names = Names(fields, parts, values, steps, commands)
        let reads = nodes.map { node in
            let references = expressions(of: node, fields, parts, values, steps, validations, commands).flatMap(\.references)
            let marked = node == .validations ? validations.rules.flatMap(\.fields).compactMap { names.activity(ofMember: $0) } : []
            return (references.flatMap { names.nodes(of: $0) } + marked).compactMap { numbers[$0] }
        }
        let sorted = DependencyOrder.sort(count: nodes.count) { reads[$0] }
        for cycle in sorted.cycles {
            let path = (cycle + [cycle[0]]).map { names.description(of: nodes[$0]) }.joined(separator: " → ")
            let range = names.range(of: nodes[cycle[0]]) ?? validations.rules.first?.range ?? SourceRange(0, 0)
            diagnostics.error(.circularDependency, "this depends on itself: \(path)", at: range)
        }
        return sorted.order.map { nodes[$0] }
    }

    private static func expressions(
        of node: DerivedNode, _ fields: [Field], _ parts: [Part], _ values: [DerivedValue], _ steps: [FormStep], _ validations: Validations,
        _ commands: [Command]
    ) -> [TypedExpression] {
        switch node {
        case .activity(let field): fields[field].condition.map { [$0] } ?? []
        case .part(let part): parts[part].condition.map { [$0] } ?? []
        case .value(let value): values[value].definition.expressions
        case .step(let step): steps[step].condition.map { [$0] } ?? []
        case .validations: validations.rules.flatMap { [$0.condition] + $0.applicability + $0.message.expressions }
        case .enabled(let command): commands[command].condition.map { [$0] } ?? []
        }
    }

    /// What the names in references stand for.
    private struct Names {
        let fields: [Field]
        let parts: [Part]
        let values: [DerivedValue]
        let steps: [FormStep]
        let commands: [Command]
        private var nodes: [String: DerivedNode] = [:]

        init(_ fields: [Field], _ parts: [Part], _ values: [DerivedValue], _ steps: [FormStep], _ commands: [Command]) {
            self.fields = fields
            self.parts = parts
            self.values = values
            self.steps = steps
            self.commands = commands
            for (index, field) in fields.enumerated() where field.condition != nil { nodes[field.name.text] = .activity(field: index) }
            for (index, part) in parts.enumerated() where part.condition != nil { nodes[part.name.text] = .part(index) }
            for (index, value) in values.enumerated() { nodes[value.name.text] = .value(index) }
            for (index, command) in commands.enumerated() where command.condition != nil {
                nodes[command.name.text] = .enabled(command: index)
            }
        }

        /// What has to be computed before the reference can be read.
        func nodes(of reference: Reference) -> [DerivedNode] {
            switch (reference.kind, reference.state) {
            case (.steps, .canGoNext): return steps.indices.map { .step($0) } + [.validations]
            case (.steps, _): return steps.indices.map { .step($0) }
            case (.step, .isActive):
                guard case .name(let name)? = reference.path.first, let index = steps.firstIndex(where: { $0.name.text == name })
                else { return [] }
                return [.step(index)]
            // Where the user is has been visited, and that depends on which steps are there.
            case (.step, .isVisited): return steps.indices.map { .step($0) }
            case (.step, _): return steps.indices.map { .step($0) } + [.validations]
            default: break
            }
            guard case .name(let name)? = reference.path.first, let part = parts.first(where: { $0.name.text == name }) else {
                return node(of: reference).map { [$0] } ?? []
            }
            // The rules of the whole may be on the part, or on what is in it.
            let isOfRules = reference.state?.isOfRules == true || part.flow.readsRules(at: reference.path.dropFirst())
            return (nodes[name].map { [$0] } ?? []) + (isOfRules ? [.validations] : [])
        }

        /// Whether the field or part is active, if that can change.
        func activity(ofMember path: String) -> DerivedNode? {
            switch nodes[String(path.prefix { $0 != "." })] {
            case .activity(let field): .activity(field: field)
            case .part(let part): .part(part)
            default: nil
            }
        }

        private func node(of reference: Reference) -> DerivedNode? {
            switch (reference.kind, reference.state) {
            case (.flow, _), (.field, .isValid), (.field, .isPending), (.field, .error), (.field, .errors), (.field, .warning):
                return .validations
            case (.command, .isExecuting), (.field, .text), (.field, .dayText), (.field, .monthText), (.field, .yearText): return nil
            case (.field, _), (.value, _), (.command, _):
                guard case .name(let name)? = reference.path.first else { return nil }
                return nodes[name]
            default: return nil
            }
        }

        func description(of node: DerivedNode) -> String {
            switch node {
            case .activity(let field): "`\(fields[field].name.text)`"
            case .part(let part): "`\(parts[part].name.text)`"
            case .value(let value): "`\(values[value].name.text)`"
            case .step(let step): "the step `\(steps[step].name.text)`"
            case .validations: "the rules"
            case .enabled(let command): "`\(commands[command].name.text).isEnabled`"
            }
        }

        func range(of node: DerivedNode) -> SourceRange? {
            switch node {
            case .activity(let field): fields[field].name.range
            case .part(let part): parts[part].name.range
            case .value(let value): values[value].name.range
            case .step(let step): steps[step].name.range
            case .validations: nil
            case .enabled(let command): commands[command].name.range
            }
        }
    }
}

extension Reference.State {
    /// Whether it follows from rules.
    fileprivate var isOfRules: Bool { [.isValid, .isPending, .error, .errors, .warning].contains(self) }
}

extension Flow {
    /// Whether what a path leads to, within this flow, follows from what its rules say. Of a part as a whole that is any of its fields.
    fileprivate func readsRules(at path: ArraySlice<Reference.Component>) -> Bool {
        guard case .name(let name)? = path.first else { return members.contains { readsRules(at: [.name(self.name(of: $0))]) } }
        var names: Set<String> = []
        for node in evaluationOrder {
            let (name, expressions): (String, [TypedExpression]) =
                switch node {
                case .activity(let field): (fields[field].name.text, fields[field].condition.map { [$0] } ?? [])
                case .part(let part): (parts[part].name.text, parts[part].condition.map { [$0] } ?? [])
                case .value(let value): (values[value].name.text, values[value].definition.expressions)
                case .step, .validations, .enabled: ("", [])
                }
            let isOfRules = expressions.flatMap(\.references).contains { reference in
                if reference.state?.isOfRules == true { return true }
                guard case .name(let read)? = reference.path.first else { return false }
                return names.contains(read) || parts.first { $0.name.text == read }?.flow.readsRules(at: reference.path.dropFirst()) == true
            }
            if isOfRules { names.insert(name) }
        }
        return names.contains(name) || parts.first { $0.name.text == name }?.flow.readsRules(at: path.dropFirst()) == true
    }
}

extension DerivedValue.Definition {
    /// The expressions that it is made of.
    public var expressions: [TypedExpression] {
        switch self {
        case .expression(let expression): [expression]
        case .byCase(let subject, let texts): [subject] + texts.flatMap(\.text.expressions)
        }
    }
}
