/// The states of a field as a picture.
struct StatePicture {
    let size: Size
    private let graph: StateGraph
    private let states: [StateGraph.State]
    private let cards: [Card]
    private let edges: [Edge]
    private let layout: LayeredLayout
    private let origin: Point

    private struct Edge {
        let source: Int
        let target: Int
        let lines: [String]
        let style: String
    }

    private static let margin = 24.0
    private static let lineHeight = 15.0

    init(_ graph: StateGraph) {
        self.graph = graph
        // What comes first is placed above the rest where that is possible.
        states = graph.states.filter { $0.id == graph.start } + graph.states.filter { $0.id != graph.start }
        var cards = states.map { Card(name: $0.name, detail: "", lines: [], palette: .field, shape: .rounded) }
        var numbers = Dictionary(uniqueKeysWithValues: zip(states.map(\.id), states.indices))
        if graph.hasTransitionsFromAll {
            numbers[StateGraph.all] = cards.count
            cards.append(
                Card(
                    name: nil, detail: "", lines: GraphLine.lines(.note, [.prose("any other state")]), palette: .head, shape: .rounded))
        }
        edges = graph.transitions.compactMap { transition in
            guard let source = numbers[transition.source ?? StateGraph.all], let target = numbers[transition.target] else { return nil }
            let style = transition.cause == .failure ? "edge fails" : transition.isDashed ? "edge resets" : "edge"
            return Edge(source: source, target: target, lines: transition.lines, style: style)
        }
        self.cards = cards
        layout = LayeredLayout(
            cards.map { LayeredLayout.Node(size: $0.size) },
            edges.map { LayeredLayout.Edge(source: $0.source, target: $0.target, label: Self.size(of: $0.lines)) },
            LayeredLayout.Spacing(node: 44, edge: 40, layer: 26), spreadsEnds: true)
        origin = Point(x: Self.margin + 34, y: Self.margin + 52)
        let title = TextWidth.prose(graph.heading, 20, isBold: true)
        size = Size(
            width: max(origin.x + layout.size.width, Self.margin + title) + Self.margin, height: origin.y + layout.size.height + Self.margin
        )
    }

    private static func size(of lines: [String]) -> Size {
        Size(width: (lines.map { TextWidth.prose($0, 11) }.max() ?? 0) + 10, height: Double(lines.count) * lineHeight + 4)
    }

    /// Every box that must not cover another.
    var boxGroups: [[Box]] { [(layout.boxes + layout.labels.compactMap(\.self)).map { $0.moved(by: origin) }] }

    var svg: String {
        var svg = SVGText()
        svg.line([(graph.heading, "")], at: Point(x: Self.margin, y: Self.margin + 18), "title")
        for (edge, route) in zip(edges, layout.routes) {
            svg.path(svg.curve(route.map { Point(x: $0.x + origin.x, y: $0.y + origin.y) }, isHorizontal: false), edge.style)
        }
        for (edge, label) in zip(edges, layout.labels) {
            guard let box = label?.moved(by: origin) else { continue }
            svg.rectangle(box, "page")
            for (index, line) in edge.lines.enumerated() {
                let point = Point(x: box.middleX, y: box.origin.y + 12.5 + Double(index) * Self.lineHeight)
                svg.line([(line, "small")], at: point, index == 0 ? "" : "faint", isCentered: true)
            }
        }
        for (card, box) in zip(cards, layout.boxes) { card.draw(in: box.moved(by: origin), &svg) }
        drawStart(&svg)
        return SVGText.document(title: graph.heading, summary: graph.summary, size: size, svg)
    }

    /// A dot with an arrow, to the left of the state in which the field begins.
    private func drawStart(_ svg: inout SVGText) {
        guard let index = states.firstIndex(where: { $0.id == graph.start }) else { return }
        let box = layout.boxes[index].moved(by: origin)
        let n = svg.number
        svg.add("<circle cx=\"\(n(box.origin.x - 28))\" cy=\"\(n(box.middleY))\" r=\"5\" class=\"arrow\"/>")
        svg.path("M\(n(box.origin.x - 23)) \(n(box.middleY))H\(n(box.origin.x))", "edge")
    }
}
