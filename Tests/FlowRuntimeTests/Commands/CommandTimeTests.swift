import FlowRuntime
import FlowTesting
import ReactiveCore
import Testing

/// Limits, retries and pauses of commands, on the form's clock.
@MainActor @Suite struct CommandTimeTests {
    /// A view model whose command asks a service twice, and sets `status` before each call and at the end.
    final class Model: FlowViewModel {
        @Fixed var query = Field("")
        let status = ReadableField(0)
        let ask = FlowCommand<Void, Int>()
        let form: Form
        let outcomes = Outcomes<String>()
        let service = ServiceStub<String, Int, any Error>()

        init(_ clock: TestClock, _ wire: (Model) -> Void) {
            form = Form(clock: clock)
            form.add(query, status)
            wire(self)
            ask.performs(on: self) { [service] model, change in
                change.set(model.status, to: 1)
                return .call {
                    try await service.call("first")
                } then: { model, change, _ in
                    change.set(model.status, to: 2)
                    return .call {
                        try await service.call("second")
                    } then: { model, change, answer in
                        change.set(model.status, to: 3)
                        return .goes(to: "answered", returning: answer)
                    }
                }
            } onFailure: { model, _, error in
                switch error {
                case is CommandTimeout where model.query.value == "goes": .goes(to: "too slow", returning: -1)
                case is CommandTimeout where model.query.value == "handled": .failed("Too slow", on: model.query)
                default: .unhandled
                }
            }
        }

        isolated deinit { tearDown() }
    }

    let clock = TestClock()

    // MARK: Limits

    @Test func aRunThatTakesTooLongFails() async {
        let model = Model(clock) { $0.ask.timesOut(after: .seconds(10)) }
        let failures = Recorder<FlowFailure>()
        model.ask.reactive.failures.observe { failures($0) }
        model.ask.start()
        await clock.advance(by: .seconds(6))
        await model.service.returns(1)
        await clock.advance(by: .milliseconds(3_999))
        #expect(model.ask.isExecuting && model.status.value == 2)
        await clock.advance(by: .milliseconds(1))
        #expect(!model.ask.isExecuting && model.ask.isEnabled && model.status.value == 2)
        #expect(model.ask.error == "The time is up" && model.errors == ["The time is up"])
        #expect(failures.events.map(\.messages) == [["The time is up"]] && failures.events.first?.underlyingError is CommandTimeout)
        await model.service.returns(2)
        #expect(model.status.value == 2 && model.outcomes.latest == nil, "a late answer is not taken")
        #expect(model.ask.retry() && model.errors == [])
    }

    @Test func whatItWaitsForIsCancelled() async {
        let cancelled = Recorder<Bool>()
        let command = FlowCommand<Void, Void>()
        let model = FormModel(clock: clock) { model in
            command.timesOut(after: .seconds(1))
            command.performs(on: model) { _, _ in
                .call {
                    do { try await Task.sleep(for: .seconds(3_600)) } catch { cancelled(Task.isCancelled) }
                } then: { _, _, _ in
                    .done
                }
            }
        }
        command.start()
        await clock.advance(by: .seconds(1))
        #expect(cancelled.events == [true] && command.error == "The time is up" && model.outcomes.latest == nil)
    }

    @Test func aHandlerKnowsThatTheTimeIsUp() async {
        let model = Model(clock) { $0.ask.timesOut(after: .seconds(10)) }
        model.query.value = "handled"
        model.ask.start()
        await clock.advance(by: .seconds(10))
        #expect(model.query.error == "Too slow" && model.ask.error == "Too slow")
        model.query.value = "goes"
        model.ask.start()
        await clock.advance(by: .seconds(10))
        #expect(model.outcomes.latest == "too slow" && model.ask.error == nil)
    }

    @Test func aRunThatEndsInTimeWaitsForNothing() async throws {
        let model = Model(clock) { $0.ask.timesOut(after: .seconds(10)) }
        model.ask.start()
        #expect(await settled { clock.sleeperCount == 1 })
        await model.service.returns(1)
        await model.service.returns(2)
        #expect(model.status.value == 3 && clock.sleeperCount == 0)
        model.ask.start()
        model.ask.cancel()
        #expect(await settled { clock.sleeperCount == 0 })
        await clock.advance(by: .seconds(60))
        #expect(model.errors == [])
    }

    private func settled(_ condition: () -> Bool) async -> Bool {
        await settle()
        return condition()
    }

    // MARK: Retries

    @Test func repeatsOnlyTheCallThatThrows() async {
        let model = Model(clock) { $0.ask.retries(2) }
        model.ask.start()
        await model.service.returns(1)
        await model.service.throws()
        await model.service.throws()
        #expect(model.service.calls == ["first", "second", "second", "second"] && model.ask.isExecuting && model.errors == [])
        await model.service.returns(7)
        #expect(model.outcomes.latest == "answered" && model.ask.error == nil)
    }

    @Test func failsWithTheLastError() async {
        struct Problem: Error, CustomStringConvertible { let description: String }
        let model = Model(clock) { $0.ask.retries(1, after: .seconds(1)) }
        model.ask.start()
        await model.service.throws(Problem(description: "one"))
        await clock.advance(by: .seconds(1))
        await model.service.throws(Problem(description: "two"))
        #expect(model.errors == ["two"] && model.service.calls == ["first", "first"])
        await clock.advance(by: .seconds(60))
        #expect(model.service.calls.count == 2 && clock.sleeperCount == 0)
    }

