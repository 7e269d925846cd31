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
        case .edit(let edits):
            // An edit may take away the row that the next one is about.
            try flow.change { () throws(Interruption) in for edit in edits where isThere(edit.field) { try flow.edit([edit]) } }
        case .touch(let field): if isThere(field) { try flow.touch(field) }
        case .askAgain(let field): if isThere(field) { try flow.retry(field: field) }
        case .addRow(let list): if isThere(list) { try flow.addRow(to: list) }
        case .removeRow(let list, let index): if isThere("\(list)[\(index)]") { try flow.removeRow(at: index, of: list) }
        case .moveRow(let list, let index, let goal):
            if isThere("\(list)[\(index)]"), isThere("\(list)[\(goal)]") { try flow.moveRow(from: index, to: goal, of: list) }
        case .start(let command, let input): try flow.start(command, input)
        case .cancel(let command): try flow.cancel(command)
        case .retry(let command): try flow.retry(command)
        case .answer(let service, let answer): try flow.answer(service, answer)
        case .advance(let milliseconds): try flow.advance(by: .milliseconds(milliseconds))
        case .reset: try flow.reset()
        }
    }

    private func isThere(_ path: String) -> Bool { (try? flow.place(at: path)) != nil }

    func observe() throws -> Observation {
        var result: Observation = [("outcome", flow.outcome ?? Value.none)]
        try observe(flow, as: nil, behind: "", into: &result)
        for (index, command) in flow.program.flow.commands.enumerated() {
            let name = command.name.text
            result.append(("\(name).isExecuting", .bool(flow.commands[index].isExecuting)))
            result.append(("\(name).isEnabled", .bool(try flow.isEnabled(index))))
            result.append(("\(name).failure", flow.commands[index].error.map { .string($0) } ?? Value.none))
        }
        for service in flow.program.flow.allServices where service.signature.isAsync {
            result.append(("\(service.name).waitingCalls", .int(flow.waitingCalls(of: service.name))))
        }
        return result
    }

    /// What can be seen of a flow, or of a part or row.
    private func observe(_ flow: RunningFlow, as place: RunningFlow.Place?, behind prefix: String, into result: inout Observation) throws {
        result += [
            ("\(prefix)isValid", .bool(try flow.isValid())), ("\(prefix)errors", .array(try flow.errors().map { .string($0) })),
            ("\(prefix)isPending", .bool(try flow.isPending())),
        ]
        if let place {
            for state in [Reference.State.isActive, .error, .warning] {
                result.append(("\(prefix)\(state.rawValue)", try self.flow.value(of: state, at: place, flow.program.flow.titleRange)))
            }
        }
        for (index, field) in flow.program.flow.fields.enumerated() {
            let name = prefix + field.name.text
            if field.type == .string || field.typedAsText != nil, !field.isSetByCommands {
                result.append(("\(name).text", .string(flow.fields[index].text)))
            }
            result.append((name, try flow.value(ofField: index, false)))
            result.append(("\(name).isTouched", .bool(flow.fields[index].isTouched)))
            for state in [Reference.State.isActive, .isValid, .isPending, .error, .errors, .warning] {
                result.append(("\(name).\(state.rawValue)", try flow.value(of: state, at: .field(flow, index), field.name.range)))
            }
        }
        for (index, value) in flow.program.flow.values.enumerated() {
            result.append((prefix + value.name.text, try flow.value(ofDerived: index)))
        }
        for (number, part) in flow.program.flow.parts.enumerated() {
            let name = prefix + part.name.text
            let rows = flow.parts[number].rows
            guard part.isList else {
                try observe(rows[0], as: .part(flow, number), behind: "\(name).", into: &result)
                continue
            }
            result.append(("\(name).count", .int(rows.count)))
            for state in [Reference.State.isActive, .isValid, .isPending, .error, .errors, .warning] {
                result.append(("\(name).\(state.rawValue)", try self.flow.value(of: state, at: .part(flow, number), part.name.range)))
            }
            for (index, row) in rows.enumerated() { try observe(row, as: .row(row), behind: "\(name)[\(index)].", into: &result) }
        }
    }
}
