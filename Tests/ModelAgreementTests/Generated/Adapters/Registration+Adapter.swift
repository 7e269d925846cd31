// swift-format-ignore-file

import FlowInterpreter
import FlowRuntime
import FlowTesting
import Foundation
import ViewModels

extension Registration.CardStatus: FlowValue {
    init?(_ value: Value) {
        guard case .enumCase(let found) = value else { return nil }
        switch found.name {
        case "notVerified":
            self = .notVerified
        case "verifying":
            self = .verifying
        case "verified":
            self = .verified
        case "denied":
            self = .denied
        default: return nil
        }
    }

    var flowValue: Value {
        switch self {
        case .notVerified:
            .enumCase(EnumCaseValue("CardStatus", "notVerified"))
        case .verifying:
            .enumCase(EnumCaseValue("CardStatus", "verifying"))
        case .verified:
            .enumCase(EnumCaseValue("CardStatus", "verified"))
        case .denied:
            .enumCase(EnumCaseValue("CardStatus", "denied"))
        }
    }
}

extension Registration.Account: FlowValue {
    init?(_ value: Value) {
        guard let email: String = value.part("email") else { return nil }
        guard let creditCardNumber: (String?) = value.part("creditCardNumber") else { return nil }
        self.init(email: email, creditCardNumber: creditCardNumber)
    }

    var flowValue: Value {
        .record(RecordValue("Account", [
            NamedValue("email", email.flowValue),
            NamedValue("creditCardNumber", creditCardNumber.flowValue),
        ]))
    }
}

extension Registration.Outcome: FlowValue {
    init?(_ value: Value) {
        guard case .enumCase(let found) = value else { return nil }
        switch found.name {
        case "registered":
            guard let account: Registration.Account = value.part("account") else { return nil }
            self = .registered(account: account)
        default: return nil
        }
    }

    var flowValue: Value {
        switch self {
        case .registered(let account):
            .enumCase(EnumCaseValue("Outcome", "registered", [
                NamedValue("account", account.flowValue),
            ]))
        }
    }
}

extension Adapters {
    @MainActor static func registration() -> CompiledFlow {
        let services = RegistrationServicesStub()
        let clock = TestClock()
        let model = RegistrationViewModel(services: services, clock: clock, locale: Locale(identifier: "en"))
        let flow = CompiledFlow(model, clock) { $0.flowValue }
        flow.field(text: "email", model.email)
        flow.field(text: "password", model.password)
        flow.field(text: "passwordAgain", model.passwordAgain)
        flow.field("useCreditCard", model.useCreditCard)
        flow.field(text: "creditCardNumber", model.creditCardNumber)
        flow.readable("cardStatus", model.cardStatus)
        flow.value("statusText") { model.statusText }
        flow.value("showsSpinner") { model.showsSpinner }
        flow.value("showsVerifyButton") { model.showsVerifyButton }
        flow.command("verifyCard", model.verifyCard)
        flow.command("register", model.register)
        flow.service("validateCard", services.validateCard, failure: anyError)
        return flow
    }
}
