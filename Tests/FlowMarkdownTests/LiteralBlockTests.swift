import Testing

@testable import FlowMarkdown

/// Code blocks, HTML blocks and thematic breaks.
@Suite struct LiteralBlockTests {
    @Test(arguments: cases)
    func tree(_ example: TreeCase) {
        #expect(dump(example.text) == example.tree)
    }

    private static let cases = [
        TreeCase(
            "fence with information", "```swift &amp; x\na\n\n  b\n```\nc",
            #"""
            fenced code swift & x 'a\n\n  b\n' 1:1-5:3
            paragraph 6:1-6:1
              text 'c' 6:1-6:1
            """#),
        TreeCase(
            "tildes, not closed by backticks or fewer", "~~~~\n```\n~~~\n~~~~~  \na",
            #"""
            fenced code '```\n~~~\n' 1:1-4:5
            paragraph 5:1-5:1
              text 'a' 5:1-5:1
            """#),
        TreeCase(
            "not closed", "```\na\n\n\n",
            #"""
            fenced code 'a\n\n\n' 1:1-2:1
            """#),
        TreeCase(
            "not closed in a quote", "> ```\n> a\n> \nb",
            #"""
            quote 1:1-2:3
              fenced code 'a\n\n' 1:3-2:3
            paragraph 4:1-4:1
              text 'b' 4:1-4:1
            """#),
        TreeCase(
            "fence in an item", "- ```\n  a\n   b\n  ```\n- c",
            #"""
            list - tight 1:1-5:3
              item '-' 1:1-4:5
                fenced code 'a\n b\n' 1:3-4:5
              item '-' 5:1-5:3
                paragraph 5:3-5:3
                  text 'c' 5:3-5:3
            """#),
        TreeCase(
            "an empty fence", "```\n```\n```",
            """
            fenced code '' 1:1-2:3
            fenced code '' 3:1-3:3
            """),
        TreeCase(
            "indented", "    a\n\n      b\n\n\nc",
            #"""
            indented code 'a\n\n  b\n' 1:5-3:7
            paragraph 6:1-6:1
              text 'c' 6:1-6:1
            """#),
        TreeCase(
            "an indented fence is no fence", "    ```\n    a\n",
            #"""
            indented code '```\na\n' 1:5-2:5
            """#),
        TreeCase(
            "comments", "<!-- a\n\nb -->\n<!-- c --> <!-- d -->\n<!-- e --> f\n\n<!---->",
            #"""
            comment '<!-- a\n\nb -->\n' 1:1-3:5
            comment '<!-- c --> <!-- d -->\n' 4:1-4:21
            html '<!-- e --> f\n' 5:1-5:12
            comment '<!---->\n' 7:1-7:7
            """#),
        TreeCase(
            "a comment that is not closed", "<!-- a\n\nb\n\n",
            #"""
            html '<!-- a\n\nb\n\n' 1:1-3:1
            """#),
        TreeCase(
            "html up to a blank line", "<div>\n\n*a*\n</div>\nb",
            #"""
            html '<div>\n' 1:1-1:5
            paragraph 3:1-3:3
              text '*a*' 3:1-3:3
              emphasis 3:1-3:3
            html '</div>\nb\n' 4:1-5:1
            """#),
        TreeCase(
            "html in an item", "- <div>\n  a\n\n  b",
            #"""
            list - loose 1:1-4:3
              item '-' 1:1-4:3
                html '<div>\na\n' 1:3-2:3
                paragraph 4:3-4:3
                  text 'b' 4:3-4:3
            """#),
        TreeCase(
            "thematic breaks", "***\n - - -\t\n___",
            """
            thematic break 1:1-1:3
            thematic break 2:2-2:6
            thematic break 3:1-3:3
            """),
    ]
}
