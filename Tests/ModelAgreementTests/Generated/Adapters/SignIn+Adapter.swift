// swift-format-ignore-file

import FlowInterpreter
import FlowRuntime
import FlowTesting
import Foundation
import ViewModels

extension SignIn.Outcome: FlowValue {
    init?(_ value: Value) {
        guard case .enumCase(let found) = value else { return nil }
        switch found.name {
        case "signedIn":
            self = .signedIn
        default: return nil
        }
    }

    var flowValue: Value {
        switch self {
        case .signedIn:
            .enumCase(EnumCaseValue("Outcome", "signedIn"))
        }
    }
}

extension Adapters {
    @MainActor static func signIn() -> CompiledFlow {
        let services = SignInServicesStub()
        let clock = TestClock()
        let model = SignInViewModel(services: services, clock: clock, locale: Locale(identifier: "en"))
        let flow = CompiledFlow(model, clock) { $0.flowValue }
        flow.field(text: "userName", model.userName)
        flow.field(text: "password", model.password)
        flow.value("userNameIsAcceptable") { model.userNameIsAcceptable }
        flow.value("passwordIsAcceptable") { model.passwordIsAcceptable }
        flow.command("signIn", model.signIn)
        flow.service("signIn", services.signIn, failure: anyError)
        return flow
    }
}
