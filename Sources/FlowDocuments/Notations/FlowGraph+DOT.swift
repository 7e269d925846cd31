extension FlowGraph {
    /// A graph for Graphviz.
    var dot: String {
        var lines = [
            "digraph {",
            "  label=\(DOTText.quoted(title)) labelloc=t fontname=\"Helvetica\" fontsize=18 tooltip=\(DOTText.quoted(summary))",
            "  compound=true nodesep=0.25 ranksep=0.6",
            "  node [shape=box style=\"rounded,filled\" fontname=\"Helvetica\" fontsize=11 margin=\"0.12,0.07\"]",
            "  edge [color=\"#6d707c\" fontname=\"Helvetica\" fontsize=10 arrowsize=0.7]",
        ]
        let levels = levels
        for group in groups {
            lines.append("  subgraph cluster_\(group.id) {")
            lines.append("    label=\(DOTText.quoted(group.title)) color=\"#a9abb5\" style=rounded fontsize=13")
            lines += dotHead(of: group).map { "    \($0)" }
            lines += group.nodes.map { "    \(Self.dot($0))" }
            lines += edges.filter { $0.kind.isStep && group.contains($0.source) }.map { "    \(dot($0, levels))" }
            lines.append("  }")
        }
        lines += edges.filter { !$0.kind.isStep }.map { "  \(dot($0, levels))" }
        return (lines + ["}"]).joined(separator: "\n") + "\n"
    }

    /// What is said of a command, before its steps.
    private func dotHead(of group: Group) -> [String] {
        if group.lines.isEmpty { return [] }
        let label = DOTText.table(nil, group.lines)
        let node = "\(group.id)_0 [label=<\(label)> shape=plain style=\"\" fontcolor=\"\(Palette.head.light.text)\"]"
        return [node] + (group.nodes.first.map { ["\(group.id)_0 -> \($0.id)"] } ?? [])
    }

    private static func dot(_ node: Node) -> String {
        let tones = node.kind.palette.light
        let heading = node.kind == .failureHandler ? "on failure" : node.name
        let shape =
            switch node.kind {
            case .decision, .validation: " shape=hexagon style=filled"
            case .call: " shape=box style=filled peripheries=2"
            case .outcome, .end: " style=\"rounded,filled,bold\""
            default: ""
            }
        let label = DOTText.table(heading.map { ($0, node.detail) }, node.lines)
        return "\(node.id) [label=<\(label)>\(shape) fillcolor=\"\(tones.fill)\" color=\"\(tones.stroke)\" fontcolor=\"\(tones.text)\"]"
    }

    private func dot(_ edge: Edge, _ levels: [String: Int]) -> String {
        var attributes: [String] = []
        switch edge.kind {
        case .resets, .fails: attributes.append("style=dashed")
        case .checks: attributes.append("style=dotted")
        case .reads, .activates, .starts, .cancels, .next, .branch: break
        }
        if let label = edge.label { attributes.append("label=\(DOTText.quoted(label))") }
        // An edge to a group is one to a node in it, which is cut at the group's border.
        if groups.contains(where: { $0.id == edge.source }) { attributes.append("ltail=cluster_\(edge.source)") }
        if groups.contains(where: { $0.id == edge.target }) { attributes.append("lhead=cluster_\(edge.target)") }
        // A rule does not place what it compares.
        if edge.kind == .checks { attributes.append("constraint=false") }
        let length = length(of: edge, levels)
        if length > 1 { attributes.append("minlen=\(length)") }
        return "\(firstNode(edge.source)) -> \(firstNode(edge.target))"
            + (attributes.isEmpty ? "" : " [\(attributes.joined(separator: " "))]")
    }
}
