import FlowSpec

/// The steps in which a flow is filled in, as nodes and edges: from one to the next, and past those that may be skipped.
struct FormStepsGraph {
    let group: FlowGraph.Group
    let edges: [FlowGraph.Edge]

    /// The id of the group, which begins those of its nodes.
    static let id = "steps"

    init(of flow: Flow, _ texts: FlowTexts) {
        let ids = flow.steps.map { "\(Self.id)_\(FlowGraph.identifier($0.name.text))" }
        let nodes = zip(flow.steps, ids).map { step, id in
            var lines = texts.lines(step.title, on: nil)
            if let condition = step.condition { lines += GraphLine.lines(.note, [.prose("only when"), texts.code(condition)]) }
            lines += step.members.flatMap { GraphLine.lines(.step, [.code($0)]) }
            return FlowGraph.Node(id: id, kind: .step, name: step.name.text, detail: "", lines: lines)
        }
        group = FlowGraph.Group(id: Self.id, kind: .steps, title: "Steps", lines: [], nodes: nodes)
        var edges: [FlowGraph.Edge] = []
        for target in flow.steps.indices.dropFirst() {
            edges.append(FlowGraph.Edge(source: ids[target - 1], target: ids[target], kind: .next, label: nil))
            // Past each run of steps before it that may be skipped.
            for source in flow.steps.indices.prefix(target - 1).reversed() {
                guard flow.steps[source + 1].condition != nil else { break }
                edges.append(FlowGraph.Edge(source: ids[source], target: ids[target], kind: .branch, label: "skipped"))
            }
        }
        self.edges = edges
    }
}
