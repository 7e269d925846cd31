import FlowRuntime
import FlowTesting
import Foundation
import Observation
import ReactiveCore
import Testing
import ViewModels

/// What a snapshot holds, and what bringing one back does to everything else.
@MainActor @Suite struct SnapshotTests {
    let services = OrderServicesStub()
    let clock = TestClock()

    private func order(_ locale: String = "en-US") -> OrderViewModel {
        OrderViewModel(services: services, clock: clock, locale: Locale(identifier: locale))
    }

    // MARK: What it holds

    @Test func holdsValuesAndTexts() {
        let model = order()
        model.quantity.text = "1,200"
        model.coupon.text = " ab "
        model.code.text = "12-34"
        let snapshot = model.snapshot
        #expect(snapshot.quantity.value == 1200 && snapshot.quantity.text == "1,200" && snapshot.quantity.isReadable)
        #expect(snapshot.coupon.value == "AB" && snapshot.coupon.text == " ab ")
        #expect(snapshot.code.value == "1234" && snapshot.code.text == "12-34")
        #expect(snapshot.article == FieldSnapshot("") && snapshot.articles.value == [])
        model.quantity.text = "12x"
        #expect(model.snapshot.quantity.value == 1 && model.snapshot.quantity.text == "12x" && !model.snapshot.quantity.isReadable)
    }

    @Test func whetherATextWasTypedDoesNotMatter() {
        let (typed, set) = (order(), order())
        typed.quantity.text = "5"
        typed.note.text = "a"
        set.quantity.value = 5
        set.note.value = "a"
        #expect(typed.snapshot == set.snapshot && typed.snapshot.quantity == FieldSnapshot(5))
        typed.quantity.text = "05"
        #expect(typed.snapshot != set.snapshot)
    }

    @Test func showsNoSecret() {
        let model = RegistrationViewModel(services: RegistrationServicesStub())
        model.password.text = "swordfish"
        model.email.text = " a@example.com"
        var dumped = ""
        dump(model.snapshot, to: &dumped)
        for text in ["\(model.snapshot)", String(reflecting: model.snapshot), dumped, "\(model.snapshot.password)"] {
            #expect(!text.contains("swordfish"))
        }
        #expect("\(model.snapshot.email)" == #""a@example.com" typed " a@example.com""#)
        #expect("\(model.snapshot.password)" == "••••" && dumped.contains("a@example.com"))
        let other = order()
        other.quantity.text = "12x"
        #expect("\(other.snapshot.quantity)" == #"no value typed "12x""# && "\(other.snapshot.note)" == #""""#)
    }

    // MARK: What comes back

    @Test func inactiveFieldsAndThoseThatCommandsSetComeBack() async throws {
        let bank = RegistrationServicesStub()
        let model = RegistrationViewModel(services: bank)
        model.useCreditCard.value = true
        model.creditCardNumber.text = "4111 1111 1111 1111"
        await bank.validateCard.returns(true)
        try await model.verifyCard.runToEnd()
        model.useCreditCard.value = false
        let before = model.snapshot
        model.useCreditCard.value = true
        model.creditCardNumber.text = "4111 1111 1111 1112"
        #expect(model.cardStatus.value == .notVerified, "it resets when the number changes")
        model.restore(before)
        #expect(model.snapshot == before && !model.creditCardNumber.isActive)
        model.useCreditCard.value = true
        #expect(model.cardStatus.value == .verified && model.creditCardNumber.text == "4111 1111 1111 1111", "nothing is reset by it")
    }

    @Test func aTextThatWasTypedInAnotherLocaleKeepsItsValue() {
        let model = order()
        model.quantity.text = "1,200"
        let before = model.snapshot
        model.quantity.value = 3
        model.form.locale = Locale(identifier: "de")
        model.restore(before)
        #expect(model.quantity.value == 1200 && model.quantity.text == "1,200" && model.snapshot == before)
    }

    @Test func aSnapshotOfValuesIsTreatedAsWhatTheProgramSets() {
        let model = order()
        var snapshot = model.snapshot
        snapshot.code = FieldSnapshot("12 34 56 78")
        snapshot.coupon = FieldSnapshot(" ab ")
        snapshot.quantity = FieldSnapshot(1200)
        model.restore(snapshot)
        #expect(model.code.value == "123456" && model.coupon.value == "AB" && model.quantity.text == "1200")
    }

    // MARK: What it does to everything else

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

    @Test func cancelsAndStartsAsAnEditDoes() async {
        let model = order()
        model.query.text = "lamp"
        await clock.advance(by: .milliseconds(300))
        await services.search.returns(["Lamp"])
        let before = model.snapshot
        model.query.text = "sofa"
        await clock.advance(by: .milliseconds(300))
        await services.search.returns(["Sofa"])
        model.restore(before)
        #expect(model.articles.value == ["Lamp"] && !model.search.isExecuting)
        await clock.advance(by: .milliseconds(300))
        #expect(model.search.isExecuting && services.search.calls == ["lamp", "sofa", "lamp"])
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

    @Test func otherCommandsGoOn() async {
        let model = order()
        model.article.value = "Lamp"
        model.deliveryDate.text = "12/31/2026"
        model.code.text = "123456"
        let before = model.snapshot
        model.note.text = "Ring"
        model.submit.start()
        model.restore(before)
        #expect(model.submit.isExecuting && model.note.text == "")
        await services.submit.returns("A7")
        #expect(model.number.value == "A7" && model.outcomes.latest == .ordered(number: "A7"))
    }

    @Test func aFieldExpiresThatLongAfterItCameBack() async {
        let model = order()
        model.code.text = "123456"
        let before = model.snapshot
        await clock.advance(by: .seconds(600))
        #expect(model.code.value == "")
        model.restore(before)
        await clock.advance(by: .seconds(599))
        #expect(model.code.value == "123456")
        await clock.advance(by: .seconds(1))
        #expect(model.code.value == "")
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

    @Test func tellsOnlyThoseWhoseFieldsDiffer() {
        let model = order()
        model.note.text = "a"
        model.quantity.text = "2"
        let before = model.snapshot
        model.note.text = "b"
        let counts = [Recorder<Void>(), Recorder<Void>(), Recorder<Void>()]
        for (count, read) in zip(counts, [{ _ = model.note.text }, { _ = model.quantity.text }, { _ = model.snapshot }]) {
            withObservationTracking(read) { MainActor.assumeIsolated { count(()) } }
        }
        model.restore(before)
        #expect(counts.map(\.events.count) == [1, 0, 1])
        // Nothing differs any more.
        withObservationTracking {
            _ = (model.note.text, model.quantity.text, model.snapshot, model.errors)
        } onChange: {
            MainActor.assumeIsolated { counts[1](()) }
        }
        model.restore(before)
        #expect(counts[1].events.isEmpty)
    }
}
