/// A command as a frame with what is said of it, and its steps below; also the steps in which a flow is filled in.
struct CommandPicture {
    let size: Size
    let title: String
    /// Whether it is a command.
    let isCommand: Bool
    private let head: Card
    private let cards: [Card]
    private let chart: LayeredLayout
    private let edges: [FlowGraph.Edge]
    private let chartOrigin: Point

    private static let padding = 16.0

    init(_ group: FlowGraph.Group, _ allEdges: [FlowGraph.Edge]) {
        title = group.title
        isCommand = group.kind == .command
        head = Card(name: group.title, detail: "", lines: group.lines, palette: .head, shape: .none)
        cards = group.nodes.map { Card($0) }
        let numbers = Dictionary(uniqueKeysWithValues: zip(group.nodes.map(\.id), group.nodes.indices))
        edges = allEdges.filter { $0.kind.isStep && numbers[$0.source] != nil }
        chart = LayeredLayout(
            cards.map { LayeredLayout.Node(size: $0.size) },
            edges.compactMap { edge in
                guard let source = numbers[edge.source], let target = numbers[edge.target] else { return nil }
                return LayeredLayout.Edge(
                    source: source, target: target, label: edge.label.map(EdgeLabel.size), weight: edge.kind == .next ? 1_000 : 1)
            }, LayeredLayout.Spacing(node: 24, edge: 14, layer: 24))
        chartOrigin = Point(x: Self.padding, y: head.size.height + 10)
        size = Size(
            width: max(head.size.width, chart.size.width + 2 * Self.padding),
            height: chartOrigin.y + chart.size.height + Self.padding)
    }

    /// The boxes in the frame, from the frame's corner.
    var boxes: [Box] { (chart.boxes + chart.labels.compactMap(\.self)).map { $0.moved(by: chartOrigin) } }

    func draw(at origin: Point, _ svg: inout SVGText) {
        svg.rectangle(Box(origin: origin, size: size), "group", radius: 10)
        head.draw(in: Box(origin: origin, size: head.size), &svg)
        let offset = Point(x: origin.x + chartOrigin.x, y: origin.y + chartOrigin.y)
        for (edge, route) in zip(edges, chart.routes) {
            let points = route.map { Point(x: $0.x + offset.x, y: $0.y + offset.y) }
            svg.path(svg.curve(points, isHorizontal: false), edge.style)
        }
        for (edge, label) in zip(edges, chart.labels) {
            if let text = edge.label, let label { EdgeLabel.draw(text, in: label.moved(by: offset), &svg) }
        }
        for (card, box) in zip(cards, chart.boxes) { card.draw(in: box.moved(by: offset), &svg) }
    }
}

/// The text on an edge.
enum EdgeLabel {
    static func size(_ text: String) -> Size { Size(width: TextWidth.prose(text, 11) + 8, height: 16) }

    static func draw(_ text: String, in box: Box, _ svg: inout SVGText) {
        svg.rectangle(box, "page")
        svg.line([(text, "small")], at: Point(x: box.middleX, y: box.origin.y + 12), "faint", isCentered: true)
    }
}

extension FlowGraph.Edge {
    /// The classes of the line.
    var style: String {
        switch kind {
        case .resets: "edge resets"
        case .checks: "edge checks"
        case .fails: "edge fails"
        case .reads, .activates, .starts, .cancels, .next, .branch: "edge"
        }
    }
}
