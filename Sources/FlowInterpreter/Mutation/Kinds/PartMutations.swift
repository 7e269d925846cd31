import FlowSpec

extension MutationMaker {
    /// Parts and lists: when they are active, what takes them back, how many rows there are, and what they are called in the list of errors. What
    /// is inside of them is for their own scenarios.
    var partMutations: [Mutation<Flow>] {
        flow.parts.indices.flatMap { index in
            inFlow(\.parts[index], mutations(of: flow.parts[index]))
        }
    }

    private func mutations(of part: Part) -> [Mutation<Part>] {
        var result: [Mutation<Part>] = []
        if let condition = part.ownCondition {
            result += mutations(ofCondition: condition, constants: [true, false]).map { $0.inside(part, \.ownCondition) }
        }
        if let place = part.phrases[.resetsWhen] {
            result += omissions(of: part.resetsWhenChanged, at: place).map { $0.inside(part, \.resetsWhenChanged) }
        }
        if let place = part.phrases[.atMost], let count = part.maximumCount {
            // That there is room for more, no scenario can see: one that adds a row where there is none has failed.
            let fewer = counts(count, at: place).filter { $0.subject < count }
            result += fewer.map { $0.map { $0 } }.map { $0.inside(part, \.maximumCount) }
        }
        if let place = part.phrases[.called] { result.append(Mutation(.omission, place, .leftOut, nil).inside(part, \.label)) }
        return result
    }
}
