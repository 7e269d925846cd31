import FlowRuntime
import FlowTesting
import Foundation
import ReactiveCore
import Testing

/// What is said when a command fails, where, and until when.
@MainActor @Suite struct CommandFailureTests {
    private struct Localized: LocalizedError { var errorDescription: String? { "in the user's words" } }

    private typealias Failing = (model: FormModel, command: FlowCommand<Int, Void>, service: ServiceStub<Int, Void, any Error>)

    private func failing(
        onFailure: @escaping (FormModel, FlowChange, any Error) -> FlowRecovery<FormModel, Void> = { _, _, _ in .unhandled }
    ) -> Failing {
        let command = FlowCommand<Int, Void>()
        let service = ServiceStub<Int, Void, any Error>()
        let model = FormModel { model in
            command.performs(
                on: model,
                { model, change, input in
                    change.set(model.status, to: input)
                    return .call {
                        try await service.call(input)
                    } then: { _, _, _ in
                        .done
                    }
                }, onFailure: { model, change, _, error in onFailure(model, change, error) })
        }
        return (model, command, service)
    }

    @Test(arguments: [(Localized(), "in the user's words"), (Problem("plain"), "plain")] as [(any Error & Sendable, String)])
    func saysWhatTheErrorSays(error: any Error & Sendable, message: String) async {
        let (model, command, service) = failing()
        let failures = Recorder<FlowFailure>()
        command.reactive.failures.observe { failures($0) }
        command.start(1)
        await service.throws(error)
        #expect(command.error == message && model.errors == [message] && !command.isExecuting)
        #expect(failures.events == [FlowFailure(messages: [message])] && type(of: failures.events.first?.underlyingError) != Never.self)
        #expect(failures.events.first?.underlyingError != nil)
        #expect(model.status.value == 1, "a failed run keeps what it has set")
        #expect(model.isValid)
    }

    @Test func handlesFailuresInTheirChange() async {
        let (model, command, service) = failing { model, change, error in
            change.set(model.status, to: -9)
            return .failed("handled \(error)")
        }
        let seen = Recorder<[Int]>()
        let both = Property.reading(model.status, command.reactive.isExecuting) { [$0, $1 ? 1 : 0] }
        both.observe { seen($0) }
        command.start(1)
        await service.throws(Problem("x"))
        #expect(seen.events == [[1, 1], [-9, 0]] && command.error == "handled x")
    }

    @Test func goesElsewhereInsteadOfFailing() async throws {
        let (model, command, service) = failing { _, _, _ in .goes(to: "elsewhere") }
        await service.throws()
        try await command.run(1)
        #expect(model.outcomes.latest == "elsewhere" && model.errors == [] && command.error == nil && !command.retry())
    }

    @Test func isForgottenWhenTheCommandStartsAgain() async {
        let (model, command, service) = failing()
        command.start(1)
        await service.throws(Problem("first"))
        #expect(model.errors == ["first"])
        command.start(2)
        #expect(model.errors == [] && command.error == nil)
        await service.throws(Problem("second"))
        #expect(model.errors == ["second"] && command.error == "second")
        model.a.value = 1
        #expect(model.errors == ["second"])
        model.reset()
        #expect(model.errors == [] && command.error == nil && !command.retry())
    }

    @Test func repeatsTheVerySameRun() async {
        let (model, command, service) = failing()
        defer { withExtendedLifetime(model) {} }
        #expect(!command.retry())
        command.start(41)
        #expect(!command.retry())
        await service.throws()
        #expect(command.retry() && command.error == nil)
        await service.throws()
        command.start(1)
        command.cancel()
        #expect(command.retry(), "a cancelled run changes nothing about the last failure")
        await service.throws()
        await service.throws()
        #expect(service.calls == [41, 41, 1, 41])
        await service.returns()
        #expect(command.retry())
        #expect(!command.retry() && service.calls.last == 41)
    }

