import Foundation
import Testing

/// `flowgen generate --watch`: what is generated follows what is saved.
@Suite struct WatchTests {
    private static let viewModel = "Generated/ViewModels/GreetingViewModel.swift"
    private static let changed = Specs.greeting.replacing("count > 2", with: "count > 1")

    /// A run that watches, ended with the last reference to it.
    private final class Watch: Sendable {
        private let folder: TemporaryFolder
        private let process: FlowgenProcess

        init(_ folder: TemporaryFolder) throws {
            self.folder = folder
            process = try FlowgenProcess(["generate", "--watch"], in: folder)
        }

        deinit { process.end() }

        /// Waits until the program has printed so much, and gives it.
        func output(until isReached: (String) -> Bool) async throws -> String {
            try await process.output(until: isReached)
        }
    }

    private func rounds(_ output: String) -> Int { output.components(separatedBy: "watching Specs; ctrl-C ends\n").count - 1 }

    @Test func whatIsSavedIsGenerated() async throws {
        let folder = try TemporaryFolder(specs: ["Greeting": Specs.greeting])
        let watch = try Watch(folder)
        _ = try await watch.output { rounds($0) == 1 }
        try folder.write(Self.changed, to: "Specs/Greeting.flow.md")
        let output = try await watch.output { rounds($0) == 2 }
        #expect(output.hasSuffix("1 spec read, 2 files changed\nwatching Specs; ctrl-C ends\n"))
        #expect(try folder.text(of: Self.viewModel).contains("count > 1"))
    }

    /// As many editors save: written under another name, and renamed.
    @Test func aSpecThatIsReplacedIsGenerated() async throws {
        let folder = try TemporaryFolder(specs: ["Greeting": Specs.greeting])
        let watch = try Watch(folder)
        for (round, text) in [Self.changed, Specs.greeting, Self.changed].enumerated() {
            _ = try await watch.output { rounds($0) == round + 1 }
            try folder.write(text, to: "Specs/.Greeting.flow.md.swp")
            try folder.move("Specs/.Greeting.flow.md.swp", to: "Specs/Greeting.flow.md")
        }
        _ = try await watch.output { rounds($0) == 4 }
        #expect(try folder.text(of: Self.viewModel).contains("count > 1"))
    }

    @Test func foldersComeAndGo() async throws {
        let folder = try TemporaryFolder(specs: ["Greeting": Specs.greeting])
        let watch = try Watch(folder)
        _ = try await watch.output { rounds($0) == 1 }
        try folder.write(Specs.minimal("Deep"), to: "Elsewhere/Deeper/Deep.flow.md")
        try folder.move("Elsewhere", to: "Specs/Elsewhere")
        _ = try await watch.output { rounds($0) == 2 }
        try folder.write(Specs.minimal("Deep", field: "other"), to: "Specs/Elsewhere/Deeper/Deep.flow.md")
        _ = try await watch.output { rounds($0) == 3 }
        #expect(try folder.text(of: "Generated/ViewModels/DeepViewModel.swift").contains("var other"))
        try folder.move("Specs", to: "Away")
        let output = try await watch.output { rounds($0) == 4 }
        #expect(
            output.hasSuffix(
                "flowgen: error: the specs folder “Specs” cannot be read; --specs says where it is\nwatching Specs; ctrl-C ends\n"))
        try folder.move("Away/Elsewhere", to: "Elsewhere")
        try folder.move("Away", to: "Specs")
        _ = try await watch.output { rounds($0) == 5 }
        #expect(try folder.names(under: "Generated/ViewModels") == ["GreetingViewModel.swift"])
    }

    @Test func mistakesAreShownAndLeaveEverythingAsItWas() async throws {
        let folder = try TemporaryFolder(specs: ["Greeting": Specs.greeting])
        let watch = try Watch(folder)
        _ = try await watch.output { rounds($0) == 1 }
        let before = try folder.files(under: "Generated")
        try folder.write(Specs.mistaken, to: "Specs/Mistaken.flow.md")
        let output = try await watch.output { rounds($0) == 2 }
        #expect(output.contains("Specs/Mistaken.flow.md:5:10: error: "))
        #expect(try folder.files(under: "Generated") == before)
        try folder.write(#"{ "acess": "public" }"#, to: "Specs/flowgen.json")
        #expect(try await watch.output { rounds($0) == 3 }.contains("Specs/flowgen.json:1:3: error: there is no setting “acess”"))
        try folder.remove("Specs/flowgen.json")
        _ = try await watch.output { rounds($0) == 4 }
        try folder.remove("Specs/Mistaken.flow.md")
        _ = try await watch.output { rounds($0) == 5 }
        #expect(try folder.files(under: "Generated") == before)
    }

    /// What is no spec, and a spec that is saved as it was, are no reason to show anything.
    @Test func otherFilesAreNoChange() async throws {
        let folder = try TemporaryFolder(specs: ["Greeting": Specs.greeting])
        let watch = try Watch(folder)
        _ = try await watch.output { rounds($0) == 1 }
        try folder.write("# Notes\n", to: "Specs/Notes.md")
        // Renamed into their places, so that none is ever read half written.
        for text in [Specs.greeting, Self.changed] {
            try folder.write(text, to: "Specs/.Greeting.flow.md.swp")
            try folder.move("Specs/.Greeting.flow.md.swp", to: "Specs/Greeting.flow.md")
        }
        let output = try await watch.output { $0.contains("2 files changed") && $0.hasSuffix("ends\n") }
        #expect(rounds(output) == 2)
    }
}
