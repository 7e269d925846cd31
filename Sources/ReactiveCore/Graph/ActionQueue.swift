/// What was asked for while a round or a transaction ran, in the order in which it was asked for.
@usableFromInline struct ActionQueue {
    @usableFromInline struct Action {
        @usableFromInline enum Kind {
            /// Sets one property. The assignments that one transaction asked for are bundled in one action.
            case assignment
            /// Sets several properties.
            case assignments
            /// Does something in a transaction of its own.
            case transaction
            /// Tells observers of a signal.
            case delivery

            var isAssignment: Bool { self == .assignment || self == .assignments }
        }
        let kind: Kind
        /// How many actions led to this one, each asked for while the one before ran.
        let chainLength: Int
        /// What is set or sent to, for the report of a loop.
        let subject: AnyObject?
        let run: () -> Void
    }

    private var waiting = FirstInFirstOut<Action>()
    private(set) var currentChainLength = 0
    private var processedCount = 0
    private var path: [String] = []
    private var limits = RoundLimits()

    var isEmpty: Bool { waiting.isEmpty }
    /// Where what is asked for next will be. Valid until something is taken out.
    var position: Int { waiting.count }

    mutating func append(_ kind: Action.Kind, about subject: AnyObject?, _ run: @escaping () -> Void) {
        waiting.append(Action(kind: kind, chainLength: currentChainLength + 1, subject: subject, run: run))
    }

    /// Makes one action of all assignments from `position` on; what else was asked for comes after it.
    mutating func bundleAssignments(from position: Int) {
        guard waiting.count > position + 1 else { return }
        let asked = waiting.takeAll(after: position)
        let assignments = asked.filter(\.kind.isAssignment)
        if assignments.count > 1 {
            append(.assignments, about: assignments.last?.subject) { for assignment in assignments { assignment.run() } }
        } else {
            for assignment in assignments { waiting.append(assignment) }
        }
        for other in asked where !other.kind.isAssignment { waiting.append(other) }
    }

    enum Next {
        case action(Action)
        /// The next action belongs to a loop that does not settle, and is dropped: by whoever called, because letting go of it may run
        /// foreign code. The first one of a round is reported.
        case dropped(Action, report: ReactiveProblem?)
        case none
    }

    mutating func next() -> Next {
        if processedCount == 0 { limits = .current }
        guard let action = waiting.takeFirst() else {
            currentChainLength = 0
            processedCount = 0
            path = []
            return .none
        }
        processedCount += 1
        let steps = min(limits.chainLength - action.chainLength, limits.actionCount - processedCount)
        if steps < 0 { return .dropped(action, report: takeLoop().map { .unsettledLoop(path: $0) }) }
        if steps < RoundLimits.reportedPathLength { path.append(NodeNames.description(of: action.subject)) }
        currentChainLength = action.chainLength
        return .action(action)
    }

    /// A loop is reported once a round, however many of its actions are dropped.
    private mutating func takeLoop() -> [String]? {
        guard !path.isEmpty else { return nil }
        defer { path = [] }
        return RoundLimits.shortestLoop(in: path)
    }
}