    @Test func showsServerErrorsOnTheirField() async {
        let command = FlowCommand<Void, Void>()
        let other = FlowCommand<Void, Void>()
        let model = FormModel { model in
            model.form.require(.reading(model.a) { $0 > 0 }, on: model.a, else: "a > 0")
            command.performs(on: model) { model, _ in .fails("taken", on: model.b) }
            other.performs(on: model) { model, _ in .fails("reserved", on: model.b) }
        }
        command.start()
        #expect(model.b.error == "taken" && model.b.errors == ["taken"] && model.errors == ["taken"] && command.error == "taken")
        #expect(model.b.isValid && model.firstInvalidField === model.a)
        model.a.value = -1
        #expect(model.errors == ["a > 0", "taken"])
        model.a.value = 1
        #expect(model.isValid && model.firstInvalidField === model.b && model.errors == ["taken"])
        model.b.value = 0
        #expect(model.b.error == nil && model.errors == [] && command.error == nil && model.firstInvalidField == nil)
        command.start()
        other.start()
        #expect(model.b.errors == ["reserved"] && command.error == nil && other.error == "reserved")
        command.start()
        #expect(model.b.errors == ["taken"] && other.error == nil)
    }

    @Test func showsServerErrorsAfterRulesAndNotOnInactiveFields() {
        let command = FlowCommand<Void, Void>()
        let model = FormModel { model in
            model.a.onlyWhen(model.flag.reactive.value)
            model.form.require(.reading(model.a) { $0 > 0 }, on: model.a, else: "a > 0")
            command.performs(on: model) { model, _ in .fails("taken", on: model.a) }
        }
        command.start()
        #expect(model.a.error == nil && model.errors == [] && model.firstInvalidField == nil)
        model.flag.value = true
        #expect(model.a.error == "taken")
        model.a.touch()
        #expect(model.a.errors == ["a > 0", "taken"] && model.errors == ["a > 0"])
    }

    @Test func placesFailuresOnFields() async {
        let (model, command, service) = failing { model, _, _ in .failed("the bank says no", on: model.a) }
        command.start(1)
        await service.throws()
        #expect(model.a.error == "the bank says no" && command.error == "the bank says no")
        command.start(1)
        #expect(model.a.error == nil)
        await service.returns()
    }

    @Test func aFailingStepKeepsItsMessageAndTheHandlersAssignments() async {
        let command = FlowCommand<Bool, Void>()
        let errors = Recorder<String>()
        let model = FormModel { model in
            command.performs(
                on: model,
                { model, _, onField in
                    onField ? .fails("own", on: model.a) : .fails("own")
                },
                onFailure: { model, change, _, error in
                    errors("\((error as? FlowFailure)?.messages ?? [])")
                    change.set(model.status, to: 5)
                    return .failed("general", on: model.b)
                })
        }
        command.start(true)
        #expect(model.status.value == 5 && model.a.error == "own" && model.b.error == nil)
        command.start(false)
        #expect(model.errors == ["own"] && model.a.error == nil && errors.events == ["[\"own\"]", "[\"own\"]"])
    }

    @Test func aServiceThatFailsAsAFlowDoesIsHandled() async {
        let (model, command, service) = failing { model, _, _ in .failed("handled", on: model.a) }
        command.start(1)
        await service.throws(FlowFailure(messages: ["of another flow"]))
        #expect(model.errors == ["handled"] && model.a.error == "handled")
        let (unhandlingModel, unhandling, otherService) = failing()
        unhandling.start(1)
        await otherService.throws(FlowFailure(messages: ["of", "another flow"]))
        #expect(unhandlingModel.errors == ["of", "another flow"])
    }

