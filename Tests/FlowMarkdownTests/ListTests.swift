import Testing

@testable import FlowMarkdown

/// Lists, their items, and where they end.
@Suite struct ListTests {
    @Test(arguments: cases)
    func tree(_ example: TreeCase) {
        #expect(dump(example.text) == example.tree)
    }

    private static let cases = [
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
}
