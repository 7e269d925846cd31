import FlowMarkdown
import FlowSpec

extension Flow {
    /// What has to be come by before a mutant can differ: one of these; nil if it may differ from the beginning.
    func pointsBefore(_ mutant: Mutant) -> Set<CoveragePoint>? {
        guard let index = commands.lastIndex(where: { $0.name.range.lowerBound <= mutant.range.lowerBound }) else { return nil }
        let command = commands[index]
        // Whether it is started is another matter.
        for phrase in [Command.Phrase.enabledWhen, .runsWhen] {
            if let range = command.phrases[phrase], range.contains(mutant.range) { return nil }
        }
        if command.failureHandlers.contains(where: { $0.range.contains(mutant.range) }) { return [.failed(command: index)] }
        if mutant.change == .movedUp { return [.command(index)] }
        return [command.steps.innermost(around: mutant.range).map { .step($0.range) } ?? .command(index)]
    }
}

extension [Step] {
    /// The step to which a place belongs; nil for one outside of all.
    fileprivate func innermost(around place: SourceRange) -> Step? {
        for step in self {
            if case .choice(let branches) = step.kind {
                for branch in branches {
                    if let inner = branch.steps.innermost(around: place) { return inner }
                }
            }
            if step.range.contains(place) { return step }
        }
        return nil
    }
}

extension SourceRange {
    fileprivate func contains(_ other: SourceRange) -> Bool { lowerBound <= other.lowerBound && other.upperBound <= upperBound }
}
