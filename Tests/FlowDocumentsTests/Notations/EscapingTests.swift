import Testing

@testable import FlowDocuments

/// Whatever stands in a spec is text in a diagram.
@Suite struct EscapingTests {
    static let nasty = [
        "日本語のタイトル", "发票 📄 ✓", "\"quotes\" and 'quotes'", "a & b < c > d &amp; &#35;", "end", "graph TD; a --> b", "]] }} )) ])",
        "the direction LR\tTB", "%% comment", "%%{init: {}}%%", "style x fill: #fff;", "classDef a:#b;", "`code` *strong* _em_ ~~~",
        "1. list", "- list",
        "+ list", "www.example.com me@example.com", "ﬂ°°35¶ß", "\\n \\l \\\" \\", "<script>alert(1)</script>", "<br/>", "]]>", "-->",
        "#quot; #35;",
        "click a call b()", "---", "a|b|c", "\u{1}\u{7F}", "\u{200F}reversed", "{a} [b] (c)", "$$x$$", ":::class", "note left of a",
        "default", "accTitle: x",
        "<<choice>>", "[*]",
    ]

    @Test(arguments: [
        ("userName.count > 3", "userName.count #gt; 3"), ("a && b", "a #amp;#amp; b"), ("\"x\"", "#quot;x#quot;"), ("日本", "日本"),
        ("1. a", "\u{200B}1. a"), ("a1", "a1"), ("- a - b", "\u{200B}- a - b"), ("a: b", "a#58; b"), ("[a]", "#91;a#93;"),
        ("a;b", "a#59;b"),
        ("#1", "\u{200B}#35;1"),
        ("in direction LR", "in #100;irection LR"), ("directions", "directions"), ("www.a", "www\u{200B}.a"),
        ("*a*", "\u{200B}#42;\u{200A}a#42;"), ("a_b _c", "a#95;b #95;\u{200A}c"),
        ("[a](b)", "#91;a#93;\u{200B}(b)"), ("\\.", "#92;\u{200B}."), ("$$", "#36;\u{200B}#36;"), ("ﬂ", "#64258;"),
        ("a\nb", "a b"),
    ])
    func mermaid(text: String, escaped: String) {
        #expect(MermaidText.escaped(text) == escaped)
    }

    /// In Mermaid only these characters and entity codes are left.
    @Test(arguments: nasty)
    func mermaidIsHarmless(text: String) {
        let rest = MermaidText.escaped(text).replacing(/#(\d+|lt|gt|amp|quot);/, with: "")
        #expect(
            rest.unicodeScalars.allSatisfy {
                !$0.isASCII || "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 .,()=?!'/+-".unicodeScalars.contains($0)
            })
        #expect(MermaidText.escaped(text).firstMatch(of: /(?i)direction\s/) == nil)
        #expect(MermaidText.quoted([MermaidText.escaped(text)]).count { $0 == "\"" } == 2)
    }

    @Test(arguments: [
        ("a \"b\"", "\"a \\\"b\\\"\""), ("a\\n", "\"a\\\\n\""), ("a & b", "\"a &amp; b\""), ("a\nb", "\"a b\""), ("日本", "\"日本\""),
    ])
    func dot(text: String, quoted: String) {
        #expect(DOTText.quoted(text) == quoted)
    }

    private static func spec(_ text: String) -> String {
        // As Markdown, every character that could mean something is escaped, and no line is empty.
        let line = text.map { $0.isASCII && ($0.isPunctuation || $0.isSymbol) ? "\\\($0)" : $0.isNewline ? " " : String($0) }.joined()
        let literal = text.filter { $0 != "`" && $0 != "\\" && $0 != "\"" && !$0.isNewline }
        return """
            # \(line) `Nasty`

            ## Fields

            - `a: String`
            - `b = ""`

            """.replacing("- `b = \"\"`\n", with: "")
                + """

                ## Validations

                - `a != "\(literal)"`: \(line)

                ## Outcomes

                - `done`: \(line)

                ## Commands

                ### `go`

                1. fails when `a == "\(literal)"`: \(line)
                2. goes to `done`

                """
    }

    @Test(arguments: nasty)
    func everyNotationHoldsIt(text: String) throws {
        let graph = FlowGraph(of: try Flows.flow(Self.spec(text)))
        let picture = FlowPicture(graph)
        #expect(try XML(picture.svg).elements.count { $0 == "text" } > 5)
        for boxes in picture.boxGroups { #expect(boxes.overlaps == []) }
        // Each node and each edge has its line, and the labels have added none.
        let plain = FlowGraph(of: try Flows.flow(Self.spec("x")))
        #expect(graph.written(in: .mermaid).count { $0.isNewline } == plain.written(in: .mermaid).count { $0.isNewline })
    }

    @Test(.enabled(if: DotProgram.isInstalled)) func graphvizDrawsThemAll() throws {
        let nodes = Self.nasty.enumerated().map { index, text in
            FlowGraph.Node(
                id: "node\(index)", kind: .outcome, name: text, detail: text,
                lines: GraphLine.lines(.note, [.prose(text), .code(text)]) + GraphLine.lines(.rule, [.code(text)]))
        }
        let text = Self.nasty.joined(separator: " ")
        let edges = zip(nodes, nodes.dropFirst()).map { upper, lower in
            FlowGraph.Edge(source: upper.id, target: lower.id, kind: .reads, label: upper.name)
        }
        let group = FlowGraph.Group(id: "group", kind: .command, title: text, lines: [], nodes: nodes)
        let graph = FlowGraph(title: text, summary: text, groups: [group], edges: edges)
        #expect(try DotProgram.complaints(of: graph.written(in: .dot)) == "")
    }

    /// What people read comes back as it was written.
    @Test(arguments: nasty)
    func picturesShowIt(text: String) throws {
        let title = try XML(FlowPicture(FlowGraph(of: try Flows.flow(Self.spec(text)))).svg).text
        let visible = text.map { $0.isNewline || $0.unicodeScalars.allSatisfy { $0.value < 0x20 } ? "" : String($0) }.joined()
        #expect(visible.isEmpty || title.contains(visible.prefix(8).trimmingPrefix(" ")))
    }
}
