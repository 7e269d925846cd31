import FlowSpec

@testable import FlowInterpreter

/// The interpreter behind the same names.
@MainActor final class InterpretedFlow: Subject {
    private let flow: RunningFlow

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
        }
    }

    func observe() throws -> Observation {
        var result: Observation = [
            ("isValid", .bool(try flow.isValid())), ("errors", .array(try flow.errors().map { .string($0) })),
            ("isPending", .bool(try flow.program.waitingRules.contains { try flow.isPending($0) })),
            ("outcome", flow.outcome ?? Value.none),
        ]
        for (index, field) in flow.program.flow.fields.enumerated() {
            let name = field.name.text
            let range = field.name.range
            if field.type == .string || field.typedAsText != nil, !field.isSetByCommands {
                result.append(("\(name).text", .string(flow.fields[index].text)))
            }
            if field.typedInParts != nil {
                for state in [Reference.State.dayText, .monthText, .yearText] {
                    result.append(("\(name).\(state.rawValue)", try flow.value(of: state, ofField: index, at: range)))
                }
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
            result.append(("\(name).failure", flow.commands[index].error.map { .string($0) } ?? Value.none))
        }
        for service in flow.program.flow.services where service.signature.isAsync {
            result.append(("\(service.name).waitingCalls", .int(flow.waitingCalls(of: service.name))))
        }
        return result
    }
}
