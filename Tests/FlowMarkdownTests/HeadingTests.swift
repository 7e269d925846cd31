import Testing

@testable import FlowMarkdown

/// Headings, and what looks like one.
@Suite struct HeadingTests {
    @Test(arguments: cases)
    func tree(_ example: TreeCase) {
        #expect(dump(example.text) == example.tree)
    }

    private static let cases = [
        TreeCase(
            "closing sequence", "## Fields ##  ",
            """
            heading 2 1:1-1:12
              text 'Fields' 1:4-1:9
            """),
        TreeCase(
            "hashes without space before them are content", "# a# \n# #",
            """
            heading 1 1:1-1:4
              text 'a#' 1:3-1:4
            heading 1 2:1-2:3
            """),
        TreeCase(
            "empty", "#\n##   ###",
            """
            heading 1 1:1-1:1
            heading 2 2:1-2:8
            """),
        TreeCase(
            "seven hashes are a paragraph", "####### a",
            """
            paragraph 1:1-1:9
              text '####### a' 1:1-1:9
            """),
        TreeCase(
            "a vertical tab does not end the marker", "##\u{B}\n-\n\n##\u{B}a",
            """
            setext heading 2 1:1-2:1
              text '##' 1:1-1:2
            paragraph 4:1-4:4
              text '##\u{B}a' 4:1-4:4
            """),
        TreeCase(
            "indented", "   # `a`",
            """
            heading 1 1:4-1:8
              code 'a' 1:6-1:8
            """),
        TreeCase(
            "setext of two lines", "a\n  b `c`\n===\nd",
            """
            setext heading 1 1:1-3:3
              text 'a b ' 1:1-2:4
              code 'c' 2:5-2:7
            paragraph 4:1-4:1
              text 'd' 4:1-4:1
            """),
        TreeCase(
            "setext before a thematic break", "a\n---\n---",
            """
            setext heading 2 1:1-2:3
              text 'a' 1:1-1:1
            thematic break 3:1-3:3
            """),
        TreeCase(
            "setext at the end", "a\n-",
            """
            setext heading 2 1:1-2:1
              text 'a' 1:1-1:1
            """),
        TreeCase(
            "setext in a quote, then outside", "> a\n> ---\n---",
            """
            quote 1:1-2:5
              setext heading 2 1:3-2:5
                text 'a' 1:3-1:3
            thematic break 3:1-3:3
            """),
        TreeCase(
            "setext behind a definition", "[x]: /y\n===\na [x]\n===",
            """
            setext heading 1 2:1-4:3
              text '=== a ' 2:1-3:2
              link 'x' 3:3-3:5
                to '/y' 3:4-3:4
            """),
        TreeCase(
            "setext in an item, then an empty item", "- a\n  ---\n  -",
            """
            list - tight 1:1-3:3
              item '-' 1:1-3:3
                setext heading 2 1:3-2:5
                  text 'a' 1:3-1:3
                list - tight 3:3-3:3
                  item '-' 3:3-3:3
            """),
        TreeCase(
            "table over hyphens is no setext", "| a | b |\n|---|---|\n| `c` | d |",
            """
            paragraph 1:1-3:11
              text '| a | b | |---|---| | ' 1:1-3:2
              code 'c' 3:3-3:5
              text ' | d |' 3:6-3:11
            """),
    ]
}
