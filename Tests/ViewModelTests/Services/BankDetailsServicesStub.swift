import FlowTesting
import ViewModels

@MainActor final class BankDetailsServicesStub: BankDetailsServices {
    let checkName = ServiceStub<BankDetails.Account, BankDetails.NameCheck, BankDetails.BankError>()
    let save = ServiceStub<BankDetails.Details, Void, any Error>()

    func checkName(of holder: String, at account: BankDetails.Account) async throws(BankDetails.BankError) -> BankDetails.NameCheck {
        try await checkName.call(account)
    }
    func save(details: BankDetails.Details, passcode: String) async throws { try await save.call(details) }
}
