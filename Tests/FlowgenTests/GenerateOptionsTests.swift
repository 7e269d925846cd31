import Foundation
import Testing

/// What is generated for packages of other shapes, by options and by settings.
@Suite struct GenerateOptionsTests {
    private static let viewModel = "Generated/ViewModels/GreetingViewModel.swift"
    private static let scenarios = "Generated/Tests/GreetingScenarios.swift"

    private func generated(_ options: [String], settings: String? = nil) throws -> TemporaryFolder {
        let folder = try TemporaryFolder(specs: ["Greeting": Specs.greeting])
        if let settings { try folder.write(settings, to: "Specs/flowgen.json") }
        let result = try Flowgen.run(["generate"] + options, in: folder)
        #expect(result.status == 0 && result.errors == "")
        return folder
    }

    @Test(arguments: [("public", "public final class"), ("package", "package final class"), ("internal", "\nfinal class")])
    func access(level: String, declaration: String) throws {
        let folder = try generated(["--access", level])
        let text = try folder.text(of: Self.viewModel)
        #expect(text.contains("\(declaration) GreetingViewModel: FlowViewModel, Restorable {\n"))
        for other in ["public", "package"] where other != level { #expect(!text.contains("\(other) "), "nothing is \(other)") }
        #expect(!text.contains("internal "))
        #expect(
            try folder.text(of: Self.scenarios).contains(level == "internal" ? "\n@testable import ViewModels\n" : "\nimport ViewModels\n"))
    }

    @Test func imports() throws {
        let folder = try generated(["--import", "AppModels", "--import=Zebra", "--module", "App"])
        #expect(try folder.text(of: Self.viewModel).contains("import AppModels\nimport FlowRuntime\n"))
        #expect(try folder.text(of: Self.viewModel).contains("import ReactiveCore\nimport Zebra\n"))
        #expect(try folder.text(of: Self.scenarios).contains("import App\nimport AppModels\nimport FlowTesting\n"))
    }

    @Test func noTests() throws {
        #expect(try generated(["--no-tests"]).names(under: "Generated") == ["ViewModels/GreetingViewModel.swift"])
    }

