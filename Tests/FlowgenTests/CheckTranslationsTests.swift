import Foundation
import Testing

/// `flowgen check`: texts that are missing in a language.
@Suite struct CheckTranslationsTests {
    /// In English and German, apart from one text.
    private static let spec = """
        # Greeting

        ## Fields

        - `name: String`

        ## Validations

        - `!name.isEmpty`: Enter your name
          - de: Gib deinen Namen ein
        - `name.count < 50`: The name is too long

        """
    private static let other = spec.replacing("Greeting", with: "Other").replacing("  - de: Gib deinen Namen ein\n", with: "")

    private func missing(_ arguments: [String], settings: String? = nil) throws -> [String] {
        let folder = try TemporaryFolder(specs: ["Greeting": Self.spec, "Other": Self.other])
        if let settings { try folder.write(settings, to: "Specs/flowgen.json") }
        let result = try Flowgen.run(["check"] + arguments, in: folder)
        #expect(result.status == 0)
        return result.output.split(separator: "\n").filter { $0.contains(": warning: ") }.map(String.init)
    }

    private static func warning(_ place: String, _ languages: String) -> String {
        "Specs/\(place): warning: this text is missing in \(languages) [FLOW801]"
    }

    @Test func nobodyAsks() throws { #expect(try missing([]) == []) }

    /// Of a spec that has none of the others' languages, nothing would be told otherwise.
    @Test func everyLanguageThatAnySpecHas() throws {
        let expected = [
            Self.warning("Greeting.flow.md:11:22", "`de`"), Self.warning("Other.flow.md:9:20", "`de`"),
            Self.warning("Other.flow.md:10:22", "`de`"),
        ]
        #expect(try missing(["--translations"]) == expected)
        #expect(try missing(["--translations", "Specs/Other.flow.md"]) == [])
    }

    @Test func languagesAreNamed() throws {
        let fr = [
            Self.warning("Greeting.flow.md:9:20", "`fr`"), Self.warning("Greeting.flow.md:11:22", "`fr`"),
        ]
        let both = [
            Self.warning("Greeting.flow.md:9:20", "`fr`"), Self.warning("Greeting.flow.md:11:22", "`de-AT` and `fr`"),
        ]
        let spec = "Specs/Greeting.flow.md"
        #expect(try missing([spec, "--languages", "fr"]) == fr)
        #expect(try missing([spec, "--languages", "de-AT,fr"]) == both)
        #expect(try missing([spec, "--languages", "de-AT", "--languages=fr", "--translations"]) == both)
        #expect(try missing([spec], settings: #"{ "languages": ["de-AT", "fr"] }"#) == both)
        #expect(try missing([spec, "--languages", "fr"], settings: #"{ "languages": ["de-AT", "it"] }"#) == fr)
        #expect(try missing([spec], settings: #"{ "languages": [] }"#) == [])
    }

    /// A spec is under the settings of the innermost folder that has some.
    @Test func settingsAreThoseAroundTheSpec() throws {
        let folder = try TemporaryFolder(specs: ["Deep/er/Greeting": Self.spec, "Deep/Other": Self.other])
        try folder.write(#"{ "languages": ["fr"] }"#, to: "Specs/flowgen.json")
        for (arguments, count) in [([], 4), (["Specs/Deep/er/Greeting.flow.md"], 2), (["\(folder.path)/Specs/Deep/Other.flow.md"], 2)] {
            let result = try Flowgen.run(["check"] + arguments, in: folder)
            #expect(result.errors.hasSuffix("0 errors, \(count) warnings\n"), "\(arguments)")
        }
        try folder.write(#"{ "languages": ["en"] }"#, to: "Specs/Deep/flowgen.json")
        #expect(try Flowgen.run(["check"], in: folder).errors == "flowgen: 2 specs read, 0 errors, 0 warnings\n")
    }

    @Test func machinesReadThem() throws {
        let folder = try TemporaryFolder(specs: ["Greeting": Self.spec])
        #expect(try Flowgen.run(["check", "--languages", "de", "--strict"], in: folder).status == 1)
        for (format, text) in [("json", "\"code\" : \"FLOW801\""), ("sarif", "\"ruleId\" : \"FLOW801\"")] {
            let result = try Flowgen.run(["check", "--languages", "de", "--format", format], in: folder)
            #expect(result.status == 0 && result.output.contains(text))
        }
    }

    @Test(arguments: [
        (#"{ "languages": "de" }"#, "1:16", "“languages” is a list of texts, and this is a text"),
        (#"{ "languages": ["de", 1] }"#, "1:23", "“languages” holds texts, and this is a number"),
        (#"{ "languages": ["de,fr"] }"#, "1:17", "“de,fr” is not the tag of a language; such are “de”, “pt-BR” and “zh-Hans”"),
        (#"{ "languages": ["zh_Hans"] }"#, "1:17", "“zh_Hans” is not the tag of a language; did you mean “zh-Hans”?"),
        (#"{ "languages": ["de", "fr", "DE"] }"#, "1:29", "the language “DE” is named twice"),
        (#"{ "language": ["de"] }"#, "1:3", "there is no setting “language”; did you mean “languages”?"),
    ])
    func mistakesInSettingsAreShownAtTheirPlace(settings: String, place: String, message: String) throws {
        let folder = try TemporaryFolder(specs: ["Greeting": Self.spec.replacing("## Fields", with: "## Feilds")])
        try folder.write(settings, to: "Specs/flowgen.json")
        let result = try Flowgen.run(["check", "--fix"], in: folder)
        #expect(result.status == 2 && result.errors.hasPrefix("Specs/flowgen.json:\(place): error: \(message)\n"), "\(result.errors)")
        #expect(try folder.text(of: "Specs/Greeting.flow.md").contains("## Feilds"), "nothing is done when the settings are wrong")
    }
}
