import FlowRuntime
import FlowTesting
import ReactiveCore

/// A view model with one command that asks a service several times: each answer goes into `status`, and the last is the output.
@MainActor final class CommandModel: FlowViewModel {
    @Fixed var number = Field(1)
    @Fixed var note = Field("")
    let status = ReadableField(0)
    let count = ReadableField(0)

    let ask: FlowCommand<Int, Int>
    let form = Form()
    let outcomes = Outcomes<String>()

    let service = ServiceStub<Int, Int, any Error>()

    /// - Parameter calls: how often the command asks the service, with its input, plus 0, 1, 2, …
    init(calls: Int = 1, whileRunning: FormCommand.WhileRunning = .refuses) {
        ask = FlowCommand(whileRunning: whileRunning)
        form.add(number, note, status, count)
        ask.cancelled(whenChanged: number)
        ask.performs(on: self) { [service] model, change, input in
            change.set(model.status, to: -1)
            return Self.step(0, of: calls, input, service)
        }
    }

    isolated deinit { tearDown() }

    private static func step(
        _ index: Int,
        of calls: Int,
        _ input: Int,
        _ service: ServiceStub<Int, Int, any Error>
    ) -> FlowStep<CommandModel, Int> {
        .call {
            try await service.call(input + index)
        } then: { model, change, answer in
            change.set(model.status, to: answer)
            change.set(model.count, to: model.count.value + 1)
            if index + 1 < calls { return step(index + 1, of: calls, input, service) }
            return .goes(to: "answered \(answer)", returning: answer)
        }
    }

    /// What an observer sees together.
    struct State: Equatable {
        var status: Int
        var count: Int
        var isExecuting: Bool

        init(_ status: Int, _ count: Int, _ isExecuting: Bool) {
            self.status = status
            self.count = count
            self.isExecuting = isExecuting
        }
    }

    var state: Property<State> { .reading(status, count, ask.reactive.isExecuting) { State($0, $1, $2) } }
}
