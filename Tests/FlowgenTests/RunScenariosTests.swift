import Testing

/// `flowgen test`: scenarios are run from the specs alone.
@Suite struct RunScenariosTests {
    private static let passed = """
        Specs/Greeting.flow.md
          ✓ Three letters are enough
              ✓ set `name = "Ada"`
              ✓ run `hello`, where `greet` returns
        1 passed, 0 failed

        """

    @Test func runsAllSpecsOfTheFolder() throws {
        let folder = try TemporaryFolder(specs: ["Greeting": Specs.greeting])
        #expect(try Flowgen.run(["test"], in: folder) == .init(status: 0, output: Self.passed))
        #expect(try folder.names(under: ".") == ["Specs/Greeting.flow.md"], "nothing is written")
    }

    /// However a spec is named, it is the same spec.
    @Test(arguments: ["Specs/Greeting.flow.md", "./Specs//Greeting.flow.md", "FOLDER/Specs/Greeting.flow.md", "Specs", "./Specs/", "."])
    func runsWhatIsNamed(path: String) throws {
        let folder = try TemporaryFolder(specs: ["Greeting": Specs.greeting])
        let result = try Flowgen.run(["test", path.replacing("FOLDER", with: folder.path)], in: folder)
        #expect(result == .init(status: 0, output: Self.passed))
    }

    @Test func aSpecInTheCurrentFolderNeedsNoFolder() throws {
        let folder = try TemporaryFolder()
        try folder.write(Specs.greeting, to: "Greeting.flow.md")
        let passed = Self.passed.replacing("Specs/", with: "")
        #expect(try Flowgen.run(["test", "Greeting.flow.md"], in: folder) == .init(status: 0, output: passed))
        #expect(try Flowgen.run(["test", "./Greeting.flow.md"], in: folder) == .init(status: 0, output: passed))
    }

    @Test func whatDoesNotHoldIsReportedAtItsLine() throws {
        let folder = try TemporaryFolder(specs: ["Greeting": Specs.greeting + "- expect `name.count == 4`\n"])
        let output = """
            Specs/Greeting.flow.md
              ✗ Three letters are enough
                  ✓ set `name = "Ada"`
                  ✓ run `hello`, where `greet` returns
                  ✗ expect `name.count == 4`
            Specs/Greeting.flow.md:27:11: error: this does not hold
              - expect `name.count == 4`
                        ^~~~~~~~~~~~~~~
              name.count is 3
              name is "Ada"
            0 passed, 1 failed

            """
        #expect(try Flowgen.run(["test"], in: folder) == .init(status: 1, output: output))
    }

    @Test func aMistakeDoesNotKeepTheOthersFromRunning() throws {
        let folder = try TemporaryFolder(specs: ["Greeting": Specs.greeting, "Mistaken": Specs.mistaken])
        let result = try Flowgen.run(["test"], in: folder)
        #expect(result.status == 1 && result.output == Self.passed)
        #expect(result.errors.hasPrefix("Specs/Mistaken.flow.md:5:10: error: "))
        #expect(result.errors.hasSuffix("\nflowgen: 1 error in specs, whose scenarios were not run\n"))
    }

    @Test(arguments: [
        (["nowhere"], "flowgen: error: there is no spec or folder “nowhere”\n"),
        (["Notes.md"], "flowgen: error: “Notes.md” is no spec: its name does not end in .flow.md, or it is hidden\n"),
        (["Empty"], "flowgen: error: the specs folder “Empty” holds no *.flow.md\n"),
        ([], "flowgen: error: there is no spec or folder “Specs”\n"),
    ])
    func namesWhatCannotBeRun(paths: [String], message: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("# Notes\n", to: "Notes.md")
        try folder.write(Specs.greeting, to: "Greeting.flow.md")
        try folder.makeFolder("Empty")
        #expect(try Flowgen.run(["test"] + paths, in: folder) == .init(status: 1, errors: message))
    }

    @Test func aFilterThatFitsNothingIsAMistake() throws {
        let folder = try TemporaryFolder(specs: ["Greeting": Specs.greeting])
        #expect(try Flowgen.run(["test", "--filter", "LETTERS"], in: folder) == .init(status: 0, output: Self.passed))
        let nothing = Flowgen.Result(
            status: 1, output: "there are no scenarios\n", errors: "flowgen: no scenario is named like “farewell”\n")
        #expect(try Flowgen.run(["test", "--filter", "farewell"], in: folder) == nothing)
    }
}
