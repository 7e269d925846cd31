import FlowMarkdown
import FlowSpec

/// A suite with one test a rule or condition, whose arguments are the values at its boundaries.
struct BoundariesWriter {
    let flow: Flow
    let boundaries: FlowBoundaries
    let spelling: FlowSpelling
    let options: SwiftOptions

    /// Names that the tests need themselves, beside those that no field can have.
    private static let reserved = SuiteWriter.members.union(["fillIn"])

    var file: GeneratedFile {
        let suite = SuiteWriter(flow: flow, spelling: spelling, options: options)
        return suite.file(.boundaries, "Boundaries", title: "\(flow.title): boundaries") { writer in
            if beginsWithStart {
                writer.blank()
                writeStart(to: &writer)
            }
            var names = Self.reserved
            for table in boundaries.tables {
                writer.blank()
                write(table, function: functionName(of: table.subject, among: &names), to: &writer)
            }
        }
    }

    private var beginsWithStart: Bool { !boundaries.start.isEmpty || boundaries.showing != nil }

    private func writeStart(to writer: inout SwiftWriter) {
        let effect = boundaries.startIsValid ? "every rule hold" : "as many rules hold as possible"
        let errors = boundaries.showing == nil ? "" : " Errors show from then on."
        writer.documentation(["Makes \(effect), so that what a test changes decides.\(errors)"])
        writer.block("func fillIn()") { writer in
            if case .beforeStart(let command) = boundaries.showing { writer.line(Self.start(of: command)) }
            if !boundaries.start.isEmpty { steps.write(boundaries.start, to: &writer) }
            if case .behindStart(let command) = boundaries.showing { writer.line(Self.start(of: command)) }
        }
    }

    private static func start(of command: String) -> String { "model.\(SwiftKeywords.escapedMember(command)).start()" }

    private var steps: ScenarioStepWriter { ScenarioStepWriter(flow: flow, spelling: spelling, runsInRows: false) }

    // MARK: A test

    private func write(_ table: BoundaryTable, function: String, to writer: inout SwiftWriter) {
        let cells = BoundaryCells(spelling: spelling, table: table)
        writer.line(.call("@Test", [.literal(SwiftExpressionWriter.content(title(of: table))), .labelled("arguments", cells.layout)]))
        let names = table.columns.map { parameter(of: $0) }
        let result = resultName(of: table, beside: names)
        let parameters = zip(names, table.columns).map { "\(SwiftKeywords.escapedLabel($0)): \(spelling.type($1.type))" }
        let all = (parameters + ["\(result): \(spelling.type(table.resultType))"]).map { SwiftLayout.text($0) }
        let asks = if case .answers = table.subject { true } else { false }
        writer.block(.sequence([.call("func \(function)", all), asks ? " async" : ""])) { writer in
            if asks { writeAnswers(table, to: &writer) }
            if beginsWithStart { writer.line("fillIn()") }
            let edits = table.context.map(renamed) + zip(names, table.columns).compactMap { edit(of: $1, by: $0, at: table.range) }
            if !edits.isEmpty { steps.write(edits, to: &writer) }
            if case .answers(let rule) = table.subject { writeQuietTime(rule, table, to: &writer) }
            for expectation in table.expectations {
                expect(condition(expectation, result), at: table.range, to: &writer)
            }
        }
    }

    private func parameter(of column: BoundaryTable.Column) -> String { Self.parameter(for: column.name) }

    private static func parameter(for name: String) -> String { reserved.contains(name) ? name + "Value" : name }

    /// What a field takes over from a column is the parameter's value.
    private func renamed(_ edit: ScenarioStep.Edit) -> ScenarioStep.Edit {
        guard case .reference(let reference, let readsAsNil) = edit.value.kind, case .name(let name)? = reference.path.first,
            Self.reserved.contains(name)
        else { return edit }
        let parameter = Reference(reference.kind, path: [.name(Self.parameter(for: name))])
        let value = TypedExpression(.reference(parameter, readsAsNilWhenInactive: readsAsNil), edit.value.type, at: edit.value.range)
        return ScenarioStep.Edit(field: edit.field, isText: edit.isText, value: value)
    }

    /// The column's edit: its value is that of the test's parameter.
    private func edit(of column: BoundaryTable.Column, by name: String, at range: SourceRange) -> ScenarioStep.Edit? {
        let value = TypedExpression(
            .reference(Reference(.local(.scenarioValue), path: [.name(name)]), readsAsNilWhenInactive: false), column.type, at: range)
        switch column.source {
        case .value(let field): return ScenarioStep.Edit(field: field, isText: false, value: value)
        case .text(let field): return ScenarioStep.Edit(field: field, isText: true, value: value)
        case .answer: return nil
        }
    }

    /// The services are told before what they answer when they are asked.
    private func writeAnswers(_ table: BoundaryTable, to writer: inout SwiftWriter) {
        for column in table.columns {
            guard let stub = stub(of: column), let service = flow.services.first(where: { $0.name == column.name }) else { continue }
            let parameter = SwiftKeywords.escaped(parameter(of: column))
            let returns = SwiftLayout.text("await \(stub).returns(\(parameter))")
            guard let error = flow.typeTable.errorForTests(of: service.signature) else {
                writer.line(returns)
                continue
            }
            var thrown: [SwiftLayout] = []
            if case .value(let value) = error { thrown = [ExpressionSpelling(spelling: spelling, place: .test).layout(of: value)] }
            writer.line(
                .block(
                    .text("if let \(parameter) {"), [returns],
                    close: .block("} else {", [.call("await \(stub).throws", thrown)], close: "}")))
        }
    }

