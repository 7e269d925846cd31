import Testing

@testable import FlowSpec

@Suite struct PhrasePatternTests {
    private typealias Element = PhrasePattern.Element

    @Test(
        arguments: [
            ("trimmed", [.word("trimmed")]),
            ("set by commands", [.word("set"), .word("by"), .word("commands")]),
            ("only when <condition>", [.word("only"), .word("when"), .slot(.span("condition"))]),
            ("resets when <names> changes", [.word("resets"), .word("when"), .slot(.names(joinedBy: "or")), .word("changes")]),
            ("on <fields>", [.word("on"), .slot(.names(joinedBy: "and"))]),
            ("while running: restarts", [.word("while"), .word("running"), .colon, .word("restarts")]),
            (
                "typed as text, else: <message>",
                [.word("typed"), .word("as"), .word("text"), .comma, .word("else"), .colon, .slot(.rest("message"))]
            ),
            ("at most <n> characters", [.word("at"), .word("most"), .slot(.count), .word("characters")]),
            ("after <duration>", [.word("after"), .slot(.duration)]),
            ("from <link>", [.word("from"), .slot(.link)]),
            ("set <assignments>", [.word("set"), .slot(.spans("assignments"))]),
            ("validates[ <part>]", [.word("validates"), .optional([.slot(.span("part"))])]),
            (
                "retries <n> times[, after <duration>[, doubling]]",
                [
                    .word("retries"), .slot(.count), .word("times"),
                    .optional([.comma, .word("after"), .slot(.duration), .optional([.comma, .word("doubling")])]),
                ]
            ),
            (
                "fails[ on <field>][ when <condition>]: <message>",
                [
                    .word("fails"), .optional([.word("on"), .slot(.span("field"))]), .optional([.word("when"), .slot(.span("condition"))]),
                    .colon,
                    .slot(.rest("message")),
                ]
            ),
            ("", []),
        ] as [(String, [PhrasePattern.Element])])
    func elements(_ text: String, _ elements: [PhrasePattern.Element]) {
        #expect(PhrasePattern(text).elements == elements)
        #expect(PhrasePattern(text).text == text)
    }

    @Test(arguments: [
        ("only when <condition>", ["only", "when"]),
        ("<service> returns[ <value>]", []),
        ("while running: restarts", ["while", "running"]),
        ("fails[ on <field>]: <message>", ["fails"]),
    ])
    func leadingWords(_ text: String, _ words: [String]) {
        #expect(PhrasePattern(text).leadingWords == words)
    }

    @Test(arguments: [
        ("only when <condition>", "only when `condition`"),
        ("resets when <names> changes", "resets when `name` changes"),
        ("on <fields>", "on `field`"),
        ("at most <n> characters", "at most 3 characters"),
        ("runs when <names> changes[, after <duration>]", "runs when `name` changes[, after 300 ms]"),
        ("on failure[ <pattern>]: <handling>", "on failure[ `pattern`]: message"),
        ("run <command>[, where <answers>]", "run `command`[, where `service` returns `value`]"),
        ("set <assignments>", "set `name = value`"),
        ("from <link>", "from [Name](Name.flow.md)"),
    ])
    func shown(_ text: String, _ shown: String) {
        #expect(PhrasePattern(text).shown == shown)
    }
}
