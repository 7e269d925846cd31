import FlowTesting
import ViewModels

@MainActor
final class ParkingPermitServicesStub: ParkingPermitServices {
    let livesIn = ServiceStub<String, Bool, any Error>()
    let send = ServiceStub<ParkingPermit.Application, String, ParkingPermit.OfficeError>()

    func livesIn(postcode: String) async throws -> Bool {
        try await livesIn.call(postcode)
    }

    func send(application: ParkingPermit.Application) async throws(ParkingPermit.OfficeError) -> String {
        try await send.call(application)
    }
}
