import FlowMarkdown
import FlowSpec

/// A suite with one test a scenario. A failure is reported at the spec's own line.
struct ScenariosWriter {
    let flow: Flow
    let spelling: FlowSpelling
    let options: SwiftOptions

    var file: GeneratedFile {
        let suite = SuiteWriter(flow: flow, spelling: spelling, options: options)
        return suite.file(.scenarios, "Scenarios", title: flow.title) { writer in
            if reopens { suite.writeReopening(to: &writer) }
            var names = SuiteWriter.members
            for scenario in flow.scenarios {
                writer.blank()
                writer.comment(scenario.documentation)
                write(scenario, function: Self.functionName(for: scenario.title, among: &names), to: &writer)
            }
        }
    }

    private var reopens: Bool { (flow.setup + flow.scenarios.flatMap(\.steps)).contains { $0.kind == .reopen } }

    private func write(_ scenario: Scenario, function: String, to writer: inout SwiftWriter) {
        let title = SwiftLayout.literal(SwiftExpressionWriter.content(scenario.title))
        var parameters: [SwiftLayout] = []
        if let table = scenario.table {
            let rows = table.rows.map { row(of: $0) }
            let list = SwiftLayout.arguments(open: "[", rows, close: "]")
            writer.line(.call("@Test", [title, .labelled("arguments", .sequence([list, .text(annotation(of: table))]))]))
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

    /// The rows, with their type where the compiler would not find it: literals and cases are of many types.
    private func arguments(_ rows: [SwiftLayout], of columns: [TypedName]) -> SwiftLayout {
        let list = SwiftLayout.arguments(open: "[", rows, close: "]")
        if columns.allSatisfy({ [.string, .bool, .int].contains($0.type) }) { return list }
        let types = ["Int"] + columns.map { spelling.type($0.type) }
        return .sequence([list, .text(" as [(\(types.joined(separator: ", ")))]")])
    }

    /// `(12, "anna", true)`: the row's line, and its values.
    private func row(of row: Scenario.Table.Row) -> SwiftLayout {
        let line = flow.source.position(at: row.range.lowerBound).line
        let context = ExpressionSpelling(spelling: spelling, place: .test)
        return .arguments(open: "(", [.text("\(line)")] + row.values.map(context.layout(of:)), close: ")")
    }

    /// ` as [(Int, Invoice.Owner)]` where Swift cannot tell from the rows of what types their values are.
    private func annotation(of table: Scenario.Table) -> String {
        var needsTypes = false
        for value in table.rows.flatMap(\.values) {
            value.visit { part in
                switch part.kind {
                case .enumCase(let value) where !value.isQualified: needsTypes = true
                case .array([]): needsTypes = true
                default: break
                }
            }
        }
        return needsTypes ? " as [(\((["Int"] + table.columns.map { spelling.type($0.type) }).joined(separator: ", ")))]" : ""
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
