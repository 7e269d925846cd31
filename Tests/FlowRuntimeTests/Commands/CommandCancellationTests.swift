import FlowRuntime
import FlowTesting
import ReactiveCore
import Testing

/// What is left of a run that was cancelled: nothing.
@MainActor @Suite struct CommandCancellationTests {
    enum Way: CaseIterable {
        case cancel, editOfANamedField, reset, cancellationOfTheWaitingTask, cancellationErrorOfTheService
    }

    @Test(arguments: Way.allCases, 0..<3) func leavesNothing(way: Way, answered: Int) async {
        let model = CommandModel(calls: 3)
        let state = model.state
        let start = state.value
        let log = Recorder<String>()
        model.ask.reactive.values.observe { log("value \($0)") }
        model.ask.reactive.failures.observe { log("failure \($0)") }
        model.outcomes.signal.observe { log("outcome \($0)") }
        let waiting = Task { @MainActor in try await model.ask.run(0) }
        await settle()
        for answer in 0..<answered { await model.service.returns(100 + answer) }
        #expect(state.value != start)
        let seen = Recorder<CommandModel.State>()
        let observation = state.observe { seen($0) }
        switch way {
        case .cancel: model.ask.cancel()
        case .editOfANamedField: model.number.value += 1
        case .reset: model.reset()
        case .cancellationOfTheWaitingTask: waiting.cancel()
        case .cancellationErrorOfTheService: await model.service.throws(CancellationError())
        }
        await settle()
        #expect(seen.events == [start])
        await #expect(throws: FlowCommandError.cancelled) { try await waiting.value }
        if model.service.waitingCalls > 0 { await model.service.returns(999) }
        #expect(seen.events == [start] && log.events == [] && model.outcomes.latest == nil && model.ask.error == nil)
        #expect(model.ask.isEnabled && model.service.calls.count == answered + 1)
        observation.dispose()
    }

    @Test func restartsInOneChange() async throws {
        let model = CommandModel(calls: 2, whileRunning: .restarts)
        model.ask.start(10)
        await model.service.returns(1)
        #expect(model.ask.isEnabled && model.ask.isExecuting)
        let seen = Recorder<CommandModel.State>()
        let state = model.state
        let observation = state.observe { seen($0) }
        let waiting = Task { @MainActor in try await model.ask.run(20) }
        await settle()
        // What the first run had set is taken back, and the second has begun.
        #expect(seen.take() == [.init(-1, 0, true)])
        await model.service.returns(2)
        #expect(seen.take() == [], "the answer to the first run comes late")
        await model.service.returns(3)
        await model.service.returns(4)
        #expect(seen.take() == [.init(3, 1, true), .init(4, 2, false)])
        #expect(try await waiting.value == 4)
        #expect(model.service.calls == [10, 11, 20, 21])
        observation.dispose()
    }

    @Test func restartsTheLastOfSeveralStartsInOneChange() async {
        let model = CommandModel(whileRunning: .restarts)
        model.update {
            #expect($0.ask.start(1) && $0.ask.start(2) && $0.ask.start(3))
        }
        #expect(model.service.calls == [3])
        await model.service.returns(5)
        #expect(model.status.value == 5 && model.count.value == 1 && !model.ask.isExecuting)
    }

    @Test func isCancelledBeforeItBegins() {
        let model = CommandModel()
        model.update {
            #expect($0.ask.start(1))
            $0.number.value += 1
        }
        #expect(model.service.calls == [] && !model.ask.isExecuting && model.status.value == 0)
        model.update {
            $0.number.value += 1
            #expect($0.ask.start(2))
        }
        #expect(model.service.calls == [2] && model.ask.isExecuting)
        model.ask.cancel()
    }

    @Test func happensAfterTheAssignmentsOfTheChange() {
        let model = CommandModel()
        model.ask.start(1)
        model.update {
            $0.number.value += 1
            #expect($0.ask.isExecuting && $0.status.value == -1)
            $0.note.value = "\($0.status.value)"
        }
        #expect(!model.ask.isExecuting && model.status.value == 0 && model.note.value == "-1")
    }

    @Test func sparesTheRunThatStartsInTheSameChange() async {
        let model = CommandModel(whileRunning: .restarts)
        model.ask.start(1)
        model.update {
            $0.number.value += 1
            $0.ask.start(2)
        }
        #expect(model.service.calls == [1, 2] && model.ask.isExecuting && model.status.value == -1)
        await model.service.returns(0)
        await model.service.returns(5)
        #expect(model.status.value == 5)
    }

