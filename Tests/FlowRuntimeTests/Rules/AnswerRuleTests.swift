import FlowRuntime
import FlowTesting
import ReactiveCore
import Testing

/// Rules that ask a service.
@MainActor @Suite struct AnswerRuleTests {
    struct Problem: Error {}

    @Test func isPendingFromTheFirstKeystroke() async {
        let model = AnswerModel()
        #expect(!model.isPending && !model.email.isPending && !model.isValid, "an earlier rule does not hold")
        model.email.text = "ab"
        #expect(model.isPending && model.email.isPending && !model.isValid && !model.email.isValid && model.email.error == nil)
        #expect(model.firstInvalidField == nil && model.errors == [], "there is nothing wrong yet")
        await model.clock.advance(by: .milliseconds(299))
        #expect(model.service.arguments == [])
        model.email.text = "abc"
        await model.clock.advance(by: .milliseconds(299))
        #expect(model.service.arguments == [] && model.isPending)
        await model.clock.advance(by: .milliseconds(1))
        #expect(model.service.arguments == ["abc"] && model.isPending && !model.isValid)
        await model.service.answer(0, .success(true))
        #expect(!model.isPending && model.isValid && model.email.isValid && model.email.error == nil)
        model.email.text = "abc "
        #expect(model.isValid, "the value is the same")
        model.email.text = "abcd"
        #expect(model.isPending && !model.isValid)
    }

    @Test func theAnswerIsTheRule() async {
        let model = AnswerModel()
        model.email.text = "ab"
        await model.quietTime()
        await model.service.answer(0, .success(false))
        #expect(!model.isPending && !model.isValid && model.email.error == "taken" && model.errors == ["taken"])
        #expect(model.firstInvalidField === model.email)
        model.email.text = "ab!"
        #expect(model.email.errors == ["loud"] && model.isPending, "the rules behind it do not matter")
        await model.quietTime()
        await model.service.answer(1, .success(false))
        #expect(model.email.errors == ["taken", "loud"] && model.errors == ["taken"])
    }

    @Test func changesInOneTransactionWithWhatItReads() async {
        let model = AnswerModel()
        let seen = Recorder<String>()
        let state = Property.reading(model.email, model.form.reactive.isValid, model.form.reactive.isPending) { email, isValid, isPending in
            "\(email)\(isValid ? " valid" : "")\(isPending ? " pending" : "")"
        }
        state.observe { seen($0) }
        model.email.text = "ab"
        await model.quietTime()
        await model.service.answer(0, .success(true))
        model.email.text = "abc"
        await model.quietTime()
        await model.service.answer(1, .success(true))
        model.email.text = "a"
        #expect(seen.events == ["ab pending", "ab valid", "abc pending", "abc valid", "a"])
    }

    @Test func asksForTheStartValueToo() async {
        let model = AnswerModel(start: "start")
        #expect(model.isPending && !model.isValid)
        await model.quietTime()
        #expect(model.service.arguments == ["start"])
        await model.service.answerLast(true)
        #expect(model.isValid)
    }

    @Test func asksAfterEachChangeWithoutAQuietTime() async {
        let model = AnswerModel(after: nil)
        model.email.text = "ab"
        await settle()
        #expect(model.service.arguments == ["ab"])
        model.update {
            $0.email.text = "abc"
            $0.realm.value = "@x"
        }
        await settle()
        #expect(model.service.arguments == ["ab", "abc@x"] && model.isPending)
    }

    @Test func anyOfWhatItReadsStartsItAnew() async {
        let model = AnswerModel()
        model.email.text = "ab"
        await model.quietTime()
        model.realm.value = "@x"
        await model.service.answer(0, .success(true))
        #expect(model.isPending && model.service.cancelled == ["ab"])
        await model.quietTime()
        #expect(model.service.arguments == ["ab", "ab@x"])
        await model.service.answer(1, .success(true))
        #expect(model.isValid)
        model.applies.value = false
        model.applies.value = true
        #expect(model.isPending)
    }

    enum Interruption: CaseIterable { case earlierRule, inactivity, applicability, reset }

