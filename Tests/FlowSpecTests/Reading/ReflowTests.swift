import FlowMarkdown
import FlowSpec
import Foundation
import Testing

/// Layout carries no meaning: a spec in another layout is the same flow.
@Suite struct ReflowTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Specs").standardized

    static let specs: [String] = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
        .filter { $0.hasSuffix(".flow.md") }.sorted()

    static func text(of spec: String) throws -> String {
        try String(decoding: Data(contentsOf: folder.appending(path: spec)), as: UTF8.self)
    }

    @Test func thereAreSpecs() {
        #expect(Self.specs.count >= 2)
    }

    @Test(arguments: specs, [40, 60, 100])
    func width(_ spec: String, _ width: Int) throws {
        try expectSame(spec, Reflow(width: width), seed: 1)
    }

    @Test(arguments: specs, ["*", "+"])
    func bullet(_ spec: String, _ bullet: Character) throws {
        try expectSame(spec, Reflow(bullets: [bullet]), seed: 1)
    }

    @Test(arguments: specs)
    func oneChangeAtATime(_ spec: String) throws {
        try expectSame(spec, Reflow(isLoose: true), seed: 1)
        try expectSame(spec, Reflow(isRenumbered: true), seed: 2)
        try expectSame(spec, Reflow(delimiter: ")"), seed: 3)
        try expectSame(spec, Reflow(lineEnding: "\r\n"), seed: 4)
        try expectSame(spec, Reflow(lineEnding: "\r"), seed: 5)
        try expectSame(spec, Reflow(hasTrailingSpaces: true), seed: 6)
        try expectSame(spec, Reflow(hasComments: true), seed: 7)
    }

    @Test(arguments: specs)
    func everythingAtOnce(_ spec: String) throws {
        var generator = SeededGenerator(seed: 11)
        for seed in 0..<10 { try expectSame(spec, .random(using: &generator), seed: UInt64(seed)) }
    }

    /// The layouts are really different ones.
    @Test func layoutsDiffer() throws {
        let text = try Self.text(of: "Registration.flow.md")
        var generator = SeededGenerator(seed: 3)
        var layouts: Set<String> = [text]
        for _ in 0..<10 { layouts.insert(Reflow.random(using: &generator).applied(to: text, using: &generator)) }
        #expect(layouts.count == 11)
        let narrow = Reflow(width: 40).applied(to: text, using: &generator)
        #expect(narrow.split(separator: "\n").count > text.split(separator: "\n").count * 3 / 2)
    }

    private func expectSame(_ spec: String, _ layout: Reflow, seed: UInt64) throws {
        let text = try Self.text(of: spec)
        var generator = SeededGenerator(seed: seed)
        let other = layout.applied(to: text, using: &generator)
        let expected = read(text)
        let seen = read(other)
        #expect(seen.messages == expected.messages, "\(layout)\n\(other)")
        #expect(seen.model == expected.model, "\(layout): \(firstDifference(expected.model, seen.model))\n\(other)")
    }

    /// The flow as it is written and as it is checked, and what was found wrong, all without their places.
    private func read(_ text: String) -> (model: String, messages: [String]) {
        var diagnostics = Diagnostics()
        let source = SourceText(path: "a.flow.md", text: text)
        guard let syntax = FlowReader.read(MarkdownDocument.parse(source), &diagnostics) else {
            return ("", diagnostics.all.map(\.message))
        }
        let flow = FlowChecker.check(syntax, source, &diagnostics)
        return (withoutPlaces(syntax) + withoutPlaces(flow as Any), diagnostics.all.map(\.message))
    }

    private func firstDifference(_ expected: String, _ seen: String) -> String {
        for (one, other) in zip(expected.split(separator: "\n"), seen.split(separator: "\n")) where one != other {
            return "\(one) ≠ \(other)"
        }
        return "the lengths differ"
    }
}