    /// The stub of the service whose answer the column is.
    private func stub(of column: BoundaryTable.Column) -> String? {
        guard case .answer(let name) = column.source else { return nil }
        return flow.services.first { $0.name == name }.map { "services." + StubWriter.stubName(of: $0.signature) }
    }

    /// While the quiet time passes, nobody is asked, and the answer is missing.
    private func writeQuietTime(_ rule: Int, _ table: BoundaryTable, to writer: inout SwiftWriter) {
        let rule = flow.validations.rules[rule]
        guard let quietTime = rule.quietTime, let field = rule.fields.first else { return writer.line("await settle()") }
        let moment = Duration.milliseconds(1)
        if quietTime > moment { writer.line("await clock.advance(by: \(FlowSpelling.duration(quietTime - moment)))") }
        expect(.text("model.\(SwiftKeywords.escapedMember(field)).isPending"), at: table.range, to: &writer)
        if let stub = stub(of: table.columns[0]) { expect(.text("\(stub).calls.isEmpty"), at: table.range, to: &writer) }
        writer.line("await clock.advance(by: \(FlowSpelling.duration(moment)))")
    }

    // MARK: Expectations

    private func expect(_ condition: SwiftLayout, at range: SourceRange, to writer: inout SwiftWriter) {
        writer.line(.call("#expect", [condition, .text("sourceLocation: \(SuiteWriter.place(range, in: flow))")]))
    }

    private func condition(_ expectation: BoundaryTable.Expectation, _ result: String) -> SwiftLayout {
        switch expectation {
        case .error(let message, let field):
            return .chain(operator: "==", [contains(message, "model.\(SwiftKeywords.escapedMember(field)).errors"), .text("!\(result)")])
        case .errorOfFlow(let message): return .chain(operator: "==", [contains(message, "model.errors"), .text("!\(result)")])
        case .warning(let message, let field):
            let warning = "model.\(SwiftKeywords.escapedMember(field)).warning"
            let says = SwiftLayout.chain(operator: "==", [.text(warning), .literal(SwiftExpressionWriter.content(message))])
            return .chain(operator: "==", [.arguments(open: "(", [says], close: ")"), .text("!\(result)")])
        case .isValid: return .chain(operator: "==", ["model.isValid", .text(result)])
        case .staysValid: return "model.isValid"
        case .equals(let reference):
            let read = TypedExpression(.reference(reference, readsAsNilWhenInactive: false), .unknown, at: flow.titleRange)
            return .chain(operator: "==", [ExpressionSpelling(spelling: spelling, place: .test).layout(of: read), .text(result)])
        }
    }

    private func contains(_ message: String, _ messages: String) -> SwiftLayout {
        .call("\(messages).contains", [.literal(SwiftExpressionWriter.content(message))])
    }

    // MARK: Names

    private func title(of table: BoundaryTable) -> String {
        let text = flow.source.text(of: table.range).words.joined(separator: " ")
        return switch table.subject {
        case .entry(let field): "What is entered into \(flow.fields[field].name.text)"
        case .reading(let field): "What can be read as \(flow.fields[field].name.text)"
        case .activity(let field): "\(flow.fields[field].name.text), only when \(text)"
        case .value(let value):
            switch flow.values[value].definition {
            case .expression: "\(flow.values[value].name.text) = \(text)"
            case .byCase: "\(flow.values[value].name.text), by \(text)"
            }
        case .rule, .answers: text
        case .enabled(let command): "\(flow.commands[command].name.text), enabled when \(text)"
        }
    }

    private func functionName(of subject: BoundaryTable.Subject, among names: inout Set<String>) -> String {
        let base =
            switch subject {
            case .entry(let field): flow.fields[field].name.text + "Entry"
            case .reading(let field): flow.fields[field].name.text + "Reading"
            case .activity(let field): flow.fields[field].name.text + "Activity"
            case .value(let value): flow.values[value].name.text + "Value"
            case .rule(let rule): (flow.validations.rules[rule].fields.first ?? "flow") + "Rule"
            case .answers(let rule): (flow.validations.rules[rule].fields.first ?? "flow") + "Answers"
            case .enabled(let command): flow.commands[command].name.text + "Enabling"
            }
        var name = base
        var number = 2
        while !names.insert(name).inserted {
            name = "\(base)\(number)"
            number += 1
        }
        return name
    }

    private func resultName(of table: BoundaryTable, beside names: [String]) -> String {
        let name =
            switch table.subject {
            case .entry: "value"
            case .reading: "isRead"
            case .activity: "isActive"
            case .value: "value"
            case .rule, .answers:
                if case .equals(let reference)? = table.expectations.first { reference.state?.rawValue ?? "value" } else { "holds" }
            case .enabled: "isEnabled"
            }
        return [name, "expected", "expectedResult"].first { !names.contains($0) } ?? "expectedResult\(names.count)"
    }
}
