/// A flow as a picture: the fields in a column, the values that are derived from them, and the commands.
struct FlowPicture {
    let size: Size
    private let graph: FlowGraph
    private let items: [Item]
    /// Where each item stands.
    private let boxes: [Box]
    private let edges: [FlowGraph.Edge]
    private let layout: LayeredLayout
    private let lanes: SideLanes
    private let origin: Point

    private enum Item {
        case card(FlowGraph.Group.Kind, Card)
        case command(CommandPicture)

        var size: Size {
            switch self {
            case .card(_, let card): card.size
            case .command(let picture): picture.size
            }
        }
    }

    private static let margin = 24.0

    init(_ graph: FlowGraph) {
        self.graph = graph
        var items: [Item] = []
        var numbers: [String: Int] = [:]
        var fields: [String] = []
        for group in graph.groups {
            if group.kind.isFrame {
                numbers[group.id] = items.count
                items.append(.command(CommandPicture(group, graph.edges)))
            } else {
                for node in group.nodes {
                    numbers[node.id] = items.count
                    items.append(.card(group.kind, Card(node)))
                }
                if group.kind == .fields { fields = group.nodes.map(\.id) }
            }
        }
        // Edges between fields run beside their column.
        let known = graph.edges.filter { numbers[$0.source] != nil && numbers[$0.target] != nil }
        let side = known.filter { fields.contains($0.source) && fields.contains($0.target) }
        edges = known.filter { !(fields.contains($0.source) && fields.contains($0.target)) }
        let hasValues = graph.groups.contains { $0.kind == .values }
        // Values and commands read where the user is in the steps.
        let first = graph.groups.contains { $0.kind == .steps } ? 2 : 1
        layout = LayeredLayout(
            items.map { item in
                var layer = hasValues ? first + 1 : first
                switch item {
                case .card(.fields, _): layer = 0
                case .card(.values, _): layer = first
                case .command(let picture) where !picture.isCommand: layer = 1
                default: break
                }
                return LayeredLayout.Node(size: item.size.transposed, anchor: Card.anchor, layer: layer)
            },
            edges.map { edge in
                LayeredLayout.Edge(
                    source: numbers[edge.source]!, target: numbers[edge.target]!, label: edge.label.map { EdgeLabel.size($0).transposed })
            }, LayeredLayout.Spacing(node: 16, edge: 12, layer: 56), keepsOrderOfLayer: 0)
        self.items = items
        let placed = layout.boxes.map { Box(origin: $0.origin.transposed, size: $0.size.transposed) }
        lanes = SideLanes(side, Dictionary(uniqueKeysWithValues: fields.map { ($0, placed[numbers[$0]!]) }))
        origin = Point(x: Self.margin + lanes.width, y: Self.margin + 66)
        boxes = placed.map { [origin] in $0.moved(by: origin) }
        let legend = Legend(graph.edges)
        let title = TextWidth.prose(graph.title, 20, isBold: true)
        size = Size(
            width: max(origin.x + layout.size.height, Self.margin + title, Self.margin + legend.width) + Self.margin,
            height: origin.y + layout.size.width + (legend.isEmpty ? 0 : 40) + Self.margin)
    }

    var svg: String {
        var svg = SVGText()
        svg.line([(graph.title, "")], at: Point(x: Self.margin, y: Self.margin + 18), "title")
        drawHeadings(&svg)
        lanes.draw(from: origin, &svg)
        for (edge, route) in zip(edges, layout.routes) {
            let points = route.map { Point(x: $0.y + origin.x, y: $0.x + origin.y) }
            svg.path(svg.curve(points, isHorizontal: true), edge.style)
        }
        for (edge, box) in zip(edges, labels) { if let text = edge.label, let box { EdgeLabel.draw(text, in: box, &svg) } }
        for (item, box) in zip(items, boxes) {
            switch item {
            case .card(_, let card): card.draw(in: box, &svg)
            case .command(let picture): picture.draw(at: box.origin, &svg)
            }
        }
        Legend(graph.edges).draw(at: Point(x: Self.margin, y: size.height - Self.margin), &svg)
        return SVGText.document(title: graph.title, summary: graph.summary, size: size, svg)
    }

    private var labels: [Box?] {
        layout.labels.map { $0.map { Box(origin: $0.origin.transposed, size: $0.size.transposed).moved(by: origin) } }
    }

    /// Every box that must not cover another: cards, the frames of commands, and labels; and inside of each frame its own.
    var boxGroups: [[Box]] {
        let frames: [[Box]] = zip(items, boxes).compactMap { item, box in
            if case .command(let picture) = item { picture.boxes.map { $0.moved(by: box.origin) } } else { nil }
        }
        return [boxes + labels.compactMap(\.self)] + frames
    }

    private func drawHeadings(_ svg: inout SVGText) {
        func heading(_ text: String, _ isMeant: (Item) -> Bool) {
            let columns = zip(items, boxes).filter { isMeant($0.0) }.map(\.1.origin.x)
            guard let left = columns.min() else { return }
            svg.line([(text, "")], at: Point(x: left, y: origin.y - 14), "heading faint")
        }
        heading("Fields") { if case .card(.fields, _) = $0 { true } else { false } }
        heading("Values") { if case .card(.values, _) = $0 { true } else { false } }
        heading("Commands") { if case .command(let picture) = $0 { picture.isCommand } else { false } }
    }
}
