// swift-format-ignore-file

import FlowInterpreter
import FlowRuntime
import FlowTesting
import Foundation

extension Asking.Outcome: FlowValue {
    init?(_ value: Value) {
        guard case .enumCase(let found) = value else { return nil }
        switch found.name {
        case "stored":
            self = .stored
        default: return nil
        }
    }

    var flowValue: Value {
        switch self {
        case .stored:
            .enumCase(EnumCaseValue("Outcome", "stored"))
        }
    }
}

extension Adapters {
    @MainActor static func asking() -> CompiledFlow {
        let services = AskingServicesStub()
        let clock = TestClock()
        let model = AskingViewModel(services: services, clock: clock, locale: Locale(identifier: "en"))
        let flow = CompiledFlow(model, clock) { $0.flowValue }
        flow.field(text: "name", model.name)
        flow.field(text: "code", model.code)
        flow.field("usesCode", model.usesCode)
        flow.field(text: "other", model.other)
        flow.field(typed: "amount", model.amount)
        flow.value("isReady") { model.isReady }
        flow.command("send", model.send)
        flow.command("quick", model.quick)
        flow.command("finish", model.finish)
        flow.command("clear", model.clear)
        flow.service("isFree", services.isFree, failure: anyError)
        flow.service("isKnown", services.isKnown)
        flow.service("isAllowed", services.isAllowed, failure: anyError)
        flow.service("isGood", services.isGood, failure: anyError)
        flow.service("isRight", services.isRight)
        flow.service("store", services.store, result: { _ in () }, failure: anyError)
        return flow
    }
}