    @Test(arguments: Interruption.allCases, [false, true]) func anInterruptionCancelsTheQuestion(_ interruption: Interruption, asking: Bool)
        async
    {
        let model = AnswerModel()
        model.email.text = "ab"
        await model.clock.advance(by: .milliseconds(asking ? 300 : 200))
        switch interruption {
        case .earlierRule: model.email.text = "a"
        case .inactivity: model.isOn.value = false
        case .applicability: model.applies.value = false
        case .reset: model.reset()
        }
        #expect(!model.isPending && model.email.isPending == false)
        await settle()
        #expect(model.clock.sleeperCount == 0)
        await model.clock.advance(by: .seconds(10))
        if asking {
            await model.service.answer(0, .success(false))
            #expect(model.service.cancelled == ["ab"])
        }
        #expect(model.service.calls.count == (asking ? 1 : 0) && !model.isPending)
        switch interruption {
        case .earlierRule, .reset: model.email.text = "ab"
        case .inactivity: model.isOn.value = true
        case .applicability: model.applies.value = true
        }
        #expect(model.isPending, "then it begins anew")
        await model.quietTime()
        #expect(model.service.arguments.last == "ab")
    }

    @Test func aServiceThatThrowsLeavesTheFieldInvalidUntilItIsAskedAgain() async {
        let model = AnswerModel()
        model.email.text = "ab"
        await model.quietTime()
        model.email.retry()
        await model.service.answer(0, .failure(Problem()))
        #expect(!model.isPending && !model.isValid && model.email.error == "unknown" && model.service.calls.count == 1)
        model.email.retry()
        #expect(model.isPending && model.email.error == nil)
        await settle()
        #expect(model.service.arguments == ["ab", "ab"], "at once")
        await model.service.answer(1, .success(true))
        #expect(model.isValid)
        model.email.retry()
        await settle()
        #expect(model.service.calls.count == 2 && model.isValid, "there is nothing to ask again")
        model.email.text = "abc"
        await model.quietTime()
        await model.service.answer(2, .failure(CancellationError()))
        #expect(model.email.error == "unknown")
        model.email.text = "abcd"
        await model.quietTime()
        await model.service.answer(3, .success(true))
        #expect(model.isValid)
    }

    @Test func aWarningMakesNothingInvalid() async {
        let model = AnswerModel(isWarning: true)
        model.email.text = "ab"
        #expect(model.isPending && model.isValid && model.email.isValid && model.email.isPending)
        await model.quietTime()
        await model.service.answer(0, .success(false))
        #expect(model.isValid && model.email.warning == "taken" && model.email.error == nil)
        model.email.text = "abc"
        #expect(model.email.warning == nil)
        await model.quietTime()
        await model.service.answer(1, .failure(Problem()))
        #expect(model.email.warning == "unknown" && model.isValid)
    }

    @Test func severalRulesOnAField() async {
        let model = FormModel(clock: TestClock())
        let (first, second) = (NumberedService(), NumberedService())
        model.form.requireAnswer(on: model.a, reading: model.a, else: "first") { a in try await first.isFree("\(a)") }
        model.form.requireAnswer(on: model.a, model.b, else: "second") { try await second.isFree("constant") }
        model.a.touch()
        await settle()
        #expect(first.arguments == ["0"] && second.arguments == ["constant"], "a rule that asks does not wait for another one")
        await first.answerLast(true)
        #expect(model.isPending && model.a.isPending && model.b.isPending)
        await second.answerLast(false)
        #expect(!model.isPending && model.a.errors == ["second"] && model.errors == ["second"] && !model.b.isValid)
        model.a.value = 1
        await settle()
        #expect(model.a.isPending && !model.b.isPending && second.calls.count == 1)
        first.finish()
        second.finish()
    }

    @Test func theGeneralMessage() async {
        let model = FormModel(clock: TestClock())
        model.form.requireAnswer(on: model.a, reading: model.a, else: .reading(model.a) { "\($0) is taken" }) { a in
            if a == 0 { throw Problem() }
            return false
        }
        model.a.touch()
        await settle()
        #expect(model.a.error == "This could not be checked")
        model.a.value = 3
        await settle()
        #expect(model.a.error == "3 is taken")
    }

    @Test func aResetAsksAnew() async {
        let model = AnswerModel(start: "start")
        await model.quietTime()
        await model.service.answer(0, .failure(Problem()))
        #expect(!model.isPending && !model.isValid)
        model.reset()
        #expect(model.isPending)
        await model.quietTime()
        #expect(model.service.arguments == ["start", "start"])
        await model.service.answer(1, .success(true))
        #expect(model.isValid)
    }

