import FlowSpec

extension MutationMaker {
    /// Values: their expressions; of texts for the cases of an enum two neighbours change places.
    var valueMutations: [Mutation<Flow>] {
        flow.values.indices.flatMap { index in
            inFlow(\.values[index].definition, mutations(of: flow.values[index].definition))
        }
    }

    private func mutations(of definition: DerivedValue.Definition) -> [Mutation<DerivedValue.Definition>] {
        switch definition {
        case .expression(let expression):
            let all =
                expression.type == .bool ? mutations(ofCondition: expression, constants: [true, false]) : mutations(ofValue: expression)
            return all.map { $0.map { .expression($0) } }
        case .byCase(let subject, let texts):
            let swaps = texts.indices.dropFirst().compactMap { index -> Mutation<DerivedValue.Definition>? in
                let (first, second) = (texts[index - 1], texts[index])
                // A text may read what its own case carries.
                guard first.text.parts != second.text.parts, first.isPlain, second.isPlain else { return nil }
                var swapped = texts
                swapped[index - 1].text = second.text
                swapped[index].text = first.text
                return Mutation(.text, second.text.range, .movedUp, .byCase(subject: subject, texts: swapped))
            }
            return mutations(of: subject).map { $0.map { .byCase(subject: $0, texts: texts) } } + swaps
        }
    }
}

extension DerivedValue.CaseText {
    fileprivate var isPlain: Bool { bindings.allSatisfy { $0 == nil } }
}