    @Test func anObserverOfTheBeginningCancelsBeforeAnythingIsCalled() {
        let model = CommandModel()
        model.ask.reactive.isExecuting.observe { [unowned model] in if $0 { model.ask.cancel() } }
        model.ask.start(1)
        #expect(model.service.calls == [] && !model.ask.isExecuting && model.status.value == 0)
    }

    @Test func aCancelledTaskStartsNothing() async {
        let model = CommandModel()
        let waiting = Task { @MainActor in try await model.ask.run(1) }
        waiting.cancel()
        await #expect(throws: FlowCommandError.cancelled) { try await waiting.value }
        #expect(model.service.calls == [])
    }

    /// The service has answered, and before its task goes on, the run is cancelled.
    @Test func anAnswerThatIsOnItsWayIsNotTaken() async {
        let command = FlowCommand<Void, Void>()
        var answer: CheckedContinuation<Void, Never>?
        let taken = Recorder<String>()
        let model = FormModel { model in
            command.performs(on: model) { model, change in
                .call {
                    await withCheckedContinuation { answer = $0 }
                } then: { model, change, _ in
                    taken("answer")
                    change.set(model.status, to: 1)
                    return .goes(to: "late")
                }
            }
        }
        let waiting = Task { @MainActor in try await command.run() }
        await settle()
        answer?.resume()
        command.cancel()
        await settle()
        await #expect(throws: FlowCommandError.cancelled) { try await waiting.value }
        #expect(taken.events == [] && model.status.value == 0 && model.outcomes.latest == nil)
    }

    @Test(arguments: [false, true]) func aStepCancelsItsOwnRun(inHandler: Bool) async {
        let command = FlowCommand<Void, Void>()
        let results = Recorder<String>()
        let model = FormModel { model in
            command.performs(on: model) { model, change in
                change.set(model.status, to: 1)
                if !inHandler { command.cancel() }
                change.set(model.a, to: 2)
                return inHandler ? .fails("no") : .goes(to: "nowhere")
            } onFailure: { model, change, _ in
                command.cancel()
                change.set(model.b, to: 3)
                return .goes(to: "nowhere")
            }
        }
        command.reactive.values.observe { results("value") }
        command.reactive.failures.observe { _ in results("failure") }
        await #expect(throws: FlowCommandError.cancelled) { try await command.run() }
        #expect([model.status.value, model.a.value, model.b.value] == [0, 0, 0] && command.isEnabled)
        #expect(results.events == [] && model.outcomes.latest == nil && model.errors == [])
    }

    @Test func aStepCancelsAnotherCommand() async {
        let (first, second) = (FlowCommand<Void, Void>(), FlowCommand<Void, Void>())
        let service = ServiceStub<Void, Void, any Error>()
        let model = FormModel { model in
            first.performs(on: model) { model, change in
                change.set(model.status, to: 1)
                return .call {
                    try await service.call()
                } then: { _, _, _ in
                    .done
                }
            }
            second.performs(on: model) { model, change in
                first.cancel()
                return .call {
                    try await service.call()
                } then: { _, _, _ in
                    .done
                }
            }
        }
        first.start()
        second.start()
        #expect(!first.isExecuting && model.status.value == 0)
        second.cancel()
        #expect(model.status.value == 0, "what the second run has cancelled stays cancelled")
    }

    /// A model whose command sets fields and then waits.
    private func waitingModel(
        _ wire: (FormModel, FlowCommand<Void, Void>) -> Void,
        sets: @escaping (FormModel, FlowChange) -> Void
    ) -> (model: FormModel, command: FlowCommand<Void, Void>, service: ServiceStub<Void, Void, any Error>) {
        let command = FlowCommand<Void, Void>()
        let service = ServiceStub<Void, Void, any Error>()
        let model = FormModel { model in
            wire(model, command)
            command.performs(on: model) { model, change in
                sets(model, change)
                return .call {
                    try await service.call()
                } then: { model, change, _ in
                    sets(model, change)
                    return .done
                }
            }
        }
        return (model, command, service)
    }

    @Test func isCancelledByAResetOfANamedField() {
        let (model, command, _) = waitingModel { model, command in
            model.b.resets(whenChanged: model.a)
            command.cancelled(whenChanged: model.b)
        } sets: { _, _ in
        }
        model.b.value = 1
        command.start()
        model.a.value = 1
        #expect(!command.isExecuting)
        command.start()
        model.a.value = 2
        #expect(command.isExecuting, "b was at its start already, so it has not changed")
        model.b.value = 0
        #expect(command.isExecuting)
        command.cancel()
    }

