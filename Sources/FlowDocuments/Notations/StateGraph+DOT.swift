extension StateGraph {
    /// A graph for Graphviz.
    var dot: String {
        let tones = Palette.field.light
        var lines = [
            "digraph {",
            "  label=\(DOTText.quoted(heading)) labelloc=t fontname=\"Helvetica\" fontsize=18 tooltip=\(DOTText.quoted(summary))",
            "  nodesep=0.5 ranksep=0.5",
            "  node [shape=box style=\"rounded,filled\" fontname=\"Courier\" fontsize=12 fillcolor=\"\(tones.fill)\" color=\"\(tones.stroke)\" "
                + "fontcolor=\"\(tones.text)\"]",
            "  edge [color=\"#6d707c\" fontname=\"Helvetica\" fontsize=10 arrowsize=0.7]",
        ]
        lines += states.map { "  \($0.id) [label=\(DOTText.quoted($0.name))]" }
        if hasTransitionsFromAll {
            lines.append("  \(Self.all) [label=\"any other state\" style=\"rounded,dashed\" fontname=\"Helvetica-Oblique\"]")
        }
        if let start {
            lines += ["  start [shape=point width=0.15 color=\"#6d707c\" fillcolor=\"#6d707c\"]", "  start -> \(start)"]
        }
        for transition in transitions {
            let label = transition.lines.map(DOTText.escaped).joined(separator: "\\l")
            let style = transition.isDashed ? " style=dashed" : ""
            lines.append("  \(transition.source ?? Self.all) -> \(transition.target) [label=\"\(label)\\l\"\(style)]")
        }
        return (lines + ["}"]).joined(separator: "\n") + "\n"
    }
}

extension StateGraph.Transition {
    /// Whether the transition is no success of a command.
    var isDashed: Bool { cause == .failure || cause == .reset }
}