    /// Tests that are there already are not taken away by leaving them out once.
    @Test func noTestsLeavesTestsAlone() throws {
        let folder = try generated([])
        let before = try folder.files(under: "Generated")
        try folder.write(Specs.minimal("Other"), to: "Specs/Other.flow.md")
        try folder.remove("Specs/Greeting.flow.md")
        _ = try Flowgen.run(["generate", "--no-tests"], in: folder)
        #expect(
            try folder.text(of: Self.scenarios) == String(decoding: try #require(before["Tests/GreetingScenarios.swift"]), as: UTF8.self))
    }

    @Test(arguments: [(["--no-module"], nil), ([], #"{"no-module": true}"#)] as [([String], String?)])
    func everythingInOneModule(options: [String], settings: String?) throws {
        let options = options + ["--output", "App", "--tests-output", "./App/"]
        let folder = try generated(options, settings: settings)
        #expect(
            try folder.names(under: "App") == [
                "GreetingBoundaries.swift", "GreetingScenarios.swift", "GreetingServicesStub.swift", "GreetingViewModel.swift",
            ])
        #expect(try !folder.text(of: "App/GreetingScenarios.swift").contains("import ViewModels"))
        #expect(try Flowgen.run(["generate"] + options, in: folder) == .init(status: 0, output: "1 spec read, 0 files changed\n"))
    }

    private static let settings = """
        {
          "output": "Sources/App/Flows",
          "tests-output": "Tests/AppTests/Flows",
          "access": "internal",
          "module": "App",
          "import": ["AppModels"]
        }
        """

    @Test func settingsHold() throws {
        let folder = try generated([], settings: Self.settings)
        #expect(try folder.text(of: "Sources/App/Flows/GreetingViewModel.swift").contains("\nfinal class GreetingViewModel"))
        let scenarios = try folder.text(of: "Tests/AppTests/Flows/GreetingScenarios.swift")
        #expect(scenarios.contains("import AppModels\n") && scenarios.contains("@testable import App\n"))
    }

    @Test func optionsWin() throws {
        let settings = Self.settings.replacing("{\n", with: "{\n  \"no-tests\": true, \"no-module\": true,\n")
        let options = ["--output", "A", "--tests-output", "B", "--access", "public", "--module", "C", "--import", "D"]
        let folder = try generated(options, settings: settings)
        #expect(try folder.text(of: "A/GreetingViewModel.swift").contains("\npublic final class GreetingViewModel"))
        #expect(try folder.text(of: "B/GreetingScenarios.swift").contains("import C\nimport D\nimport FlowTesting\n"))
    }

    @Test func theSpecsFolderMayBeTheCurrentOne() throws {
        let folder = try TemporaryFolder()
        try folder.write(Specs.greeting, to: "Greeting.flow.md")
        try folder.write(#"{ "no-tests": true }"#, to: "flowgen.json")
        #expect(try Flowgen.run(["generate", "--specs", "."], in: folder) == .init(status: 0, output: "1 spec read, 1 file changed\n"))
    }

    @Test(arguments: [
        ("", "1:1", "a value is expected here, such as \"text\", [\"a\", \"b\"] or true"),
        ("[]", "1:1", "settings are an object: { \"output\": \"Generated/ViewModels\" }"),
        (#"{ "acess": "public" }"#, "1:3", "there is no setting “acess”; did you mean “access”?"),
        (
            #"{ "colour": "red" }"#, "1:3",
            "there is no setting “colour”; there are: output, tests-output, no-tests, access, module, no-module, import, languages"
        ),
        (#"{ "access": "publik" }"#, "1:13", "“access” cannot be “publik”; did you mean “public”?"),
        (#"{ "access": true }"#, "1:13", "“access” is a text, and this is true or false"),
        (#"{ "output": "" }"#, "1:13", "“output” needs a value"),
        (#"{ "output": ["A"] }"#, "1:13", "“output” is a text, and this is a list"),
        (#"{ "no-tests": "yes" }"#, "1:15", "“no-tests” is true or false, and this is a text"),
        (#"{ "import": "AppModels" }"#, "1:13", "“import” is a list of texts, and this is a text"),
        (#"{ "import": ["A", 1.5e3] }"#, "1:19", "“import” holds texts, and this is a number"),
        (#"{ "import": ["my-app"] }"#, "1:14", "“my-app” cannot be a module: it is no Swift identifier"),
        ("{\n  \"output\": \"A\",\n  \"output\": \"B\"\n}", "3:3", "“output” is set a second time"),
        ("{\n  \"output\": \"A\",\n}", "3:1", "a name in quotation marks is expected here"),
        (#"{ "output" "A" }"#, "1:12", "“:” is expected here"),
        (#"{ "output": "A" "access": "public" }"#, "1:17", "“,” or “}” is expected here"),
        (#"{ "output": "A }"#, "1:17", "a quotation mark that ends the text is expected here"),
        (#"{ "output": "\x" }"#, "1:14", "JSON has no escape like this one"),
        (#"{ "output": "\u12" }"#, "1:16", "four hexadecimal digits are expected here"),
        (#"{ } { }"#, "1:5", "the end of the file is expected here"),
        (#"{ "output": nul }"#, "1:13", "a value is expected here, such as \"text\", [\"a\", \"b\"] or true"),
        (String(repeating: "[", count: 200), "1:102", "this is nested too deep"),
    ])
    func mistakesInSettingsAreShownAtTheirPlace(settings: String, place: String, message: String) throws {
        let folder = try TemporaryFolder(specs: ["Greeting": Specs.greeting])
        try folder.write(settings, to: "Specs/flowgen.json")
        let result = try Flowgen.run(["generate"], in: folder)
        #expect(result.status == 2 && result.output == "")
        #expect(result.errors.hasPrefix("Specs/flowgen.json:\(place): error: \(message)\n"), "\(result.errors)")
        #expect(try folder.names(under: "Generated") == [])
    }

    @Test func allMistakesInSettingsAreShown() throws {
        let folder = try TemporaryFolder(specs: ["Greeting": Specs.greeting])
        try folder.write(#"{ "acess": "public", "output": 3, "import": [4] }"#, to: "Specs/flowgen.json")
        let result = try Flowgen.run(["generate"], in: folder)
        #expect(result.errors.split(separator: "\n").count { $0.contains(": error: ") } == 3)
    }

    /// Escapes are those of JSON.
    @Test func textsAreReadAsJSON() throws {
        let folder = try generated([], settings: #"{ "output": "\u0041\/\ud83d\ude42 \"b\"" }"#)
        #expect(try folder.names(under: "A") == ["🙂 \"b\"/GreetingViewModel.swift"])
    }
}
