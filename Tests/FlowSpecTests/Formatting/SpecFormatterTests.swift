import FlowFormat
import FlowMarkdown
import FlowSpec
import Testing

/// The canonical layout, and that nothing but the layout changes.
@Suite struct SpecFormatterTests {
    private static func formatted(_ text: String) throws -> String {
        try SpecFormatter.formatted(SourceText(path: "a.flow.md", text: text))
    }

    // MARK: Laws

    /// Every layout of a spec becomes the same text, which is the same flow.
    @Test(arguments: ReflowTests.specs) func allLayoutsBecomeOne(_ spec: String) throws {
        let text = try ReflowTests.text(of: spec)
        let canonical = try Self.formatted(text)
        #expect(try Self.formatted(canonical) == canonical)
        #expect(Self.read(canonical) == Self.read(text))
        var generator = SeededGenerator(seed: 5)
        for _ in 0..<5 {
            var layout = Reflow.random(using: &generator)
            // Comments are part of what is written, and so are the line breaks that two spaces at the end of a line make.
            layout.hasComments = false
            layout.hasTrailingSpaces = false
            let other = layout.applied(to: text, using: &generator)
            let expected = canonical.replacing("\n", with: layout.lineEnding)
            let seen = try Self.formatted(other)
            #expect(seen.utf8.elementsEqual(expected.utf8), "\(layout)")
        }
    }

