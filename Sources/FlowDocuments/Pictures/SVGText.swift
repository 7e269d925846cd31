import FlowSpec

/// SVG that is put together piece by piece.
///
/// Source: https://www.w3.org/TR/SVG2/
struct SVGText {
    private(set) var text = ""

    mutating func add(_ line: String) { text += line + "\n" }

    mutating func rectangle(_ box: Box, _ style: String, radius: Double = 0) {
        add(
            "<rect x=\"\(number(box.origin.x))\" y=\"\(number(box.origin.y))\" width=\"\(number(box.size.width))\" "
                + "height=\"\(number(box.size.height))\"\(radius > 0 ? " rx=\"\(number(radius))\"" : "") class=\"\(style)\"/>")
    }

    mutating func path(_ data: String, _ style: String) { add("<path d=\"\(data)\" class=\"\(style)\"/>") }

    /// One line of text, each run in a style of its own.
    ///
    /// - Parameter point: on the base line, where the text begins, or its middle if it is centered.
    mutating func line(_ runs: [(text: String, style: String)], at point: Point, _ style: String, isCentered: Bool = false) {
        let spans = runs.map { run in
            run.style.isEmpty ? XMLText.escaped(run.text) : "<tspan class=\"\(run.style)\">\(XMLText.escaped(run.text))</tspan>"
        }
        let anchor = isCentered ? " text-anchor=\"middle\"" : ""
        add(
            "<text x=\"\(number(point.x))\" y=\"\(number(point.y))\"\(anchor) class=\"\(style)\" xml:space=\"preserve\">\(spans.joined())</text>"
        )
    }

    func number(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        let sign = tenths < 0 ? "-" : ""
        return tenths.isMultiple(of: 10) ? "\(tenths / 10)" : "\(sign)\(abs(tenths) / 10).\(abs(tenths) % 10)"
    }

    /// A line through the points that bends only between layers.
    func curve(_ points: [Point], isHorizontal: Bool) -> String {
        guard var last = points.first else { return "" }
        var data = "M\(number(last.x)) \(number(last.y))"
        // An arrow at the end of a line without length would point anywhere.
        for point in points.dropFirst() where point != last {
            let middle = isHorizontal ? (last.x + point.x) / 2 : (last.y + point.y) / 2
            if isHorizontal ? abs(last.y - point.y) < 0.05 : abs(last.x - point.x) < 0.05 {
                data += "L\(number(point.x)) \(number(point.y))"
            } else if isHorizontal {
                data += "C\(number(middle)) \(number(last.y)) \(number(middle)) \(number(point.y)) \(number(point.x)) \(number(point.y))"
            } else {
                data += "C\(number(last.x)) \(number(middle)) \(number(point.x)) \(number(middle)) \(number(point.x)) \(number(point.y))"
            }
            last = point
        }
        return data
    }

    /// The whole picture.
    static func document(title: String, summary: String, size: Size, _ content: SVGText) -> String {
        let width = Int(size.width.rounded(.up))
        let height = Int(size.height.rounded(.up))
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" role="img" \
            aria-labelledby="title description">
            <title id="title">\(XMLText.escaped(title))</title>
            <desc id="description">\(XMLText.escaped(summary))</desc>
            <style>
            \(PictureStyle.sheet)
            </style>
            <defs>
            <marker id="arrow" viewBox="0 0 8 8" refX="7.5" refY="4" markerWidth="7" markerHeight="7" orient="auto-start-reverse">\
            <path d="M0 0.5L8 4L0 7.5z" class="arrow"/></marker>
            <marker id="failure" viewBox="0 0 8 8" refX="7.5" refY="4" markerWidth="7" markerHeight="7" orient="auto-start-reverse">\
            <path d="M0 0.5L8 4L0 7.5z" class="arrow-fails"/></marker>
            </defs>
            <rect width="\(width)" height="\(height)" class="page"/>
            \(content.text)</svg>

            """
    }
}
