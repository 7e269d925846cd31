import ExpressionSupport
import FlowInterpreter
import Testing

@testable import FlowDocuments

/// What holds of any graph that is placed in layers.
@Suite struct LayeredLayoutTests {
    private struct Graph {
        var nodes: [LayeredLayout.Node] = []
        var edges: [LayeredLayout.Edge] = []

        static func random(_ generator: inout SeededGenerator) -> Graph {
            var graph = Graph()
            for _ in 0..<Int.random(in: 1...14, using: &generator) {
                let size = Size(width: .random(in: 10...200, using: &generator), height: .random(in: 10...80, using: &generator))
                graph.nodes.append(
                    LayeredLayout.Node(
                        size: size, anchor: Bool.random(using: &generator) ? nil : 5, layer: .random(in: 0...1, using: &generator)))
            }
            for _ in 0..<Int.random(in: 0...20, using: &generator) {
                let ends = (Int.random(in: graph.nodes.indices, using: &generator), Int.random(in: graph.nodes.indices, using: &generator))
                if ends.0 == ends.1 { continue }
                let label = Bool.random(using: &generator) ? Size(width: .random(in: 5...90, using: &generator), height: 16) : nil
                graph.edges.append(LayeredLayout.Edge(source: ends.0, target: ends.1, label: label))
            }
            return graph
        }
    }

    @Test func nothingOverlaps() {
        var generator = SeededGenerator(seed: 1)
        for _ in 0..<200 {
            let graph = Graph.random(&generator)
            let layout = LayeredLayout(graph.nodes, graph.edges, spreadsEnds: Bool.random(using: &generator))
            let boxes = layout.boxes + layout.labels.compactMap(\.self)
            #expect(boxes.overlaps == [])
            for box in boxes { #expect(box.lies(in: layout.size)) }
            #expect(layout.boxes.map(\.size) == graph.nodes.map(\.size))
        }
    }

    /// Every edge leads from its source to its target, and has its label.
    @Test func edgesLeadToTheirEnds() {
        var generator = SeededGenerator(seed: 2)
        for _ in 0..<200 {
            let graph = Graph.random(&generator)
            let layout = LayeredLayout(graph.nodes, graph.edges, spreadsEnds: true)
            for (index, edge) in graph.edges.enumerated() {
                let route = layout.routes[index]
                #expect(layout.boxes[edge.source].touches(route[0]) && layout.boxes[edge.target].touches(route[route.count - 1]))
                #expect((layout.labels[index] == nil) == (edge.label == nil))
            }
        }
    }

    @Test func isTheSameEachTime() {
        var generator = SeededGenerator(seed: 3)
        let graph = Graph.random(&generator)
        let layouts = (0..<2).map { _ in LayeredLayout(graph.nodes, graph.edges) }
        #expect(layouts[0].boxes == layouts[1].boxes && layouts[0].routes == layouts[1].routes)
    }

    @Test func aChainIsStraight() {
        let nodes = [30.0, 100, 50].map { LayeredLayout.Node(size: Size(width: $0, height: 20)) }
        let layout = LayeredLayout(nodes, [.init(source: 0, target: 1), .init(source: 1, target: 2)])
        #expect(layout.boxes.map(\.middleX) == [50, 50, 50])
        #expect(layout.boxes.map(\.origin.y) == [0, 56, 112])
    }
}

extension [Box] {
    /// The pairs of boxes that cover each other.
    var overlaps: [String] {
        var result: [String] = []
        for (index, first) in enumerated() {
            for second in self[(index + 1)...] {
                let isBeside = first.maximumX <= second.origin.x + 0.01 || second.maximumX <= first.origin.x + 0.01
                let isBelow = first.maximumY <= second.origin.y + 0.01 || second.maximumY <= first.origin.y + 0.01
                if !isBeside && !isBelow { result.append("\(first) and \(second)") }
            }
        }
        return result
    }
}

extension Box {
    func lies(in size: Size) -> Bool {
        origin.x >= -0.01 && origin.y >= -0.01 && maximumX <= size.width + 0.01 && maximumY <= size.height + 0.01
    }

    func touches(_ point: Point) -> Bool {
        point.x >= origin.x - 0.01 && point.x <= maximumX + 0.01 && point.y >= origin.y - 0.01 && point.y <= maximumY + 0.01
    }
}
