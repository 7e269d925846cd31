// swift-format-ignore-file

import FlowInterpreter
import FlowRuntime
import FlowTesting
import Foundation
import ViewModels

extension Login.Profile: FlowValue {
    init?(_ value: Value) {
        guard let name: String = value.part("name") else { return nil }
        guard let trialHasExpired: Bool = value.part("trialHasExpired") else { return nil }
        self.init(name: name, trialHasExpired: trialHasExpired)
    }

    var flowValue: Value {
        .record(RecordValue("Profile", [
            NamedValue("name", name.flowValue),
            NamedValue("trialHasExpired", trialHasExpired.flowValue),
        ]))
    }
}

extension Login.Outcome: FlowValue {
    init?(_ value: Value) {
        guard case .enumCase(let found) = value else { return nil }
        switch found.name {
        case "trialExpired":
            self = .trialExpired
        case "instructions":
            self = .instructions
        case "start":
            self = .start
        default: return nil
        }
    }

    var flowValue: Value {
        switch self {
        case .trialExpired:
            .enumCase(EnumCaseValue("Outcome", "trialExpired"))
        case .instructions:
            .enumCase(EnumCaseValue("Outcome", "instructions"))
        case .start:
            .enumCase(EnumCaseValue("Outcome", "start"))
        }
    }
}

extension Adapters {
    @MainActor static func login() -> CompiledFlow {
        let services = LoginServicesStub()
        let clock = TestClock()
        let model = LoginViewModel(services: services, clock: clock, locale: Locale(identifier: "en"))
        let flow = CompiledFlow(model, clock) { $0.flowValue }
        flow.field(text: "userName", model.userName)
        flow.field(text: "password", model.password)
        flow.command("signIn", model.signIn)
        flow.service("login", services.login, failure: anyError)
        flow.service(plain: "save", services.save, result: { _ in () }, failure: { _ in nil })
        flow.service("loadProfile", services.loadProfile, failure: anyError)
        flow.service(plain: "isFirstLaunch", services.isFirstLaunchService, result: { Bool($0) }, failure: { _ in nil })
        return flow
    }
}
