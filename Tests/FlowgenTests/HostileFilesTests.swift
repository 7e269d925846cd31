import Foundation
import Testing

/// Files and folders that are not as they should be: each gives a clear error, and nothing is lost.
@Suite struct HostileFilesTests {
    private static let viewModel = "Generated/ViewModels/GreetingViewModel.swift"

    private func generated() throws -> TemporaryFolder {
        let folder = try TemporaryFolder(specs: ["Greeting": Specs.greeting])
        _ = try Flowgen.run(["generate"], in: folder)
        return folder
    }

    /// Through a link, a file anywhere else would be changed.
    @Test func linksAreNotWrittenThrough() throws {
        let folder = try generated()
        try folder.move(Self.viewModel, to: "Elsewhere.swift")
        try folder.link(Self.viewModel, to: "../../Elsewhere.swift")
        try folder.link("Generated/ViewModels/StaleViewModel.swift", to: "../../Elsewhere.swift")
        try folder.write(Specs.greeting.replacing("count > 2", with: "count > 1"), to: "Specs/Greeting.flow.md")
        let before = try folder.files(under: ".")
        let message = "flowgen: error: “\(Self.viewModel)” is a link, through which flowgen does not write; nothing was written\n"
        #expect(try Flowgen.run(["generate"], in: folder) == .init(status: 1, errors: message))
        #expect(try folder.files(under: ".") == before)
        try folder.remove(Self.viewModel)
        #expect(try Flowgen.run(["generate"], in: folder).status == 0)
        #expect(try folder.run("test", ["-L", "Generated/ViewModels/StaleViewModel.swift"]) == 0, "no link is removed")
        #expect(try folder.files(under: ".")["Elsewhere.swift"] == before["Elsewhere.swift"])
    }

    /// Reading a pipe that nobody writes to would wait for ever.
    @Test(
        arguments: [
            ("Specs/Pipe.flow.md", "“Specs/Pipe.flow.md” cannot be read", 1),
            ("Specs/flowgen.json", "“Specs/flowgen.json” cannot be read", 1),
            (
                "Generated/ViewModels/OtherViewModel.swift",
                "“Generated/ViewModels/OtherViewModel.swift” was not written by flowgen and is in the way; nothing was written", 1
            ),
            ("Generated/ViewModels/Unknown.swift", nil, 0),
        ] as [(String, String?, Int32)])
    func pipesAreNotRead(path: String, message: String?, status: Int32) throws {
        let folder = try generated()
        try folder.write(Specs.minimal("Other"), to: "Specs/Other.flow.md")
        #expect(try folder.run("mkfifo", [path]) == 0)
        let result = try Flowgen.run(["generate"], in: folder)
        #expect(result.status == status && result.errors == (message.map { "flowgen: error: \($0)\n" } ?? ""))
    }

