import FlowSpec

/// What depends on what in a flow, as edges.
struct Dependencies {
    private let flow: Flow
    /// The ids of fields and values, by their names.
    private let ids: [String: String]
    private let commands: [String: String]
    private var edges: [FlowGraph.Edge] = []

    /// A field with more of them is not drawn with an edge from each other field whose change resets it; its text names them.
    private static let drawnResets = 3

    /// - Parameters:
    ///   - ids: the ids of the nodes of fields and values, by their names.
    ///   - commands: the ids of the groups of commands, by their names.
    static func edges(of flow: Flow, ids: [String: String], commands: [String: String]) -> [FlowGraph.Edge] {
        var dependencies = Dependencies(flow: flow, ids: ids, commands: commands)
        for field in flow.fields { dependencies.add(field) }
        for part in flow.parts {
            let id = ids[part.name.text]
            dependencies.add(.activates, from: dependencies.fields(of: part.condition.map { [$0] } ?? []), to: id)
            dependencies.add(.resets, from: dependencies.ids(at: part.resetsWhenChanged), to: id)
        }
        for value in flow.values {
            dependencies.add(.reads, from: dependencies.sources(of: value.definition.expressions), to: ids[value.name.text])
        }
        for rule in flow.validations.rules { dependencies.add(rule) }
        let conditions = flow.steps.compactMap(\.condition)
        if !conditions.isEmpty { dependencies.add(.activates, from: dependencies.sources(of: conditions), to: FormStepsGraph.id) }
        for command in flow.commands { dependencies.add(command) }
        return dependencies.reduced
    }

    private init(flow: Flow, ids: [String: String], commands: [String: String]) {
        self.flow = flow
        self.ids = ids
        self.commands = commands
    }

    private mutating func add(_ field: Field) {
        let id = ids[field.name.text]
        add(.activates, from: fields(of: field.condition.map { [$0] } ?? []), to: id)
        if field.resetsWhenChanged.count <= Self.drawnResets {
            add(.resets, from: ids(at: field.resetsWhenChanged), to: id)
        }
    }

    private mutating func add(_ rule: Rule) {
        let sources = fields(of: [rule.condition] + rule.applicability)
        for id in ids(at: rule.fields) { add(.checks, from: sources, to: id) }
    }

    private mutating func add(_ command: Command) {
        let id = commands[command.name.text]
        let starts = ids(at: command.automaticStart?.whenChanged ?? [])
        let cancels = ids(at: command.cancelledWhenChanged)
        add(.starts, from: starts, to: id, label: "starts")
        add(.cancels, from: cancels.filter { !starts.contains($0) }, to: id, label: "cancels")
        add(.reads, from: sources(of: command.expressions), to: id)
    }

    /// The ids of what the paths lead to; what is in a part is drawn as that part.
    private func ids(at paths: [String]) -> [String] {
        paths.compactMap { path in path.split(separator: ".").first.flatMap { ids[String($0)] } }
    }

    /// Adds an edge from each source, unless there is one already or it would lead to where it comes from.
    private mutating func add(_ kind: FlowGraph.Edge.Kind, from sources: [String], to target: String?, label: String? = nil) {
        guard let target else { return }
        for source in sources where source != target && !edges.contains(where: { $0.source == source && $0.target == target }) {
            edges.append(FlowGraph.Edge(source: source, target: target, kind: kind, label: label))
        }
    }

    /// The nodes that the expressions read.
    private func sources(of expressions: [TypedExpression]) -> [String] {
        var result: [String] = []
        for reference in expressions.flatMap(\.references) {
            guard case .name(let name)? = reference.path.first ?? (reference.kind == .steps ? .name("") : nil) else { continue }
            let id =
                switch reference.kind {
                case .field, .part, .partList, .value: ids[name]
                case .command: commands[name]
                case .steps, .step: FormStepsGraph.id
                case .local, .flow, .outcome, .now, .today: nil as String?
                }
            if let id, !result.contains(id) { result.append(id) }
        }
        return result
    }

    /// The fields that the expressions read, by themselves or through values.
    private func fields(of expressions: [TypedExpression]) -> [String] {
        var result: [String] = []
        var pending = expressions.flatMap(\.references)
        var seen: Set<Reference> = []
        while !pending.isEmpty {
            let reference = pending.removeFirst()
            guard seen.insert(reference).inserted, case .name(let name)? = reference.path.first else { continue }
            if reference.kind == .step {
                pending += flow.step(named: name).flatMap { flow.steps[$0].condition }?.references ?? []
            } else if reference.kind == .value, let value = flow.values.first(where: { $0.name.text == name }) {
                pending += value.definition.expressions.flatMap(\.references)
            } else if reference.kind != .command, let id = ids[name], !result.contains(id) {
                result.append(id)
            }
        }
        return result
    }

    /// The edges without those that follow from others: where `a` is read by `b`, and `b` by `c`, none leads from `a` to `c`.
    private var reduced: [FlowGraph.Edge] {
        var targets: [String: [String]] = [:]
        for edge in edges where edge.kind.isDependency { targets[edge.source, default: []].append(edge.target) }
        return edges.filter { edge in
            guard edge.kind == .reads else { return true }
            // Another way, of more than one edge.
            var seen: Set<String> = [edge.source]
            var pending = (targets[edge.source] ?? []).filter { $0 != edge.target }
            while let node = pending.popLast() {
                if node == edge.target { return false }
                if seen.insert(node).inserted { pending += targets[node] ?? [] }
            }
            return true
        }
    }
}
