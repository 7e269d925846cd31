// swift-format-ignore-file

import FlowInterpreter
import FlowRuntime
import FlowTesting
import Foundation
import ViewModels

extension Order.Outcome: FlowValue {
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
    @MainActor static func order() -> CompiledFlow {
        let services = OrderServicesStub()
        let clock = TestClock()
        let model = OrderViewModel(services: services, clock: clock, locale: Locale(identifier: "en"))
        let flow = CompiledFlow(model, clock) { $0.flowValue }
        flow.field(text: "query", model.query)
        flow.readable("articles", model.articles)
        flow.field(text: "article", model.article)
        flow.field(typed: "quantity", model.quantity)
        flow.field(typed: "deliveryDate", model.deliveryDate)
        flow.field(text: "coupon", model.coupon)
        flow.field(text: "code", model.code)
        flow.field(text: "note", model.note)
        flow.readable("number", model.number)
        flow.value("remaining") { model.remaining }
        flow.value("isChecking") { model.isChecking }
        flow.command("search", model.search)
        flow.command("sendCode", model.sendCode)
        flow.command("submit", model.submit)
        flow.service("isCouponValid", services.isCouponValid, failure: anyError)
        flow.service("search", services.search, failure: anyError)
        flow.service("sendCode", services.sendCodeService, result: { _ in () }, failure: anyError)
        flow.service("submit", services.submit, failure: anyError)
        return flow
    }
}
