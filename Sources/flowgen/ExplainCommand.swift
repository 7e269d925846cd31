import FlowSpec

/// `flowgen explain`: tells what a kind of mistake is, with an example that has it and one that has not.
enum ExplainCommand {
    static func run(_ arguments: [String]) throws -> Int32 {
        let options = try Options(arguments, of: name, known: known)
        if options.flags.contains("help") {
            print(help)
            return 0
        }
        guard let text = options.operands.first else {
            print(DiagnosticCode.allCases.map { "\($0)  \($0.explanation.title)" }.joined(separator: "\n"))
            return 0
        }
        if let second = options.operands.dropFirst().first {
            throw UsageError("“\(second)” is one too many: one code is explained", of: name)
        }
        guard let code = DiagnosticCode(text) else {
            let near = nearestName(to: text, among: DiagnosticCode.allCases.map(\.description))
            throw UsageError("there is no code “\(text)”" + (near.map { "; did you mean “\($0)”?" } ?? ""), of: name)
        }
        print(explanation(of: code))
        return 0
    }

    private static func explanation(of code: DiagnosticCode) -> String {
        let explanation = code.explanation
        return """
            \(code): \(explanation.title)

            \(wrapped(explanation.text, to: 80))

            Wrong:

            \(indented(explanation.wrong))

            Right:

            \(indented(explanation.right))
            """
    }

    /// The example, with the spec beside it if there is one.
    private static func indented(_ example: DiagnosticExplanation.Example) -> String {
        guard let other = example.other else { return indented(example.text) }
        return "\(indented(example.text))\n\nand in \(other.path):\n\n\(indented(other.text))"
    }

    private static func indented(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
    }

    /// The text in lines of at most `width` characters; longer words have a line of their own.
    private static func wrapped(_ text: String, to width: Int) -> String {
        var lines: [String] = []
        for word in text.split(separator: " ") {
            if let line = lines.last, line.count + 1 + word.count <= width {
                lines[lines.count - 1] = "\(line) \(word)"
            } else {
                lines.append(String(word))
            }
        }
        return lines.joined(separator: "\n")
    }

    private static let name = "flowgen explain"

    private static let known = [Option(name: "help", takesValue: false)]

    private static let help = """
        Usage: flowgen explain [CODE]

        Says what a mistake is that flowgen has reported by a code, such as FLOW105, and
        shows a spec that has the mistake and one that has not. Without a code, lists all.

        Exit status: 0 when all is well, 2 when there is no such code.
        """
}