    /// Where a limit on the size of files stands for a full disk: the run that cannot write leaves whole files, and no others.
    @Test func aFileThatDoesNotFitLeavesTheOldOne() throws {
        let folder = try generated()
        let before = try folder.files(under: ".")
        let prose = String(repeating: "A long text. ", count: 1_000)
        try folder.write(Specs.greeting.replacing("Greets somebody.", with: prose), to: "Specs/Greeting.flow.md")
        let program = try Flowgen.executable().path
        let script = "trap '' XFSZ; ulimit -f 12; '\(program)' generate 2> errors"
        #expect(try folder.run("bash", ["-c", script]) == 1)
        #expect(
            try folder.text(of: "errors")
                == "flowgen: error: “\(Self.viewModel)” cannot be written: File too large; the files before it are written, those behind it are as they were\n"
        )
        try folder.remove("errors")
        #expect(try folder.files(under: "Generated") == before.filter { $0.key.hasPrefix("Generated/") }.withoutPrefix("Generated/"))
        #expect(try folder.names(under: ".").filter { $0.contains("flowgen-") } == [])
        #expect(try Flowgen.run(["generate"], in: folder).status == 0)
    }

    /// What a killed run has left is gone after the next one, and what somebody is writing just now is not.
    @Test(arguments: [["generate"], ["format"], ["check", "--fix"]]) func remainsAreRemoved(arguments: [String]) throws {
        let folder = try generated()
        for path in ["Specs", "Generated/ViewModels", "Generated/Tests"] { try folder.write("half", to: "\(path)/.flowgen-writing") }
        #expect(try Flowgen.run(["generate", "--check"], in: folder).status == 0)
        #expect(try folder.files(under: ".").count { $0.key.hasSuffix(".flowgen-writing") } == 3, "a check writes nothing")
        #expect(try Flowgen.run(arguments, in: folder).status == 0)
        let left = try folder.names(under: ".").filter { $0.hasSuffix(".flowgen-writing") }
        #expect(
            left
                == (arguments == ["generate"]
                    ? ["Specs/.flowgen-writing"]
                    : [".flowgen-writing"].flatMap { name in
                        ["Generated/Tests/\(name)", "Generated/ViewModels/\(name)"]
                    }))
    }

    /// The superuser writes everywhere, and becomes nobody for this.
    @Test(.enabled(if: geteuid() != 0 || FileManager.default.isExecutableFile(atPath: "/usr/bin/setpriv")))
    func aFolderThatCannotBeWrittenIsNamed() throws {
        let folder = try generated()
        let before = try folder.files(under: ".")
        try folder.write(Specs.greeting.replacing("count > 2", with: "count > 1"), to: "Specs/Greeting.flow.md")
        #expect(try folder.run("chmod", ["555", "Generated/ViewModels", "Generated/Tests"]) == 0)
        let program = try Flowgen.executable().path
        let user = geteuid() == 0 ? "setpriv --reuid=65534 --regid=65534 --clear-groups " : ""
        try folder.write("", to: "errors")
        let status = try folder.run("sh", ["-c", "\(user)'\(program)' generate 2> errors"])
        _ = try folder.run("chmod", ["755", "Generated/ViewModels", "Generated/Tests"])
        #expect(status == 1)
        #expect(
            try folder.text(of: "errors")
                == "flowgen: error: “\(Self.viewModel)” cannot be written: Permission denied; the files before it are written, those behind it are as they were\n"
        )
        for (path, data) in before where path.hasPrefix("Generated/") { #expect(try folder.files(under: ".")[path] == data) }
    }

    @Test func aSpecThatIsTooLargeIsRefused() throws {
        let folder = try generated()
        let before = try folder.files(under: "Generated")
        try folder.write(Data(repeating: UInt8(ascii: "x"), count: 100_000_000), to: "Specs/Large.flow.md")
        let result = try Flowgen.run(["generate"], in: folder)
        #expect(result.status == 1 && result.output == "" && result.errors.utf8.count < 1_000)
        #expect(
            result.errors.hasPrefix(
                "Specs/Large.flow.md:1:1: error: a spec has at most 1048576 bytes, and this one has more; nothing in it was read [FLOW110]\n"
            ))
        #expect(try folder.files(under: "Generated") == before)
    }

    /// Where capital and small letters are the same, both would be one file.
    @Test func specsWhoseFilesWouldBeOneAreRefused() throws {
        let folder = try TemporaryFolder(specs: ["a": Specs.minimal("Sign in"), "b": Specs.minimal("Signin")])
        let result = try Flowgen.run(["generate"], in: folder)
        #expect(
            result.status == 1 && result.errors.contains("differs only in capital letters from `SignIn`, the name of “Specs/a.flow.md”"))
        #expect(try folder.names(under: "Generated") == [])
    }

    /// A flow whose name changes in capital letters only keeps its files: the old ones go before the new ones come.
    @Test func aNameMayChangeItsCapitalLetters() throws {
        let folder = try TemporaryFolder(specs: ["a": Specs.minimal("Sign in")])
        _ = try Flowgen.run(["generate"], in: folder)
        try folder.write(Specs.minimal("Signin"), to: "Specs/a.flow.md")
        #expect(try Flowgen.run(["generate"], in: folder) == .init(status: 0, output: "1 spec read, 2 files changed\n"))
        #expect(try folder.names(under: "Generated") == ["ViewModels/SigninViewModel.swift"])
    }
}

extension [String: Data] {
    fileprivate func withoutPrefix(_ prefix: String) -> [String: Data] {
        Dictionary(uniqueKeysWithValues: map { (String($0.key.dropFirst(prefix.count)), $0.value) })
    }
}
