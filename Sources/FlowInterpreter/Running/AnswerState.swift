import FlowMarkdown
import FlowSpec

/// How far a rule that asks a service has come.
struct AnswerState {
    enum Progress: Equatable {
        /// There is nothing to ask.
        case closed
        /// The quiet time passes.
        case waiting
        /// The service was asked; the number tells this time from earlier ones.
        case asking(Int)
        /// There is an answer, or the service could not be asked.
        case settled
    }

    enum Status: Equatable {
        /// The rule does not apply, or an earlier one must hold first.
        case notAsked
        /// The answer is not there yet; the quiet time counts.
        case pending
        case answered(Bool)
        /// The service could not be asked.
        case unavailable
    }

    /// What the rule asks about at the moment; nil if there is nothing to ask.
    var question: [Value]?
    var progress = Progress.closed
    var lastNumber = 0
    /// What became of a question.
    var settlement: (question: [Value], status: Status)?
    var alarm: AlarmID?
}

/// The asking of one question, which may call several services.
final class Asking {
    let rule: Int
    let number: Int
    let question: [Value]
    /// What the services have answered until now, in the order of their calls.
    var answers: [ServiceAnswer] = []

    init(rule: Int, number: Int, question: [Value]) {
        self.rule = rule
        self.number = number
        self.question = question
    }
}

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
