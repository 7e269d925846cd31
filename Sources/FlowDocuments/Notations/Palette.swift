/// The colours of a diagram, by what a box stands for.
enum Palette: String, CaseIterable, Sendable {
    case field
    case value
    /// What is said of a command.
    case head
    case step
    case service
    case decision
    case failure
    case outcome

    struct Tones: Sendable {
        let fill: String
        let stroke: String
        let text: String
    }

    /// On a light page; each text has a contrast of at least 7 to 1 with its fill (WCAG 2.2, success criterion 1.4.6).
    var light: Tones {
        switch self {
        case .field: Tones(fill: "#e8f1fc", stroke: "#5b8fd0", text: "#10294a")
        case .value: Tones(fill: "#eef7f1", stroke: "#62a37a", text: "#12351f")
        case .head: Tones(fill: "#f4f4f6", stroke: "#a9abb5", text: "#25262c")
        case .step: Tones(fill: "#ffffff", stroke: "#8a8d99", text: "#1d1e23")
        case .service: Tones(fill: "#f0ebfb", stroke: "#8a6fc9", text: "#2a1a54")
        case .decision: Tones(fill: "#fff6dc", stroke: "#c99a2e", text: "#412f05")
        case .failure: Tones(fill: "#fdeaea", stroke: "#cf6a6a", text: "#561414")
        case .outcome: Tones(fill: "#dff5e3", stroke: "#3f9a55", text: "#0d3a19")
        }
    }

    /// On a dark page.
    var dark: Tones {
        switch self {
        case .field: Tones(fill: "#16263b", stroke: "#5b8fd0", text: "#dbe9fb")
        case .value: Tones(fill: "#15291c", stroke: "#62a37a", text: "#dcf2e4")
        case .head: Tones(fill: "#26272d", stroke: "#6d707c", text: "#e6e7ec")
        case .step: Tones(fill: "#1b1c21", stroke: "#8a8d99", text: "#eceef3")
        case .service: Tones(fill: "#251c3d", stroke: "#8a6fc9", text: "#e8defd")
        case .decision: Tones(fill: "#352a0c", stroke: "#c99a2e", text: "#fdf0c9")
        case .failure: Tones(fill: "#3a1717", stroke: "#cf6a6a", text: "#fde0e0")
        case .outcome: Tones(fill: "#12321b", stroke: "#3f9a55", text: "#d9f6e0")
        }
    }
}

extension FlowGraph.Node.Kind {
    var palette: Palette {
        switch self {
        case .field: .field
        case .value: .value
        case .step, .assignment, .end: .step
        case .call: .service
        case .validation, .decision: .decision
        case .failure, .failureHandler: .failure
        case .outcome: .outcome
        }
    }
}
