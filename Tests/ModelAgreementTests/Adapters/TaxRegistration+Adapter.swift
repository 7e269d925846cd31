import FlowInterpreter
import FlowRuntime
import FlowTesting
import Foundation
import ViewModels

extension TaxNumbers.Country: PlainFlowEnum {
    static var key: String { "TaxNumbers.Country" }
}

extension TaxNumbers.Applicant: PlainFlowEnum {
    static var key: String { "TaxNumbers.Applicant" }
}

extension TaxNumbers.Need: PlainFlowEnum {
    static var key: String { "TaxNumbers.Need" }
}

final class TaxRegistrationStub: TaxRegistrationServices {
    let register = ServiceStub<(String, String?, Decimal), String, any Error>()

    func register(name: String, taxNumber: String?, fee: Decimal) async throws -> String {
        try await register.call((name, taxNumber, fee))
    }
}

extension Adapters {
    @MainActor static func taxRegistration() -> CompiledFlow {
        let services = TaxRegistrationStub()
        let clock = TestClock()
        let model = TaxRegistrationViewModel(services: services, clock: clock, locale: Locale(identifier: "en"))
        let flow = CompiledFlow(model, clock) { outcome in
            switch outcome {
            case .registered(let number): .enumCase(EnumCaseValue("Outcome", "registered", [NamedValue("number", number.flowValue)]))
            }
        }
        flow.field("country", model.country)
        flow.field("applicant", model.applicant)
        for (name, field) in [
            ("name", model.name), ("taxNumber", model.taxNumber), ("phone", model.phone), ("email", model.email), ("street", model.street),
            ("city", model.city), ("postcode", model.postcode),
        ] { flow.field(text: name, field) }
        flow.field(inParts: "birthday", model.birthday)
        flow.field(typed: "employees", model.employees)
        flow.value("taxNumberNeed") { model.taxNumberNeed }
        flow.value("taxNumberHint") { model.taxNumberHint }
        flow.value("price") { model.price }
        flow.command("submit", model.submit)
        flow.service("register", services.register, failure: anyError)
        return flow
    }
}
