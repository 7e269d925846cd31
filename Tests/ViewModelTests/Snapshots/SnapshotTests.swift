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
        let model = RegistrationViewModel(services: PromptBank())
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
        let model = RegistrationViewModel(services: PromptBank())
        model.useCreditCard.value = true
        model.creditCardNumber.text = "4111 1111 1111 1111"
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

    @Test func tellsOnlyThoseWhoseFieldsDiffer() {
        let model = order()
        model.note.text = "a"
        model.quantity.text = "2"
        let before = model.snapshot
        model.note.text = "b"
        let note = NotificationCount { _ = model.note.text }
        let quantity = NotificationCount { _ = model.quantity.text }
        let snapshot = NotificationCount { _ = model.snapshot }
        model.restore(before)
        // The snapshot depends on the value and on the text.
        #expect(note.value == 1 && quantity.value == 0 && snapshot.value == 2)
        // Nothing differs any more.
        model.restore(before)
        #expect(note.value == 1 && quantity.value == 0 && snapshot.value == 2)
    }
}
