import FlowMarkdown
import FlowSpec

/// A place where no flow runs yet: a scenario's values are all that has a name.
struct NothingRead: EvaluationContext {
    let rules: [String: NamedRule]
    var locals: [String: Value] = [:]

    func rule(_ key: String) -> NamedRule? { rules[key] }

    func value(of reference: Reference, readsAsNilWhenInactive: Bool, at range: SourceRange) throws(Interruption) -> Value {
        if case .local = reference.kind, case .name(let name)? = reference.path.first, let value = locals[name] { return value }
        throw .failure(EvaluationFailure(.invalid, at: range))
    }

    func answer(of service: ServiceSignature, to arguments: [Value], at range: SourceRange) throws(Interruption) -> Value {
        throw .failure(EvaluationFailure(.unanswered(service: service.name.text), at: range))
    }
}
