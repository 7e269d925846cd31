import FlowFormat
import FlowMarkdown
import FlowSpec
import Testing

/// Any text at all is read to its end: what is wrong with it is told, and nothing stops the program or takes for ever.
@Suite struct HostileTextTests {
    private static func checked(_ text: String) -> CheckedSpec {
        FlowChecker.check([SourceText(path: "a.flow.md", text: text)])[0]
    }

    /// Every place lies in the text, so that it can be shown, and the layout takes the text as it is or leaves it.
    @discardableResult
    private func expectReadable(_ text: String, isFormatted: Bool = true) throws -> CheckedSpec {
        let spec = Self.checked(text)
        #expect((spec.flow == nil) == spec.diagnostics.hasErrors)
        for diagnostic in spec.diagnostics.all {
            for range in [diagnostic.range] + diagnostic.notes.map(\.range) + [diagnostic.fix?.range].compactMap(\.self) {
                #expect(range.lowerBound >= 0 && range.upperBound <= spec.source.count, "\(diagnostic.message)")
            }
        }
        _ = DiagnosticPrinter(spec.source).text(of: spec.diagnostics)
        if isFormatted { _ = try SpecFormatter.formatted(spec.source) }
        return spec
    }

    // MARK: Mutated specs

    /// What editors, merges and accidents do to a file.
    private static func mutated(_ text: String, using generator: inout SeededGenerator) -> String {
        var scalars = Array(text.unicodeScalars)
        let signs = Array("``*#-|\\\"'()[]{}<>&!?.:,/= \n\n\t\r0A_\u{0}\u{FEFF}\u{200D}\u{301}\u{202E}\u{FFFD}é登🙂".unicodeScalars)
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
            let place = Int.random(in: 0..<scalars.count, using: &generator)
            let length = Int.random(in: 0...min(40, scalars.count - place - 1), using: &generator)
            let other = Int.random(in: 0..<scalars.count, using: &generator)
            switch Int.random(in: 0...4, using: &generator) {
            case 0: scalars.removeSubrange(place..<(place + length))
            case 1: scalars.insert(contentsOf: scalars[place..<(place + length)], at: other)
            case 2: scalars.insert(signs.randomElement(using: &generator) ?? "`", at: place)
            case 3: scalars[place] = signs.randomElement(using: &generator) ?? "`"
            default: scalars.swapAt(place, other)
            }
        }
        var result = String.UnicodeScalarView()
        result.append(contentsOf: scalars)
        return String(result)
    }

    @Test(arguments: ReflowTests.specs) func mutatedSpecs(_ spec: String) throws {
        let text = try ReflowTests.text(of: spec)
        var generator = SeededGenerator(seed: 17)
        for round in 0..<30 { try expectReadable(Self.mutated(text, using: &generator), isFormatted: round % 6 == 0) }
    }

    /// A file that ends somewhere, as one does that was copied in part.
    @Test(arguments: ReflowTests.specs) func cutSpecs(_ spec: String) throws {
        let text = try ReflowTests.text(of: spec)
        for length in stride(from: 0, to: text.count, by: 397) { try expectReadable(String(text.prefix(length)), isFormatted: false) }
    }

    // MARK: Depth

    private static let deep = 10_000
    private static let fields = "# Hostile\n\n## Fields\n\n- `a: Int`\n- `b: String`\n- `c: Bool`\n\n"

    @Test(arguments: [
        String(repeating: ">", count: deep) + " a", String(repeating: "- ", count: deep) + "a", String(repeating: "1. ", count: deep) + "a",
        (0..<600).map { String(repeating: " ", count: 2 * $0) + "- a\n" }.joined(),
    ])
    func deepBlocks(_ blocks: String) throws {
        let spec = try expectReadable("# Hostile\n\n## Fields\n\n" + blocks + "\n")
        #expect(spec.diagnostics.all.contains { $0.code == .nestedTooDeep })
    }

    @Test(arguments: [
        String(repeating: "(", count: deep) + "a" + String(repeating: ")", count: deep),
        String(repeating: "[", count: deep) + String(repeating: "]", count: deep), String(repeating: "!", count: deep) + "c",
        String(repeating: "a + ", count: deep) + "a", String(repeating: "c && ", count: deep) + "c",
        String(repeating: "c ? 1 : ", count: deep) + "2", String(repeating: "f(", count: deep) + "a" + String(repeating: ")", count: deep),
        "b" + String(repeating: ".trimmed", count: deep), String(repeating: "\"\\(", count: deep),
    ])
    func deepExpressions(_ expression: String) throws {
        let spec = try expectReadable(Self.fields + "## Values\n\n- `v = \(expression)`\n")
        #expect(spec.diagnostics.hasErrors)
    }

    // MARK: Length

    /// Long lines and many lines: each would take minutes if the time grew by the square.
    @Test(arguments: [
        "# H\n\n" + String(repeating: "*a ", count: 8_000), "# H\n\n" + String(repeating: "[", count: 30_000),
        "# H\n\n" + String(repeating: "[a](", count: 8_000), "# H\n\n" + String(repeating: "<a ", count: 8_000),
        "# H\n\n" + String(repeating: "<!-- ", count: 5_000),
        "# H\n\n" + (0..<1_500).map { String(repeating: "`", count: $0 % 200 + 1) + "a" }.joined(),
        fields + "## Values\n\n- `v = [" + String(repeating: "zz, ", count: 5_000) + "a]`\n",
        fields + "## Values\n\n" + (0..<400).map { "- `v\($0) = zzz\($0)`\n" }.joined(),
        fields + "## Scenarios\n\n### S\n\n|" + String(repeating: "`a`|", count: 2_500) + "\n|" + String(repeating: "-|", count: 2_500)
            + "\n",
        fields + "## Validations\n\n- `c`: " + String(repeating: "`b` ", count: 2_500),
        "# H\n\n" + String(repeating: "# H\n\n", count: 2_500),
        fields + String(repeating: "\r", count: 30_000), fields + String(repeating: " ", count: 30_000) + "\n",
        fields + "- `e" + String(repeating: "\u{301}", count: 12_000) + ": Int`\n", fields + String(repeating: "\u{0}", count: 30_000),
        fields + String(repeating: "1. 1. ", count: 5_000) + "\n", "\u{FEFF}\u{FEFF}" + fields,
    ])
    func long(_ text: String) throws { try expectReadable(text) }

    @Test func aSpecOfTheGreatestSizeIsRead() throws {
        let start = Self.fields + "## Notes\n\n"
        let text = start + String(repeating: "x", count: FlowReader.maximumSize - start.utf8.count)
        #expect(try expectReadable(text).diagnostics.all.isEmpty)
        let larger = try expectReadable(text + "x")
        #expect(larger.diagnostics.all.map(\.code) == [.specTooLarge])
        #expect(try SpecFormatter.formatted(larger.source).utf8.elementsEqual((text + "x").utf8))
    }

    // MARK: Mistakes

    @Test func theFirstThousandMistakesAreTold() {
        let spec = Self.checked("# H\n\n## Values\n\n" + (0..<3_000).map { "- `v\($0) = z`\n" }.joined())
        #expect(spec.diagnostics.errorCount == Diagnostics.maximumErrorCount + 1)
        #expect(spec.diagnostics.all.last?.code == .tooManyMistakes && spec.flow == nil)
        let fewer = Self.checked("# H\n\n## Values\n\n" + (0..<Diagnostics.maximumErrorCount).map { "- `v\($0) = z`\n" }.joined())
        #expect(fewer.diagnostics.errorCount == Diagnostics.maximumErrorCount)
        #expect(fewer.diagnostics.all.allSatisfy { $0.code == .unknownName })
    }

    // MARK: Names of files

    @Test(arguments: [
        (String(repeating: "a", count: 100), true), (String(repeating: "a", count: 101), false),
        (String(repeating: "word ", count: 200), false), (String(repeating: "word ", count: 200) + "`Short`", true),
        ("`" + String(repeating: "a", count: 1_000) + "`", false),
    ])
    func longTitles(title: String, isRight: Bool) throws {
        let spec = try expectReadable("# \(title)\n\n## Fields\n\n- `a: Int`\n")
        #expect(spec.diagnostics.all.map(\.code) == (isRight ? [] : [.flowNameTooLong]))
    }

    /// On many disks their files would be the same.
    @Test func namesThatDifferInCapitalLettersOnly() {
        let specs = ["Sign In", "Signin", "SIGNIN", "Other"].map { title in
            SourceText(path: "\(title).flow.md", text: "# \(title)\n\n## Fields\n\n- `a: Int`\n")
        }
        let checked = FlowChecker.check(specs)
        #expect(checked.map { $0.diagnostics.all.map(\.code) } == [[], [.repeatedFlowName], [.repeatedFlowName], []])
        #expect(
            checked[1].diagnostics.all[0].message
                == "`Signin` differs only in capital letters from `SignIn`, the name of “Sign In.flow.md”; change the title, or name the flow in a code span there"
        )
    }
}
