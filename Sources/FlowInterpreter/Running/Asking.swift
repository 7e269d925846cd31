import FlowMarkdown
import FlowSpec

/// The asking of one question, which may call several services.
final class Asking {
    let flow: RunningFlow
    let rule: Int
    let number: Int
    let question: [Value]
    /// What the services have answered until now, in the order of their calls.
    var answers: [ServiceAnswer] = []

    init(_ flow: RunningFlow, rule: Int, number: Int, question: [Value]) {
        self.flow = flow
        self.rule = rule
        self.number = number
        self.question = question
    }
}

/// The names of a rule that asks: what is read is what the question is about, and services answer what they have answered.
///
/// Each answer evaluates the rule anew, up to the first call that has none: the calls come in the same order each time.
final class AskingContext: EvaluationContext {
    private let flow: RunningFlow
    private let asking: Asking
    private let sources: [QuestionSource]
    private var callCount = 0
    /// The service whose answer is missing.
    private(set) var missing: ServiceSignature?

    init(flow: RunningFlow, asking: Asking, sources: [QuestionSource]) {
        self.flow = flow
        self.asking = asking
        self.sources = sources
    }

    func value(of reference: Reference, readsAsNilWhenInactive: Bool, at range: SourceRange) throws(Interruption) -> Value {
        if let index = sources.firstIndex(of: QuestionSource(reference: reference, readsAsNil: readsAsNilWhenInactive)) {
            return asking.question[index]
        }
        return try FlowContext(flow: flow, locals: [:]).value(of: reference, readsAsNilWhenInactive: readsAsNilWhenInactive, at: range)
    }

    func answer(of service: ServiceSignature, to arguments: [Value], at range: SourceRange) throws(Interruption) -> Value {
        guard service.isAsync else { return try flow.fixedAnswer(of: service, at: range) }
        callCount += 1
        guard callCount <= asking.answers.count else {
            missing = service
            throw .waits
        }
        switch asking.answers[callCount - 1] {
        case .returns(let value): return value
        case .throws(let error): throw .thrown(error)
        }
    }
}
