import Testing

@testable import FlowMarkdown

/// What becomes of the content of paragraphs, and its exact places.
@Suite struct FragmentTests {
    @Test(arguments: all)
    func fragments(_ example: TreeCase) {
        #expect(dump(example.text) == example.tree)
    }

    static let all = code + links + text

    private static let code = [
        TreeCase(
            "adjacent spans are one", "`a``b`",
            """
            paragraph 1:1-1:6
              code 'a``b' 1:1-1:6
            """),
        TreeCase(
            "backticks inside", "`` a`b `` `` ` ``",
            """
            paragraph 1:1-1:17
              code 'a`b' 1:1-1:9
              text ' ' 1:10-1:10
              code '`' 1:11-1:17
            """),
        TreeCase(
            "one space is stripped at both ends", "` a ` `  b  ` ` ` `  ` ` c`",
            """
            paragraph 1:1-1:27
              code 'a' 1:1-1:5
              text ' ' 1:6-1:6
              code ' b ' 1:7-1:13
              text ' ' 1:14-1:14
              code ' ' 1:15-1:17
              text ' ' 1:18-1:18
              code '  ' 1:19-1:22
              text ' ' 1:23-1:23
              code ' c' 1:24-1:27
            """),
        TreeCase(
            "a newline is a space", "`a\nb` `c  \nd` `\ne\n`",
            """
            paragraph 1:1-5:1
              code 'a b' 1:1-2:2
              text ' ' 2:3-2:3
              code 'c   d' 2:4-3:2
              text ' ' 3:3-3:3
              code 'e' 3:4-5:1
            """),
        TreeCase(
            "indentation of wrapped lines is not content", "- `a\n      b\nc`",
            """
            list - tight 1:1-3:2
              item '-' 1:1-3:2
                paragraph 1:3-3:2
                  code 'a b c' 1:3-3:2
            """),
        TreeCase(
            "behind a quote's marker", "> `a\n>b`",
            """
            quote 1:1-2:3
              paragraph 1:3-2:3
                code 'a b' 1:3-2:3
            """),
        TreeCase(
            "not closed", "`a ``b`` c",
            """
            paragraph 1:1-1:10
              text '`a ' 1:1-1:3
              code 'b' 1:4-1:8
              text ' c' 1:9-1:10
            """),
        TreeCase(
            "escapes and entities mean nothing inside", "`a\\` `&amp;` \\`b`c`",
            #"""
            paragraph 1:1-1:19
              code 'a\' 1:1-1:4
              text ' ' 1:5-1:5
              code '&amp;' 1:6-1:12
              text ' \`b' 1:13-1:16
              code 'c' 1:17-1:19
            """#),
        TreeCase(
            "emphasis around", "**`a`** *b `c`*",
            """
            paragraph 1:1-1:15
              text '**' 1:1-1:2
              code 'a' 1:3-1:5
              text '** *b ' 1:6-1:11
              code 'c' 1:12-1:14
              text '*' 1:15-1:15
              strong 1:1-1:7
              emphasis 1:9-1:15
            """),
    ]

    private static let links = [
        TreeCase(
            "inline", "[a](b) [c](<d e> \"f\") [](g)",
            """
            paragraph 1:1-1:27
              link 'a' 1:1-1:6
                to 'b' 1:5-1:5
              text ' ' 1:7-1:7
              link 'c' 1:8-1:21
                to 'd e' 1:13-1:15
                title 'f' 1:18-1:20
              text ' ' 1:22-1:22
              link '' 1:23-1:27
                to 'g' 1:26-1:26
            """),
        TreeCase(
            "wrapped", "[a\n  b](c\n  'd\n  e') f",
            #"""
            paragraph 1:1-4:7
              link 'a b' 1:1-4:5
                to 'c' 2:6-2:6
                title 'd\ne' 3:3-4:4
              text ' f' 4:6-4:7
            """#),
        TreeCase(
            "escapes and entities", "[a\\]b](c\\_d&amp;e 'f\\'g')",
            #"""
            paragraph 1:1-1:25
              link 'a\]b' 1:1-1:25
                to 'c_d&e' 1:8-1:17
                title 'f'g' 1:19-1:24
            """#),
        TreeCase(
            "references", "[a][b] [b][] [b] [x]\n\n[b]: /c \"d\"",
            """
            paragraph 1:1-1:20
              link 'a' 1:1-1:6
                to '/c' 1:5-1:5
                title 'd' 1:5-1:5
              text ' ' 1:7-1:7
              link 'b' 1:8-1:12
                to '/c' 1:9-1:9
                title 'd' 1:9-1:9
              text ' ' 1:13-1:13
              link 'b' 1:14-1:16
                to '/c' 1:15-1:15
                title 'd' 1:15-1:15
              text ' [x]' 1:17-1:20
            """),
        TreeCase(
            "code in a link", "[`a` b](c) `d`",
            """
            paragraph 1:1-1:14
              link '`a` b' 1:1-1:10
                to 'c' 1:9-1:9
              text ' ' 1:11-1:11
              code 'd' 1:12-1:14
            """),
        TreeCase(
            "nested brackets", "[a [b](c) d](e)",
            """
            paragraph 1:1-1:15
              text '[a ' 1:1-1:3
              link 'b' 1:4-1:9
                to 'c' 1:8-1:8
              text ' d](e)' 1:10-1:15
            """),
        TreeCase(
            "autolinks", "<https://a.b/?c&amp;d> <me@example.com> `x`",
            """
            paragraph 1:1-1:43
              link 'https://a.b/?c&amp;d' 1:1-1:22
                to 'https://a.b/?c&d' 1:2-1:21
              text ' ' 1:23-1:23
              link 'me@example.com' 1:24-1:39
                to 'mailto:me@example.com' 1:25-1:38
              text ' ' 1:40-1:40
              code 'x' 1:41-1:43
            """),
        TreeCase(
            "images", "![a](b) [![c](d)](e) `f`",
            """
            paragraph 1:1-1:24
              image 'a' 1:1-1:7
                to 'b' 1:6-1:6
              text ' ' 1:8-1:8
              link '![c](d)' 1:9-1:20
                to 'e' 1:19-1:19
              text ' ' 1:21-1:21
              code 'f' 1:22-1:24
            """),
        TreeCase(
            "not a link", "[a](b c) [a] (b)",
            """
            paragraph 1:1-1:16
              text '[a](b c) [a] (b)' 1:1-1:16
            """),
    ]

    private static let text = [
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
