import Foundation
import Testing

/// `flowgen generate` without writing: what would change is shown.
@Suite struct GenerateChecksTests {
    private static let difference = #"""
        --- Generated/ViewModels/GreetingViewModel.swift
        +++ Generated/ViewModels/GreetingViewModel.swift
        @@ -43,7 +43,7 @@
         
                 form.add(name)
         
        -        hello.enabled(when: .reading(name) { name in name.count > 2 })
        +        hello.enabled(when: .reading(name) { name in name.count > 1 })
         
                 hello.performs(on: self) { model, _ in
                     let name = model.name.value
        --- Generated/Tests/GreetingBoundaries.swift
        +++ Generated/Tests/GreetingBoundaries.swift
        @@ -18,15 +18,8 @@
             }
         
             @Test(
        -        "hello, enabled when name.count > 2",
        -        arguments: [
        -            ("1", false),
        -            ("12", false),
        -            ("123", true),
        -            (String(repeating: "👩‍👩‍👧‍👦", count: 2), false),
        -            (String(repeating: "e\u{301}", count: 2), false),
        -            (String(repeating: "ש", count: 2), false),
        -        ]
        +        "hello, enabled when name.count > 1",
        +        arguments: [("", false), ("1", false), ("12", true), ("👩‍👩‍👧‍👦", false), ("e\u{301}", false), ("ש", false)]
             )
             func helloEnabling(name: String, isEnabled: Bool) {
                 fillIn()

        """#

    private func changed() throws -> TemporaryFolder {
        let folder = try TemporaryFolder(specs: ["Greeting": Specs.greeting])
        _ = try Flowgen.run(["generate"], in: folder)
        try folder.write(Specs.greeting.replacing("count > 2", with: "count > 1"), to: "Specs/Greeting.flow.md")
        return folder
    }

    @Test func checkShowsADifference() throws {
        let folder = try changed()
        let before = try folder.files(under: ".")
        let errors = "flowgen: 2 files are out of date; run “flowgen generate”\n"
        #expect(try Flowgen.run(["generate", "--check"], in: folder) == .init(status: 1, output: Self.difference, errors: errors))
        #expect(try folder.files(under: ".") == before)
    }

    @Test func checkIsContentWithWhatIsUpToDate() throws {
        let folder = try changed()
        _ = try Flowgen.run(["generate"], in: folder)
        let upToDate = Flowgen.Result(status: 0, output: "1 spec read, all files are up to date\n")
        #expect(try Flowgen.run(["generate", "--check"], in: folder) == upToDate)
    }

    /// A mistake is a mistake here too.
    @Test func checkReportsMistakes() throws {
        let folder = try TemporaryFolder(specs: ["Mistaken": Specs.mistaken])
        let result = try Flowgen.run(["generate", "--check"], in: folder)
        #expect(result.status == 1 && result.output == "" && result.errors.hasPrefix("Specs/Mistaken.flow.md:5:10: error: "))
    }

    /// What `--check` shows is what `generate` does: `patch` makes the same of the files.
    @Test func theDifferenceIsAPatch() throws {
        let folder = try changed()
        try folder.write(Specs.minimal("Other").replacing("# Other", with: "# Café"), to: "Specs/Other.flow.md")
        let gone = try TemporaryFolder(specs: ["Gone": Specs.minimal("Gone")])
        _ = try Flowgen.run(["generate"], in: gone)
        try folder.write(gone.text(of: "Generated/ViewModels/GoneViewModel.swift"), to: "Generated/ViewModels/GoneViewModel.swift")
        let patch = try Flowgen.run(["generate", "--check"], in: folder).output
        #expect(patch.contains("--- /dev/null\n+++ Generated/ViewModels/CafViewModel.swift\n@@ -0,0 +1,"))
        #expect(patch.contains("--- Generated/ViewModels/GoneViewModel.swift\n+++ /dev/null\n"))
        try folder.write(patch, to: "check.patch")
        #expect(try folder.run("git", ["apply", "-p0", "check.patch"]) == 0)
        let patched = try folder.files(under: "Generated")
        _ = try Flowgen.run(["generate"], in: folder)
        #expect(try folder.files(under: "Generated") == patched)
    }

    @Test func dryRunListsFiles() throws {
        let folder = try changed()
        try folder.write(Specs.greeting.replacing("# Greeting", with: "# Welcome"), to: "Specs/Greeting.flow.md")
        let before = try folder.files(under: ".")
        let output = """
            write  Generated/ViewModels/WelcomeViewModel.swift
            remove Generated/ViewModels/GreetingViewModel.swift
            write  Generated/Tests/WelcomeScenarios.swift
            write  Generated/Tests/WelcomeBoundaries.swift
            write  Generated/Tests/WelcomeServicesStub.swift
            remove Generated/Tests/GreetingBoundaries.swift
            remove Generated/Tests/GreetingScenarios.swift
            remove Generated/Tests/GreetingServicesStub.swift
            1 spec read, 8 files would change

            """
        #expect(try Flowgen.run(["generate", "--dry-run"], in: folder) == .init(status: 0, output: output))
        #expect(try folder.files(under: ".") == before)
    }
}
