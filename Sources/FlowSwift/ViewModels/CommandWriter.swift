import FlowSpec

/// What a command does, as the call of `performs(on:)`: a closure for each stretch between two services, each one change.
struct CommandWriter {
    let command: Command
    let flow: Flow
    let spelling: FlowSpelling
    /// Names that are in use somewhere in the command.
    private let taken: Set<String>

    /// What comes behind some steps.
    private struct Continuation {
        enum Kind {
            /// The end of the command.
            case end
            /// A local function with the steps that branches have in common.
            case function(String)
            /// The statements that follow.
            case fallThrough
        }

        var kind: Kind
        /// The names of the functions around the steps.
        var functions: Set<String> = []
    }

    init(command: Command, flow: Flow, spelling: FlowSpelling) {
        self.command = command
        self.flow = flow
        self.spelling = spelling
        taken = Set(
            ["model", "change", "services", "error", "input"] + command.input.map(\.name.text) + command.steps.flatMap(\.localNames))
    }

    var layout: SwiftLayout {
        let name = SwiftKeywords.escaped(command.name.text)
        let statements = statements(command.steps[...], then: Continuation(kind: .end))
        let parameters = Self.parameters(for: statements) + inputParameters
        var parts: [SwiftLayout] = [.text("\(name).performs(on: self) "), Self.closure(parameters, statements)]
        if !command.failureHandlers.isEmpty { parts += [" onFailure: ", failureClosure] }
        return .sequence(parts)
    }

    /// The closure's parameter for what the command takes: a single value by its name, several as one tuple.
    private var inputParameters: [String] {
        switch command.input.count {
        case 0: []
        case 1: [SwiftKeywords.escaped(command.input[0].name.text)]
        default: ["input"]
        }
    }

    // MARK: Steps

    private func statements(_ steps: ArraySlice<Step>, then continuation: Continuation) -> [SwiftLayout] {
        var result: [SwiftLayout] = []
        for (index, step) in zip(steps.indices, steps) {
            let rest = steps[(index + 1)...]
            switch step.kind {
            case .assign(let assignment):
                let value = context.layout(of: assignment.value)
                result.append(context.located(set(assignment.field, to: value), by: [assignment.value]))
            case .call(let call, let destination):
                guard call.isAsync || call.canThrow else {
                    result.append(context.located(plain(call, to: destination, then: rest), by: [call]))
                    continue
                }
                return result + waiting(call, to: destination, then: rest, continuation)
            case .validates(let path):
                let inner = statements(rest, then: continuation)
                let some = path.map { "(\(spelling.markable($0, in: "model")))" } ?? ""
                return result + [.sequence([.text("return .validates\(some) "), Self.closure(Self.parameters(for: inner), inner)])]
            case .fails(let message, let field, let condition):
                var arguments = [context.layout(of: message)]
                if let field { arguments.append(.text("on: \(spelling.markable(field, in: "model"))")) }
                result.append(ending(.call("return .fails", arguments), when: condition, message.expressions, then: rest))
            case .goes(let outcome, let condition):
                let end = SwiftLayout.call("return .goes", [.labelled("to", context.layout(of: outcome))])
                result.append(ending(end, when: condition, [outcome], then: rest))
            case .returns(let value):
                result.append(context.located(.call("return .returns", [context.layout(of: value)]), by: [value]))
            case .choice(let branches):
                if branches.contains(where: \.steps.wait) {
                    return result + dividing(branches, then: rest, continuation)
                }
                result.append(choice(branches, then: Continuation(kind: .fallThrough)))
            }
        }
        return Array(steps).alwaysEnd ? result : result + tail(continuation)
    }

    private func tail(_ continuation: Continuation) -> [SwiftLayout] {
        switch continuation.kind {
        case .end: ["return .done"]
        case .function(let name): [.text("return \(name)(model, change)")]
        case .fallThrough: []
        }
    }

    private func set(_ field: String, to value: SwiftLayout) -> SwiftLayout {
        .call("change.set", [.text(FlowSpelling.path(field, in: "model")), .labelled("to", value)])
    }

