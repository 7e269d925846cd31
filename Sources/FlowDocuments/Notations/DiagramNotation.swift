/// How a diagram is written.
public enum DiagramNotation: String, CaseIterable, Sendable {
    /// For Markdown pages, which code hosts draw: https://mermaid.js.org
    case mermaid
    /// For Graphviz, which lays it out: https://graphviz.org
    case dot
    /// A picture, laid out here, for browsers and editors.
    case svg
}

extension FlowGraph {
    /// The diagram as text, with a newline at its end.
    public func written(in notation: DiagramNotation) -> String {
        switch notation {
        case .mermaid: mermaid
        case .dot: dot
        case .svg: FlowPicture(self).svg
        }
    }
}

extension StateGraph {
    /// The diagram as text, with a newline at its end.
    public func written(in notation: DiagramNotation) -> String {
        switch notation {
        case .mermaid: mermaid
        case .dot: dot
        case .svg: StatePicture(self).svg
        }
    }
}