    /// With comments, and with anything thrown in: what comes out says the same, and stays as it is when it is laid out again.
    @Test(arguments: ReflowTests.specs) func whateverIsChanged(_ spec: String) throws {
        let text = try ReflowTests.text(of: spec)
        var generator = SeededGenerator(seed: 7)
        let additions = [
            "<!-- a  comment -->", "    code  `x`", "> quote\n>  of two", "[label]: https://example.com", "***", "Title\n---",
            "1) one\n2) two",
            "* star\n\n  more", "+ plus\n  - nested\n\n    1. deep", "| a | b |\n|:-:|--|\n| 1 | `x \\| y` |",
            "text  with   spaces  \nand a break\\\nhere",
            "```\n-  code\n\n```", "<div>\n\n</div>", "- [ ] task", "\ttab", "- `a = 1`\n`b = 2`",
            "a <!-- c --> b `c  d` [l](u \"t t\") <br> é 登录 🙂",
        ]
        for _ in 0..<6 {
            var lines = Reflow.random(using: &generator).applied(to: text, using: &generator).components(separatedBy: "\n")
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                let place = Int.random(in: 0...lines.count, using: &generator)
                switch Int.random(in: 0...4, using: &generator) {
                case 0 where place < lines.count: lines.remove(at: place)
                case 1: lines.insert("", at: place)
                case 2 where place < lines.count: lines[place] = " " + lines[place]
                default: lines.insert(additions.randomElement(using: &generator) ?? "", at: place)
                }
            }
            try expectLawful(lines.joined(separator: "\n"))
        }
    }

    @Test(arguments: DiagnosticPair.names) func specsWithMistakes(_ name: String) throws {
        try expectLawful(try DiagnosticPair(name).source.text)
    }

    private func expectLawful(_ text: String) throws {
        guard let once = try? Self.formatted(text) else {
            Issue.record("the layout changes the meaning of\n\(text)")
            return
        }
        #expect(Self.read(once) == Self.read(text), "\(text)\n→\n\(once)")
        let twice = try Self.formatted(once)
        #expect(twice.utf8.elementsEqual(once.utf8), "\(text)\n→\n\(once)")
    }

    /// The flow and what is wrong with it, without places.
    private static func read(_ text: String) -> [String] {
        let spec = FlowChecker.check([SourceText(path: "a.flow.md", text: text)])
        return spec.map { withoutPlaces($0.flow as Any) } + spec.flatMap(\.diagnostics.sorted).map(\.message)
    }

    // MARK: The layout

    @Test(arguments: [
        ("", ""),
        ("# A\n## Fields\n*  `a: Int`\n\n*  `b: Int`\n### C ###\n", "# A\n\n## Fields\n\n- `a: Int`\n- `b: Int`\n\n### C\n"),
        ("3) a\n3) b\n", "1. a\n2. b\n"),
        ("## Notes\n\n3) a\n3) b\n", "## Notes\n\n3. a\n4. b\n"),
        ("- a\n* b\n\n1. c\n", "- a\n- b\n\n1. c\n"),
        ("9. a\n10. b\n     - c\n", "1. a\n2. b\n   - c\n"),
        ("## Notes\n\n|a|b|\n|:--|-:|\n|`x`|long cell|\n", "## Notes\n\n| a   | b         |\n| :-- | --------: |\n| `x` | long cell |\n"),
        ("## Notes\n|发票|b|\n|--|--|\n|c|\\||\n", "## Notes\n\n| 发票 | b   |\n| ---- | --- |\n| c    | \\|  |\n"),
        ("|a|b|\n|-|-|\n", "|a|b|\n|-|-|\n"),
        ("a  \nb\\\nc\n", "a  \nb\\\nc\n"),
        ("a\nb   c\nd\n", "a b   c d\n"),
        ("[x]: /u\ntext [x]\n\n\n[y]: /v", "[x]: /u\ntext [x]\n\n[y]: /v\n"),
        ("[x]: /u\n3. no list\n", "[x]: /u\n3. no list\n"),
        ("```\na  \n```\n-  b\n", "```\na  \n```\n\n- b\n"),
        // To code in an item that nothing ends, an empty line would belong.
        ("- a\n-\n- ```\nb\n", "- a\n-\n- ```\nb\n"),
        ("> <!--\nb\n", "> <!--\nb\n"),
        // A missing bullet is said only where the line is, and a space at the end of a line in code is part of a text.
        (
            "# A\n\n## Scenarios\n\n- undo\n  o\n- expect `a == \"b \n  c\"`\n",
            "# A\n\n## Scenarios\n\n- undo\n  o\n- expect `a == \"b \n  c\"`\n"
        ),
        ("\u{FEFF}# A\r\nb\r\n", "\u{FEFF}# A\r\n\r\nb\r\n"),
    ])
    func layout(text: String, expected: String) throws {
        let seen = try Self.formatted(text)
        #expect(seen.utf8.elementsEqual(expected.utf8), "\(seen)")
    }

    /// Lines are broken between words, and never where the next line would be another block.
    @Test func linesAreFilled() throws {
        let word = String(repeating: "w", count: 50)
        #expect(try Self.formatted("\(word)\n\(word) \(word)\n") == "\(word) \(word)\n\(word)\n")
        #expect(try Self.formatted("\(word) \(word) bbbbbbbbbbbbbb - 1. # a\n") == "\(word) \(word) bbbbbbbbbbbbbb - 1. #\na\n")
        #expect(try Self.formatted("\(word) \(word) bbbbbbbbbbbbb : :--: a\n") == "\(word) \(word) bbbbbbbbbbbbb : :--:\na\n")
    }

    /// Code is broken only where it is longer than a line, and there where it binds loosest: behind a comma or an equals sign, or before an
    /// operator. Texts in it stay whole.
    @Test(arguments: [
        ("expect `WIDE && WIDE && WIDE`", "expect `WIDE && WIDE\n  && WIDE`"),
        ("expect `\"WIDE, WIDE, WIDE\"`", "expect `\"WIDE, WIDE, WIDE\"`"),
        ("`value = a == b ? Some(WIDE, WIDE) : Other(c: c)`", "`value = a == b\n  ? Some(WIDE, WIDE)\n  : Other(c: c)`"),
        ("`value = f(WIDE, g(a, b), WIDE)`", "`value =\n  f(WIDE, g(a, b), WIDE)`"),
        ("`value = f(WIDE, g(WIDE, b), WIDE)`", "`value = f(WIDE,\n  g(WIDE, b), WIDE)`"),
        ("`value = WIDE ? a : WIDE`", "`value =\n  WIDE ? a : WIDE`"),
        ("`value = f(a, WIDE ? g(b, WIDE) : c)`", "`value = f(a,\n  WIDE ? g(b, WIDE) : c)`"),
        ("set `someName = \"WIDE and WIDE\"`", "set `someName =\n  \"WIDE and WIDE\"`"),
        ("`check(a: WIDE, b: WIDE) async throws -> Bool`", "`check(a: WIDE,\n  b: WIDE) async throws -> Bool`"),
        ("`f(a: WIDE) async throws -> WIDE`", "`f(a: WIDE) async throws\n  -> WIDE`"),
    ])
    func codeIsBrokenWhereItBindsLoosest(text: String, expected: String) throws {
        let word = String(repeating: "w", count: 51)
        let seen = try Self.formatted("- " + text.replacing("WIDE", with: word) + "\n")
        #expect(seen.replacing(word, with: "WIDE") == "- \(expected)\n")
    }
}