    @Test func isNotCancelledByItself() async {
        let (model, command, service) = waitingModel { model, command in
            model.b.resets(whenChanged: model.a)
            command.cancelled(whenChanged: model.a, model.b, model.status)
        } sets: { model, change in
            change.set(model.status, to: model.status.value + 1)
            change.set(model.a, to: model.a.value + 1)
        }
        model.b.value = 7
        command.start()
        #expect(command.isExecuting && model.status.value == 1 && model.b.value == 0)
        await service.returns()
        #expect(!command.isExecuting && model.status.value == 2 && model.a.value == 2)
    }

    @Test func isCancelledByAnotherCommand() {
        let other = FlowCommand<Void, Void>()
        let (model, command, _) = waitingModel { model, command in
            command.cancelled(whenChanged: model.a)
            other.performs(on: model) { model, change in
                change.set(model.a, to: 1)
                return .done
            }
        } sets: { model, change in
            change.set(model.status, to: 1)
        }
        command.start()
        other.start()
        #expect(!command.isExecuting && model.status.value == 0 && model.a.value == 1)
    }

    @Test func cancelsOthersByTakingBack() {
        let second = FlowCommand<Void, Void>()
        let service = ServiceStub<Void, Void, any Error>()
        let (model, first, _) = waitingModel { model, command in
            command.cancelled(whenChanged: model.a)
            second.cancelled(whenChanged: model.status)
            second.performs(on: model) { _, _ in
                .call {
                    try await service.call()
                } then: { _, _, _ in
                    .done
                }
            }
        } sets: { model, change in
            change.set(model.status, to: 1)
        }
        first.start()
        second.start()
        #expect(first.isExecuting && second.isExecuting)
        model.a.value = 1
        #expect(!first.isExecuting && !second.isExecuting && model.status.value == 0)
    }

    @Test func aResetInTheSameChangeWins() {
        let (model, command, _) = waitingModel { model, command in
            model.status.resets(whenChanged: model.a)
            command.cancelled(whenChanged: model.a)
        } sets: { model, change in
            change.set(model.status, to: model.status.value + 1)
        }
        command.start()
        command.cancel()
        #expect(model.status.value == 0)
        let finished = FlowCommand<Void, Void>()
        finished.performs(on: model) { model, change in
            change.set(model.status, to: 50)
            return .done
        }
        finished.start()
        command.start()
        #expect(model.status.value == 51)
        model.a.value = 1
        #expect(model.status.value == 0)
    }

    @Test func leavesWhatSomebodyElseHasWrittenSince() async {
        let (model, command, service) = waitingModel { model, command in
        } sets: { model, change in
            for field in [model.a, model.b, model.c] { change.set(field, to: field.value + 10) }
        }
        model.b.value = 1
        command.start()
        model.a.value = 3
        model.b.value = 11
        #expect(model.c.value == 10)
        command.cancel()
        #expect(model.a.value == 3 && model.b.value == 11 && model.c.value == 0)
        _ = service
    }

    @Test func goesBackToWhatTheUserWroteInBetween() async {
        let command = FlowCommand<Void, Void>()
        let service = ServiceStub<Void, Void, any Error>()
        let model = FormModel { model in
            command.performs(on: model) { model, change in
                change.set(model.a, to: 1)
                return .call {
                    try await service.call()
                } then: { model, change, _ in
                    change.set(model.a, to: 2)
                    return .call {
                        try await service.call()
                    } then: { _, _, _ in
                        .done
                    }
                }
            }
        }
        command.start()
        model.a.value = 7
        await service.returns()
        #expect(model.a.value == 2)
        command.cancel()
        #expect(model.a.value == 7 && model.a.isTouched)
    }

    @Test func bringsBackWhatItsAssignmentsHadReset() {
        let (model, command, _) = waitingModel { model, command in
            model.text.resets(whenChanged: model.a)
        } sets: { model, change in
            change.set(model.a, to: 9)
        }
        model.a.value = 1
        model.text.text = " typed "
        command.start()
        #expect(model.a.value == 9 && model.text.text == "")
        command.cancel()
        #expect(model.a.value == 1 && model.text.text == " typed " && model.a.isTouched && model.text.isTouched)
    }
}
