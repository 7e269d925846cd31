import FlowMarkdown
import FlowSpec
import Testing

/// Which texts are missing in which languages, and where that is said.
@Suite struct MissingTranslationsTests {
    private static let spec = """
        # Shop

        - language: de

        ## Types

        - `Size: small | large`

        ## Services

        - `isFree(name: String) async throws -> Bool`
        - `order(name: String) async throws`

        ## Fields

        - `name: String`
        - `size: Size`
        - `count: Int`, typed as text, else: Gib eine Zahl ein
          - en: Enter a number

        ## Values

        - `label`, by `size`
          - `.small`: Klein
            - en: Small
          - `.large`: Groß

        ## Validations

        - `isFree(name: name)`: `name` ist vergeben
          - en: `name` is taken
          - unavailable: Das ließ sich nicht prüfen
        - `count > 0`: `count`!

        ## Commands

        ### `order`

        1. fails when `name.isEmpty`: Gib einen Namen ein
           - en: Enter a name
           - fr: Saisissez un nom
        2. when `count > 1`
           1. fails when `size == .large`: Zu viel
        3. `order(name: name)`

        - on failure: Das ging nicht
          - en-GB: That did not work

        """

    private func warnings(_ text: String, in languages: [String]? = nil) throws -> [String] {
        let source = SourceText(path: "Specs/Shop.flow.md", text: text)
        let checked = try #require(FlowChecker.check([source]).first)
        let flow = try #require(checked.flow, "\(DiagnosticPrinter(source).text(of: checked.diagnostics))")
        let found = flow.missingTranslations(in: languages)
        #expect(found.allSatisfy { $0.severity == .warning && $0.code == .missingTranslation })
        return found.map { "\(source.position(at: $0.range.lowerBound).line) \(source.text(of: $0.range)): \($0.message)" }
    }

    @Test func everyLanguageOfTheFlowIsExpectedOfEachMessage() throws {
        let found = try warnings(Self.spec)
        #expect(
            found == [
                "18 Gib eine Zahl ein: this text is missing in `fr`", "24 Klein: this text is missing in `fr`",
                "26 Groß: this text is missing in `en` and `fr`", "30 `name` ist vergeben: this text is missing in `fr`",
                "32 Das ließ sich nicht prüfen: this text is missing in `en` and `fr`",
                "43 Zu viel: this text is missing in `en` and `fr`",
                "46 Das ging nicht: this text is missing in `en` and `fr`",
            ])
    }

    @Test(arguments: [
        (["de"], 0), (["DE", "de-AT", "de-CH-1901"], 0), (["en"], 4), (["EN", "en"], 4), (["en-GB"], 3), (["fr"], 7), (["zh-Hant"], 8),
        ([], 0),
    ])
    func orThoseThatAreNamed(languages: [String], count: Int) throws {
        #expect(try warnings(Self.spec, in: languages).count == count)
    }

    @Test(arguments: [
        ("zh-Hans", "zh-Hant", false), ("zh-Hans", "zh-Hans-CN", true), ("zh", "zh-Hant", false), ("en", "en-Latn", false),
        ("en-GB", "en", false), ("sl", "sl-rozaj-biske", true),
    ])
    func aTextServesTheRegionsOfItsLanguage(text: String, wanted: String, isServed: Bool) throws {
        let spec = "# Name\n\n- language: \(text)\n\n## Fields\n\n- `name: String`\n\n## Validations\n\n- `!name.isEmpty`: Name?\n"
        #expect(try warnings(spec, in: [wanted]).isEmpty == isServed)
    }

    @Test func aFlowInOneLanguageMissesNothing() throws {
        #expect(try warnings("# Name\n\n## Fields\n\n- `name: String`\n\n## Validations\n\n- `!name.isEmpty`: Enter it\n") == [])
    }

    /// What the spec does not say is said in English.
    @Test func generalTextsAreInEnglish() throws {
        func spec(_ language: String, _ rule: String, _ property: String) -> String {
            """
            # Name

            - language: \(language)

            ## Services

            - `isFree(name: String) async throws -> Bool`

            ## Fields

            - `name: String`

            ## Validations

            - `isFree(name: name)`: X
            \(rule)
            ## Commands

            ### `check`

            - times out after 3 s
            \(property)
            1. `found = isFree(name: name)`
            2. fails when `!found`: X

            """
        }
        let rule =
            "15 `isFree(name: name)`: X: when the service fails, a general text is shown, which is missing in `de`; "
            + "say it in an item under the rule: “unavailable: …”"
        let command =
            "19 check: when the time is up, a general text is shown, which is missing in `de`; say it: “on failure `.timedOut`: …”"
        let found = try warnings(spec("de", "", ""))
        #expect(found == [rule, command])
        #expect(try warnings(spec("en", "", "")) == [])
        #expect(try warnings(spec("de", "  - unavailable: Y", "- on failure: Z\n")) == [])
        #expect(try warnings(spec("de", "  - unavailable: Y", "- on failure `.timedOut`: Z\n")) == [])
        #expect(try warnings(spec("de", "  - unavailable: Y", "- on failure: `name = \"\"`\n")).count == 1)
    }
}
