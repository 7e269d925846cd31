import Testing

@testable import FlowMarkdown

/// Block quotes, and what belongs to them.
@Suite struct QuoteTests {
    @Test(arguments: cases)
    func tree(_ example: TreeCase) {
        #expect(dump(example.text) == example.tree)
    }

    private static let cases = [
        TreeCase(
            "with items", "> - a\n>   `b`\n> - c\n\nd",
            """
            quote 1:1-3:5
              list - tight 1:3-3:5
                item '-' 1:3-2:7
                  paragraph 1:5-2:7
                    text 'a ' 1:5-1:6
                    code 'b' 2:5-2:7
                item '-' 3:3-3:5
                  paragraph 3:5-3:5
                    text 'c' 3:5-3:5
            paragraph 5:1-5:1
              text 'd' 5:1-5:1
            """),
        TreeCase(
            "lazy", "> a\nb\n> c",
            """
            quote 1:1-3:3
              paragraph 1:3-3:3
                text 'a b c' 1:3-3:3
            """),
        TreeCase(
            "in an item", "- > a\n  > b\n  c",
            """
            list - tight 1:1-3:3
              item '-' 1:1-3:3
                quote 1:3-3:3
                  paragraph 1:5-3:3
                    text 'a b c' 1:5-3:3
            """),
        TreeCase(
            "a marker that is indented by four columns is content", "> a\n>     > b\n    > c",
            """
            quote 1:1-3:7
              paragraph 1:3-3:7
                text 'a > b > c' 1:3-3:7
            """),
        TreeCase(
            "with blank lines at the end", "> a\n>\n>\n\n> b",
            """
            quote 1:1-1:3
              paragraph 1:3-1:3
                text 'a' 1:3-1:3
            quote 5:1-5:3
              paragraph 5:3-5:3
                text 'b' 5:3-5:3
            """),
        TreeCase(
            "empty", ">\n> \n\n>",
            """
            quote 1:1-1:1
            quote 4:1-4:1
            """),
        TreeCase(
            "with a tab", ">\ta\n>\tb",
            """
            quote 1:1-2:3
              paragraph 1:3-2:3
                text 'a b' 1:3-2:3
            """),
    ]
}
