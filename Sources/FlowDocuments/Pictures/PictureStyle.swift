/// The style sheet of a picture, with colours for light and for dark pages.
enum PictureStyle {
    static let sheet: String = {
        var lines = [
            "text{font-family:Helvetica,Arial,\"DejaVu Sans\",sans-serif;font-size:12px}",
            ".code{font-family:ui-monospace,Menlo,Consolas,\"DejaVu Sans Mono\",monospace}",
            ".name{font-weight:bold}.large{font-size:13px}.small{font-size:10.5px}",
            ".title{font-size:20px;font-weight:bold}.heading{font-size:12px;font-weight:bold}",
            ".edge{fill:none;stroke-width:1.3;marker-end:url(#arrow)}.plain{fill:none;stroke-width:1.3}",
            ".resets{stroke-dasharray:6 3}.checks{stroke-dasharray:1.5 3}",
            ".edge.fails{stroke-dasharray:5 3;marker-end:url(#failure)}.group{fill:none;stroke-width:1}",
        ]
        lines += colors(\.light, page: "#ffffff", text: "#1d1e23", faint: "#5c5f6b", line: "#6d707c", border: "#c3c5cd")
        lines.append("@media (prefers-color-scheme:dark){")
        lines += colors(\.dark, page: "#121317", text: "#e6e7ec", faint: "#a3a6b1", line: "#9a9dab", border: "#44464f")
        lines.append("}")
        return lines.joined(separator: "\n")
    }()

    private static func colors(
        _ tones: (Palette) -> Palette.Tones, page: String, text: String, faint: String, line: String, border: String
    ) -> [String] {
        let failure = tones(.failure).stroke
        return [
            ".page{fill:\(page)}text{fill:\(text)}.faint{fill:\(faint)}.edge,.plain{stroke:\(line)}.arrow{fill:\(line)}",
            ".edge.fails{stroke:\(failure)}.arrow-fails{fill:\(failure)}.group{stroke:\(border)}",
        ]
            + Palette.allCases.map { color in
                let tones = tones(color)
                let name = color.rawValue
                return
                    ".\(name){fill:\(tones.fill);stroke:\(tones.stroke)}.on-\(name){fill:\(tones.text)}.pill-\(name){fill:none;stroke:\(tones.stroke)}"
            }
    }
}
