import FlowMarkdown
import FlowSpec

/// Makes every mutant of a flow.
///
/// The changes are made in the checked model, so that each mutant is a whole flow again, whose expressions have the types that they had. What no
/// scenario can see is not changed: the wording of messages, which is judged by reading it; what a service is given; what a command returns;
/// the names behind `_`, documentation, and translations.
struct MutationMaker {
    let flow: Flow

    /// In the order of the spec.
    var mutants: [Mutant] {
        let all = fieldMutations + partMutations + stepMutations + valueMutations + validationMutations + commandMutations
        return all.enumerated().sorted { ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset) }
            .map { Mutant(kind: $0.element.kind, flow: $0.element.subject, range: $0.element.range, change: $0.element.change) }
    }

    /// Lets a mutation of a part be one of the flow.
    func inFlow<Part>(_ part: WritableKeyPath<Flow, Part>, _ mutations: [Mutation<Part>]) -> [Mutation<Flow>] {
        mutations.map { $0.inside(flow, part) }
    }
}

extension Flow {
    /// The flow with each change that scenarios should notice, one at a time, in the order of the spec.
    public var mutants: [Mutant] { MutationMaker(flow: self).mutants }
}
