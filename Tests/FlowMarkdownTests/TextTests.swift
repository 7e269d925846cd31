import Testing

@testable import FlowMarkdown

/// Text as written, emphasis in it, line breaks, HTML and comments.
@Suite struct TextTests {
    @Test(arguments: cases)
    func tree(_ example: TreeCase) {
        #expect(dump(example.text) == example.tree)
    }

    private static let cases = [
        TreeCase(
            "escapes and entities stay", "\\*a\\* &lt;b&gt; \\a",
            #"""
            paragraph 1:1-1:18
              text '\*a\* &lt;b&gt; \a' 1:1-1:18
            """#),
        TreeCase(
            "asterisks stay", "dial *138*, **now**, ***both***, _x_ and __y__, a_b_c",
            """
            paragraph 1:1-1:53
              text 'dial *138*, **now**, ***both***, _x_ and __y__, a_b_c' 1:1-1:53
              emphasis 1:6-1:10
              strong 1:13-1:19
              emphasis 1:22-1:31
              strong 1:23-1:30
              emphasis 1:34-1:36
              strong 1:42-1:46
            """),
        TreeCase(
            "half-open emphasis", "***a* b **c*",
            """
            paragraph 1:1-1:12
              text '***a* b **c*' 1:1-1:12
              emphasis 1:3-1:5
              emphasis 1:10-1:12
            """),
        TreeCase(
            "emphasis over lines and code", "*a\nb `c`\nd*",
            """
            paragraph 1:1-3:2
              text '*a b ' 1:1-2:2
              code 'c' 2:3-2:5
              text ' d*' 2:6-3:2
              emphasis 1:1-3:2
            """),
        TreeCase(
            "hard breaks", "a  \nb\\\n c `d`   \n`e`",
            """
            paragraph 1:1-4:3
              text 'a' 1:1-1:1
              line break 1:2-1:4
              text 'b' 2:1-2:1
              line break 2:2-2:3
              text 'c ' 3:2-3:3
              code 'd' 3:4-3:6
              line break 3:7-3:10
              code 'e' 4:1-4:3
            """),
        TreeCase(
            "html", "list<T> and a<b and c>d, e < f",
            """
            paragraph 1:1-1:30
              text 'list' 1:1-1:4
              html '<T>' 1:5-1:7
              text ' and a' 1:8-1:13
              html '<b and c>' 1:14-1:22
              text 'd, e < f' 1:23-1:30
            """),
        TreeCase(
            "comments", "a<!-- b\n c -->d `e`<!-- f -->",
            """
            paragraph 1:1-2:21
              text 'ad ' 1:1-2:8
              code 'e' 2:9-2:11
            """),
        TreeCase(
            "fullwidth punctuation", "`a`，`b`：日本語。",
            """
            paragraph 1:1-1:12
              code 'a' 1:1-1:3
              text '，' 1:4-1:4
              code 'b' 1:5-1:7
              text '：日本語。' 1:8-1:12
            """),
        TreeCase(
            "white space at line ends", "a \t\nb\t\n`c` ",
            """
            paragraph 1:1-3:3
              text 'a b ' 1:1-2:3
              code 'c' 3:1-3:3
            """),
    ]
}
