// swift-format-ignore-file

import FlowInterpreter
import FlowRuntime
import FlowTesting
import Foundation
import ViewModels

extension TaxRegistration.Outcome: FlowValue {
    init?(_ value: Value) {
        guard case .enumCase(let found) = value else { return nil }
        switch found.name {
        case "registered":
            guard let number: String = value.part("number") else { return nil }
            self = .registered(number: number)
        default: return nil
        }
    }

    var flowValue: Value {
        switch self {
        case .registered(let number):
            .enumCase(EnumCaseValue("Outcome", "registered", [
                NamedValue("number", number.flowValue),
            ]))
        }
    }
}

extension Adapters {
    @MainActor static func taxRegistration() -> CompiledFlow {
        let services = TaxRegistrationServicesStub()
        let clock = TestClock()
        let model = TaxRegistrationViewModel(services: services, clock: clock, locale: Locale(identifier: "en"))
        let flow = CompiledFlow(model, clock) { $0.flowValue }
        flow.field("country", model.country)
        flow.field("applicant", model.applicant)
        flow.field(text: "name", model.name)
        flow.field(inParts: "birthday", model.birthday)
        flow.field(typed: "employees", model.employees)
        flow.field(text: "taxNumber", model.taxNumber)
        flow.field(text: "phone", model.phone)
        flow.field(text: "email", model.email)
        flow.field(text: "street", model.street)
        flow.field(text: "city", model.city)
        flow.field(text: "postcode", model.postcode)
        flow.value("taxNumberNeed") { model.taxNumberNeed }
        flow.value("taxNumberHint") { model.taxNumberHint }
        flow.value("price") { model.price }
        flow.command("submit", model.submit)
        flow.service("register", services.register, failure: anyError)
        return flow
    }
}
