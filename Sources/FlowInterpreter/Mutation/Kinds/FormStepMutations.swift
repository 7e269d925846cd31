import FlowSpec

extension MutationMaker {
    /// The steps of the flow: when they are skipped.
    var stepMutations: [Mutation<Flow>] {
        flow.steps.indices.flatMap { index -> [Mutation<Flow>] in
            guard let condition = flow.steps[index].condition else { return [] }
            let step = mutations(ofCondition: condition, constants: [true, false]).map { $0.inside(flow.steps[index], \.condition) }
            return inFlow(\.steps[index], step)
        }
    }
}
