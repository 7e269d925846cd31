// swift-format-ignore-file

import FlowInterpreter
import FlowRuntime
import FlowTesting
import Foundation

extension Timed.Problem: FlowValue {
    init?(_ value: Value) {
        guard case .enumCase(let found) = value else { return nil }
        switch found.name {
        case "offline":
            self = .offline
        case "refused":
            self = .refused
        default: return nil
        }
    }

    var flowValue: Value {
        switch self {
        case .offline:
            .enumCase(EnumCaseValue("Problem", "offline"))
        case .refused:
            .enumCase(EnumCaseValue("Problem", "refused"))
        }
    }
}

extension Timed.Outcome: FlowValue {
    init?(_ value: Value) {
        guard case .enumCase(let found) = value else { return nil }
        switch found.name {
        case "loaded":
            guard let count: Int = value.part("count") else { return nil }
            self = .loaded(count: count)
        default: return nil
        }
    }

    var flowValue: Value {
        switch self {
        case .loaded(let count):
            .enumCase(EnumCaseValue("Outcome", "loaded", [
                NamedValue("count", count.flowValue),
            ]))
        }
    }
}

extension Adapters {
    @MainActor static func timed() -> CompiledFlow {
        let services = TimedServicesStub()
        let clock = TestClock()
        return timed(TimedViewModel(services: services, clock: clock, locale: Locale(identifier: "en")), services, clock)
    }

    @MainActor private static func timed(_ model: TimedViewModel, _ services: TimedServicesStub, _ clock: TestClock) -> CompiledFlow {
        let flow = CompiledFlow(model, clock) { $0.flowValue }
        flow.undoable(model)
        flow.draftable(model) { draft in
            timed(try TimedViewModel(services: services, clock: clock, locale: Locale(identifier: "en"), draft: draft), services, clock)
        }
        flow.field(text: "text", model.text)
        flow.field("count", model.count)
        flow.field(text: "note", model.note)
        flow.readable("seen", model.seen)
        flow.field(typed: "amount", model.amount)
        flow.field(typed: "share", model.share)
        flow.command("load", model.load)
        flow.command("save", model.save)
        flow.command("follow", model.follow)
        flow.service("load", services.load, failure: { error in error.value.flatMap { Timed.Problem($0) } })
        flow.service("save", services.save, result: { _ in () }, failure: anyError)
        flow.service(plain: "check", services.check, result: { _ in () }, failure: anyError)
        return flow
    }
}
