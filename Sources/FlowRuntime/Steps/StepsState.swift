import FlowChecks

/// Where a user is among the steps of a flow, and where they have been, as one value: to compare, and to bring back.
///
/// ```swift
/// let before = model.steps.state
/// model.steps.next()
/// model.steps.state == before     // false
/// model.steps.state = before
/// ```
public struct StepsState<Step: CaseIterable & Hashable & Sendable>: Hashable, Sendable {
    /// The step to which the user went last. While it is skipped, they are at another one: see ``FlowSteps/current``.
    public let target: Step
    /// The steps at which the user has been.
    public let visited: Set<Step>

    /// A user who is at a step, and has been at others.
    public init(at target: Step, visited: Set<Step> = []) {
        self.target = target
        self.visited = visited.union([target])
    }
}

extension StepsState: Codable where Step: Codable {}

extension StepsState {
    init(_ walk: StepWalk, _ names: [Step]) {
        self.init(at: names[walk.target], visited: Set(walk.visited.map { names[$0] }))
    }

    func walk(_ names: [Step]) -> StepWalk {
        StepWalk(at: names.firstIndex(of: target) ?? 0, visited: Set(visited.compactMap(names.firstIndex(of:))))
    }
}
