import FlowSpec

/// The steps of a command as nodes and edges.
struct CommandGraph {
    private(set) var nodes: [FlowGraph.Node] = []
    private(set) var edges: [FlowGraph.Edge] = []
    private let texts: FlowTexts
    private let command: Command
    /// The id of the command's group, which begins those of its nodes.
    private let id: String
    /// What the next step follows.
    private var ends: [End] = []
    /// The steps that may fail in a way that a handler is for.
    private var failing: [String] = []

    private struct End {
        let node: String
        var kind = FlowGraph.Edge.Kind.next
        var label: String?
    }

    init(_ command: Command, id: String, _ texts: FlowTexts) {
        self.texts = texts
        self.command = command
        self.id = id
        add(command.steps)
        if !ends.isEmpty || nodes.isEmpty { append(.end, GraphLine.lines(.note, [.prose("done")])) }
        addHandlers()
    }

    private mutating func add(_ steps: [Step]) {
        for step in steps { add(step) }
    }

    private mutating func add(_ step: Step) {
        switch step.kind {
        case .assign(let assignment): append(.assignment, GraphLine.lines(.step, [texts.code(assignment)]))
        case .call(let call, let destination): add(call, to: destination)
        case .validates:
            decide(.validation, GraphLine.lines(.step, [.prose("every rule holds?")]), whenHolds: false) { graph in
                graph.append(.failure, GraphLine.lines(.message, [.prose("shows the errors")]))
            }
        case .fails(let message, let field, let condition):
            let lines = texts.lines(message, on: field)
            exit(when: condition) { $0.append(.failure, lines) }
        case .goes(let outcome, let condition): exit(when: condition) { $0.append(outcome) }
        case .returns(let value):
            append(.end, GraphLine.lines(.step, [.prose("returns"), texts.code(value)]))
            ends = []
        case .choice(let branches): add(branches)
        }
    }

    private mutating func add(_ call: TypedExpression, to destination: Step.Destination) {
        let name: String? =
            switch destination {
            case .nowhere: nil
            case .field(let name): name
            case .local(let name): name.name.text
            }
        let text = (name.map { "\($0) = " } ?? "") + texts.code(call).text
        let node = append(.call, GraphLine.lines(.step, [.code(text)]))
        if call.canThrow || command.timeout != nil && call.isAsync { failing.append(node) }
    }

    /// What ends the command, always or when the condition holds.
    private mutating func exit(when condition: Step.EndingCondition?, _ addEnd: (inout CommandGraph) -> Void) {
        if let condition {
            decide(.decision, GraphLine.lines(.step, [texts.code(condition.expression)]), whenHolds: true, addEnd)
        } else {
            addEnd(&self)
            ends = []
        }
    }

    /// A condition on which the command ends if it holds, or if it does not; otherwise it goes on.
    private mutating func decide(
        _ kind: FlowGraph.Node.Kind, _ lines: [GraphLine], whenHolds: Bool, _ addEnd: (inout CommandGraph) -> Void
    ) {
        let node = append(kind, lines)
        ends = [End(node: node, kind: .branch, label: whenHolds ? "yes" : "no")]
        addEnd(&self)
        ends = [End(node: node, label: whenHolds ? "no" : "yes")]
    }

    /// The first branch whose condition holds; without one, the command goes on.
    private mutating func add(_ branches: [Step.Branch]) {
        var merged: [End] = []
        for branch in branches {
            var others: [End] = []
            if let condition = branch.condition {
                let node = append(.decision, GraphLine.lines(.step, [texts.code(condition)]))
                ends = [End(node: node, kind: .branch, label: "yes")]
                others = [End(node: node, label: "no")]
            }
            add(branch.steps)
            merged += ends
            ends = others
        }
        ends = merged + ends
    }

    /// Adds a node behind what has been added so far.
    @discardableResult
    private mutating func append(_ kind: FlowGraph.Node.Kind, _ lines: [GraphLine]) -> String {
        append(FlowGraph.Node(id: nextID, kind: kind, name: nil, detail: "", lines: lines))
    }

    /// Adds the outcome, which is one node even if several steps lead to it.
    private mutating func append(_ outcome: TypedExpression) {
        guard case .enumCase(let value) = outcome.kind, let declared = texts.flow.outcomes.first(where: { $0.name == value.name }) else {
            return
        }
        if let node = nodes.first(where: { $0.kind == .outcome && $0.name == value.name }) { return follow(node.id) }
        append(texts.node(declared, id: nextID))
    }

    private var nextID: String { "\(id)_\(nodes.count + 1)" }

    @discardableResult
    private mutating func append(_ node: FlowGraph.Node) -> String {
        nodes.append(node)
        follow(node.id)
        return node.id
    }

    private mutating func follow(_ node: String) {
        for end in ends { edges.append(FlowGraph.Edge(source: end.node, target: node, kind: end.kind, label: end.label)) }
        ends = [End(node: node)]
    }

    /// What is done when a service fails: one node for all handlers, since the first that matches is taken.
    private mutating func addHandlers() {
        guard !command.failureHandlers.isEmpty else { return }
        ends = failing.map { End(node: $0, kind: .fails) }
        var lines: [GraphLine] = []
        for handler in command.failureHandlers {
            if let pattern = handler.pattern {
                lines += GraphLine.lines(.note, [.code(FlowTexts.text(pattern))])
            } else if command.failureHandlers.count > 1 {
                lines += GraphLine.lines(.note, [.prose("otherwise")])
            }
            for assignment in handler.assignments { lines += GraphLine.lines(.step, [texts.code(assignment)]) }
            switch handler.ending {
            case .message(let message, let field): lines += texts.lines(message, on: field)
            case .outcome(let outcome):
                if case .enumCase(let value) = outcome.kind { lines += GraphLine.lines(.note, [.prose("goes to"), .code(value.name)]) }
            case .none: break
            }
        }
        let node = append(.failureHandler, lines)
        for handler in command.failureHandlers {
            guard case .outcome(let outcome) = handler.ending else { continue }
            ends = [End(node: node, kind: .branch, label: handler.pattern.map(FlowTexts.text))]
            append(outcome)
        }
    }
}
