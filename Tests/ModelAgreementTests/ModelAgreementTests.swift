import FlowInterpreter
import FlowMarkdown
import FlowSpec
import Foundation
import Testing

/// The interpreter and the generated code are two ways of one meaning: whatever happens, everything that can be seen is the same in both.
@MainActor @Suite(.serialized) struct ModelAgreementTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let spec: String
        let compiled: @MainActor @Sendable () -> CompiledFlow

        var testDescription: String { spec }
    }

    nonisolated static let cases = [
        Case(spec: "Specs/SignIn.flow.md", compiled: Adapters.signIn),
        Case(spec: "Specs/PhoneVerification.flow.md", compiled: Adapters.phoneVerification),
        Case(spec: "Specs/Login.flow.md", compiled: Adapters.login),
        Case(spec: "Specs/Registration.flow.md", compiled: Adapters.registration),
        Case(spec: "Specs/Invoice.flow.md", compiled: Adapters.invoice),
        Case(spec: "Specs/Order.flow.md", compiled: Adapters.order),
        Case(spec: "Specs/Examples/BankDetails.flow.md", compiled: Adapters.bankDetails),
        Case(spec: "Specs/Profile.flow.md", compiled: Adapters.profile),
        Case(spec: "Specs/Examples/TaxRegistration.flow.md", compiled: Adapters.taxRegistration),
        Case(spec: "Specs/Examples/ParkingPermit.flow.md", compiled: Adapters.parkingPermit),
        Case(spec: "Tests/ModelAgreementTests/Specs/Stepwise.flow.md", compiled: Adapters.stepwise),
        Case(spec: "Specs/Examples/Address.flow.md", compiled: Adapters.address),
        Case(spec: "Specs/Examples/Item.flow.md", compiled: Adapters.item),
        Case(spec: "Specs/Examples/Checkout.flow.md", compiled: Adapters.checkout),
        Case(spec: "Specs/Examples/OneTimeCode.flow.md", compiled: Adapters.oneTimeCode),
        Case(spec: "Specs/Examples/ProductSearch.flow.md", compiled: Adapters.productSearch),
        Case(spec: "Tests/ModelAgreementTests/Specs/Box.flow.md", compiled: Adapters.box),
        Case(spec: "Tests/ModelAgreementTests/Specs/Line.flow.md", compiled: Adapters.line),
        Case(spec: "Tests/ModelAgreementTests/Specs/Everything.flow.md", compiled: Adapters.everything),
        Case(spec: "Tests/ModelAgreementTests/Specs/Timed.flow.md", compiled: Adapters.timed),
        Case(spec: "Tests/ModelAgreementTests/Specs/Nested.flow.md", compiled: Adapters.nested),
        Case(spec: "Tests/ModelAgreementTests/Specs/Asking.flow.md", compiled: Adapters.asking),
        Case(spec: "Tests/ModelAgreementTests/Specs/Words.flow.md", compiled: Adapters.words),
    ]

    private static var sequences: Int { ProcessInfo.processInfo.environment["FLOW_SEQUENCES"].flatMap { Int($0) } ?? 20 }

    @Test(arguments: cases) func nothingTellsThemApart(example: Case) async throws {
        let program = FlowProgram(try PackageSpecs.flow(example.spec))
        let comparison = Comparison(program: program, compiled: example.compiled)
        for seed in 0..<UInt64(Self.sequences) {
            var generator = ActionGenerator(program.flow, seed: seed)
            guard let difference = try await comparison.difference(after: generator.actions(30)) else { continue }
            Issue.record("\(try await comparison.shrunk(difference))")
            return
        }
    }
}
