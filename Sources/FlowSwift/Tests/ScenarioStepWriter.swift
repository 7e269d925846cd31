import FlowMarkdown
import FlowSpec

/// A scenario's step as the statements of a test.
struct ScenarioStepWriter {
    let flow: Flow
    let spelling: FlowSpelling
    /// Whether the steps run for each row of a table, whose line is then part of a failure.
    let runsInRows: Bool

    func write(_ step: ScenarioStep, to writer: inout SwiftWriter) {
        switch step.kind {
        case .set(let edits): write(edits, to: &writer)
        case .add(let list, let edits): add(to: list, edits, at: step.range, to: &writer)
        case .remove(let list, let index):
            requireRow(index, of: list, at: step.range, to: &writer)
            writer.line("\(member(list)).remove(at: \(index))")
        case .move(let list, let index, let goal):
            requireRow(max(index, goal), of: list, at: step.range, to: &writer)
            writer.line("\(member(list)).move(from: \(index), to: \(goal))")
        case .run(let command, let input, let answers):
            answer(answers, to: &writer)
            expectSuccess(.sequence(["try await ", call("\(member(command)).runToEnd", input)]), at: step, to: &writer)
        case .start(let command, let input):
            expect(call("\(member(command)).start", input), at: step.range, to: &writer)
        case .answer(let answer): self.answer([answer], to: &writer)
        case .after(let duration): writer.line("await clock.advance(by: \(FlowSpelling.duration(duration)))")
        case .undo:
            expect("model.canUndo", at: step.range, to: &writer)
            writer.line("model.undo()")
        case .redo:
            expect("model.canRedo", at: step.range, to: &writer)
            writer.line("model.redo()")
        case .reopen: writer.line("try reopen()")
        case .next: expect("model.steps.next()", at: step.range, to: &writer)
        case .back: expect("model.steps.back()", at: step.range, to: &writer)
        case .go(let target): expect(.text("model.steps.go(to: .\(SwiftKeywords.escapedMember(target)))"), at: step.range, to: &writer)
        case .expectNextFailure(let messages):
            expect("!model.steps.next()", at: step.range, to: &writer)
            if let messages {
                let shown = SwiftLayout.chain(operator: "==", ["model.steps[model.steps.current].errors", context.layout(of: messages)])
                expect(shown, at: messages.range, to: &writer)
            }
        case .expect(let expression):
            // One expectation for each side of `&&`, so that a failure says which of them does not hold.
            for operand in ExpressionSpelling.operands(of: expression, .and) {
                expect(context.layout(of: operand), at: operand.range, to: &writer)
            }
        case .expectOutcome(let outcome):
            expect(.chain(operator: "==", ["model.outcomes.latest", context.layout(of: outcome)]), at: outcome.range, to: &writer)
        case .expectFailure(let command, let input, let messages, let answers):
            answer(answers, to: &writer)
            guard let messages else {
                let call = SwiftLayout.sequence(["try await ", call("\(member(command)).messagesOfFailure", input)])
                expectSuccess(call, at: step, to: &writer)
                return
            }
            let failure = SwiftLayout.call("CommandTestError.failed", [context.layout(of: messages)])
            expect(failure, of: .sequence(["try await ", call("\(member(command)).runToEnd", input)]), at: messages.range, to: &writer)
        }
    }

    private var context: ExpressionSpelling { ExpressionSpelling(spelling: spelling, place: .test) }

    private func member(_ path: String) -> String { FlowSpelling.path(path, in: "model") }

    private func place(_ range: SourceRange) -> String { SuiteWriter.place(range, in: flow) }

    /// What is said of a failure in addition: the row of the table.
    private var rowComment: [SwiftLayout] { runsInRows ? ["\"for the row in line \\(row)\""] : [] }

    private func expect(_ condition: SwiftLayout, at range: SourceRange, to writer: inout SwiftWriter) {
        writer.line(.call("#expect", [condition] + rowComment + [.text("sourceLocation: \(place(range))")]))
    }

    private func expectSuccess(_ call: SwiftLayout, at step: ScenarioStep, to writer: inout SwiftWriter) {
        expect("Never.self", of: call, at: step.range, to: &writer)
    }

    /// Expects the call to throw this.
    private func expect(_ error: SwiftLayout, of call: SwiftLayout, at range: SourceRange, to writer: inout SwiftWriter) {
        let arguments = [.labelled("throws", error)] + rowComment + [.text("sourceLocation: \(place(range))")]
        writer.line(.sequence([.call("await #expect", arguments), " ", .closure(parameters: [], [call])]))
    }

    func write(_ edits: [ScenarioStep.Edit], to writer: inout SwiftWriter) {
        if edits.count == 1 {
            writer.line(statement(edits[0], in: "model"))
        } else {
            writer.line(.block("model.update {", edits.map { statement($0, in: "$0") }, close: "}"))
        }
    }

    /// - Parameter list: The list in whose row the edit's path begins.
    private func statement(_ edit: ScenarioStep.Edit, in receiver: String, rowOf list: String? = nil) -> SwiftLayout {
        let field = spelling.field(at: list.map { "\($0)[0].\(edit.field)" } ?? edit.field)
        let part = edit.part.map { $0.rawValue + "." } ?? ""
        let property = part + (edit.isText || field?.normalizations.isEmpty == false ? "text" : "value")
        return .sequence([.text("\(FlowSpelling.path(edit.field, in: receiver)).\(property) = "), context.layout(of: edit.value)])
    }

    private func add(to list: String, _ edits: [ScenarioStep.Edit], at range: SourceRange, to writer: inout SwiftWriter) {
        if spelling.part(at: list)?.maximumCount != nil { expect(.text("\(member(list)).canAdd"), at: range, to: &writer) }
        guard !edits.isEmpty else { return writer.line("\(member(list)).add()") }
        let statements = edits.map { statement($0, in: "$0", rowOf: list) }
        writer.line(
            statements.count == 1
                ? .sequence([.text("\(member(list)).add "), .closure(parameters: [], statements)])
                : .block(.text("\(member(list)).add {"), statements, close: "}"))
    }

    /// A row that is not there would stop the tests.
    private func requireRow(_ index: Int, of list: String, at range: SourceRange, to writer: inout SwiftWriter) {
        let condition = SwiftLayout.text("\(member(list)).count > \(index)")
        writer.line(.call("try #require", [condition] + rowComment + [.text("sourceLocation: \(place(range))")]))
    }

    private func answer(_ answers: [ScenarioStep.Answer], to writer: inout SwiftWriter) {
        for answer in answers {
            guard let service = flow.allServices.first(where: { $0.name == answer.service }) else { continue }
            let stub = "services." + StubWriter.stubName(of: service.signature)
            let effect = service.signature.isAsync ? "await " : ""
            switch answer.result {
            case .returns(let value):
                writer.line(.call("\(effect)\(stub).returns", value.map { [context.layout(of: $0)] } ?? []))
            case .throws(let error):
                writer.line(.call("\(effect)\(stub).throws", error.map { [context.layout(of: $0)] } ?? []))
            }
        }
    }

    /// The call with a command's input: a value, or a tuple of several.
    private func call(_ head: String, _ input: [TypedExpression]) -> SwiftLayout {
        let values = input.map(context.layout(of:))
        return .call(head, values.count > 1 ? [.arguments(open: "(", values, close: ")")] : values)
    }
}
