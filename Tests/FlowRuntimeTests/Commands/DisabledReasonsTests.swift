import FlowRuntime
import FlowTesting
import Foundation
import Observation
import ReactiveCore
import Testing

/// Why a command cannot be started.
@MainActor @Suite struct DisabledReasonsTests {
    @Test func saysWhatKeepsTheFormFromBeingValid() async {
        let model = AnswerModel()
        let (plain, computed, other, explained) = (
            FlowCommand<Void, Void>(), FlowCommand<Void, Void>(), FlowCommand<Void, Void>(), FlowCommand<Void, Void>()
        )
        plain.enabled(when: model.form.reactive.isValid)
        computed.enabled(when: .reading(model.form.reactive.isValid, model.isOn, model.applies) { $0 && $1 && $2 })
        other.enabled(when: .reading(model.email) { !$0.isEmpty })
        explained.enabled(when: model.form.reactive.isValid, because: ["en": "Fill in everything", "de": "Alles ausfüllen"])
        for command in [plain, computed, other, explained] { command.performs(on: model) { _, _ in .done } }
        #expect(plain.reasonsForBeingDisabled == ["short"] && computed.reasonsForBeingDisabled == ["short"])
        #expect(other.reasonsForBeingDisabled == ["This cannot be done now"])
        model.form.locale = Locale(identifier: "de")
        #expect(explained.reasonsForBeingDisabled == ["Alles ausfüllen"])
        model.email.text = "ab!"
        #expect(plain.reasonsForBeingDisabled == ["loud", "This is still being checked"] && other.reasonsForBeingDisabled == [])
        await model.quietTime()
        await model.service.answerLast(false)
        #expect(plain.reasonsForBeingDisabled == ["taken", "loud"])
        model.email.text = "ab"
        await model.quietTime()
        await model.service.answerLast(true)
        for command in [plain, computed, other, explained] { #expect(command.isEnabled && command.reasonsForBeingDisabled == []) }
        model.applies.value = false
        #expect(plain.isEnabled && computed.reasonsForBeingDisabled == ["This cannot be done now"])
    }

    @Test func saysWhatKeepsAFieldFromBeingValid() {
        let command = FlowCommand<Void, Void>()
        let model = FormModel { model in
            model.form.require(.reading(model.a) { $0 > 0 }, on: model.a, else: "a")
            model.form.require(.reading(model.b) { $0 > 0 }, on: model.b, else: "b")
            command.enabled(when: .reading(model.b.reactive.isValid, model.flag) { $0 || $1 })
            command.performs(on: model) { _, _ in .done }
        }
        #expect(command.reasonsForBeingDisabled == ["b"])
        model.flag.value = true
        #expect(command.reasonsForBeingDisabled == [])
    }

    @Test func whatCannotBeReadIsAReasonWhereItCounts() {
        let command = FlowCommand<Void, Void>()
        let model = TypedFieldTests.Model(locale: "en") { model in
            model.amount.onlyWhen(.reading(model.other) { $0 == 0 })
            model.form.require(.reading(model.other) { $0 < 2 }, on: model.other, else: "other")
            model.form.require(.reading(model.quantity) { $0 > 0 }, on: model.quantity, else: "quantity")
            command.enabled(when: model.form.reactive.isValid)
            command.performs(on: model) { _, _ in .done }
        }
        model.update {
            $0.amount.text = "x"
            $0.quantity.text = "x"
        }
        #expect(command.reasonsForBeingDisabled == ["A number", "An amount"])
        model.other.value = 2
        #expect(command.reasonsForBeingDisabled == ["other", "A number"])
    }

    @Test func saysThatItRunsOrPauses() async {
        let clock = TestClock()
        let service = ServiceStub<Void, Void, any Error>()
        let command = FlowCommand<Void, Void>()
        let restarting = FlowCommand<Void, Void>(whileRunning: .restarts)
        let model = FormModel(clock: clock) { model in
            model.form.locale = Locale(identifier: "en")
            command.enabled(when: .reading(model.flag) { !$0 })
            command.runsAtMostOnce(every: .seconds(90))
            for command in [command, restarting] {
                command.performs(on: model) { _, _ in
                    .call {
                        try await service.call()
                    } then: { _, _, _ in
                        .done
                    }
                }
            }
        }
        command.start()
        restarting.start()
        #expect(command.reasonsForBeingDisabled == ["This is being done already"] && restarting.reasonsForBeingDisabled == [])
        model.flag.value = true
        #expect(command.reasonsForBeingDisabled == ["This cannot be done now", "This is being done already"])
        model.flag.value = false
        await service.returns()
        #expect(command.reasonsForBeingDisabled == ["This can be done once every 1 min, 30 sec"])
        let changed = Recorder<Void>()
        withObservationTracking {
            _ = command.reasonsForBeingDisabled
        } onChange: {
            MainActor.assumeIsolated { changed(()) }
        }
        model.a.value = 1
        #expect(changed.events.isEmpty)
        await clock.advance(by: .seconds(90))
        #expect(command.reasonsForBeingDisabled == [] && changed.events.count == 1)
    }
}
