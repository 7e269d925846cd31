import Testing

@testable import FlowMarkdown

/// Where lines are broken and how they are indented carries no meaning.
@Suite struct ReflowTests {
    private static let sentences = [
        "`email: String?`, only when `a || b`, keeping digits: Enter *138* or **this** &amp; that\\*",
        "`isFree(email: email)`, after 300 ms: [Address `x`](Address.flow.md \"A title\") is taken <T> or<!-- why not --> 日本語 `名前`",
        "**bold `code` and words** then _more_ words ``a ` b`` and `one two three`",
    ]

    @Test(arguments: ["", "- ", "1. ", "> ", "- > - ", "> 10) "], sentences)
    func reflow(marker: String, sentence: String) {
        let expected = content(of: marker + sentence)
        var generator = SeededGenerator(seed: 8)
        for _ in 0..<50 {
            let words = sentence.split(separator: " ")
            let text = words.dropFirst().reduce(into: marker + words[0]) { text, word in
                let lineEnding = Bool.random(using: &generator) ? "\n" : "\r\n"
                text += (Bool.random(using: &generator) ? " " : lineEnding + indentation(marker, &generator)) + word
            }
            #expect(content(of: text) == expected, "\(text)")
        }
    }

    /// That of a line that continues the container, exactly, with more white space, or lazily.
    private func indentation(_ marker: String, _ generator: inout SeededGenerator) -> String {
        let exact = String(marker.map { $0 == ">" ? ">" : " " })
        return switch Int.random(in: 0..<3, using: &generator) {
        case 0: exact
        case 1: exact + String(repeating: " ", count: Int.random(in: 1...9, using: &generator))
        default: ""
        }
    }

    private struct Content: Equatable {
        var source: String
        var fragments: [String]
        var emphases: [String]
    }

    /// The only paragraph in `text`, without the places.
    private func content(of text: String) -> Content? {
        let document = MarkdownDocument.parse(SourceText(path: "a.md", text: text))
        var blocks = document.blocks
        while let block = blocks.first, blocks.count == 1 {
            switch block {
            case .list(let list): blocks = list.items.count == 1 ? list.items[0].blocks : []
            case .quote(let quote): blocks = quote.blocks
            case .paragraph(let paragraph):
                let emphases = paragraph.emphases.map { "\($0.isStrong) \(document.source.text(of: $0.range).prefix(4))" }
                return Content(source: paragraph.source.text, fragments: paragraph.fragments.map(name), emphases: emphases)
            default: return nil
            }
        }
        return nil
    }

    private func name(_ fragment: Fragment) -> String {
        switch fragment {
        case .text(let text): "text \(text.text)"
        case .code(let code): "code \(code.content.text)"
        case .link(let link): "link \(link.text.text) \(link.destination) \(link.title?.replacing("\n", with: " ") ?? "")"
        case .image(let link): "image \(link.text.text)"
        case .html(let text): "html \(text.text)"
        case .lineBreak: "line break"
        }
    }
}
