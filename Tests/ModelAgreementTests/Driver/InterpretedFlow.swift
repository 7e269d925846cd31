import FlowRuntime
import FlowSpec

@testable import FlowInterpreter

/// The interpreter behind the same names.
@MainActor final class InterpretedFlow: Subject {
    private var flow: RunningFlow
    private let observer: FlowObserver
    private var draft: Draft?

    init(_ program: FlowProgram) throws {
        flow = try RunningFlow(program)
        observer = FlowObserver(program)
    }

    func perform(_ action: FlowAction) throws {
        switch action {
        case .reopen: flow = try flow.reopened()
        case .keepDraft: draft = flow.draft
        case .restoreDraft: if let draft { _ = try flow.restore(draft).get() }
        default: try flow.perform(action)
        }
    }

    /// What an `expect` can read, and what only an app sees.
    func observe() throws -> Observation {
        var result: Observation = try observer.observation(of: flow)
        result.append(("isPending", .bool(try flow.isPending())))
        if flow.program.flow.outcomes.isEmpty { result.append(("outcome", .none)) }
        if flow.program.flow.isDraftable { result.append(("draft", .string(flow.draft.description))) }
        addTouched(flow, behind: "", to: &result)
        for (index, command) in flow.program.flow.commands.enumerated() {
            result.append(("\(command.name.text).failure", flow.commands[index].error.map { .string($0) } ?? Value.none))
        }
        for service in flow.program.flow.allServices where service.signature.isAsync {
            result.append(("\(service.name).waitingCalls", .int(flow.waitingCalls(of: service.name))))
        }
        return result
    }

    private func addTouched(_ flow: RunningFlow, behind prefix: String, to result: inout Observation) {
        for (index, field) in flow.program.flow.fields.enumerated() {
            result.append(("\(prefix)\(field.name.text).isTouched", .bool(flow.fields[index].isTouched)))
        }
        for (number, part) in flow.program.flow.parts.enumerated() {
            for (index, row) in flow.parts[number].rows.prefix(FlowObserver.rowCount).enumerated() {
                addTouched(row, behind: "\(prefix)\(part.name.text)\(part.isList ? "[\(index)]" : "").", to: &result)
            }
        }
    }
}
