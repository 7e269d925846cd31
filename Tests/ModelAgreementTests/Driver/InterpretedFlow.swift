import FlowRuntime
import FlowSpec

@testable import FlowInterpreter

/// The interpreter behind the same names.
@MainActor final class InterpretedFlow: Subject {
    private var flow: RunningFlow
    private var draft: Draft?

    init(_ program: FlowProgram) throws {
        flow = try RunningFlow(program)
    }

    func perform(_ action: Action) throws {
        switch action {
        case .edit(let edits): try flow.edit(edits)
        case .touch(let field): try flow.touch(field)
        case .askAgain(let field): try flow.retry(field: field)
        case .start(let command, let input): try flow.start(command, input)
        case .cancel(let command): try flow.cancel(command)
        case .retry(let command): try flow.retry(command)
        case .answer(let service, let answer): try flow.answer(service, answer)
        case .advance(let milliseconds): try flow.advance(by: .milliseconds(milliseconds))
        case .reset: try flow.reset()
        case .undo: try flow.undo()
        case .redo: try flow.redo()
        case .reopen: flow = try flow.reopened()
        case .keepDraft: draft = flow.draft
        case .restoreDraft: if let draft { _ = try flow.restore(draft).get() }
        }
    }

    func observe() throws -> Observation {
        var result: Observation = [
            ("isValid", .bool(try flow.isValid())), ("errors", .array(try flow.errors().map { .string($0) })),
            ("isPending", .bool(try flow.program.waitingRules.contains { try flow.isPending($0) })),
            ("outcome", flow.outcome ?? Value.none),
        ]
        if flow.program.flow.undoLimit != nil {
            let place = flow.program.flow.titleRange
            for state in [Reference.State.canUndo, .canRedo] {
                result.append((state.rawValue, try flow.state(of: Reference(.flow, state: state), at: place)))
            }
        }
        if !flow.program.flow.restoredFields.isEmpty { result.append(("draft", .string(flow.draft.description))) }
        for (index, field) in flow.program.flow.fields.enumerated() {
            let name = field.name.text
            let range = field.name.range
            if field.type == .string || field.typedAsText != nil, !field.isSetByCommands {
                result.append(("\(name).text", .string(flow.fields[index].text)))
            }
            result.append((name, try flow.value(ofField: index, false)))
            result.append(("\(name).isTouched", .bool(flow.fields[index].isTouched)))
            for state in [Reference.State.isActive, .isValid, .isPending, .error, .errors, .warning] {
                result.append(("\(name).\(state.rawValue)", try flow.value(of: state, ofField: index, at: range)))
            }
        }
        for (index, value) in flow.program.flow.values.enumerated() {
            result.append((value.name.text, try flow.value(ofDerived: index)))
        }
        for (index, command) in flow.program.flow.commands.enumerated() {
            let name = command.name.text
            result.append(("\(name).isExecuting", .bool(flow.commands[index].isExecuting)))
            result.append(("\(name).isEnabled", .bool(try flow.isEnabled(index))))
            let reasons = try flow.reasonsForBeingDisabled(name).map { Value.string($0.message) }
            result.append(("\(name).reasonsForBeingDisabled", .array(reasons)))
            result.append(("\(name).failure", flow.commands[index].error.map { .string($0) } ?? Value.none))
        }
        for service in flow.program.flow.services where service.signature.isAsync {
            result.append(("\(service.name).waitingCalls", .int(flow.waitingCalls(of: service.name))))
        }
        return result
    }
}
