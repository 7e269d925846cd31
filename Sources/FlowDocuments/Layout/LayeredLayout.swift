/// Places the nodes of a directed graph in layers, one below the other, so that edges lead downwards.
///
/// The method is that of Sugiyama, Tagawa and Toda (1981): edges against the direction are turned round, nodes get layers, the order in each
/// layer is chosen so that few edges cross, and positions so that edges are straight. An edge over several layers runs through a
/// narrow place of its own in each, so that it crosses no node; a label has such a place too, as wide as it is. The same graph is always
/// placed the same way.
struct LayeredLayout {
    struct Node {
        var size: Size
        /// Where edges begin and end, from the left; in the middle if nil.
        var anchor: Double?
        /// The node is not placed above this layer.
        var layer = 0
    }

    struct Edge {
        var source: Int
        var target: Int
        /// The size of the label.
        var label: Size?
        /// How much the edge should be straight.
        var weight = 1.0
    }

    struct Spacing {
        /// Between nodes of one layer.
        var node = 28.0
        /// Between an edge that passes through a layer and what is beside it.
        var edge = 14.0
        /// Between layers.
        var layer = 36.0
    }

    private(set) var boxes: [Box] = []
    /// For each edge the places through which it runs, from its source's edge to its target's.
    private(set) var routes: [[Point]] = []
    private(set) var labels: [Box?] = []
    private(set) var size = Size(width: 0, height: 0)

    private let nodes: [Node]
    private let edges: [Edge]
    private let spacing: Spacing
    private let spreadsEnds: Bool

    /// - Parameters:
    ///   - keepsOrderOfLayer: a layer whose nodes stay in the given order.
    ///   - spreadsEnds: whether edges meet a node beside each other, rather than in one point.
    init(
        _ nodes: [Node], _ edges: [Edge], _ spacing: Spacing = Spacing(), keepsOrderOfLayer fixed: Int? = nil, spreadsEnds: Bool = false
    ) {
        self.nodes = nodes
        self.edges = edges
        self.spacing = spacing
        self.spreadsEnds = spreadsEnds
        if nodes.isEmpty { return }
        var layers = NodeLayers(nodes, edges)
        layers.reduceCrossings(keeping: fixed)
        place(layers)
    }

    private mutating func place(_ layers: NodeLayers) {
        let centers = centers(of: layers)
        let tops = tops(of: layers)
        boxes = nodes.indices.map { index in
            let item = layers.item(ofNode: index)
            let size = nodes[index].size
            let left = centers[item] - (nodes[index].anchor ?? size.width / 2)
            let row = tops[layers.items[item].layer]
            return Box(origin: Point(x: left, y: row.top + (nodes[index].anchor == nil ? (row.height - size.height) / 2 : 0)), size: size)
        }
        let ends = ends(of: layers, centers)
        labels = edges.map { _ in nil }
        routes = edges.indices.map { index in
            let path = layers.paths[index]
            let isTurned = layers.isTurned[index]
            var points: [Point] = []
            for (position, item) in path.enumerated() {
                let row = tops[layers.items[item].layer]
                switch layers.items[item].kind {
                case .node(let node):
                    // Bends lie between layers, so that no edge touches the nodes beside the one from which it comes.
                    let border = position == 0 ? [boxes[node].maximumY, row.top + row.height] : [row.top, boxes[node].origin.y]
                    points += border.map { Point(x: position == 0 ? ends[index].upper : ends[index].lower, y: $0) }
                case .passage: points += [Point(x: centers[item], y: row.top), Point(x: centers[item], y: row.top + row.height)]
                case .label(let size):
                    labels[index] = Box(
                        origin: Point(x: centers[item] - size.width / 2, y: row.top + (row.height - size.height) / 2), size: size)
                    points += [Point(x: centers[item], y: row.top), Point(x: centers[item], y: row.top + row.height)]
                }
            }
            return isTurned ? points.reversed() : points
        }
        moveToOrigin()
    }

    /// Where each edge meets the node at its upper end, and that at its lower end.
    private func ends(of layers: NodeLayers, _ centers: [Double]) -> [(upper: Double, lower: Double)] {
        var ends = layers.paths.map { (upper: centers[$0[0]], lower: centers[$0[$0.count - 1]]) }
        if !spreadsEnds { return ends }
        for node in nodes.indices {
            func offsets(_ edges: [Int], _ neighbour: (Int) -> Int) -> [(edge: Int, offset: Double)] {
                let sorted = edges.sorted { (centers[neighbour($0)], $0) < (centers[neighbour($1)], $1) }
                let width = nodes[node].size.width
                let room = 2 * min(nodes[node].anchor ?? width / 2, width - (nodes[node].anchor ?? width / 2))
                let step = min(24, room / Double(sorted.count + 1))
                return sorted.enumerated().map { ($1, (Double($0) - Double(sorted.count - 1) / 2) * step) }
            }
            let paths = layers.paths
            for (edge, offset) in offsets(paths.indices.filter { paths[$0][0] == node }, { paths[$0][1] }) { ends[edge].upper += offset }
            for (edge, offset) in offsets(
                paths.indices.filter { paths[$0][paths[$0].count - 1] == node }, { paths[$0][paths[$0].count - 2] })
            { ends[edge].lower += offset }
        }
        return ends
    }

