import FlowRuntime
import FlowTesting
import ReactiveCore

/// A service that answers in any order: each call waits until it is answered by its number.
@MainActor final class NumberedService {
    struct Call {
        let argument: String
        let continuation: CheckedContinuation<Bool, any Error>
    }

    private(set) var calls: [Call] = []
    private(set) var cancelled: [String] = []
    private var answered: Set<Int> = []

    func isFree(_ argument: String) async throws -> Bool {
        let answer = try await withCheckedThrowingContinuation { calls.append(Call(argument: argument, continuation: $0)) }
        if Task.isCancelled { cancelled.append(argument) }
        return answer
    }

    var arguments: [String] { calls.map(\.argument) }

    /// How many calls wait for an answer.
    var waitingCalls: Int { calls.count - answered.count }

    func answer(_ number: Int, _ result: Result<Bool, any Error>) async {
        guard answered.insert(number).inserted else { return }
        calls[number].continuation.resume(with: result)
        await settle()
    }

    func answerLast(_ result: Bool) async { await answer(calls.count - 1, .success(result)) }

    /// Lets no call wait for ever.
    func finish() {
        for number in calls.indices where answered.insert(number).inserted { calls[number].continuation.resume(returning: true) }
    }
}

/// A view model with a rule that asks a service, behind one that does not, and a command that validates.
@MainActor final class AnswerModel: FlowViewModel {
    @Fixed var email: Field<String>
    @Fixed var realm = Field("")
    @Fixed var isOn = Field(true)
    @Fixed var applies = Field(true)
    let submit = FlowCommand<Void, Void>()
    let form: Form
    let outcomes = Outcomes<String>()
    let service = NumberedService()
    let clock: TestClock

    init(
        after quietTime: Duration? = .milliseconds(300), start: String = "", isWarning: Bool = false, clock: TestClock = TestClock(),
        unavailable: FlowMessage? = "unknown"
    ) {
        self.clock = clock
        form = Form(clock: clock)
        email = Field(start, normalized: .trimmed)
        form.add(email, realm, isOn, applies)
        email.onlyWhen(isOn.reactive.value)
        form.require(.reading(email) { $0.count > 1 }, on: email, else: "short")
        if isWarning {
            form.warnUnlessAnswered(
                on: email, reading: email, realm, after: quietTime, onlyWhen: applies.reactive.value, saying: "taken",
                unavailable: "unknown"
            ) { [service] email, realm in
                try await service.isFree(email + realm)
            }
        } else {
            form.requireAnswer(
                on: email, reading: email, realm, after: quietTime, onlyWhen: applies.reactive.value, else: "taken",
                unavailable: unavailable ?? FlowMessage(FlowText(.isUnavailable))
            ) { [service] email, realm in
                try await service.isFree(email + realm)
            }
        }
        form.require(.reading(email) { !$0.hasSuffix("!") }, on: email, else: "loud")
        submit.performs(on: self) { _, _ in .validates { model, _ in .goes(to: "submitted \(model.email.value)") } }
    }

    isolated deinit {
        tearDown()
        service.finish()
    }

    func quietTime() async { await clock.advance(by: .milliseconds(300)) }
}
