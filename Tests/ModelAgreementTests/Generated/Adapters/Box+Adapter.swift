// swift-format-ignore-file

import FlowInterpreter
import FlowRuntime
import FlowTesting
import Foundation

extension Box.Size: FlowValue {
    init?(_ value: Value) {
        guard case .enumCase(let found) = value else { return nil }
        switch found.name {
        case "small":
            self = .small
        case "large":
            self = .large
        default: return nil
        }
    }

    var flowValue: Value {
        switch self {
        case .small:
            .enumCase(EnumCaseValue("Size", "small"))
        case .large:
            .enumCase(EnumCaseValue("Size", "large"))
        }
    }
}

extension Adapters {
    @MainActor static func box() -> CompiledFlow {
        let services = BoxServicesStub()
        let clock = TestClock()
        return box(BoxViewModel(services: services, clock: clock, locale: Locale(identifier: "en")), services, clock)
    }

    @MainActor private static func box(_ model: BoxViewModel, _ services: BoxServicesStub, _ clock: TestClock) -> CompiledFlow {
        let flow = CompiledFlow(model, clock) { (_: Never) -> Value in }
        flow.draftable(model) { draft in
            box(try BoxViewModel(services: services, clock: clock, locale: Locale(identifier: "en"), draft: draft), services, clock)
        }
        flow.field(text: "name", model.name)
        flow.field("size", model.size)
        flow.field(inParts: "packed", model.packed)
        flow.list("lines", model.lines) { flow, model in
            flow.field(text: "text", model.text)
            flow.field(typed: "amount", model.amount)
            flow.field("hasNote", model.hasNote)
            flow.field(text: "note", model.note)
            flow.value("isFine") { model.isFine }
        }
        flow.field(text: "mark", model.mark)
        flow.value("isComplete") { model.isComplete }
        flow.value("sum") { model.sum }
        flow.service("isFree", services.isFree, failure: anyError)
        flow.service("isKnown", services.isKnown, failure: anyError)
        return flow
    }
}
