import FlowMarkdown
import FlowSpec

/// A suite with one test a scenario. A failure is reported at the spec's own line.
struct ScenariosWriter {
    let flow: Flow
    let spelling: FlowSpelling
    let module: String

    var file: GeneratedFile {
        GeneratedFile(name: flow.name + "Scenarios.swift", from: flow.source.path) { writer in
            let modules = ["FlowTesting", "Foundation", "Testing", module] + TestFiles.externalModules(of: flow)
            for module in Set(modules).sorted() { writer.line("import \(module)") }
            writer.blank()
            writer.line("@MainActor")
            writer.line(.call("@Suite", [.literal(SwiftExpressionWriter.content(flow.title))]))
            writer.block("final class \(flow.name)Scenarios") { writer in
                writeMembers(to: &writer)
                var names: Set<String> = []
                for scenario in flow.scenarios {
                    writer.blank()
                    writer.comment(scenario.documentation)
                    write(scenario, function: Self.functionName(for: scenario.title, among: &names), to: &writer)
                }
            }
            writer.blank()
            writer.documentation(["A place in the spec, at which a failure is reported."])
            writer.block("private func spec(_ line: Int, _ column: Int) -> SourceLocation") { writer in
                let path = SwiftExpressionWriter.literal(flow.source.path)
                writer.line(
                    .call(
                        "SourceLocation",
                        [.text("fileID: \(path)"), .text("filePath: \(path)"), "line: line", "column: column"]))
            }
        }
    }

    /// The model is made when it is first needed: services that answer at once may have been told before what they answer.
    private func writeMembers(to writer: inout SwiftWriter) {
        if spelling.hasServices { writer.line("let services = \(spelling.stub)()") }
        writer.line("let clock = TestClock()")
        let locale = SwiftExpressionWriter.literal(flow.language)
        let arguments = (!spelling.hasServices ? [] : ["services: services"]) + ["clock: clock", "locale: Locale(identifier: \(locale))"]
        writer.line(.call("lazy var model = \(spelling.viewModel)", arguments.map { .text($0) }))
    }

    private func write(_ scenario: Scenario, function: String, to writer: inout SwiftWriter) {
        let title = SwiftLayout.literal(SwiftExpressionWriter.content(scenario.title))
        var parameters: [SwiftLayout] = []
        if let table = scenario.table {
            let rows = table.rows.map { row(of: $0) }
            writer.line(.call("@Test", [title, .labelled("arguments", .arguments(open: "[", rows, close: "]"))]))
            parameters =
                ["row: Int"] + table.columns.map { .text("\(SwiftKeywords.escapedLabel($0.name.text)): \(spelling.type($0.type))") }
        } else {
            writer.line(.call("@Test", [title]))
        }
        let steps = ScenarioStepWriter(flow: flow, spelling: spelling, runsInRows: scenario.table != nil)
        let head = SwiftLayout.sequence([.call("func \(function)", parameters), " async throws"])
        writer.block(head) { writer in
            for step in flow.setup + scenario.steps { steps.write(step, to: &writer) }
        }
    }

    /// `(12, "anna", true)`: the row's line, and its values.
    private func row(of row: Scenario.Table.Row) -> SwiftLayout {
        let line = flow.source.position(at: row.range.lowerBound).line
        let context = ExpressionSpelling(spelling: spelling, place: .test)
        return .arguments(open: "(", [.text("\(line)")] + row.values.map(context.layout(of:)), close: ")")
    }

    /// A test's name from its heading: the ASCII words in lowerCamelCase, with a number where two are alike.
    private static func functionName(for title: String, among names: inout Set<String>) -> String {
        let words = title.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.map(String.init)
        var name = words.enumerated().map {
            $0.offset == 0 ? $0.element.lowercased() : $0.element.prefix(1).uppercased() + $0.element.dropFirst()
        }
        .joined()
        if name.isEmpty { name = "scenario" }
        if name.first?.isNumber == true { name = "scenario" + name }
        var candidate = name
        var number = 2
        while SwiftKeywords.reserved.contains(candidate) || !names.insert(candidate).inserted {
            candidate = "\(name)\(number)"
            number += 1
        }
        return candidate
    }
}
