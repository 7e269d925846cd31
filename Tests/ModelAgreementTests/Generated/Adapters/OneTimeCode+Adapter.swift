// swift-format-ignore-file

import FlowInterpreter
import FlowRuntime
import FlowTesting
import Foundation
import ViewModels

extension OneTimeCode.State: FlowValue {
    init?(_ value: Value) {
        guard case .enumCase(let found) = value else { return nil }
        switch found.name {
        case "notSent":
            self = .notSent
        case "current":
            self = .current
        case "expired":
            self = .expired
        case "locked":
            self = .locked
        default: return nil
        }
    }

    var flowValue: Value {
        switch self {
        case .notSent:
            .enumCase(EnumCaseValue("State", "notSent"))
        case .current:
            .enumCase(EnumCaseValue("State", "current"))
        case .expired:
            .enumCase(EnumCaseValue("State", "expired"))
        case .locked:
            .enumCase(EnumCaseValue("State", "locked"))
        }
    }
}

extension OneTimeCode.Outcome: FlowValue {
    init?(_ value: Value) {
        guard case .enumCase(let found) = value else { return nil }
        switch found.name {
        case "confirmed":
            self = .confirmed
        default: return nil
        }
    }

    var flowValue: Value {
        switch self {
        case .confirmed:
            .enumCase(EnumCaseValue("Outcome", "confirmed"))
        }
    }
}

extension Adapters {
    @MainActor static func oneTimeCode() -> CompiledFlow {
        let services = OneTimeCodeServicesStub()
        let clock = TestClock()
        let model = OneTimeCodeViewModel(services: services, clock: clock, locale: Locale(identifier: "en"))
        let flow = CompiledFlow(model, clock) { $0.flowValue }
        flow.field(text: "code", model.code)
        flow.readable("triesLeft", model.triesLeft)
        flow.readable("wasSent", model.wasSent)
        flow.readable("sentAt", model.sentAt)
        flow.value("state") { model.state }
        flow.value("statusText") { model.statusText }
        flow.command("send", model.send)
        flow.command("confirm", model.confirm)
        flow.service("send", services.sendService, result: { _ in () }, failure: anyError)
        flow.service("check", services.check, failure: anyError)
        return flow
    }
}
