import FlowMarkdown

/// Something that a scenario can come by in a flow.
enum CoveragePoint: Hashable {
    /// The rule applied, and held or did not.
    case rule(Int, holds: Bool)
    /// The service that the rule asks threw.
    case unavailable(rule: Int)
    /// The rule with this key was called, and a row of its table said what it gives, or its expression did: yes, no, or something else.
    case namedRule(String, row: Int?, holds: Bool?)
    case command(Int)
    /// A step was done.
    case step(SourceRange)
    /// The command has come to ask what to do about a failure.
    case failed(command: Int)
    /// A branch of a choice, by the place of its condition, or of its first step.
    case branch(SourceRange)
    /// A step that ends the command under a condition, which held or did not.
    case ending(SourceRange, holds: Bool)
    /// The service called here threw.
    case failure(SourceRange)
    /// What the command does about a failure.
    case handler(command: Int, Int)
    case outcome(String)
    /// The user was at the step, left it forward, or passed it while it was skipped.
    case stepReached(Int)
    case stepLeft(Int)
    case stepSkipped(Int)
}

/// What scenarios have come by.
final class CoverageRecord {
    private(set) var points: Set<CoveragePoint> = []
    /// Whether it is looked after each change which rules hold.
    let recordsRules: Bool

    init(recordsRules: Bool = true) { self.recordsRules = recordsRules }

    func insert(_ point: CoveragePoint) { points.insert(point) }
}
