import FlowSpec

struct CommandEntry: Encodable, Sendable {
    struct AutomaticStartEntry: Encodable, Sendable {
        let whenChanged: [String]
        let quietTimeMilliseconds: Int64?
    }

    struct RetryEntry: Encodable, Sendable {
        let count: Int
        let delayMilliseconds: Int64?
        let doubles: Bool
    }

    let name: String
    let documentation: [String]
    let input: [NamedTypeEntry]
    let output: TypeEntry
    let enabledWhen: ExpressionEntry?
    let restartsWhileRunning: Bool
    let cancelledWhenChanged: [String]
    let automaticStart: AutomaticStartEntry?
    let timeoutMilliseconds: Int64?
    let retry: RetryEntry?
    let intervalMilliseconds: Int64?
    let failureHandlers: [FailureHandlerEntry]
    let steps: [StepEntry]
    let place: PlaceEntry
}

struct AssignmentEntry: Encodable, Sendable {
    let field: String
    let value: ExpressionEntry
}

struct FailureHandlerEntry: Encodable, Sendable {
    struct Pattern: Encodable, Sendable {
        let kind: String
        var type: TypeEntry?
        var `case`: String?
        var bindings: [String?]?
    }

    let pattern: Pattern?
    let assignments: [AssignmentEntry]
    var message: MessageEntry?
    var field: String?
    var outcome: ExpressionEntry?
}

/// A step; which keys there are depends on its kind.
struct StepEntry: Encodable, Sendable {
    struct Branch: Encodable, Sendable {
        let when: ExpressionEntry?
        let steps: [StepEntry]
    }

    let kind: String
    var field: String?
    var value: ExpressionEntry?
    var call: ExpressionEntry?
    var result: NamedTypeEntry?
    var message: MessageEntry?
    var outcome: ExpressionEntry?
    var when: ExpressionEntry?
    var branches: [Branch]?
    let place: PlaceEntry
}

extension EntryContext {
    func command(_ command: Command) -> CommandEntry {
        CommandEntry(
            name: command.name.text, documentation: command.documentation, input: command.input.map { NamedTypeEntry($0) },
            output: TypeEntry(command.output), enabledWhen: command.condition.map(expression),
            restartsWhileRunning: command.restartsWhileRunning, cancelledWhenChanged: command.cancelledWhenChanged,
            automaticStart: command.automaticStart.map {
                CommandEntry.AutomaticStartEntry(whenChanged: $0.whenChanged, quietTimeMilliseconds: $0.quietTime?.milliseconds)
            },
            timeoutMilliseconds: command.timeout?.milliseconds,
            retry: command.retry.map {
                CommandEntry.RetryEntry(count: $0.count, delayMilliseconds: $0.delay?.milliseconds, doubles: $0.doubles)
            },
            intervalMilliseconds: command.interval?.milliseconds, failureHandlers: command.failureHandlers.map(failureHandler),
            steps: command.steps.map(step), place: place(command.name.range))
    }

    private func assignment(_ assignment: Assignment) -> AssignmentEntry {
        AssignmentEntry(field: assignment.field, value: expression(assignment.value))
    }

    private func failureHandler(_ handler: FailureHandler) -> FailureHandlerEntry {
        var pattern: FailureHandlerEntry.Pattern?
        switch handler.pattern {
        case nil: break
        case .timedOut: pattern = FailureHandlerEntry.Pattern(kind: "timedOut")
        case .enumCase(let matched):
            pattern = FailureHandlerEntry.Pattern(
                kind: "case", type: TypeEntry(matched.type), case: matched.caseName, bindings: matched.bindings.map { $0?.name.text })
        }
        var entry = FailureHandlerEntry(pattern: pattern, assignments: handler.assignments.map(assignment))
        switch handler.ending {
        case .none: break
        case .outcome(let outcome): entry.outcome = expression(outcome)
        case .message(let message, let field):
            entry.message = self.message(message)
            entry.field = field
        }
        return entry
    }

    private func step(_ step: Step) -> StepEntry {
        let place = place(step.range)
        switch step.kind {
        case .assign(let assignment):
            return StepEntry(kind: "assign", field: assignment.field, value: expression(assignment.value), place: place)
        case .call(let call, let destination):
            var entry = StepEntry(kind: "call", call: expression(call), place: place)
            switch destination {
            case .nowhere: break
            case .field(let field): entry.field = field
            case .local(let name): entry.result = NamedTypeEntry(name)
            }
            return entry
        case .validates: return StepEntry(kind: "validate", place: place)
        case .fails(let message, let field, let condition):
            return StepEntry(
                kind: "fail", field: field, message: self.message(message), when: condition.map { expression($0.expression) }, place: place)
        case .goes(let outcome, let condition):
            return StepEntry(kind: "go", outcome: expression(outcome), when: condition.map { expression($0.expression) }, place: place)
        case .returns(let value): return StepEntry(kind: "return", value: expression(value), place: place)
        case .choice(let branches):
            let entries = branches.map { StepEntry.Branch(when: $0.condition.map(expression), steps: $0.steps.map(self.step)) }
            return StepEntry(kind: "choice", branches: entries, place: place)
        }
    }
}
