// swift-format-ignore-file

import FlowInterpreter
import FlowRuntime
import FlowTesting
import Foundation

extension Nested.Plan: FlowValue {
    init?(_ value: Value) {
        guard case .enumCase(let found) = value else { return nil }
        switch found.name {
        case "none":
            self = .none
        case "one":
            self = .one
        case "two":
            self = .two
        default: return nil
        }
    }

    var flowValue: Value {
        switch self {
        case .none:
            .enumCase(EnumCaseValue("Plan", "none"))
        case .one:
            .enumCase(EnumCaseValue("Plan", "one"))
        case .two:
            .enumCase(EnumCaseValue("Plan", "two"))
        }
    }
}

extension Nested.Outcome: FlowValue {
    init?(_ value: Value) {
        guard case .enumCase(let found) = value else { return nil }
        switch found.name {
        case "stored":
            guard let count: Int = value.part("count") else { return nil }
            self = .stored(count: count)
        default: return nil
        }
    }

    var flowValue: Value {
        switch self {
        case .stored(let count):
            .enumCase(EnumCaseValue("Outcome", "stored", [
                NamedValue("count", count.flowValue),
            ]))
        }
    }
}

extension Adapters {
    @MainActor static func nested() -> CompiledFlow {
        let services = NestedServicesStub()
        let clock = TestClock()
        return nested(NestedViewModel(services: services, clock: clock, locale: Locale(identifier: "en")), services, clock)
    }

    @MainActor private static func nested(_ model: NestedViewModel, _ services: NestedServicesStub, _ clock: TestClock) -> CompiledFlow {
        let flow = CompiledFlow(model, clock) { $0.flowValue }
        flow.undoable(model)
        flow.draftable(model) { draft in
            nested(try NestedViewModel(services: services, clock: clock, locale: Locale(identifier: "en"), draft: draft), services, clock)
        }
        flow.field("plan", model.plan)
        flow.part("box", model.box) { flow, model in
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
        }
        flow.readable("count", model.count)
        flow.part("other", model.other) { flow, model in
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
        }
        flow.list("lines", model.lines) { flow, model in
            flow.field(text: "text", model.text)
            flow.field(typed: "amount", model.amount)
            flow.field("hasNote", model.hasNote)
            flow.field(text: "note", model.note)
            flow.value("isFine") { model.isFine }
        }
        flow.field(text: "comment", model.comment)
        flow.value("names") { model.names }
        flow.value("total") { model.total }
        flow.value("hasOther") { model.hasOther }
        flow.command("save", model.save)
        flow.command("check", model.check)
        flow.command("follow", model.follow)
        flow.service("isAllowed", services.isAllowed, failure: anyError)
        flow.service("load", services.load, failure: anyError)
        flow.service("store", services.store, failure: anyError)
        flow.service("isFree", services.isFree, failure: anyError)
        flow.service("isKnown", services.isKnown, failure: anyError)
        return flow
    }
}
