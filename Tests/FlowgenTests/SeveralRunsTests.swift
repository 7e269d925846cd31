import Foundation
import Testing

/// Runs beside each other, and specs in several folders.
@Suite struct SeveralRunsTests {
    /// Whatever the order, the files are in the end those of one run, and none is ever half written.
    @Test func twoRunsAtOnceDoNotDisturbEachOther() async throws {
        let folder = try TemporaryFolder(specs: [:])
        for number in 1...20 {
            try folder.write(Specs.greeting.replacing("# Greeting", with: "# Greeting \(number)"), to: "Specs/G\(number).flow.md")
        }
        _ = try Flowgen.run(["generate"], in: folder)
        let expected = try folder.files(under: "Generated")
        #expect(expected.count == 80)
        try folder.remove("Generated")
        try await withThrowingTaskGroup(of: Flowgen.Result.self) { group in
            for _ in 0..<6 { group.addTask { try Flowgen.run(["generate"], in: folder) } }
            for try await result in group {
                #expect(result.status == 0 && result.errors == "")
                #expect(
                    ["80", "0"].map { "20 specs read, \($0) files changed\n" }.contains(result.output),
                    "one run writes, the others find it done")
            }
        }
        #expect(try folder.files(under: "Generated") == expected)
    }

    /// Two folders of specs may write into one folder: what is generated from the other one's specs is not taken for stale.
    @Test func specsElsewhereKeepTheirFiles() throws {
        let folder = try TemporaryFolder(specs: ["Greeting": Specs.minimal("Greeting")])
        try folder.write(Specs.minimal("Other"), to: "More/Other.flow.md")
        _ = try Flowgen.run(["generate"], in: folder)
        #expect(try Flowgen.run(["generate", "--specs", "More"], in: folder) == .init(status: 0, output: "1 spec read, 1 file changed\n"))
        let files = ["ViewModels/GreetingViewModel.swift", "ViewModels/OtherViewModel.swift"]
        #expect(try folder.names(under: "Generated") == files)
        try folder.write(Specs.minimal("Greeting"), to: "More/Greeting.flow.md")
        let message =
            "flowgen: error: “Generated/ViewModels/GreetingViewModel.swift” was written from “Specs/Greeting.flow.md”, which is not among the specs that are read; nothing was written\n"
        #expect(try Flowgen.run(["generate", "--specs", "More"], in: folder) == .init(status: 1, errors: message))
        try folder.remove("Specs/Greeting.flow.md")
        #expect(try Flowgen.run(["generate", "--specs", "More"], in: folder) == .init(status: 0, output: "2 specs read, 1 file changed\n"))
    }
}
