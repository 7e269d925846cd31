import Testing

@testable import FlowMarkdown

/// What becomes of blocks, and their exact ranges.
@Suite struct BlockTests {
    @Test(arguments: all)
    func tree(_ example: TreeCase) {
        #expect(dump(example.text) == example.tree)
    }

    static let all = headings + lists + quotes + literals + files

    private static let headings = [
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

    private static let lists = [
        TreeCase(
            "nested", "- a\n  - b\n    - c\n  - d\n- e",
            """
            list - tight 1:1-5:3
              item '-' 1:1-4:5
                paragraph 1:3-1:3
                  text 'a' 1:3-1:3
                list - tight 2:3-4:5
                  item '-' 2:3-3:7
                    paragraph 2:5-2:5
                      text 'b' 2:5-2:5
                    list - tight 3:5-3:7
                      item '-' 3:5-3:7
                        paragraph 3:7-3:7
                          text 'c' 3:7-3:7
                  item '-' 4:3-4:5
                    paragraph 4:5-4:5
                      text 'd' 4:5-4:5
              item '-' 5:1-5:3
                paragraph 5:3-5:3
                  text 'e' 5:3-5:3
            """),
        TreeCase(
            "numbered in bulleted", "- a\n  1. b\n  2. c",
            """
            list - tight 1:1-3:6
              item '-' 1:1-3:6
                paragraph 1:3-1:3
                  text 'a' 1:3-1:3
                list 1. tight 2:3-3:6
                  item '1.' 2:3-2:6
                    paragraph 2:6-2:6
                      text 'b' 2:6-2:6
                  item '2.' 3:3-3:6
                    paragraph 3:6-3:6
                      text 'c' 3:6-3:6
            """),
        TreeCase(
            "wrapped with other indentation", "- a `b`\n      c\n d `e`\n  f",
            """
            list - tight 1:1-4:3
              item '-' 1:1-4:3
                paragraph 1:3-4:3
                  text 'a ' 1:3-1:4
                  code 'b' 1:5-1:7
                  text ' c d ' 1:8-3:3
                  code 'e' 3:4-3:6
                  text ' f' 3:7-4:3
            """),
        TreeCase(
            "lazy continuation", "- a\nb `c`\n\nd",
            """
            list - tight 1:1-2:5
              item '-' 1:1-2:5
                paragraph 1:3-2:5
                  text 'a b ' 1:3-2:2
                  code 'c' 2:3-2:5
            paragraph 4:1-4:1
              text 'd' 4:1-4:1
            """),
        TreeCase(
            "each marker character is a list", "- a\n* b\n+ c",
            """
            list - tight 1:1-1:3
              item '-' 1:1-1:3
                paragraph 1:3-1:3
                  text 'a' 1:3-1:3
            list * tight 2:1-2:3
              item '*' 2:1-2:3
                paragraph 2:3-2:3
                  text 'b' 2:3-2:3
            list + tight 3:1-3:3
              item '+' 3:1-3:3
                paragraph 3:3-3:3
                  text 'c' 3:3-3:3
            """),
        TreeCase(
            "numbers with parentheses", "7) a\n8) b",
            """
            list 7) tight 1:1-2:4
              item '7)' 1:1-1:4
                paragraph 1:4-1:4
                  text 'a' 1:4-1:4
              item '8)' 2:1-2:4
                paragraph 2:4-2:4
                  text 'b' 2:4-2:4
            """),
        TreeCase(
            "a year at the beginning of a line", "1986. A great year",
            """
            list 1986. tight 1:1-1:18
              item '1986.' 1:1-1:18
                paragraph 1:7-1:18
                  text 'A great year' 1:7-1:18
            """),
        TreeCase(
            "a year does not interrupt a paragraph", "Since\n1986. Yes",
            """
            paragraph 1:1-2:9
              text 'Since 1986. Yes' 1:1-2:9
            """),
        TreeCase(
            "loose, with trailing blank lines", "- a\n\n- b\n\n\n\nc",
            """
            list - loose 1:1-3:3
              item '-' 1:1-1:3
                paragraph 1:3-1:3
                  text 'a' 1:3-1:3
              item '-' 3:1-3:3
                paragraph 3:3-3:3
                  text 'b' 3:3-3:3
            paragraph 7:1-7:1
              text 'c' 7:1-7:1
            """),
        TreeCase(
            "two blocks in an item", "- a\n\n  b\n\n\n- c",
            """
            list - loose 1:1-6:3
              item '-' 1:1-3:3
                paragraph 1:3-1:3
                  text 'a' 1:3-1:3
                paragraph 3:3-3:3
                  text 'b' 3:3-3:3
              item '-' 6:1-6:3
                paragraph 6:3-6:3
                  text 'c' 6:3-6:3
            """),
        TreeCase(
            "empty items", "-\n- a\n-   \n1.",
            """
            list - tight 1:1-3:1
              item '-' 1:1-1:1
              item '-' 2:1-2:3
                paragraph 2:3-2:3
                  text 'a' 2:3-2:3
              item '-' 3:1-3:1
            list 1. tight 4:1-4:2
              item '1.' 4:1-4:2
            """),
        TreeCase(
            "content on the next line", "-\n  a\n-\n\n  b",
            """
            list - tight 1:1-3:1
              item '-' 1:1-2:3
                paragraph 2:3-2:3
                  text 'a' 2:3-2:3
              item '-' 3:1-3:1
            paragraph 5:3-5:3
              text 'b' 5:3-5:3
            """),
        TreeCase(
            "a comment between items", "- a\n\n<!-- c -->\n\n- b",
            #"""
            list - tight 1:1-1:3
              item '-' 1:1-1:3
                paragraph 1:3-1:3
                  text 'a' 1:3-1:3
            comment '<!-- c -->\n' 3:1-3:10
            list - tight 5:1-5:3
              item '-' 5:1-5:3
                paragraph 5:3-5:3
                  text 'b' 5:3-5:3
            """#),
        TreeCase(
            "a comment in a list", "- a\n  <!-- c -->\n- b",
            #"""
            list - tight 1:1-3:3
              item '-' 1:1-2:12
                paragraph 1:3-1:3
                  text 'a' 1:3-1:3
                comment '<!-- c -->\n' 2:3-2:12
              item '-' 3:1-3:3
                paragraph 3:3-3:3
                  text 'b' 3:3-3:3
            """#),
        TreeCase(
            "tabs", "-\ta\n\tb\n\n\t- c\n-\t\td",
            #"""
            list - loose 1:1-5:4
              item '-' 1:1-4:4
                paragraph 1:3-2:2
                  text 'a b' 1:3-2:2
                list - tight 4:2-4:4
                  item '-' 4:2-4:4
                    paragraph 4:4-4:4
                      text 'c' 4:4-4:4
              item '-' 5:1-5:4
                indented code '  d\n' 5:3-5:4
            """#),
        TreeCase(
            "a tab inside", "- a\tb `c\td`",
            #"""
            list - tight 1:1-1:11
              item '-' 1:1-1:11
                paragraph 1:3-1:11
                  text 'a\tb ' 1:3-1:6
                  code 'c\td' 1:7-1:11
            """#),
        TreeCase(
            "indented code in an item", "-     a\n\n      b\n- c",
            #"""
            list - tight 1:1-4:3
              item '-' 1:1-3:7
                indented code 'a\n\nb\n' 1:7-3:7
              item '-' 4:1-4:3
                paragraph 4:3-4:3
                  text 'c' 4:3-4:3
            """#),
        TreeCase(
            "task items", "- [ ] a\n- [x] `b`\n- [X]\n- [x]] c\n- [x](d)\n- [-] e",
            """
            list - tight 1:1-6:7
              item '-' 1:1-1:7
                unchecked 1:3-1:5
                paragraph 1:3-1:7
                  text '[ ] a' 1:3-1:7
              item '-' 2:1-2:9
                checked 2:3-2:5
                paragraph 2:3-2:9
                  text '[x] ' 2:3-2:6
                  code 'b' 2:7-2:9
              item '-' 3:1-3:5
                checked 3:3-3:5
                paragraph 3:3-3:5
                  text '[X]' 3:3-3:5
              item '-' 4:1-4:8
                paragraph 4:3-4:8
                  text '[x]] c' 4:3-4:8
              item '-' 5:1-5:8
                paragraph 5:3-5:8
                  link 'x' 5:3-5:8
                    to 'd' 5:7-5:7
              item '-' 6:1-6:7
                paragraph 6:3-6:7
                  text '[-] e' 6:3-6:7
            """),
        TreeCase(
            "several levels in one line", "- 1. - a\n       b",
            """
            list - tight 1:1-2:8
              item '-' 1:1-2:8
                list 1. tight 1:3-2:8
                  item '1.' 1:3-2:8
                    list - tight 1:6-2:8
                      item '-' 1:6-2:8
                        paragraph 1:8-2:8
                          text 'a b' 1:8-2:8
            """),
    ]

    private static let quotes = [
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

    private static let literals = [
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

    private static let files = [
        TreeCase("nothing", "", ""),
        TreeCase("blank lines only", "\n  \n\t\n", ""),
        TreeCase(
            "byte order mark", "\u{FEFF}# a `b`\n- c",
            """
            heading 1 1:1-1:7
              text 'a ' 1:3-1:4
              code 'b' 1:5-1:7
            list - tight 2:1-2:3
              item '-' 2:1-2:3
                paragraph 2:3-2:3
                  text 'c' 2:3-2:3
            """),
        TreeCase("byte order mark alone", "\u{FEFF}", ""),
        TreeCase(
            "CR LF", "# a\r\n\r\n- b `c`\r\n  d `e\r\n  f`\r\n\r\ng\\\r\nh\r\n",
            """
            heading 1 1:1-1:3
              text 'a' 1:3-1:3
            list - tight 3:1-5:4
              item '-' 3:1-5:4
                paragraph 3:3-5:4
                  text 'b ' 3:3-3:4
                  code 'c' 3:5-3:7
                  text ' d ' 3:8-4:4
                  code 'e f' 4:5-5:4
            paragraph 7:1-8:1
              text 'g' 7:1-7:1
              line break 7:2-7:3
              text 'h' 8:1-8:1
            """),
        TreeCase(
            "CR", "# a\r\r- b\r  c\r",
            """
            heading 1 1:1-1:3
              text 'a' 1:3-1:3
            list - tight 3:1-4:3
              item '-' 3:1-4:3
                paragraph 3:3-4:3
                  text 'b c' 3:3-4:3
            """),
        TreeCase(
            "mixed line endings", "a\r\nb\rc\nd\n\re",
            """
            paragraph 1:1-4:1
              text 'a b c d' 1:1-4:1
            paragraph 6:1-6:1
              text 'e' 6:1-6:1
            """),
        TreeCase(
            "NUL", "a\u{0}b `\u{0}` c",
            """
            paragraph 1:1-1:9
              text 'a�b ' 1:1-1:4
              code '�' 1:5-1:7
              text ' c' 1:8-1:9
            """),
        TreeCase(
            "wide characters", "- `名前: 文字列`、**必須** `次`\n  日本語 `う`",
            """
            list - tight 1:1-2:9
              item '-' 1:1-2:9
                paragraph 1:3-2:9
                  code '名前: 文字列' 1:3-1:11
                  text '、**必須** ' 1:12-1:19
                  code '次' 1:20-1:22
                  text ' 日本語 ' 1:23-2:6
                  code 'う' 2:7-2:9
                  strong 1:13-1:18
            """),
        TreeCase(
            "emoji", "- 👩‍👩‍👧 `👩‍👩‍👧` 🇩🇪 `a`",
            """
            list - tight 1:1-1:13
              item '-' 1:1-1:13
                paragraph 1:3-1:13
                  text '👩‍👩‍👧 ' 1:3-1:4
                  code '👩‍👩‍👧' 1:5-1:7
                  text ' 🇩🇪 ' 1:8-1:10
                  code 'a' 1:11-1:13
            """),
        TreeCase(
            "combining marks", "e\u{301} `o\u{308}` `a`",
            """
            paragraph 1:1-1:9
              text 'é ' 1:1-1:2
              code 'ö' 1:3-1:5
              text ' ' 1:6-1:6
              code 'a' 1:7-1:9
            """),
        TreeCase(
            "a form feed is no paragraph", "- \u{C}\n\n\u{C}",
            """
            list - tight 1:1-1:1
              item '-' 1:1-1:1
            """),
        TreeCase(
            "definitions are left out", "[a]: /b\n[c]:\n  <d e>\n  'title\n  of two lines'\n[a] [x][c] `y`",
            #"""
            paragraph 6:1-6:14
              link 'a' 6:1-6:3
                to '/b' 6:2-6:2
              text ' ' 6:4-6:4
              link 'x' 6:5-6:10
                to 'd e' 6:9-6:9
                title 'title\nof two lines' 6:9-6:9
              text ' ' 6:11-6:11
              code 'y' 6:12-6:14
            """#),
        TreeCase(
            "a definition alone", "[a]: /b\n\n- [c]: /d",
            """
            list - tight 3:1-3:1
              item '-' 3:1-3:1
            """),
    ]
}
