import FlowSpec

extension FlowGraph {
    /// The graph of a checked flow.
    public init(of flow: Flow) {
        let texts = FlowTexts(flow: flow)
        var ids: [String: String] = [:]
        let fields = flow.members.map { member -> Node in
            let name = flow.name(of: member)
            let id = "field_\(Self.identifier(name))"
            ids[name] = id
            switch member {
            case .field(let index):
                let field = flow.fields[index]
                return Node(id: id, kind: .field, name: name, detail: ": \(field.type)", lines: texts.lines(field))
            case .part(let index):
                let part = flow.parts[index]
                let type = part.isList ? "list of \(part.flow.name)" : part.flow.name
                return Node(id: id, kind: .field, name: name, detail: ": \(type)", lines: texts.lines(part))
            }
        }
        let values = flow.values.map { value -> Node in
            let id = "value_\(Self.identifier(value.name.text))"
            ids[value.name.text] = id
            let lines =
                switch value.definition {
                case .expression(let expression): GraphLine.lines(.step, [texts.code(expression)])
                case .byCase(let subject, _): GraphLine.lines(.note, [.prose("a text by"), texts.code(subject)])
                }
            return Node(id: id, kind: .value, name: value.name.text, detail: ": \(value.type)", lines: lines)
        }
        var groups = [
            Group(id: "fields", kind: .fields, title: "Fields", lines: [], nodes: fields),
            Group(id: "values", kind: .values, title: "Values", lines: [], nodes: values),
        ]
        var commands: [String: String] = [:]
        var steps: [Edge] = []
        if !flow.steps.isEmpty {
            let wizard = FormStepsGraph(of: flow, texts)
            groups.append(wizard.group)
            steps += wizard.edges
        }
        for command in flow.commands {
            let id = "command_\(Self.identifier(command.name.text))"
            commands[command.name.text] = id
            let graph = CommandGraph(command, id: id, texts)
            groups.append(Group(id: id, kind: .command, title: command.name.text, lines: texts.lines(command), nodes: graph.nodes))
            steps += graph.edges
        }
        let reached = Set(groups.flatMap(\.nodes).filter { $0.kind == .outcome }.compactMap(\.name))
        let others = flow.outcomes.filter { !reached.contains($0.name) }.map { outcome in
            texts.node(outcome, id: "outcome_\(Self.identifier(outcome.name))")
        }
        groups.append(Group(id: "outcomes", kind: .outcomes, title: "Outcomes", lines: [], nodes: others))
        title = flow.title
        summary = Self.summary(of: flow)
        self.groups = groups.filter { !$0.nodes.isEmpty }
        edges = Dependencies.edges(of: flow, ids: ids, commands: commands) + steps
    }

    private static func summary(of flow: Flow) -> String {
        let lists = [
            ("fields", flow.members.map { flow.name(of: $0) }), ("values", flow.values.map(\.name.text)),
            ("steps", flow.steps.map(\.name.text)), ("commands", flow.commands.map(\.name.text)), ("outcomes", flow.outcomes.map(\.name)),
        ]
        return lists.filter { !$1.isEmpty }.map { "\($0) (\($1.joined(separator: ", ")))" }.joined(separator: ", ")
    }
}
