import Testing

@testable import FlowMarkdown

@Suite struct DocumentTests {
    /// One of each kind of block and of fragment.
    @Test func wholeDocument() {
        let text = #"""
            # Registration

            Creates an account. A card is asked for only
            when the user chooses to pay by card.

            ## Fields

            - `email: String`, trimmed
            - `creditCardNumber: String?`, **only when**
              `useCreditCard`, keeping
                digits: 5 \* 3 *138* &amp; `a
              b`
            - `billing`: [Address](Address.flow.md "x")  
              next <T> a <!-- c --> b

            <!-- split -->

            1. `a`
               - x
            2. [ ] b

            > - q
            >   r
            lazy

            Setext `x`
            text
            ---
            ```swift
            code
            ```

                indented

            ***
            """#
        let expected = #"""
            heading 1 1:1-1:14
              text 'Registration' 1:3-1:14
            paragraph 3:1-4:37
              text 'Creates an account. A card is asked for only when the user chooses to pay by card.' 3:1-4:37
            heading 2 6:1-6:9
              text 'Fields' 6:4-6:9
            list - tight 8:1-14:25
              item '-' 8:1-8:26
                paragraph 8:3-8:26
                  code 'email: String' 8:3-8:17
                  text ', trimmed' 8:18-8:26
              item '-' 9:1-12:4
                paragraph 9:3-12:4
                  code 'creditCardNumber: String?' 9:3-9:29
                  text ', **only when** ' 9:30-9:45
                  code 'useCreditCard' 10:3-10:17
                  text ', keeping digits: 5 \* 3 *138* &amp; ' 10:18-11:31
                  code 'a b' 11:32-12:4
                  strong 9:32-9:44
                  emphasis 11:20-11:24
              item '-' 13:1-14:25
                paragraph 13:3-14:25
                  code 'billing' 13:3-13:11
                  text ': ' 13:12-13:13
                  link 'Address' 13:14-13:43
                    to 'Address.flow.md' 13:24-13:38
                    title 'x' 13:40-13:42
                  line break 13:44-13:46
                  text 'next ' 14:3-14:7
                  html '<T>' 14:8-14:10
                  text ' a  b' 14:11-14:25
            comment '<!-- split -->\n' 16:1-16:14
            list 1. tight 18:1-20:8
              item '1.' 18:1-19:6
                paragraph 18:4-18:6
                  code 'a' 18:4-18:6
                list - tight 19:4-19:6
                  item '-' 19:4-19:6
                    paragraph 19:6-19:6
                      text 'x' 19:6-19:6
              item '2.' 20:1-20:8
                unchecked 20:4-20:6
                paragraph 20:4-20:8
                  text '[ ] b' 20:4-20:8
            quote 22:1-24:4
              list - tight 22:3-24:4
                item '-' 22:3-24:4
                  paragraph 22:5-24:4
                    text 'q r lazy' 22:5-24:4
            setext heading 2 26:1-28:3
              text 'Setext ' 26:1-26:7
              code 'x' 26:8-26:10
              text ' text' 26:11-27:4
            fenced code swift 'code\n' 29:1-31:3
            indented code 'indented\n' 33:5-33:12
            thematic break 35:1-35:3
            """#
        #expect(dump(text) == expected)
    }

    /// A pipe table is a paragraph; its lines are its rows.
    @Test func linesOfATable() {
        let text = "- a\n\n  | `x` | message |  \n  | --- | :-----: |\n    | 1 | a \\| `b` |"
        let source = SourceText(path: "table.md", text: text)
        let document = MarkdownDocument.parse(source)
        guard case .list(let list) = document.blocks.first, case .paragraph(let paragraph) = list.items.first?.blocks.last else {
            Issue.record("\(document.dump)")
            return
        }
        #expect(paragraph.lines.map(\.text) == ["| `x` | message |", "| --- | :-----: |", #"| 1 | a \| `b` |"#])
        #expect(paragraph.lines.map { source.position(at: $0.range.lowerBound).column } == [3, 3, 5])
    }

    @Test func contentAsWritten() {
        let source = SourceText(path: "heading.md", text: "## The `a` \\* **b** ##\n\n> c  \n> d\\\n e `f  \n> g`")
        let document = MarkdownDocument.parse(source)
        guard case .heading(let heading) = document.blocks.first, case .quote(let quote) = document.blocks.last,
            case .paragraph(let paragraph) = quote.blocks.first
        else {
            Issue.record("\(document.dump)")
            return
        }
        #expect(heading.source == MappedText(#"The `a` \* **b**"#, at: 3))
        #expect(paragraph.source.text == "c d e `f   g`")
        #expect(source.text(of: paragraph.source.range(from: 6, to: 13)) == "`f  \n> g`")
    }
}