    @Test func failsWithTheListOfErrorsIfTheFormIsNotValid() async throws {
        let command = FlowCommand<Void, Void>()
        let model = FormModel { model in
            model.form.require(.reading(model.a) { $0 > 0 }, on: model.a, else: "a > 0")
            model.form.require(.reading(model.a) { $0 > 1 || $0 == 1 }, on: model.a, else: "a >= 1")
            model.form.require(.reading(model.a, model.b) { $0 < $1 }, on: model.a, model.b, else: "a < b")
            model.form.require(.reading(model.a, model.b) { $0 + $1 > 0 }, else: "a + b > 0")
            model.form.warn(unless: .reading(model.c) { $0 > 0 }, on: model.c, saying: "c > 0")
            command.performs(on: model) { model, change in
                change.set(model.status, to: 1)
                return .validates { model, change in
                    change.set(model.status, to: 2)
                    return .goes(to: "valid")
                }
            } onFailure: { model, change, _ in
                change.set(model.status, to: 99)
                return .failed("general")
            }
        }
        #expect(model.errors == [])
        await #expect(throws: FlowCommandError.failed(FlowFailure(messages: ["a > 0", "a < b", "a + b > 0"]))) {
            try await command.run()
        }
        #expect(
            model.errors == ["a > 0", "a < b", "a + b > 0"] && model.b.error == "a < b" && command.error == nil && model.status.value == 1)
        #expect(model.c.warning == "c > 0")
        model.a.value = 1
        #expect(model.errors == ["a < b"])
        model.b.value = 2
        try await command.run()
        #expect(model.outcomes.latest == "valid" && model.status.value == 2)
    }

    @Test func revealsRulesOnNoField() {
        let (command, never) = (FlowCommand<Void, Void>(), FlowCommand<Void, Void>())
        let model = FormModel { model in
            model.form.showsErrors(.after(never))
            model.form.require(.reading(model.a, model.b) { $0 + $1 > 0 }, else: "a + b > 0")
            command.performs(on: model) { _, _ in .validates { _, _ in .done } }
        }
        #expect(model.errors == [])
        command.start()
        #expect(model.errors == ["a + b > 0"])
        model.reset()
        #expect(model.errors == [])
    }

    @Test func listsServerErrorsInTheOrderOfTheRulesThenOfTheFields() {
        let commands = (0..<3).map { _ in FlowCommand<Void, Void>() }
        let model = FormModel { model in
            model.form.require(.reading(model.c) { $0 >= 0 }, on: model.c, else: "c >= 0")
            for (command, field) in zip(commands, [model.b, model.a, model.c]) {
                command.performs(on: model) { _, _ in .fails("taken", on: field) }
            }
        }
        for command in commands { command.start() }
        #expect(model.errors == ["taken", "taken", "taken"] && model.firstInvalidField === model.c)
        model.c.value = -1
        #expect(model.errors == ["c >= 0", "taken", "taken"])
    }

    @Test(arguments: [false, true]) func validatesAPart(afterCommand: Bool) async {
        let (command, never) = (FlowCommand<Void, Void>(), FlowCommand<Void, Void>())
        let model = FormModel { model in
            if afterCommand { model.form.showsErrors(.after(never)) }
            model.text.onlyWhen(model.flag.reactive.value)
            model.form.require(.reading(model.a) { $0 > 0 }, on: model.a, model.text, else: "a > 0")
            model.form.require(.reading(model.b) { $0 > 0 }, on: model.b, else: "b > 0")
            command.performs(on: model) { model, _ in .validates(model.b, model.text) { _, _ in .done } }
        }
        await #expect(throws: FlowCommandError.failed(FlowFailure(messages: ["b > 0"]))) { try await command.run() }
        #expect(model.errors == ["b > 0"] && model.a.error == nil)
        model.b.value = 1
        #expect(command.start() && model.errors == [] && !model.isValid)
        model.b.value = 0
        #expect(model.errors == ["b > 0"])
        model.reset()
        model.b.touch()
        #expect(model.errors == (afterCommand ? [] : ["b > 0"]))
    }
}
