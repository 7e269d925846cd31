import FlowSpec

extension MutationMaker {
    /// Fields: what they start with, when they are active, what takes them back, how a text becomes a value.
    ///
    /// “Set by commands” and “secret” stay: no scenario can set such a field, or tell that it is hidden.
    var fieldMutations: [Mutation<Flow>] {
        flow.fields.indices.flatMap { index in
            inFlow(\.fields[index], mutations(of: flow.fields[index]))
        }
    }

    private func mutations(of field: Field) -> [Mutation<Field>] {
        var result: [Mutation<Field>] = []
        // What is not written cannot be changed.
        if field.start.range != field.name.range { result += mutations(of: field.start).map { $0.inside(field, \.start) } }
        if let condition = field.ownCondition {
            result += mutations(ofCondition: condition, constants: [true, false]).map { $0.inside(field, \.ownCondition) }
        }
        if let place = field.phrases[.resetsWhen] {
            result += omissions(of: field.resetsWhenChanged, at: place).map { $0.inside(field, \.resetsWhenChanged) }
        }
        if let place = field.phrases[.resetsAfter], let duration = field.resetsAfter {
            result += optional(durations(duration, at: place), at: place).map { $0.inside(field, \.resetsAfter) }
        }
        if let place = field.phrases[.atMost], let length = field.maximumLength {
            result += optional(counts(length, at: place), at: place).map { $0.inside(field, \.maximumLength) }
        }
        for (index, normalization) in field.normalizations.enumerated() {
            guard let place = field.phrases[.normalized(normalization)] else { continue }
            var others = field.normalizations
            others.remove(at: index)
            result.append(Mutation(.omission, place, .leftOut, others).inside(field, \.normalizations))
        }
        return result
    }
}
