// swift-format-ignore-file

import FlowInterpreter
import FlowRuntime
import FlowTesting
import Foundation

extension Everything.Level: FlowValue {
    init?(_ value: Value) {
        guard case .enumCase(let found) = value else { return nil }
        switch found.name {
        case "low":
            self = .low
        case "middle":
            self = .middle
        case "high":
            guard let reason: String = value.part("reason") else { return nil }
            self = .high(reason: reason)
        default: return nil
        }
    }

    var flowValue: Value {
        switch self {
        case .low:
            .enumCase(EnumCaseValue("Level", "low"))
        case .middle:
            .enumCase(EnumCaseValue("Level", "middle"))
        case .high(let reason):
            .enumCase(EnumCaseValue("Level", "high", [
                NamedValue("reason", reason.flowValue),
            ]))
        }
    }
}

extension Everything.Pair: FlowValue {
    init?(_ value: Value) {
        guard let name: String = value.part("name") else { return nil }
        guard let price: (Decimal?) = value.part("price") else { return nil }
        guard let at: (Date?) = value.part("at") else { return nil }
        guard let level: Everything.Level = value.part("level") else { return nil }
        guard let shares: [Double] = value.part("shares") else { return nil }
        self.init(name: name, price: price, at: at, level: level, shares: shares)
    }

    var flowValue: Value {
        .record(RecordValue("Pair", [
            NamedValue("name", name.flowValue),
            NamedValue("price", price.flowValue),
            NamedValue("at", at.flowValue),
            NamedValue("level", level.flowValue),
            NamedValue("shares", shares.flowValue),
        ]))
    }
}

extension Everything.Problem: FlowValue {
    init?(_ value: Value) {
        guard case .enumCase(let found) = value else { return nil }
        switch found.name {
        case "offline":
            self = .offline
        case "refused":
            guard let reason: String = value.part("reason") else { return nil }
            guard let code: Int = value.part("code") else { return nil }
            self = .refused(reason: reason, code: code)
        default: return nil
        }
    }

    var flowValue: Value {
        switch self {
        case .offline:
            .enumCase(EnumCaseValue("Problem", "offline"))
        case .refused(let reason, let code):
            .enumCase(EnumCaseValue("Problem", "refused", [
                NamedValue("reason", reason.flowValue),
                NamedValue("code", code.flowValue),
            ]))
        }
    }
}

extension Everything.Outcome: FlowValue {
    init?(_ value: Value) {
        guard case .enumCase(let found) = value else { return nil }
        switch found.name {
        case "done":
            guard let total: Int = value.part("total") else { return nil }
            self = .done(total: total)
        case "other":
            self = .other
        default: return nil
        }
    }

    var flowValue: Value {
        switch self {
        case .done(let total):
            .enumCase(EnumCaseValue("Outcome", "done", [
                NamedValue("total", total.flowValue),
            ]))
        case .other:
            .enumCase(EnumCaseValue("Outcome", "other"))
        }
    }
}

extension Adapters {
    @MainActor static func everything() -> CompiledFlow {
        let services = EverythingServicesStub()
        let clock = TestClock()
        return everything(EverythingViewModel(services: services, clock: clock, locale: Locale(identifier: "en")), services, clock)
    }

    @MainActor private static func everything(_ model: EverythingViewModel, _ services: EverythingServicesStub, _ clock: TestClock) -> CompiledFlow {
        let flow = CompiledFlow(model, clock) { $0.flowValue }
        flow.undoable(model)
        flow.draftable(model) { draft in
            everything(try EverythingViewModel(services: services, clock: clock, locale: Locale(identifier: "en"), draft: draft), services, clock)
        }
        flow.field(text: "text", model.text)
        flow.field("count", model.count)
        flow.field("level", model.level)
        flow.field(text: "hidden", model.hidden)
        flow.field("inner", model.inner)
        flow.field("flag", model.flag)
        flow.readable("result", model.result)
        flow.field(text: "note", model.note)
        flow.readable("state", model.state)
        flow.field(text: "fading", model.fading)
        flow.field("tags", model.tags)
        flow.field("pair", model.pair)
        flow.field(text: "mark", model.mark)
        flow.value("total") { model.total }
        flow.value("levelText") { model.levelText }
        flow.value("cost") { model.cost }
        flow.value("words") { model.words }
        flow.command("work", taking: model.work)
        flow.command("search", model.search)
        flow.command("long", model.long)
        flow.command("check", model.check)
        flow.service("ask", services.ask, failure: { error in error.value.flatMap { Everything.Problem($0) } })
        flow.service("find", services.find)
        flow.service(plain: "price", services.price, result: { Int($0) }, failure: { _ in nil })
        return flow
    }
}