    /// A service that answers at once.
    private func plain(_ call: TypedExpression, to destination: Step.Destination, then rest: ArraySlice<Step>) -> SwiftLayout {
        switch destination {
        case .field(let field): set(field, to: context.layout(of: call))
        case .local(let local) where rest.expressions.read(local: local.name.text):
            .sequence([.text("let \(SwiftKeywords.escaped(local.name.text)) = "), context.layout(of: call)])
        case .local, .nowhere:
            call.type == .void ? context.layout(of: call) : .sequence(["_ = ", context.layout(of: call)])
        }
    }

    /// A service that is waited for. What its arguments read of the model is read before, for the model is not kept while it is waited.
    private func waiting(
        _ call: TypedExpression, to destination: Step.Destination, then rest: ArraySlice<Step>, _ continuation: Continuation
    ) -> [SwiftLayout] {
        guard case .serviceCall(let service, let arguments) = call.kind else { return [] }
        var before: [SwiftLayout] = []
        var names = taken
        var given: [SwiftLayout] = []
        for (argument, parameter) in zip(arguments, service.parameters) {
            var value = context.layout(of: argument.value)
            if ReadSource.sources(of: [argument.value]).isEmpty == false {
                let name = Self.unused(parameter.label ?? parameter.name.text, among: &names)
                let statement = SwiftLayout.sequence([.text("let \(SwiftKeywords.escaped(name)) = "), value])
                before.append(context.located(statement, by: [argument.value]))
                value = .text(SwiftKeywords.escaped(name))
            }
            given.append(argument.label.map { .labelled(SwiftKeywords.escapedLabel($0), value) } ?? value)
        }
        let effects = (call.canThrow ? "try " : "") + (call.isAsync ? "await " : "")
        let work = SwiftLayout.call("\(effects)services.\(SwiftKeywords.escapedMember(service.name.text))", given)
        var following = statements(rest, then: continuation)
        var result = "_"
        switch destination {
        case .nowhere: break
        case .local(let local): if rest.expressions.read(local: local.name.text) { result = SwiftKeywords.escaped(local.name.text) }
        case .field(let field):
            result = Self.unused("result", among: &names)
            following.insert(set(field, to: .text(result)), at: 0)
        }
        let then = Self.closure(Self.parameters(for: following) + [result], following)
        return before + [.sequence(["return .call ", .closure(parameters: [], [work]), " then: ", then])]
    }

    private func ending(
        _ end: SwiftLayout, when condition: Step.EndingCondition?, _ expressions: [TypedExpression], then rest: ArraySlice<Step>
    ) -> SwiftLayout {
        let end = context.located(end, by: expressions)
        guard let condition else { return end }
        if let unwraps = condition.unwraps, rest.expressions.read(local: unwraps.name.text) {
            return .block(.text("guard let \(SwiftKeywords.escaped(unwraps.name.text)) else {"), [end], close: "}")
        }
        let block = SwiftLayout.block(.sequence(["if ", context.asCondition.layout(of: condition.expression), " {"]), [end], close: "}")
        return context.located(block, by: [condition.expression])
    }

    private func choice(_ branches: [Step.Branch], then continuation: Continuation) -> SwiftLayout {
        var layout: SwiftLayout = "}"
        for (index, branch) in branches.enumerated().reversed() {
            let opening = index > 0 ? "} else " : ""
            let head: SwiftLayout =
                branch.condition.map { .sequence([.text(opening + "if "), context.asCondition.layout(of: $0), " {"]) }
                ?? .text(opening + "{")
            layout = .block(head, statements(branch.steps[...], then: continuation), close: layout)
        }
        return layout
    }

