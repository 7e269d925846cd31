import FlowRuntime
import FlowTesting
import Foundation
import Testing
import ViewModels

private final class SilentShop: CheckoutServices {
    func cities(postcode: String) async throws -> [String] { [] }
    func order(items: [Item.Value], billing: Address.Value, delivery: Address.Value?) async throws -> String { "" }
}

/// The examples of the page about parts, which stand there line by line.
@MainActor @Suite struct PartExamples {
    private let model = CheckoutViewModel(services: SilentShop(), clock: TestClock())

    @Test func parts() {
        model.billing.city.text = "Berlin"
        #expect(model.billing.isValid == false)
        #expect(model.billing.value == Address.Value(name: "", street: "", postcode: "", city: "Berlin"))
        #expect(model.delivery.isActive == false)
        #expect(model.delivery.valueIfActive == nil)
    }

    @Test func rows() {
        model.items.add {
            $0.article.value = "Lamp"
            $0.price.value = 1250
        }
        let second = model.items.add()
        #expect(model.items.count == 2)
        #expect((model.items[1] === second) == true)
        model.items.move(from: 1, to: 0)
        #expect((model.items[0] === second) == true)
        second?.article.touch()
        #expect(model.errors.last == "Item 1: Choose an article")
        model.items.remove(at: 0)
        #expect(model.subtotal == 1250)
    }

    @Test func undoing() {
        model.items.add { $0.article.value = "Lamp" }
        let row = model.items[0]
        model.items.remove(at: 0)
        model.undo()
        #expect((model.items[0] === row) == true)
    }
}
