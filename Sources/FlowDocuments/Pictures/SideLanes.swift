/// Edges between the fields of a column: they leave to the left, run down a lane, and come back.
///
/// Edges of one kind from one field share a lane.
struct SideLanes {
    /// The room that the lanes need to the left of the fields.
    let width: Double
    private let bundles: [Bundle]

    private struct Bundle {
        let style: String
        /// Where the edges leave, and where they arrive.
        let source: Double
        let targets: [Double]
        let left: Double
        var lane = 0

        var top: Double { min(source, targets.min() ?? source) }
        var bottom: Double { max(source, targets.max() ?? source) }
    }

    private static let distance = 11.0

    /// - Parameter boxes: where the fields stand; all begin at the same column.
    init(_ edges: [FlowGraph.Edge], _ boxes: [String: Box]) {
        var bundles: [Bundle] = []
        var keys: [(source: String, kind: FlowGraph.Edge.Kind)] = []
        for edge in edges where !keys.contains(where: { $0.source == edge.source && $0.kind == edge.kind }) {
            keys.append((edge.source, edge.kind))
            guard let source = boxes[edge.source] else { continue }
            let targets = edges.filter { $0.source == edge.source && $0.kind == edge.kind }.compactMap { boxes[$0.target] }
            bundles.append(
                Bundle(
                    style: edge.style, source: source.origin.y + Card.anchor - 5, targets: targets.map { $0.origin.y + Card.anchor + 5 },
                    left: source.origin.x))
        }
        // Short ones next to the fields; two that overlap are in different lanes.
        bundles.sort { $0.bottom - $0.top < $1.bottom - $1.top }
        for index in bundles.indices {
            let taken = bundles[..<index].filter { $0.top <= bundles[index].bottom + 4 && bundles[index].top <= $0.bottom + 4 }.map(\.lane)
            bundles[index].lane = (0...taken.count).first { !taken.contains($0) } ?? 0
        }
        self.bundles = bundles
        width = bundles.isEmpty ? 0 : Double((bundles.map(\.lane).max() ?? 0) + 1) * Self.distance + 14
    }

    func draw(from origin: Point, _ svg: inout SVGText) {
        for bundle in bundles {
            let x = bundle.left + origin.x - 14 - Double(bundle.lane) * Self.distance
            let n = svg.number
            let start = bundle.left + origin.x
            for target in bundle.targets {
                let y = (bundle.source + origin.y, target + origin.y)
                let turn = y.1 > y.0 ? 5.0 : -5.0
                svg.path(
                    "M\(n(start)) \(n(y.0))H\(n(x + 5))Q\(n(x)) \(n(y.0)) \(n(x)) \(n(y.0 + turn))V\(n(y.1 - turn))"
                        + "Q\(n(x)) \(n(y.1)) \(n(x + 5)) \(n(y.1))H\(n(start - 1))", bundle.style)
            }
        }
    }
}
