import FlowTesting
import ViewModels

@MainActor final class RegistrationServicesStub: RegistrationServices {
    let validateCard = ServiceStub<String, Bool, any Error>()

    func validateCard(number: String) async throws -> Bool { try await validateCard.call(number) }
}
