import Testing

@testable import FlowMarkdown

/// Code spans, and the exact places of their content.
@Suite struct CodeSpanTests {
    @Test(arguments: cases)
    func tree(_ example: TreeCase) {
        #expect(dump(example.text) == example.tree)
    }

    private static let cases = [
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
}
