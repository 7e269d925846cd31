import FlowSpec

/// The ways that a command can take, as one field sees them.
struct CommandRun {
    private(set) var transitions: [StateExplorer.Transition] = []
    private let command: Command
    private let field: Field
    private let conditions: StateConditions

    /// A way up to some step.
    private struct Way: Hashable {
        /// What the field held before the command.
        let origin: Int
        /// What is seen of it: what it held when the command waited last.
        var seen: Int
        /// What it holds now.
        var current: Int
        /// What was decided since it was seen.
        var guards: [String] = []
        /// What was decided until it was set: what is decided afterwards makes no difference to it.
        var guardsWhenSet: [String] = []
    }

    /// More ways than that at one step are followed without what was decided on them.
    private static let mostWays = 64

    init(_ command: Command, _ field: Field, _ conditions: StateConditions) {
        self.command = command
        self.field = field
        self.conditions = conditions
    }

    /// Follows the command from each state in which it can start.
    mutating func follow(_ origins: [Int]) {
        let ways = origins.map { Way(origin: $0, seen: $0, current: $0) }
        show(follow(command.steps, command.condition.map { decide($0, ways, holds: true) } ?? ways))
    }

    /// - Returns: the ways that go on behind the steps.
    private mutating func follow(_ steps: [Step], _ ways: [Way]) -> [Way] {
        steps.reduce(ways) { follow($1, $0) }
    }

    private mutating func follow(_ step: Step, _ ways: [Way]) -> [Way] {
        switch step.kind {
        case .assign(let assignment) where assignment.field == field.name.text: return assign(assignment.value, ways)
        case .assign: return ways
        case .call(let call, let destination):
            var next = ways
            if call.isAsync || call.canThrow { next = wait(ways, canFail: call.canThrow, canTimeOut: call.isAsync) }
            if destination == .field(field.name.text) { next = next.flatMap { way in set(way, to: Array(conditions.space.all)) } }
            return Self.limited(next)
        case .validates: return wait(ways, canFail: false, canTimeOut: true)
        case .fails(_, _, let condition), .goes(_, let condition):
            guard let condition else {
                show(ways)
                return []
            }
            show(decide(condition.expression, ways, holds: true))
            return decide(condition.expression, ways, holds: false)
        case .returns:
            show(ways)
            return []
        case .choice(let branches):
            var rest = ways
            var merged: [Way] = []
            for branch in branches {
                if let condition = branch.condition {
                    merged += follow(branch.steps, decide(condition, rest, holds: true))
                    rest = decide(condition, rest, holds: false)
                } else {
                    merged += follow(branch.steps, rest)
                    rest = []
                }
            }
            return Self.limited(merged + rest)
        }
    }

    private func assign(_ value: TypedExpression, _ ways: [Way]) -> [Way] {
        Self.limited(
            ways.flatMap { way -> [Way] in
                let value = value.unpromoted
                if let state = conditions.space.state(of: value) { return set(way, to: [state]) }
                if conditions.isField(value) { return [way] }
                if case .conditional(let condition, let first, let second) = value.kind {
                    return assign(first, decide(condition, [way], holds: true)) + assign(second, decide(condition, [way], holds: false))
                }
                // It may be anything.
                return set(way, to: Array(conditions.space.all))
            })
    }

    private func set(_ way: Way, to states: [Int]) -> [Way] {
        states.map { state in
            var next = way
            next.current = state
            next.guardsWhenSet = way.guards
            return next
        }
    }

    /// The ways on which the condition does or does not hold.
    private func decide(_ condition: TypedExpression, _ ways: [Way], holds: Bool) -> [Way] {
        // Of several conditions, those that the state decides are not shown.
        switch condition.kind {
        case .binary(.and, let left, let right) where holds, .binary(.or, let left, let right) where !holds:
            return decide(right, decide(left, ways, holds: holds), holds: holds)
        default: break
        }
        return ways.compactMap { way in
            if let value = conditions.value(of: condition, in: way.current) { return value == holds ? way : nil }
            var next = way
            next.guards.append(
                holds ? conditions.flow.source.textOnOneLine(of: condition.range) : conditions.negation(of: condition))
            return next
        }
    }

    /// While the command waits, what it has set is seen, and it may fail or be cancelled.
    private mutating func wait(_ ways: [Way], canFail: Bool, canTimeOut: Bool) -> [Way] {
        let waiting = show(ways)
        if canFail || canTimeOut && command.timeout != nil { fail(waiting, canFail: canFail) }
        // Where the same change resets the field, it does not go back.
        let cancelling = command.cancelledWhenChanged.filter { !field.resetsWhenChanged.contains($0) }
        if !cancelling.isEmpty {
            for way in waiting {
                add(way.current, way.origin, .reset, "\(cancelling.joined(separator: " or ")) changes", [])
            }
        }
        return waiting
    }

    private mutating func fail(_ ways: [Way], canFail: Bool) {
        for handler in command.failureHandlers {
            if handler.pattern == .timedOut ? command.timeout == nil : !canFail { continue }
            let pattern = handler.pattern.map { " \(FlowTexts.text($0))" } ?? ""
            for assignment in handler.assignments where assignment.field == field.name.text {
                for way in assign(assignment.value, ways) {
                    add(way.seen, way.current, .failure, "\(command.name.text) fails\(pattern)", way.guardsWhenSet)
                }
            }
        }
    }

    /// Makes what the ways have set visible.
    @discardableResult
    private mutating func show(_ ways: [Way]) -> [Way] {
        Self.limited(
            ways.map { way in
                add(way.seen, way.current, .command, command.name.text, way.guardsWhenSet)
                return Way(origin: way.origin, seen: way.current, current: way.current)
            })
    }

    private mutating func add(
        _ source: Int, _ target: Int, _ cause: StateGraph.Transition.Cause, _ trigger: String, _ guards: [String]
    ) {
        let transition = StateExplorer.Transition(source: source, target: target, cause: cause, trigger: trigger, guards: guards)
        if source != target, !transitions.contains(transition) { transitions.append(transition) }
    }

    /// Each way once.
    private static func limited(_ ways: [Way]) -> [Way] {
        func once(_ ways: [Way]) -> [Way] {
            var seen: Set<Way> = []
            return ways.filter { seen.insert($0).inserted }
        }
        let result = once(ways)
        if result.count <= mostWays { return result }
        return once(result.map { Way(origin: $0.origin, seen: $0.seen, current: $0.current) })
    }
}
