/// What the lines of a picture mean, where there are several kinds.
struct Legend {
    private let entries: [(text: String, style: String)]

    init(_ edges: [FlowGraph.Edge]) {
        let kinds = edges.map(\.kind)
        var entries: [(String, String)] = []
        if kinds.contains(where: { $0.isDependency }) { entries.append(("is read by", "edge")) }
        if kinds.contains(.resets) { entries.append(("resets", "edge resets")) }
        if kinds.contains(.checks) { entries.append(("is read by a rule on", "edge checks")) }
        if kinds.contains(.fails) { entries.append(("when the service fails", "edge fails")) }
        self.entries = entries.count > 1 ? entries : []
    }

    var isEmpty: Bool { entries.isEmpty }

    var width: Double { entries.reduce(0) { $0 + 64 + TextWidth.prose($1.text, 10.5) } }

    /// - Parameter point: the left end of the base line.
    func draw(at point: Point, _ svg: inout SVGText) {
        var x = point.x
        for entry in entries {
            svg.path("M\(svg.number(x)) \(svg.number(point.y - 4))H\(svg.number(x + 32))", entry.style)
            svg.line([(entry.text, "small")], at: Point(x: x + 40, y: point.y), "faint")
            x += 64 + TextWidth.prose(entry.text, 10.5)
        }
    }
}
