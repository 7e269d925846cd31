/// The nodes of a graph in layers, with the places through which edges pass, in an order in which few edges cross.
struct NodeLayers {
    struct Item {
        enum Kind {
            case node(Int)
            /// A place for an edge that leads through the layer.
            case passage
            case label(Size)
        }

        let kind: Kind
        let layer: Int

        var isNode: Bool { if case .node = kind { true } else { false } }

        func size(_ nodes: [LayeredLayout.Node]) -> Size {
            switch kind {
            case .node(let index): nodes[index].size
            case .passage: Size(width: 0, height: 0)
            case .label(let size): size
            }
        }

        /// What lies to both sides of the anchor.
        func extent(_ nodes: [LayeredLayout.Node]) -> (before: Double, after: Double) {
            let width = size(nodes).width
            if case .node(let index) = kind, let anchor = nodes[index].anchor { return (anchor, width - anchor) }
            return (width / 2, width / 2)
        }
    }

    struct Link {
        let item: Int
        let weight: Double
    }

    /// The nodes first, by their numbers.
    private(set) var items: [Item] = []
    /// The items of each layer, from the left.
    private(set) var order: [[Int]] = []
    /// For each edge the items through which it leads downwards.
    private(set) var paths: [[Int]] = []
    /// Whether the edge itself leads upwards.
    private(set) var isTurned: [Bool] = []
    private(set) var above: [[Link]] = []
    private(set) var below: [[Link]] = []

    init(_ nodes: [LayeredLayout.Node], _ edges: [LayeredLayout.Edge]) {
        isTurned = Self.turned(nodes.count, edges)
        let down = zip(edges, isTurned).map { edge, isTurned in
            isTurned ? (source: edge.target, target: edge.source) : (source: edge.source, target: edge.target)
        }
        let layers = Self.layers(nodes, edges, down)
        items = nodes.indices.map { Item(kind: .node($0), layer: layers[$0]) }
        for (edge, ends) in zip(edges, down) {
            var path = [ends.source]
            for layer in (layers[ends.source] + 1)..<max(layers[ends.target], layers[ends.source] + 1) {
                let isLabelled = edge.label != nil && layer == layers[ends.source] + 1
                path.append(items.count)
                items.append(Item(kind: isLabelled ? .label(edge.label!) : .passage, layer: layer))
            }
            paths.append(path + [ends.target])
        }
        above = items.map { _ in [] }
        below = items.map { _ in [] }
        for (edge, path) in zip(edges, paths) {
            for (upper, lower) in zip(path, path.dropFirst()) {
                // The longer an edge, the more its bends would show.
                let weight = edge.weight * (items[upper].isNode ? 1 : 2) * (items[lower].isNode ? 1 : 2)
                below[upper].append(Link(item: lower, weight: weight))
                above[lower].append(Link(item: upper, weight: weight))
            }
        }
        order = initialOrder(layerCount: (layers.max() ?? 0) + 1)
    }

    func item(ofNode index: Int) -> Int { index }

    /// The edges that close a cycle, met depth first.
    private static func turned(_ count: Int, _ edges: [LayeredLayout.Edge]) -> [Bool] {
        var result = edges.map { _ in false }
        var outgoing = Array(repeating: [Int](), count: count)
        for (index, edge) in edges.enumerated() { outgoing[edge.source].append(index) }
        var marks = Array(repeating: 0, count: count)
        for root in 0..<count where marks[root] == 0 {
            var path = [(node: root, rest: outgoing[root][...])]
            marks[root] = 1
            while let (node, rest) = path.last {
                guard let edge = rest.first else {
                    marks[node] = 2
                    path.removeLast()
                    continue
                }
                path[path.count - 1].rest = rest.dropFirst()
                let target = edges[edge].target
                if marks[target] == 1 {
                    result[edge] = true
                } else if marks[target] == 0 {
                    marks[target] = 1
                    path.append((target, outgoing[target][...]))
                }
            }
        }
        return result
    }

    /// Each node as high as what leads to it allows; a labelled edge has room for its label.
    private static func layers(
        _ nodes: [LayeredLayout.Node], _ edges: [LayeredLayout.Edge], _ down: [(source: Int, target: Int)]
    ) -> [Int] {
        var layers = nodes.map(\.layer)
        // There is no cycle, so that as many rounds as there are nodes are enough.
        for _ in nodes {
            var isStable = true
            for (edge, ends) in zip(edges, down) {
                let least = layers[ends.source] + (edge.label == nil ? 1 : 2)
                if layers[ends.target] < least {
                    layers[ends.target] = least
                    isStable = false
                }
            }
            if isStable { break }
        }
        return layers
    }

    /// Depth first, so that what belongs together stands together.
    private func initialOrder(layerCount: Int) -> [[Int]] {
        var order = Array(repeating: [Int](), count: layerCount)
        var seen = Array(repeating: false, count: items.count)
        let roots = items.indices.filter { above[$0].isEmpty } + Array(items.indices)
        for root in roots where !seen[root] {
            var pending = [root]
            while let item = pending.popLast() {
                if seen[item] { continue }
                seen[item] = true
                order[items[item].layer].append(item)
                pending += below[item].map(\.item).reversed()
            }
        }
        return order
    }

    /// Sorts each layer by where its neighbours stand, as long as that helps.
    ///
    /// - Parameter fixed: a layer that is sorted by its items' numbers, and stays so.
    mutating func reduceCrossings(keeping fixed: Int?) {
        if let fixed, order.indices.contains(fixed) { order[fixed].sort() }
        var best = order
        var fewest = crossings
        for round in 0..<12 {
            if fewest == 0 { break }
            let isDownward = round.isMultiple(of: 2)
            for layer in isDownward ? Array(order.indices) : order.indices.reversed() where layer != fixed {
                sort(layer, by: isDownward ? above : below)
            }
            if crossings < fewest {
                fewest = crossings
                best = order
            }
        }
        order = best
    }

    private mutating func sort(_ layer: Int, by links: [[Link]]) {
        let positions = positions
        let keys = order[layer].map { item in
            links[item].isEmpty
                ? Double(positions[item]) : Double(links[item].reduce(0) { $0 + positions[$1.item] }) / Double(links[item].count)
        }
        order[layer] = zip(order[layer], keys).enumerated()
            .sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }.map(\.element.0)
    }

    private var positions: [Int] {
        var positions = Array(repeating: 0, count: items.count)
        for layer in order { for (position, item) in layer.enumerated() { positions[item] = position } }
        return positions
    }

    /// How many pairs of edges cross.
    private var crossings: Int {
        let positions = positions
        var count = 0
        for layer in order {
            let links = layer.flatMap { item in below[item].map { (positions[item], positions[$0.item]) } }
            for (index, first) in links.enumerated() {
                for second in links[(index + 1)...] where (first.0 - second.0) * (first.1 - second.1) < 0 { count += 1 }
            }
        }
        return count
    }
}
