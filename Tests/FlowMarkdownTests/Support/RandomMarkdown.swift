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
        for _ in 0..<Int.random(in: 0...9, using: &generator) {
            for _ in 0..<Int.random(in: 0...3, using: &generator) { text += pick(Self.prefixes) }
            for _ in 0..<Int.random(in: 0...6, using: &generator) { text += pick(Self.pieces) }
            text += pick(Self.endings)
        }
        if oneIn(3) { text += pick(Self.pieces) }
        return text
    }

    private mutating func oneIn(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &generator) == 0 }

    private mutating func pick(_ choices: [String]) -> String {
        choices[Int.random(in: 0..<choices.count, using: &generator)]
    }
}
