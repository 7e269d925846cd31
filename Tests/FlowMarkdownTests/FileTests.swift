import Testing

@testable import FlowMarkdown

/// Byte order marks, line endings, NUL, wide characters, and what is not in the tree.
@Suite struct FileTests {
    @Test(arguments: cases)
    func tree(_ example: TreeCase) {
        #expect(dump(example.text) == example.tree)
    }

    private static let cases = [
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
