import Foundation
import Testing

/// What a long run is busy with is shown on a terminal, and is gone in the end.
@Suite struct ProgressTests {
    private static let erasure = "\r\u{1B}[K"

    /// `script` gives the program a terminal. How much is shown depends on how long the run takes; what is left at its end does not.
    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script")), arguments: ["xterm", "dumb"])
    func nothingIsLeft(terminal: String) throws {
        let folder = try TemporaryFolder(specs: ["Greeting": Specs.greeting])
        for number in 1...8 {
            let spec = Specs.greeting.replacing("# Greeting", with: "# Greeting \(number)").replacing(
                "`name: String`", with: "`name: String`\n- `other: String`, only when `name.count > \(number % 7) && name != \"a\"`")
            try folder.write(spec, to: "Specs/G\(number).flow.md")
        }
        let arguments = ["test", "--mutate"]
        let expected = try Flowgen.run(arguments, in: folder)
        #expect(!expected.errors.contains("\u{1B}") && expected.errors.isEmpty)
        let command = ([try Flowgen.executable().path] + arguments).joined(separator: " ") + " > output"
        let script = "TERM=\(terminal) script --quiet --return --command '\(command)' typescript > /dev/null"
        #expect(try folder.run("sh", ["-c", script]) == expected.status)
        #expect(try folder.text(of: "output") == expected.output)
        var shown = try folder.text(of: "typescript").split(separator: "\n", omittingEmptySubsequences: false).filter {
            !$0.hasPrefix("Script ")
        }.joined(separator: "\n")[...]
        if terminal == "dumb" { #expect(!shown.contains("\u{1B}")) }
        if let last = shown.range(of: Self.erasure, options: .backwards) { shown = shown[last.upperBound...] }
        #expect(shown.trimmingCharacters(in: .whitespacesAndNewlines) == "")
    }
}
