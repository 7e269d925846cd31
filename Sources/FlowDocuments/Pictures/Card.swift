/// A box with a heading and lines of text in it.
struct Card {
    let size: Size
    private let palette: Palette
    private let shape: Shape
    private let heading: [Run]
    private let rows: [Row]

    /// The outline.
    enum Shape {
        case rounded
        /// With a second line at both sides, as a subroutine has in a flowchart.
        case service
        /// Pointed at both sides, as a condition.
        case pointed
        case pill
        /// Only the text.
        case none
    }

    private struct Run {
        let text: String
        let style: String
        let width: Double
    }

    private struct Row {
        /// What stands before the runs, and is not repeated where a line goes on.
        let mark: String
        let indent: Double
        let runs: [Run]
        let isBadges: Bool

        var width: Double { indent + runs.reduce(0) { $0 + $1.width } }
    }

    private static let fontSize = 12.0
    private static let rowHeight = 17.0
    private static let padding = Size(width: 12, height: 9)
    /// From the upper edge to the middle of the first line: where edges meet the card.
    static let anchor = padding.height + rowHeight / 2

    init(name: String?, detail: String, lines: [GraphLine], palette: Palette, shape: Shape) {
        self.palette = palette
        self.shape = shape
        heading =
            name.map { name in
                [
                    Run(text: name, style: "code name large", width: TextWidth.code(name, 13)),
                    Run(text: detail, style: "code large", width: TextWidth.code(detail, 13)),
                ]
            } ?? []
        rows = lines.flatMap(Self.rows)
        let width = max(heading.reduce(0) { $0 + $1.width }, rows.map(\.width).max() ?? 0)
        let count = Double(rows.count + (name == nil ? 0 : 1))
        let sides: Double =
            switch shape {
            case .rounded, .none: 0
            case .service: 12
            case .pointed: 20
            case .pill: 10
            }
        size = Size(
            width: (width + 2 * Self.padding.width + sides).rounded(.up), height: max(count, 1) * Self.rowHeight + 2 * Self.padding.height)
    }

    private static func rows(_ line: GraphLine) -> [Row] {
        if line.kind == .badges { return badgeRows(line) }
        let runs = line.runs.map { run in
            Run(
                text: run.text, style: run.isCode ? "code" : "",
                width: run.isCode ? TextWidth.code(run.text, fontSize) : TextWidth.prose(run.text, fontSize))
        }
        let isMarked = !line.mark.isEmpty
        let indent = isMarked ? 17.0 : line.isContinuation ? 14.0 : 0
        return [Row(mark: line.isContinuation ? "" : line.mark, indent: indent, runs: runs, isBadges: false)]
    }

    /// As many badges in a row as are not wider than a line of text.
    private static func badgeRows(_ line: GraphLine) -> [Row] {
        var rows: [[Run]] = []
        var width = 0.0
        for badge in line.runs {
            let run = Run(text: badge.text, style: "small", width: TextWidth.prose(badge.text, 10.5) + 18)
            if rows.isEmpty || width + run.width > Double(GraphLine.width) * 7 {
                rows.append([])
                width = 0
            }
            rows[rows.count - 1].append(run)
            width += run.width
        }
        return rows.map { Row(mark: "", indent: 0, runs: $0, isBadges: true) }
    }

    func draw(in box: Box, _ svg: inout SVGText) {
        outline(box, &svg)
        let ink = "on-\(palette.rawValue)"
        let isCentered = shape == .pointed || shape == .pill
        var baseline = box.origin.y + Self.padding.height + 12.5
        let left = isCentered ? box.middleX : box.origin.x + Self.padding.width + (shape == .service ? 6 : 0)
        if !heading.isEmpty {
            svg.line(heading.map { ($0.text, $0.style) }, at: Point(x: left, y: baseline), ink, isCentered: isCentered)
            baseline += Self.rowHeight
        }
        for row in rows {
            var x = left
            if row.isBadges {
                for run in row.runs {
                    let pill = Box(origin: Point(x: x, y: baseline - 11), size: Size(width: run.width - 5, height: 14.5))
                    svg.rectangle(pill, "pill-\(palette.rawValue)", radius: 7)
                    svg.line([(run.text, run.style)], at: Point(x: pill.middleX, y: baseline), ink, isCentered: true)
                    x += run.width
                }
            } else {
                if !row.mark.isEmpty { svg.line([(row.mark, "")], at: Point(x: x, y: baseline), ink) }
                let indent = isCentered ? 0 : row.indent
                svg.line(row.runs.map { ($0.text, $0.style) }, at: Point(x: x + indent, y: baseline), ink, isCentered: isCentered)
            }
            baseline += Self.rowHeight
        }
    }

    private func outline(_ box: Box, _ svg: inout SVGText) {
        let style = palette.rawValue
        switch shape {
        case .none: break
        case .rounded: svg.rectangle(box, style, radius: 7)
        case .pill: svg.rectangle(box, style, radius: min(box.size.height / 2, 16))
        case .service:
            svg.rectangle(box, style, radius: 2)
            let y = (svg.number(box.origin.y), svg.number(box.maximumY))
            for x in [box.origin.x + 6, box.maximumX - 6] { svg.path("M\(svg.number(x)) \(y.0)V\(y.1)", style) }
        case .pointed:
            let n = svg.number
            let x = (n(box.origin.x), n(box.origin.x + 14), n(box.maximumX - 14), n(box.maximumX))
            let y = (n(box.origin.y), n(box.middleY), n(box.maximumY))
            svg.path("M\(x.0) \(y.1)L\(x.1) \(y.0)H\(x.2)L\(x.3) \(y.1)L\(x.2) \(y.2)H\(x.1)z", style)
        }
    }
}

extension Card {
    init(_ node: FlowGraph.Node) {
        let shape: Shape =
            switch node.kind {
            case .field, .value, .step, .assignment, .failure, .failureHandler: .rounded
            case .call: .service
            case .decision, .validation: .pointed
            case .outcome, .end: .pill
            }
        let name = node.kind == .failureHandler ? "on failure" : node.name
        self.init(name: name, detail: node.detail, lines: node.lines, palette: node.kind.palette, shape: shape)
    }
}
