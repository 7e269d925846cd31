extension StateGraph {
    /// A state diagram, to be put into a code block of the language `mermaid`.
    var mermaid: String {
        var lines = ["stateDiagram-v2", "  accTitle: \(MermaidText.escaped(heading))", "  accDescr: \(MermaidText.escaped(summary))"]
        lines += states.map { "  state \"\(MermaidText.escaped($0.name))\" as \($0.id)" }
        if hasTransitionsFromAll { lines.append("  state \"any other state\" as \(Self.all)") }
        if let start { lines.append("  [*] --> \(start)") }
        for transition in transitions {
            let label = transition.lines.map { MermaidText.escaped($0) }.joined(separator: "<br/>")
            lines.append("  \(transition.source ?? Self.all) --> \(transition.target) : \(label)")
        }
        if hasTransitionsFromAll {
            lines.append("  classDef anyState stroke-dasharray:4 3,font-style:italic")
            lines.append("  class \(Self.all) anyState")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The id of the node that stands for every other state.
    static let all = "every_state"
}
