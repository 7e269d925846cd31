import FlowRuntime
import FlowTesting
import ReactiveCore
import Testing

/// What bringing fields back does to everything else.
@MainActor @Suite struct RestorationTests {
    @Test func leavesTouchedAsItIsAndTakesServerErrorsOfWhatDiffers() {
        let (a, b) = (FlowCommand<Void, Void>(), FlowCommand<Void, Void>())
        let model = FormModel { model in
            a.performs(on: model) { model, _ in .fails("a is taken", on: model.a) }
            b.performs(on: model) { model, _ in .fails("b is taken", on: model.b) }
        }
        let before = (model.a.snapshot, model.b.snapshot)
        model.a.value = 1
        a.start()
        b.start()
        #expect(model.a.error == "a is taken" && model.b.error == "b is taken")
        model.form.restore(model.a.restoration(to: before.0), model.b.restoration(to: before.1))
        #expect(model.a.error == nil && a.error == nil && model.a.isTouched)
        #expect(model.b.error == "b is taken" && !model.b.isTouched)
    }

    @Test func whatARunHasAssignedIsNotTakenBackAnyMore() async {
        let model = CommandModel()
        let before = (model.number.snapshot, model.status.snapshot)
        model.ask.start(1)
        let during = model.status.snapshot
        #expect(during.value == -1)
        model.number.value = 2
        #expect(!model.ask.isExecuting && model.status.value == 0)
        model.form.restore(model.number.restoration(to: before.0), model.status.restoration(to: during))
        #expect(model.status.value == -1 && model.number.value == 1)
        model.ask.start(1)
        // It changes the number, which cancels the run; the status is what was restored, though it held that already.
        model.form.restore(model.number.restoration(to: FieldSnapshot(7)), model.status.restoration(to: during))
        #expect(!model.ask.isExecuting && model.status.value == -1 && model.number.value == 7)
    }

    @Test func rulesThatAskAskAboutWhatCameBack() async {
        let model = AnswerModel()
        model.email.text = "ab"
        let before = model.email.snapshot
        model.email.text = "cd"
        await model.quietTime()
        await model.service.answerLast(true)
        model.form.restore(model.email.restoration(to: before))
        #expect(model.isPending && !model.isValid)
        await model.quietTime()
        #expect(model.service.arguments == ["cd", "ab"])
        await model.service.answerLast(true)
        #expect(model.isValid)
    }

    @Test func worksInsideOfAnObserver() {
        let model = FormModel()
        let before = model.a.snapshot
        let seen = Recorder<Int>()
        let observation = model.flag.reactive.value.observe { [unowned model] _ in
            model.a.value = 2
            model.form.restore(model.a.restoration(to: before))
        }
        let other = model.a.reactive.value.observe { seen($0) }
        model.flag.value = true
        #expect(model.a.value == 0 && model.a.snapshot == before)
        observation.dispose()
        other.dispose()
    }
}
