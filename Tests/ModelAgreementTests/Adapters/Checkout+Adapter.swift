import FlowInterpreter
import FlowRuntime
import FlowTesting
import Foundation
import ViewModels

final class CheckoutStub: CheckoutServices {
    let order = ServiceStub<([Item.Value], Address.Value, Address.Value?), String, any Error>()
    let cities = ServiceStub<String, [String], any Error>()

    func order(items: [Item.Value], billing: Address.Value, delivery: Address.Value?) async throws -> String {
        try await order.call((items, billing, delivery))
    }

    func cities(postcode: String) async throws -> [String] { try await cities.call(postcode) }
}

extension Adapters {
    @MainActor static func checkout() -> CompiledFlow {
        let services = CheckoutStub()
        let clock = TestClock()
        let model = CheckoutViewModel(services: services, clock: clock, locale: Locale(identifier: "en"))
        let flow = CompiledFlow(model, clock) { outcome in
            switch outcome {
            case .ordered(let number): .enumCase(EnumCaseValue("Outcome", "ordered", [NamedValue("number", number.flowValue)]))
            }
        }
        flow.list("items", model.items, item)
        flow.part("billing", model.billing, address)
        flow.field("isDeliveredElsewhere", model.isDeliveredElsewhere)
        flow.part("delivery", model.delivery, address)
        flow.field(text: "coupon", model.coupon)
        flow.readable("number", model.number)
        flow.value("subtotal") { model.subtotal }
        flow.value("shipping") { model.shipping }
        flow.value("total") { model.total }
        flow.value("destination") { model.destination }
        flow.command("order", model.order)
        flow.command("copyBillingAddress", model.copyBillingAddress)
        flow.service("order", services.order, failure: anyError)
        flow.service("cities", services.cities, failure: anyError)
        return flow
    }

    @MainActor private static func address(_ flow: CompiledFlow, _ address: AddressViewModel) {
        for (name, field) in [
            ("name", address.name), ("street", address.street), ("postcode", address.postcode), ("city", address.city),
        ] { flow.field(text: name, field) }
        flow.value("line") { address.line }
    }

    @MainActor private static func item(_ flow: CompiledFlow, _ item: ItemViewModel) {
        flow.field(text: "article", item.article)
        flow.field(typed: "quantity", item.quantity)
        flow.field("price", item.price)
        flow.value("total") { item.total }
    }
}
