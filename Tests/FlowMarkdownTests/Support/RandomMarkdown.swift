/// Makes documents out of pieces that mean something in Markdown, put together without regard for it.
struct RandomMarkdown {
    private var generator: SeededGenerator

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    private static let prefixes = [
        "", "", "", "", " ", "  ", "   ", "    ", "      ", "\t", " \t", "- ", "-", "-   ", "-     ", "-\t", "* ", "+ ", "1. ", "1986. ",
        "7) ", "> ", ">",
        ">\t", "> > ", "- - ", "- > ", "> - ", "## ", "#", "# # ", "- [ ] ", "- [x] ", "1.\t\t",
    ]
    private static let pieces = [
        "a", "b c", "日本語", "👩‍👩‍👧", "e\u{301}", "word", " ", "  ", "   ", "\t", "`", "``", "```", "`x`", "`` ` ``", "` a `", "*", "**", "***",
        "_", "__", "*a*",
        "**b**", "\\", "\\*", "\\`", "\\[", "&amp;", "&", "&#65;", "&#0;", "&nope;", "&nGt;", "&quot;", "[", "]", "![", "[a]", "[foo]",
        "[foo][bar]", "[foo][]",
        "(u)", "](u)", "[a](b)", "[a](<b c> \"t\")", "[a](b 'ti\\'t')", "![i](s)", "](", ")", "(", "<", ">", "<T>", "<b and c>",
        "<!-- c -->", "<!--", "-->",
        "<a href=\"x\">", "<https://example.com/?a&amp;b>", "<me@example.com>", "<div>", "</div>", "<?", "?>", "<script>", "---", "===",
        "=", "-", "***", "~~~",
        "#", " ##", ":", "：", "，", ",", "|", "| a | b |", "[foo]: /url", "[foo]: /url \"title\"", "[bar]: <x y> 'q'", "[foo]:", "\"title\"",
        "'q", "!", "\u{FEFF}",
        "\u{0}", "\u{A0}", "\u{C}", "\u{B}", "🇩🇪", "\u{2028}", "\"", "'", "1.", "2)", "http://a.b", "\\\\", "\u{E9}", "x_y_z", "a*b*c",
        "“q”",
    ]
    private static let endings = [
        "\n", "\n", "\n", "\n", "\n", "\n\n", "\n\n", "\r\n", "\r\n\r\n", "\r", "  \n", "\\\n", "   \r\n", "\n\n\n",
    ]

    mutating func document() -> String {
        var text = oneIn(20) ? "\u{FEFF}" : ""
        var prefix: [String] = []
        for _ in 0..<Int.random(in: 0...9, using: &generator) {
            prefix = oneIn(2) ? continued(prefix) : some(Self.prefixes, atMost: 3)
            text += prefix.joined() + some(Self.pieces, atMost: 6).joined() + pick(Self.endings)
        }
        if oneIn(3) { text += pick(Self.pieces) }
        return oneIn(4) ? mutated(text) : text
    }

    /// The text with some of its characters left out, doubled or exchanged with the next.
    mutating func mutated(_ text: String) -> String {
        var scalars = Array(text.unicodeScalars)
        for _ in 0..<Int.random(in: 1...8, using: &generator) where !scalars.isEmpty {
            let place = Int.random(in: 0..<scalars.count, using: &generator)
            switch Int.random(in: 0..<3, using: &generator) {
            case 0: scalars.remove(at: place)
            case 1: scalars.insert(scalars[place], at: Int.random(in: 0...scalars.count, using: &generator))
            default: scalars.swapAt(place, Int.random(in: 0..<scalars.count, using: &generator))
            }
        }
        return String(String.UnicodeScalarView(scalars))
    }

    /// The prefix of a line that continues what the one before began: quotes again, indentation for list items, now and then
    /// not exactly.
    private mutating func continued(_ prefix: [String]) -> [String] {
        var result: [String] = []
        for part in prefix {
            if oneIn(10) { continue }
            result.append(part.contains(">") || part.contains("\t") ? part : String(repeating: " ", count: part.count))
            if oneIn(10) { result.append(" ") }
        }
        if oneIn(4) { result += some(Self.prefixes, atMost: 1) }
        return result
    }

    private mutating func some(_ choices: [String], atMost limit: Int) -> [String] {
        (0..<Int.random(in: 0...limit, using: &generator)).map { _ in pick(choices) }
    }

    private mutating func oneIn(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &generator) == 0 }

    private mutating func pick(_ choices: [String]) -> String {
        choices[Int.random(in: 0..<choices.count, using: &generator)]
    }
}
