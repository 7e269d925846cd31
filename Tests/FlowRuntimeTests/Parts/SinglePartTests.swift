import FlowRuntime
import FlowTesting
import Foundation
import ReactiveCore
import Testing
import ViewModels

/// A form within a form: what its whole says of it, and what it says of itself.
@MainActor @Suite struct SinglePartTests {
    let services = CheckoutServicesStub()
    let clock = TestClock()
    let model: CheckoutViewModel

    init() { model = CheckoutViewModel(services: services, clock: clock, locale: Locale(identifier: "en")) }

    private func fill(_ address: AddressViewModel, name: String = "Anna", street: String = "Am Hof 1", city: String = "Bonn") async {
        model.update { _ in
            address.name.text = name
            address.street.text = street
            address.postcode.text = "53113"
            address.city.text = city
        }
        await clock.advance(by: .milliseconds(300))
        await services.cities.returns(["Bonn"])
    }

    @Test func anInactivePartReadsAsItStarts() async {
        await fill(model.delivery)
        #expect(!model.delivery.isActive && !model.delivery.name.isActive && model.delivery.name.value == "")
        #expect(model.delivery.valueIfActive == nil && model.delivery.value == AddressViewModel(services: services).value)
        #expect(model.delivery.isValid && model.delivery.errors == [] && services.cities.waitingCalls == 0)
        model.isDeliveredElsewhere.value = true
        #expect(model.delivery.name.value == "Anna" && model.delivery.valueIfActive?.city == "Bonn" && model.delivery.isPending)
    }

    @Test func aQuestionEndsWithTheActivityOfItsPart() async {
        model.isDeliveredElsewhere.value = true
        model.update { _ in
            model.delivery.postcode.text = "53113"
            model.delivery.city.text = "Bonn"
        }
        await clock.advance(by: .milliseconds(300))
        #expect(services.cities.waitingCalls == 1 && model.isPending)
        model.isDeliveredElsewhere.value = false
        #expect(!model.isPending)
        // The answer to a question that does not matter any more is not taken.
        await services.cities.returns(["Bonn"])
        model.isDeliveredElsewhere.value = true
        #expect(model.delivery.city.isPending)
    }

    @Test func rulesOfTheWholeCountForThePart() async {
        model.isDeliveredElsewhere.value = true
        await fill(model.billing)
        await fill(model.delivery)
        #expect(model.delivery.error == "This is the billing address" && !model.delivery.isValid && model.billing.isValid)
        #expect(model.delivery.errors == ["This is the billing address"] && model.delivery.form.itself.isRequired == false)
        #expect(model.errors == ["Delivery address: This is the billing address"])
        model.delivery.street.text = "Am Hof 2"
        #expect(model.delivery.isValid && model.errors == [])
    }

    @Test func validatesOnePart() async {
        model.isDeliveredElsewhere.value = true
        let messages = await #expect(throws: FlowCommandError.self) { try await model.copyBillingAddress.run() }
        #expect(messages != nil && model.billing.errors.count == 4 && model.billing.city.isTouched && !model.delivery.city.isTouched)
        #expect(model.errors == model.billing.errors.map { "Billing address: \($0)" })
    }

    @Test func isTouchedAndResetWithTheWhole() async {
        await fill(model.billing)
        #expect(model.billing.form.itself.isTouched && model.billing.form.itself.isDirty && !model.delivery.form.itself.isTouched)
        model.reset()
        #expect(!model.billing.form.itself.isTouched && !model.billing.form.itself.isDirty && model.billing.name.text == "")
        #expect(model.errors == [] && !model.isPending)
    }

    @Test func saysWhyACommandIsDisabled() {
        model.items.add { $0.price.value = 1 }
        let command = FlowCommand<Void, Void>()
        command.performs(on: model) { _, _ in .done }
        command.enabled(when: FlowCondition(model.billing.reactive.isValid))
        #expect(command.reasonsForBeingDisabled.first == "Billing address: Enter a name" && command.reasonsForBeingDisabled.count == 4)
        let other = FlowCommand<Void, Void>()
        other.performs(on: model) { _, _ in .done }
        other.enabled(when: FlowCondition(model.reactive.isValid))
        #expect(other.reasonsForBeingDisabled.contains("Item 1: Choose an article"))
        #expect(other.reasonsForBeingDisabled.contains("Billing address: Enter a name"))
    }

    @Test func goesWithItsWhole() async {
        weak var whole: CheckoutViewModel?
        weak var part: AddressViewModel?
        weak var row: ItemViewModel?
        weak var removed: ItemViewModel?
        do {
            let model = CheckoutViewModel(services: services, clock: clock)
            model.items.add { $0.article.value = "a" }
            model.items.add()
            (whole, part, row, removed) = (model, model.delivery, model.items[0], model.items[1])
            model.isDeliveredElsewhere.value = true
            model.delivery.city.text = "Bonn"
            model.billing.postcode.text = "53113"
            model.items.remove(at: 1)
            _ = (model.errors, model.isValid, model.firstInvalidField, model.order.reasonsForBeingDisabled, model.snapshot)
            model.order.start()
        }
        #expect(whole == nil && part == nil && row == nil && removed == nil)
    }

    /// Bindings of views go through writable key paths.
    @Test func isWrittenThroughKeyPaths() {
        let path: ReferenceWritableKeyPath<CheckoutViewModel, String> = \.billing.city.text
        model[keyPath: path] = " Bonn "
        #expect(model.billing.city.value == "Bonn")
        model.items.add()
        let row: ReferenceWritableKeyPath<ItemViewModel, String> = \.quantity.text
        model.items[0][keyPath: row] = "7"
        #expect(model.items[0].quantity.value == 7)
    }

    @Test func showsErrorsInTheLanguageOfTheWhole() {
        model.form.replacesTexts { text in text.main == "Item 1" ? "Position 1" : text.main == "Choose an article" ? "Wähle etwas" : nil }
        model.items.add {
            $0.article.value = ""
            $0.price.value = 1
        }
        #expect(model.errors.first == "Position 1: Wähle etwas")
    }
}