    // MARK: Validation

    @Test func aValidationAsksAtOnceAndWaits() async throws {
        let model = AnswerModel()
        model.email.text = "ab"
        let running = Task { @MainActor in try await model.submit.run() }
        await settle()
        #expect(model.service.arguments == ["ab"] && model.submit.isExecuting && model.clock.sleeperCount == 0)
        await model.service.answer(0, .success(true))
        try await running.value
        #expect(model.outcomes.latest == "submitted ab")
        model.email.text = "abc"
        model.submit.start()
        await settle()
        await model.service.answer(1, .success(false))
        #expect(!model.submit.isExecuting && model.errors == ["taken"] && model.outcomes.latest == "submitted ab")
        await #expect(throws: FlowCommandError.failed(FlowFailure(messages: ["taken"]))) { try await model.submit.run() }
    }

    @Test func aValidationWaitsForTheAnswerToTheLastValue() async {
        let model = AnswerModel()
        model.email.text = "ab"
        model.submit.start()
        await settle()
        model.email.text = "abc"
        await model.service.answer(0, .success(true))
        #expect(model.submit.isExecuting && model.outcomes.latest == nil)
        await model.quietTime()
        #expect(model.service.arguments == ["ab", "abc"])
        await model.service.answer(1, .success(true))
        #expect(!model.submit.isExecuting && model.outcomes.latest == "submitted abc")
    }

    @Test func aValidationThatWaitsCanBeCancelledAndTimesOut() async {
        let model = AnswerModel()
        model.submit.timesOut(after: .seconds(5))
        model.email.text = "ab"
        model.submit.start()
        await settle()
        model.submit.cancel()
        await model.service.answer(0, .success(true))
        #expect(model.outcomes.latest == nil && !model.submit.isExecuting && model.isValid, "the rule has its answer nevertheless")
        model.email.text = "abc"
        model.submit.start()
        await model.clock.advance(by: .seconds(5))
        #expect(model.submit.error == "The time is up" && model.isPending)
        await model.service.answer(1, .success(true))
        #expect(model.outcomes.latest == nil)
    }

    @Test func aValidationAsksWhatItsOwnStepHasChanged() async {
        let model = AnswerModel()
        model.email.text = "ab"
        await model.quietTime()
        await model.service.answer(0, .success(true))
        let change = FlowCommand<Void, Void>()
        change.performs(on: model) { model, change in
            change.set(model.email, to: "xy")
            return .validates { _, _ in .goes(to: "changed") }
        }
        change.start()
        await settle()
        #expect(model.service.arguments == ["ab", "xy"] && change.isExecuting)
        await model.service.answer(1, .success(true))
        #expect(model.outcomes.latest == "changed")
    }

    @Test func aValidationOfAPartWaitsForThatOnly() async {
        let model = AnswerModel()
        let part = FlowCommand<Void, Void>()
        part.performs(on: model) { model, _ in .validates(model.realm) { _, _ in .goes(to: "part") } }
        model.email.text = "ab"
        part.start()
        #expect(model.outcomes.latest == "part" && model.isPending)
    }

    @Test func aValidationDoesNotWaitForWarnings() {
        let model = AnswerModel(isWarning: true)
        model.email.text = "ab"
        model.submit.start()
        #expect(model.outcomes.latest == "submitted ab" && model.isPending)
    }

    // MARK: Lifetime

    @Test(arguments: [false, true]) func keepsNothingAlive(asking: Bool) async {
        let cancelled = Recorder<Bool>()
        let clock = TestClock()
        var model: FormModel? = FormModel(clock: clock) { model in
            model.form.requireAnswer(on: model.a, reading: model.a, after: .milliseconds(300), else: "a") { _ in
                do { try await Task.sleep(for: .seconds(3_600)) } catch { cancelled(Task.isCancelled) }
                return true
            }
        }
        weak let weakModel = model
        weak let weakForm = model?.form
        model?.a.value = 1
        await clock.advance(by: .milliseconds(asking ? 300 : 200))
        #expect(model?.isPending == true)
        model = nil
        #expect(weakModel == nil && weakForm == nil)
        await settle()
        #expect(clock.sleeperCount == 0 && cancelled.events == (asking ? [true] : []))
    }
}
