import FlowSpec

extension MutationMaker {
    /// What a command does about failures: a handler is left out, stands before the one above it, or does something else.
    func handlers(of command: Command) -> [Mutation<Command>] {
        let handlers = command.failureHandlers
        var result: [Mutation<[FailureHandler]>] = []
        for index in handlers.indices {
            var others = handlers
            let handler = others.remove(at: index)
            result.append(Mutation(.omission, handler.range, .leftOut, others))
            // Handlers of different failures may stand in any order.
            if index > 0, handlers[index - 1].pattern == nil || handler.pattern == nil {
                var swapped = handlers
                swapped.swapAt(index - 1, index)
                result.append(Mutation(.order, handler.range, .movedUp, swapped))
            }
            result += mutations(of: handler).map { $0.inside(handlers, \.[index]) }
        }
        return result.map { $0.inside(command, \.failureHandlers) }
    }

    private func mutations(of handler: FailureHandler) -> [Mutation<FailureHandler>] {
        var result: [Mutation<FailureHandler>] = []
        for (index, assignment) in handler.assignments.enumerated() {
            var others = handler.assignments
            others.remove(at: index)
            // Alone it is the handler.
            if handler.assignments.count > 1 || handler.ending != .none {
                result.append(Mutation(.omission, assignment.range, .leftOut, others).inside(handler, \.assignments))
            }
            result += mutations(ofAssigned: assignment).map { $0.inside(handler, \.assignments[index]) }
        }
        switch handler.ending {
        case .message(let message, let field?):
            if let place = handler.fieldRange {
                result.append(Mutation(.field, place, .leftOut, .message(message, field: nil)).inside(handler, \.ending))
                if let other = fieldAfter(field) {
                    result.append(
                        Mutation(.field, place, .replaced(by: "`\(other)`"), .message(message, field: other)).inside(handler, \.ending))
                }
            }
        case .outcome(let outcome): result += outcomes(of: outcome).map { $0.map { .outcome($0) }.inside(handler, \.ending) }
        case .message, .none: break
        }
        return result
    }

    /// What is assigned becomes something else.
    func mutations(ofAssigned assignment: Assignment) -> [Mutation<Assignment>] {
        mutations(ofValue: assignment.value).map { $0.inside(assignment, \.value) }
    }

    /// The field that stands behind this one, or the first.
    func fieldAfter(_ field: String) -> String? {
        guard flow.fields.count > 1, let index = flow.fields.firstIndex(where: { $0.name.text == field }) else { return nil }
        return flow.fields[(index + 1) % flow.fields.count].name.text
    }
}