    /// Branches of which one waits: what follows them is a function that each of them goes on with.
    private func dividing(_ branches: [Step.Branch], then rest: ArraySlice<Step>, _ continuation: Continuation) -> [SwiftLayout] {
        var result: [SwiftLayout] = []
        var next = continuation
        if !rest.isEmpty {
            var names = taken.union(continuation.functions)
            let name = Self.unused("proceed", among: &names)
            var continuation = continuation
            continuation.functions.insert(name)
            let type = "FlowStep<\(spelling.viewModel), \(spelling.type(command.output))>"
            let following = statements(rest, then: continuation)
            let parameters = zip(Self.parameters(for: following), [("model", spelling.viewModel), ("change", "FlowChange")])
                .map { used, parameter in SwiftLayout.text(used == "_" ? "_: \(parameter.1)" : "_ \(parameter.0): \(parameter.1)") }
            result.append(
                .block(
                    .sequence([.call("@MainActor func \(name)", parameters), .text(" -> \(type) {")]),
                    following.count == 1 ? following.map { $0.withoutReturn ?? $0 } : following,
                    close: "}"))
            next = Continuation(kind: .function(name), functions: continuation.functions)
        }
        result.append(choice(branches, then: next))
        return branches.last?.condition == nil ? result : result + tail(next)
    }

    // MARK: Failures

    private var failureClosure: SwiftLayout {
        let handlers = command.failureHandlers
        var statements: [SwiftLayout] = []
        for handler in handlers {
            guard let pattern = handler.pattern else {
                statements += self.statements(of: handler)
                break
            }
            let condition =
                switch pattern {
                case .timedOut: "error is CommandTimeout"
                case .enumCase(let enumCase):
                    "case \(CasePatternText.text(enumCase.caseName, handler.expressions.bindings(enumCase.bindings), of: spelling.type(enumCase.type))) = error"
                }
            statements.append(.block(.text("if \(condition) {"), self.statements(of: handler), close: "}"))
        }
        if handlers.allSatisfy({ $0.pattern != nil }) { statements.append("return .unhandled") }
        let readsError = handlers.contains { $0.pattern != nil }
        let parameters = Self.parameters(for: statements) + inputParameters
        return Self.closure(parameters + [readsError ? "error" : "_"], statements)
    }

    private func statements(of handler: FailureHandler) -> [SwiftLayout] {
        let assignments = handler.assignments.map { set($0.field, to: context.layout(of: $0.value)) }
        switch handler.ending {
        case .message(let message, let field):
            var arguments = [context.layout(of: message)]
            if let field { arguments.append(.text("on: \(spelling.markable(field, in: "model"))")) }
            return assignments + [.call("return .failed", arguments)]
        case .outcome(let outcome):
            return assignments + [.call("return .goes", [.labelled("to", context.layout(of: outcome))])]
        case .none: return assignments + ["return .unhandled"]
        }
    }

    // MARK: Text

    private var context: ExpressionSpelling { ExpressionSpelling(spelling: spelling, place: .command(takesTuple: command.input.count > 1)) }

    /// `model, change`, or `_` for what the statements do not use.
    private static func parameters(for statements: [SwiftLayout]) -> [String] {
        ["model", "change"].map { name in statements.contains { $0.uses(name) } ? name : "_" }
    }

    /// A closure whose only statement needs no `return`.
    private static func closure(_ parameters: [String], _ statements: [SwiftLayout]) -> SwiftLayout {
        guard statements.count == 1, let only = statements[0].withoutReturn else { return .closure(parameters: parameters, statements) }
        return .closure(parameters: parameters, [only])
    }

    private static func unused(_ name: String, among names: inout Set<String>) -> String {
        var candidate = name
        var number = 2
        while !names.insert(candidate).inserted {
            candidate = "\(name)\(number)"
            number += 1
        }
        return candidate
    }
}

extension Step {
    /// The names that service results get, in the step and under it.
    fileprivate var localNames: [String] {
        switch kind {
        case .call(_, .local(let local)): [local.name.text]
        case .choice(let branches): branches.flatMap { $0.steps.flatMap(\.localNames) }
        default: []
        }
    }
}

extension SwiftLayout {
    /// What a `return` statement returns; nothing for another statement.
    fileprivate var withoutReturn: SwiftLayout? {
        switch self {
        case .text(let text): text.hasPrefix("return ") ? .text(String(text.dropFirst(7))) : nil
        case .sequence(let parts): parts.first?.withoutReturn.map { .sequence([$0] + parts.dropFirst()) }
        default: nil
        }
    }
}
