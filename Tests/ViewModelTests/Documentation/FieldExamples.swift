import FlowRuntime
import FlowTesting
import Foundation
import Testing
import ViewModels

/// The examples of the pages about what is entered, which stand there line by line: `x      // 1` is `#expect(x == 1)` here.
@MainActor @Suite struct FieldExamples {
    private let services = OrderServicesStub()
    private let clock = TestClock()
    private let model: OrderViewModel
    private let registration = RegistrationViewModel(services: PromptBank())

    init() { model = OrderViewModel(services: services, clock: clock, locale: Locale(identifier: "en-US")) }

    @Test func overview() {
        let model = OrderViewModel(services: services, locale: Locale(identifier: "en-US"))
        model.quantity.text = "1,200"
        #expect(model.quantity.value == 1200)
        #expect(model.quantity.warning == "That is a lot")
        #expect(model.isValid == false)
        model.submit.start()
        #expect(model.errors.first == "Choose an article")
        #expect((model.firstInvalidField === model.article) == true)
    }

    @Test func textAndValue() {
        model.coupon.text = " ab "
        #expect(model.coupon.value == "AB")
        #expect(model.coupon.text == " ab ")
        #expect(model.coupon.isDirty == true)
        #expect(model.coupon.error == "A coupon has 4 characters")
    }

    @Test func whenErrorsShow() {
        #expect((model.firstInvalidField === model.article) == true)
        #expect(model.article.error == nil)
        model.article.touch()
        #expect(model.article.error == "Choose an article")
    }

    @Test func inactiveFields() {
        registration.useCreditCard.value = true
        registration.creditCardNumber.text = "4111 1111"
        registration.useCreditCard.value = false
        #expect(registration.creditCardNumber.value == "")
        #expect(registration.creditCardNumber.valueIfActive == nil)
        registration.useCreditCard.value = true
        #expect(registration.creditCardNumber.value == "41111111")
    }

    @Test func typedNumbersAndDates() {
        model.quantity.text = "12x"
        #expect(model.quantity.error == "Enter a whole number")
        model.quantity.text = "0"
        #expect(model.quantity.error == "Order at least one")
        model.deliveryDate.text = ""
        #expect(model.deliveryDate.error == "Enter a date")
        model.deliveryDate.text = "2/30/2026"
        #expect(model.deliveryDate.error == "Enter a date like 12/31/2026")
    }

    @Test func askingRules() async {
        model.coupon.text = "abcd"
        #expect(model.coupon.isPending == true)
        #expect(model.coupon.isValid == false)
        await clock.advance(by: .milliseconds(300))
        model.coupon.text = "abce"
        await services.isCouponValid.returns(true)
        #expect(model.coupon.isPending == true)
        await clock.advance(by: .milliseconds(300))
        await services.isCouponValid.throws()
        #expect(model.coupon.error == "The coupon could not be checked")
        model.coupon.retry()
        await services.isCouponValid.returns(true)
        #expect(model.coupon.isValid == true)
    }

    @Test func snapshots() {
        model.update {
            $0.article.value = "Lamp"
            $0.quantity.text = "2"
        }

        let before = model.snapshot
        model.quantity.text = "1,200"
        #expect(model.snapshot.quantity.value == 1200)
        #expect(model.snapshot.quantity.text == "1,200")
        #expect((model.snapshot == before) == false)
        model.restore(before)
        #expect((model.snapshot == before) == true)
        #expect(model.quantity.text == "2")

        var draft = model.snapshot
        draft.code = FieldSnapshot("12 34 56 78")
        model.restore(draft)
        #expect(model.code.value == "123456")
    }

    @Test func messages() {
        let appTexts: [String: String] = ["Choose an article": "Wähle einen Artikel"]
        model.form.locale = Locale(identifier: "de")

        model.form.replacesTexts { text in
            switch text.general {
            case nil: appTexts[text.main]
            case .isRunning: "Das läuft schon"
            case .isResting(let interval): "Das geht alle \(interval.components.seconds) Sekunden"
            default: nil
            }
        }
        model.sendCode.start()
        #expect(model.sendCode.reasonsForBeingDisabled == ["Das läuft schon"])

        model.article.touch()
        #expect(model.errors == ["Wähle einen Artikel"])
    }
}
