import FlowInterpreter
import FlowRuntime
import FlowTesting
import Foundation
import ViewModels

extension Date: FlowValue {
    init?(_ value: Value) {
        guard case .date(let date) = value else { return nil }
        self = date
    }
    var flowValue: Value { .date(self) }
}

final class OrderStub: OrderServices {
    let isCouponValid = ServiceStub<String, Bool, any Error>()
    let search = ServiceStub<String, [String], any Error>()
    let sendCodeService = ServiceStub<Void, Void, any Error>()
    let submit = ServiceStub<(String, Int, String), String, any Error>()

    func isCouponValid(coupon: String) async throws -> Bool { try await isCouponValid.call(coupon) }
    func search(query: String) async throws -> [String] { try await search.call(query) }
    func sendCode() async throws { try await sendCodeService.call() }
    func submit(article: String, quantity: Int, code: String) async throws -> String { try await submit.call((article, quantity, code)) }
}

extension Adapters {
    @MainActor static func order() -> CompiledFlow {
        let services = OrderStub()
        let clock = TestClock()
        let model = OrderViewModel(services: services, clock: clock, locale: Locale(identifier: "en"))
        let flow = CompiledFlow(model, clock) { outcome in
            switch outcome {
            case .ordered(let number): .enumCase(EnumCaseValue("Outcome", "ordered", [NamedValue("number", number.flowValue)]))
            }
        }
        for (name, field) in [
            ("query", model.query), ("article", model.article), ("coupon", model.coupon), ("code", model.code), ("note", model.note),
        ] { flow.field(text: name, field) }
        flow.readable("articles", model.articles)
        flow.readable("number", model.number)
        flow.field(typed: "quantity", model.quantity)
        flow.field(typed: "deliveryDate", model.deliveryDate)
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
