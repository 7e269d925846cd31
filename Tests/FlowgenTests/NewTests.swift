import Foundation
import Testing

/// `flowgen new`: the spec that one begins with is a good one.
@Suite struct NewTests {
    @Test(arguments: [
        ("SignIn", "SignIn", "Sign In"), ("sign-in", "SignIn", "Sign In"), ("Sign in", "SignIn", "Sign In"), ("order2", "Order2", "Order2"),
        ("URLPicker", "URLPicker", "URLPicker"),
    ])
    func writesASpecThatPasses(name: String, file: String, title: String) throws {
        let folder = try TemporaryFolder()
        #expect(try Flowgen.run(["new", name], in: folder) == .init(status: 0, output: "Specs/\(file).flow.md\n"))
        #expect(try folder.text(of: "Specs/\(file).flow.md").hasPrefix("# \(title)\n"))
        #expect(try Flowgen.run(["check", "--strict"], in: folder).status == 0)
        #expect(try Flowgen.run(["format", "--check"], in: folder).status == 0)
        let test = try Flowgen.run(["test"], in: folder)
        #expect(test.status == 0 && test.output.hasSuffix("4 passed, 0 failed\n"))
        #expect(try Flowgen.run(["generate"], in: folder) == .init(status: 0, output: "1 spec read, 4 files changed\n"))
        #expect(try folder.names(under: "Generated").contains("ViewModels/\(file)ViewModel.swift"))
    }

    @Test func whatIsThereStays() throws {
        let folder = try TemporaryFolder(specs: ["SignIn": "mine"])
        let message = "flowgen: error: “Specs/SignIn.flow.md” is there already; it was left as it is\n"
        #expect(try Flowgen.run(["new", "SignIn"], in: folder) == .init(status: 1, errors: message))
        #expect(try folder.text(of: "Specs/SignIn.flow.md") == "mine")
    }

    @Test func theFolderCanBeSaid() throws {
        let folder = try TemporaryFolder()
        #expect(try Flowgen.run(["new", "SignIn", "--output", "docs/flows"], in: folder).output == "docs/flows/SignIn.flow.md\n")
        #expect(try Flowgen.run(["new", "SignIn", "--output=."], in: folder).output == "SignIn.flow.md\n")
    }

    @Test(arguments: ["登录", "2nd", "…"]) func namesAreThoseOfFlows(name: String) throws {
        let message = "“\(name)” cannot name a flow: a name begins with a letter from A to Z, such as SignIn"
        let result = try Flowgen.run(["new", name], in: TemporaryFolder())
        #expect(result == .init(status: 2, errors: "flowgen: \(message)\nTry “flowgen new --help”.\n"))
    }
}
