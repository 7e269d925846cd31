import FlowTesting
import ViewModels

@MainActor final class OrderServicesStub: OrderServices {
    let isCouponValid = ServiceStub<String, Bool, any Error>()
    let search = ServiceStub<String, [String], any Error>()
    let sendCode = ServiceStub<Void, Void, any Error>()
    let submit = ServiceStub<String, String, any Error>()

    func isCouponValid(coupon: String) async throws -> Bool { try await isCouponValid.call(coupon) }
    func search(query: String) async throws -> [String] { try await search.call(query) }
    func sendCode() async throws { try await sendCode.call() }
    func submit(article: String, quantity: Int, code: String) async throws -> String { try await submit.call(article) }
}
