import FlowTesting
import ViewModels

@MainActor final class CheckoutServicesStub: CheckoutServices {
    let cities = ServiceStub<String, [String], any Error>()
    let order = ServiceStub<[Item.Value], String, any Error>()

    func cities(postcode: String) async throws -> [String] { try await cities.call(postcode) }
    func order(items: [Item.Value], billing: Address.Value, delivery: Address.Value?) async throws -> String {
        try await order.call(items)
    }
}
