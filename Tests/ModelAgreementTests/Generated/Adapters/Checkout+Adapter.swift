// swift-format-ignore-file

import FlowInterpreter
import FlowRuntime
import FlowTesting
import Foundation
import ViewModels

extension Checkout.Outcome: FlowValue {
    init?(_ value: Value) {
        guard case .enumCase(let found) = value else { return nil }
        switch found.name {
        case "ordered":
            guard let number: String = value.part("number") else { return nil }
            self = .ordered(number: number)
        default: return nil
        }
    }

    var flowValue: Value {
        switch self {
        case .ordered(let number):
            .enumCase(EnumCaseValue("Outcome", "ordered", [
                NamedValue("number", number.flowValue),
            ]))
        }
    }
}

extension Adapters {
    @MainActor static func checkout() -> CompiledFlow {
        let services = CheckoutServicesStub()
        let clock = TestClock()
        return checkout(CheckoutViewModel(services: services, clock: clock, locale: Locale(identifier: "en")), services, clock)
    }

    @MainActor private static func checkout(_ model: CheckoutViewModel, _ services: CheckoutServicesStub, _ clock: TestClock) -> CompiledFlow {
        let flow = CompiledFlow(model, clock) { $0.flowValue }
        flow.undoable(model)
        flow.draftable(model) { draft in
            checkout(try CheckoutViewModel(services: services, clock: clock, locale: Locale(identifier: "en"), draft: draft), services, clock)
        }
        flow.list("items", model.items) { flow, model in
            flow.field(text: "article", model.article)
            flow.field(typed: "quantity", model.quantity)
            flow.field("price", model.price)
            flow.value("total") { model.total }
        }
        flow.part("billing", model.billing) { flow, model in
            flow.field(text: "name", model.name)
            flow.field(text: "street", model.street)
            flow.field(text: "postcode", model.postcode)
            flow.field(text: "city", model.city)
            flow.value("line") { model.line }
        }
        flow.field("isDeliveredElsewhere", model.isDeliveredElsewhere)
        flow.part("delivery", model.delivery) { flow, model in
            flow.field(text: "name", model.name)
            flow.field(text: "street", model.street)
            flow.field(text: "postcode", model.postcode)
            flow.field(text: "city", model.city)
            flow.value("line") { model.line }
        }
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
}
