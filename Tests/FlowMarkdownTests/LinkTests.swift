import Testing

@testable import FlowMarkdown

/// Links and images.
@Suite struct LinkTests {
    @Test(arguments: cases)
    func tree(_ example: TreeCase) {
        #expect(dump(example.text) == example.tree)
    }

    private static let cases = [
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
}
