extension FlowGraph {
    /// A flowchart, to be put into a code block of the language `mermaid`.
    var mermaid: String {
        var lines = [
            MermaidText.configuration, "flowchart TB", "  accTitle: \(MermaidText.escaped(title))",
            "  accDescr: \(MermaidText.escaped(summary))",
        ]
        let levels = levels
        for group in groups {
            lines.append("  subgraph \(group.id)[\(MermaidText.quoted([MermaidText.escaped(group.title)]))]")
            if group.kind.isFrame { lines.append("    direction TB") }
            lines += head(of: group).map { "    \($0)" }
            lines += group.nodes.map { "    \(Self.mermaid($0))" }
            lines += edges.filter { $0.kind.isStep && group.contains($0.source) }.map { "    \(mermaid($0, levels))" }
            lines.append("  end")
        }
        lines += edges.filter { !$0.kind.isStep }.map { "  \(mermaid($0, levels))" }
        let used = Set(groups.flatMap { group in group.nodes.map(\.kind.palette) + (group.lines.isEmpty ? [] : [.head]) })
        for color in Palette.allCases where used.contains(color) {
            let tones = color.light
            lines.append("  classDef \(color.rawValue) fill:\(tones.fill),stroke:\(tones.stroke),color:\(tones.text)")
        }
        lines.append("  classDef group fill:none,stroke:#a9abb5")
        if !groups.isEmpty { lines.append("  class \(groups.map(\.id).joined(separator: ",")) group") }
        return lines.joined(separator: "\n") + "\n"
    }

    /// What is said of a command as a node before its first step: a title of several lines would cover what is in the group.
    private func head(of group: Group) -> [String] {
        if group.lines.isEmpty { return [] }
        let id = "\(group.id)_0"
        let node = "\(id)[\(MermaidText.quoted(group.lines.map(Self.mermaid)))]:::\(Palette.head.rawValue)"
        return [node] + (group.nodes.first.map { ["\(id) --> \($0.id)"] } ?? [])
    }

    private static func mermaid(_ node: Node) -> String {
        let name = node.name.map { ["<b>\(MermaidText.escaped($0))</b>\(MermaidText.escaped(node.detail))"] } ?? []
        let heading = node.kind == .failureHandler ? ["<b>on failure</b>"] : name
        let label = MermaidText.quoted(heading + node.lines.map(mermaid))
        let shape: (String, String) =
            switch node.kind {
            case .field, .step, .assignment, .failure, .failureHandler: ("[", "]")
            case .value: ("(", ")")
            case .call: ("[[", "]]")
            case .decision, .validation: ("{{", "}}")
            case .outcome, .end: ("([", "])")
            }
        return "\(node.id)\(shape.0)\(label)\(shape.1):::\(node.kind.palette.rawValue)"
    }

    private static func mermaid(_ line: GraphLine) -> String {
        let text = line.runs.map { MermaidText.escaped($0.text) }.joined(separator: line.kind == .badges ? " · " : "")
        return (line.isContinuation ? "" : line.mark) + text
    }

    private func mermaid(_ edge: Edge, _ levels: [String: Int]) -> String {
        let length = length(of: edge, levels)
        let arrow =
            switch edge.kind {
            case .reads, .activates, .starts, .cancels, .next, .branch: String(repeating: "-", count: length + 1) + ">"
            case .resets, .checks, .fails: "-" + String(repeating: ".", count: length) + "->"
            }
        let label = edge.label.map { "|\(MermaidText.quoted([MermaidText.escaped($0)]))|" } ?? ""
        return "\(firstNode(edge.source)) \(arrow)\(label) \(firstNode(edge.target))"
    }
}

extension FlowGraph {
    /// The node that stands for a command in notations that lead no edges to groups, or not well: what is said of it, or its first step.
    func firstNode(_ id: String) -> String {
        guard let group = groups.first(where: { $0.id == id }), let first = group.nodes.first else { return id }
        return group.lines.isEmpty ? first.id : "\(id)_0"
    }
}

extension FlowGraph.Group {
    func contains(_ id: String) -> Bool { nodes.contains { $0.id == id } }
}

extension GraphLine {
    /// What stands before the line in a notation without colours for parts of a box.
    var mark: String {
        switch kind {
        case .rule: "✓ "
        case .warning: "⚠ "
        case .badges, .note, .step, .message: ""
        }
    }
}
