import FlowRuntime
import FlowTesting
import ReactiveCore
import Testing

/// How a run begins, goes on and ends.
@MainActor @Suite struct CommandRunTests {
    @Test func changesStateStepByStepInWholeChanges() async {
        let model = CommandModel(calls: 3)
        let seen = Recorder<CommandModel.State>()
        let state = model.state
        let observation = state.observe { seen($0) }
        #expect(model.ask.isEnabled && model.ask.start(10))
        #expect(seen.take() == [.init(-1, 0, true)])
        #expect(model.ask.isExecuting && !model.ask.isEnabled && !model.ask.start(20))
        await model.service.returns(1)
        await model.service.returns(2)
        #expect(seen.take() == [.init(1, 1, true), .init(2, 2, true)])
        await model.service.returns(3)
        #expect(seen.take() == [.init(3, 3, false)])
        #expect(model.service.calls == [10, 11, 12] && model.ask.isEnabled)
        observation.dispose()
    }

    @Test func callsItsFirstServiceBeforeStartReturns() {
        let model = CommandModel()
        model.ask.start(4)
        #expect(model.service.calls == [4] && model.service.waitingCalls == 1)
    }

    @Test func tellsObserversBeforeItsResultAndNeverBusy() async {
        let model = CommandModel()
        let log = Recorder<String>()
        model.status.reactive.value.observe { log("status \($0)") }
        model.outcomes.signal.observe { [unowned model] in log("outcome \($0) \(model.ask.isExecuting)") }
        model.ask.reactive.values.observe { [unowned model] in log("value \($0) \(model.ask.isExecuting) \(model.ask.isEnabled)") }
        model.ask.start(1)
        await model.service.returns(7)
        #expect(log.events == ["status -1", "status 7", "outcome answered 7 false", "value 7 false true"])
        #expect(model.outcomes.latest == "answered 7")
    }

    @Test func tellsObserversThatItRunsBeforeItCallsAnything() async {
        let command = FlowCommand<Void, Void>()
        let log = Recorder<String>()
        let model = FormModel { model in
            command.performs(on: model) { model, change in
                change.set(model.status, to: 1)
                return .call {
                    log("service")
                } then: { model, change, _ in
                    change.set(model.status, to: 2)
                    return .done
                }
            }
        }
        model.status.reactive.value.observe { log("status \($0)") }
        command.reactive.isExecuting.observe { log("executing \($0)") }
        command.start()
        #expect(log.events == ["executing true", "status 1", "service", "status 2", "executing false"])
    }

    @Test func isOverAtOnceIfItWaitsForNothing() {
        let double = FlowCommand<Int, Int>()
        let model = FormModel { model in
            double.performs(on: model) { model, change, input in
                change.set(model.status, to: input)
                return .returns(2 * input)
            }
        }
        let log = Recorder<String>()
        double.reactive.isExecuting.observe { log("executing \($0)") }
        double.reactive.isEnabled.observe { log("enabled \($0)") }
        double.reactive.values.observe { [unowned model] in log("value \($0), \(model.status.value)") }
        #expect(double.start(4) && !double.isExecuting)
        #expect(log.events == ["value 8, 4"])
    }

    @Test func isOverAtOnceIfTheServiceDoesNotSuspend() async {
        let model = CommandModel()
        await model.service.returns(3)
        model.ask.start(1)
        #expect(!model.ask.isExecuting && model.status.value == 3)
    }

    @Test func givesItsOutputToWhoWaits() async throws {
        let model = CommandModel()
        await model.service.returns(3)
        #expect(try await model.ask.run(1) == 3)
        let waiting = Task { @MainActor in try await model.ask.run(2) }
        await settle()
        await model.service.returns(4)
        #expect(try await waiting.value == 4)
    }

    @Test func tellsWhoWaitsWhyThereIsNoOutput() async {
        let model = CommandModel()
        await model.service.throws(Problem("broken"))
        await #expect(throws: FlowCommandError.failed(FlowFailure(messages: ["broken"]))) { try await model.ask.run(1) }
        model.ask.start(1)
        await #expect(throws: FlowCommandError.disabled) { try await model.ask.run(1) }
        model.ask.cancel()
        let waiting = Task { @MainActor in try await model.ask.run(2) }
        await settle()
        model.ask.cancel()
        await #expect(throws: FlowCommandError.cancelled) { try await waiting.value }
    }

    @Test func isDisabledByItsCondition() {
        let command = FlowCommand<Void, Void>()
        let model = FormModel { model in
            command.enabled(when: model.flag.reactive.value)
            command.performs(on: model) { _, _ in .done }
        }
        #expect(!command.isEnabled && !command.start())
        model.flag.value = true
        #expect(command.isEnabled && command.start())
        // Within a change, the decision is made on what has been set so far.
        model.update {
            $0.flag.value = false
            #expect(!command.start())
            $0.flag.value = true
            #expect(command.start())
        }
    }

    @Test func beginsAfterTheChangeThatStartsIt() {
        let model = CommandModel()
        let seen = Recorder<CommandModel.State>()
        let state = model.state
        let observation = state.observe { seen($0) }
        model.update {
            #expect($0.ask.start(1) && !$0.ask.start(2))
            $0.note.value = "x"
        }
        #expect(seen.events == [.init(-1, 0, true)] && model.service.calls == [1])
        observation.dispose()
    }

    @Test func beginsAfterTheRoundOfTheObserverThatStartsIt() async {
        let copy = FlowCommand<Void, Void>()
        let model = FormModel { model in
            copy.performs(on: model) { model, change in
                change.set(model.status, to: model.a.value)
                change.set(model.status, to: model.status.value + 1)
                return .done
            }
        }
        let log = Recorder<String>()
        model.flag.reactive.value.observe { [unowned model] _ in
            model.a.value = 40
            log("started \(copy.start()) \(copy.start())")
        }
        model.flag.reactive.value.observe { [unowned model] _ in log("other observer, \(model.status.value)") }
        model.status.reactive.value.observe { log("status \($0)") }
        copy.reactive.values.observe { log("done") }
        model.flag.value = true
        #expect(log.events == ["started true false", "other observer, 0", "status 41", "done"])
    }

    @Test func stepsReadFieldsAsTheyAreThen() async {
        let copy = FlowCommand<Void, Void>()
        let service = ServiceStub<Void, Void, any Error>()
        let model = FormModel { model in
            copy.performs(on: model) { _, _ in
                .call {
                    try await service.call()
                } then: { model, change, _ in
                    change.set(model.status, to: model.a.value)
                    return .done
                }
            }
        }
        copy.start()
        model.a.value = 9
        await service.returns()
        #expect(model.status.value == 9)
    }

    @Test func makesTheFieldsThatItSetsUntouched() {
        let fill = FlowCommand<Void, Void>()
        let model = FormModel { model in
            model.b.resets(whenChanged: model.a)
            model.form.require(.reading(model.a) { $0 > 100 }, on: model.a, else: "more")
            fill.performs(on: model) { model, change in
                change.set(model.a, to: 5)
                change.set(model.text, to: " x ")
                return .done
            }
        }
        model.update {
            $0.a.value = 1
            $0.b.value = 1
        }
        #expect(model.errors == ["more"])
        fill.start()
        #expect(model.a.value == 5 && !model.a.isTouched && model.errors == [] && model.b.value == 0)
        #expect(model.text.value == "x" && model.text.text == " x ")
    }

    @Test func needsSomethingToPerform() async {
        await #expect(processExitsWith: .failure) { await MainActor.run { _ = FlowCommand<Void, Void>().start() } }
    }
}

/// An error that has something to say.
struct Problem: Error, Equatable, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