    private mutating func moveToOrigin() {
        let all = boxes + labels.compactMap(\.self)
        let points = routes.flatMap(\.self)
        let left = min(all.map(\.origin.x).min() ?? 0, points.map(\.x).min() ?? .infinity)
        let offset = Point(x: -left, y: 0)
        boxes = boxes.map { $0.moved(by: offset) }
        labels = labels.map { $0?.moved(by: offset) }
        routes = routes.map { $0.map { Point(x: $0.x - left, y: $0.y) } }
        size = Size(
            width: max(all.map(\.maximumX).max() ?? 0, points.map(\.x).max() ?? 0) - left, height: all.map(\.maximumY).max() ?? 0)
    }

    private func tops(of layers: NodeLayers) -> [(top: Double, height: Double)] {
        var top = 0.0
        return layers.order.map { layer in
            let height = layer.map { layers.items[$0].size(nodes).height }.max() ?? 0
            defer { top += height + (layer.isEmpty ? 0 : spacing.layer) }
            return (top, height)
        }
    }

    /// Where the anchor of each item lies: in turn, each layer follows the one above it, then the one below.
    private func centers(of layers: NodeLayers) -> [Double] {
        var centers = Array(repeating: 0.0, count: layers.items.count)
        for layer in layers.order { place(layer, layers, &centers) { _ in [] } }
        for round in 0..<12 {
            for layer in layers.order { place(layer, layers, &centers) { layers.above[$0] + (round > 7 ? layers.below[$0] : []) } }
            for layer in layers.order.reversed() {
                place(layer, layers, &centers) { layers.below[$0] + (round > 7 ? layers.above[$0] : []) }
            }
        }
        for path in layers.paths { straighten(path, layers, &centers) }
        return centers
    }

    /// Moves the places through which an edge runs below each other, if there is room for that.
    private func straighten(_ path: [Int], _ layers: NodeLayers, _ centers: inout [Double]) {
        let inner = path.dropFirst().dropLast()
        var room = -Double.infinity...Double.infinity
        for item in inner {
            let layer = layers.order[layers.items[item].layer]
            guard let position = layer.firstIndex(of: item) else { return }
            let least =
                position == 0 ? -Double.infinity : centers[layer[position - 1]] + distance(from: layer[position - 1], to: item, layers)
            let most =
                position + 1 == layer.count
                ? .infinity : centers[layer[position + 1]] - distance(from: item, to: layer[position + 1], layers)
            let lower = max(room.lowerBound, least)
            let upper = min(room.upperBound, most)
            if lower > upper { return }
            room = lower...upper
        }
        for item in inner { centers[item] = min(max(centers[path[path.count - 1]], room.lowerBound), room.upperBound) }
    }

    private func place(
        _ layer: [Int], _ layers: NodeLayers, _ centers: inout [Double], _ neighbours: (Int) -> [NodeLayers.Link]
    ) {
        let items = layer.enumerated().map { position, item in
            let links = neighbours(item)
            let weight = links.reduce(0) { $0 + $1.weight }
            // What has no edges at all is not kept away from the rest.
            let isLoose = layers.above[item].isEmpty && layers.below[item].isEmpty
            let wanted = weight == 0 ? (isLoose ? 0 : centers[item]) : links.reduce(0) { $0 + $1.weight * centers[$1.item] } / weight
            let distance = position == 0 ? 0 : distance(from: layer[position - 1], to: item, layers)
            return SpacedPositions.Item(wanted: wanted, weight: max(weight, isLoose ? 1e-6 : 0.05), distance: distance)
        }
        for (item, position) in zip(layer, SpacedPositions.positions(of: items)) { centers[item] = position }
    }

    private func distance(from left: Int, to right: Int, _ layers: NodeLayers) -> Double {
        let items = (layers.items[left], layers.items[right])
        let gap = items.0.isNode && items.1.isNode ? spacing.node : spacing.edge
        return items.0.extent(nodes).after + gap + items.1.extent(nodes).before
    }
}
