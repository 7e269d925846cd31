import FlowInterpreter
import FlowRuntime
import FlowTesting
import Foundation

extension Everything.Level: FlowValue {
    init?(_ value: Value) {
        guard case .enumCase(let found) = value else { return nil }
        switch found.name {
        case "low": self = .low
        case "middle": self = .middle
        default: self = .high(reason: value.part("reason") ?? "")
        }
    }

    var flowValue: Value {
        switch self {
        case .low: .enumCase(EnumCaseValue("Level", "low"))
        case .middle: .enumCase(EnumCaseValue("Level", "middle"))
        case .high(let reason): .enumCase(EnumCaseValue("Level", "high", [NamedValue("reason", reason.flowValue)]))
        }
    }
}

extension Everything.Pair: FlowValue {
    init?(_ value: Value) {
        guard let name: String = value.part("name"), let level: Everything.Level = value.part("level") else { return nil }
        self.init(
            name: name, price: value.part("price") ?? nil, at: value.part("at") ?? nil, level: level, shares: value.part("shares") ?? [])
    }

    var flowValue: Value {
        .record(
            RecordValue(
                "Pair",
                [
                    NamedValue("name", name.flowValue), NamedValue("price", price.flowValue), NamedValue("at", at.flowValue),
                    NamedValue("level", level.flowValue), NamedValue("shares", shares.flowValue),
                ]))
    }
}

extension Adapters {
    @MainActor static func everything() -> CompiledFlow {
        let services = EverythingServicesStub()
        let clock = TestClock()
        return everything(EverythingViewModel(services: services, clock: clock, locale: Locale(identifier: "en")), services, clock)
    }

    @MainActor private static func everything(
        _ model: EverythingViewModel, _ services: EverythingServicesStub, _ clock: TestClock
    ) -> CompiledFlow {
        let flow = CompiledFlow(model, clock) { outcome in
            switch outcome {
            case .done(let total): .enumCase(EnumCaseValue("Outcome", "done", [NamedValue("total", total.flowValue)]))
            case .other: .enumCase(EnumCaseValue("Outcome", "other"))
            }
        }
        flow.undoable(model)
        flow.draftable(model) { draft in
            let locale = Locale(identifier: "en")
            return everything(try EverythingViewModel(services: services, clock: clock, locale: locale, draft: draft), services, clock)
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
        flow.service("ask", services.ask) { error in
            guard case .value(let value) = error else { return nil }
            if let reason: String = value.part("reason"), let code: Int = value.part("code") { return .refused(reason: reason, code: code) }
            return .offline
        }
        flow.service("find", services.find)
        flow.service(plain: "price", services.price)
        return flow
    }
}
