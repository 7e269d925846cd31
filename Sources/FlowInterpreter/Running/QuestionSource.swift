import FlowSpec

/// What an expression reads, as a question is about it.
struct QuestionSource: Equatable {
    let reference: Reference
    let readsAsNil: Bool

    /// What the expression reads of the flow, each once, in the order of first reading.
    static func sources(of expression: TypedExpression) -> [QuestionSource] {
        var result: [QuestionSource] = []
        expression.visit { part in
            guard case .reference(let reference, let readsAsNil) = part.kind, reference.kind != .now, reference.kind != .today else {
                return
            }
            let source = QuestionSource(reference: reference, readsAsNil: readsAsNil)
            if !result.contains(source) { result.append(source) }
        }
        return result
    }
}