    @Test(arguments: [false, true]) func waitsBetween(doubling: Bool) async {
        let model = Model(clock) { $0.ask.retries(3, after: .seconds(1), doubling: doubling) }
        model.ask.start()
        let delays: [Int] = doubling ? [1, 2, 4] : [1, 1, 1]
        for (number, delay) in delays.enumerated() {
            await model.service.throws()
            await clock.advance(by: .seconds(delay) - .milliseconds(1))
            #expect(model.service.calls.count == number + 1)
            await clock.advance(by: .milliseconds(1))
            #expect(model.service.calls.count == number + 2)
        }
        await model.service.returns(1)
        // The next call has its own retries, and the first delay again.
        await model.service.throws()
        await clock.advance(by: .seconds(1))
        #expect(model.service.calls.suffix(2) == ["second", "second"] && model.ask.isExecuting)
    }

    @Test(arguments: ["cancel", "reset", "cancellation error", "release"]) func canBeCancelledWhileItWaits(way: String) async {
        var model: Model? = Model(clock) { $0.ask.retries(3, after: .seconds(1)) }
        weak let weakModel = model
        guard let service = model?.service, let ask = model?.ask else { return }
        ask.start()
        await service.throws()
        #expect(clock.sleeperCount == 1)
        switch way {
        case "cancel": ask.cancel()
        case "reset": model?.reset()
        case "release": model = nil
        default:
            await clock.advance(by: .seconds(1))
            await service.throws(CancellationError())
        }
        #expect(await settled { clock.sleeperCount == 0 })
        let count = service.calls.count
        await clock.advance(by: .seconds(60))
        #expect(!ask.isExecuting && ask.error == nil && service.calls.count == count && (weakModel == nil) == (way == "release"))
        if let model { #expect(model.status.value == 0) }
    }

    @Test func theLimitCoversRetriesAndTheirPauses() async {
        let model = Model(clock) { model in
            model.ask.timesOut(after: .seconds(10))
            model.ask.retries(100, after: .seconds(4))
        }
        model.ask.start()
        await model.service.throws()
        await clock.advance(by: .seconds(4))
        await model.service.throws()
        await clock.advance(by: .seconds(5))
        await model.service.throws()
        #expect(model.ask.isExecuting)
        await clock.advance(by: .seconds(1))
        #expect(model.errors == ["The time is up"] && clock.sleeperCount == 0)
        await clock.advance(by: .seconds(60))
        #expect(model.service.calls.count == 3)
    }

    @Test func manyDoublingsDoNotOverflow() async {
        let model = Model(clock) { $0.ask.retries(.max, after: .seconds(1), doubling: true) }
        model.ask.start()
        for number in 0..<80 {
            #expect(model.service.calls.count == number + 1)
            await model.service.throws()
            await clock.advance(by: .seconds(4_000_000_000))
        }
        #expect(model.ask.isExecuting)
    }

    // MARK: Pauses

    @Test func isDisabledAfterARunThatSucceeded() async {
        let model = Model(clock) { $0.ask.runsAtMostOnce(every: .seconds(45)) }
        let seen = Recorder<Bool>()
        model.ask.reactive.isEnabled.observe { seen($0) }
        model.ask.start()
        await clock.advance(by: .seconds(5))
        await model.service.returns(1)
        await model.service.returns(2)
        #expect(!model.ask.isEnabled && !model.ask.isExecuting && !model.ask.start())
        model.reset()
        await clock.advance(by: .milliseconds(39_999))
        #expect(!model.ask.isEnabled && seen.events == [false])
        await clock.advance(by: .milliseconds(1))
        #expect(model.ask.isEnabled && seen.events == [false, true] && clock.sleeperCount == 0)
        #expect(model.ask.start())
    }

    @Test func isNotDisabledAfterAFailureOrACancellation() async {
        let model = Model(clock) { $0.ask.runsAtMostOnce(every: .seconds(45)) }
        model.ask.start()
        await model.service.throws()
        #expect(model.ask.isEnabled && model.ask.start())
        model.ask.cancel()
        #expect(model.ask.isEnabled && model.ask.start())
        await clock.advance(by: .seconds(45))
        await model.service.returns(0)
        await model.service.returns(1)
        await model.service.returns(2)
        #expect(model.status.value == 3 && model.ask.isEnabled, "the run itself has taken that long")
        #expect(await settled { clock.sleeperCount == 0 })
    }

    @Test func nothingIsKeptWhileItPauses() async {
        var model: Model? = Model(clock) { model in
            model.ask.runsAtMostOnce(every: .seconds(45))
            model.ask.timesOut(after: .seconds(10))
        }
        weak let weakModel = model
        weak let weakCommand = model?.ask
        model?.ask.start()
        await model?.service.returns(1)
        await model?.service.returns(2)
        #expect(clock.sleeperCount == 1)
        model = nil
        #expect(weakModel == nil && weakCommand == nil)
        #expect(await settled { clock.sleeperCount == 0 })
    }

    @Test func aSlowRunKeepsNothing() async {
        var model: Model? = Model(clock) { $0.ask.timesOut(after: .seconds(10)) }
        weak let weakModel = model
        let service = model?.service
        model?.ask.start()
        await settle()
        model = nil
        #expect(weakModel == nil)
        #expect(await settled { clock.sleeperCount == 0 })
        await service?.returns(1)
    }
}
