// swift-format-ignore-file

import FlowInterpreter
import FlowRuntime
import FlowTesting
import Foundation

extension Stepwise.Problem: FlowValue {
    init?(_ value: Value) {
        guard case .enumCase(let found) = value else { return nil }
        switch found.name {
        case "taken":
            self = .taken
        case "other":
            self = .other
        default: return nil
        }
    }

    var flowValue: Value {
        switch self {
        case .taken:
            .enumCase(EnumCaseValue("Problem", "taken"))
        case .other:
            .enumCase(EnumCaseValue("Problem", "other"))
        }
    }
}

extension Stepwise.Kind: FlowValue {
    init?(_ value: Value) {
        guard case .enumCase(let found) = value else { return nil }
        switch found.name {
        case "plain":
            self = .plain
        case "odd":
            self = .odd
        case "empty":
            self = .empty
        default: return nil
        }
    }

    var flowValue: Value {
        switch self {
        case .plain:
            .enumCase(EnumCaseValue("Kind", "plain"))
        case .odd:
            .enumCase(EnumCaseValue("Kind", "odd"))
        case .empty:
            .enumCase(EnumCaseValue("Kind", "empty"))
        }
    }
}

extension Stepwise.Step: FlowValue {
    init?(_ value: Value) {
        guard case .enumCase(let found) = value else { return nil }
        switch found.name {
        case "hello":
            self = .hello
        case "basics":
            self = .basics
        case "odd":
            self = .odd
        case "more":
            self = .more
        case "last":
            self = .last
        default: return nil
        }
    }

    var flowValue: Value {
        switch self {
        case .hello:
            .enumCase(EnumCaseValue("Step", "hello"))
        case .basics:
            .enumCase(EnumCaseValue("Step", "basics"))
        case .odd:
            .enumCase(EnumCaseValue("Step", "odd"))
        case .more:
            .enumCase(EnumCaseValue("Step", "more"))
        case .last:
            .enumCase(EnumCaseValue("Step", "last"))
        }
    }
}

extension Stepwise.Outcome: FlowValue {
    init?(_ value: Value) {
        guard case .enumCase(let found) = value else { return nil }
        switch found.name {
        case "sent":
            self = .sent
        default: return nil
        }
    }

    var flowValue: Value {
        switch self {
        case .sent:
            .enumCase(EnumCaseValue("Outcome", "sent"))
        }
    }
}

extension Adapters {
    @MainActor static func stepwise() -> CompiledFlow {
        let services = StepwiseServicesStub()
        let clock = TestClock()
        return stepwise(StepwiseViewModel(services: services, clock: clock, locale: Locale(identifier: "en")), services, clock)
    }

    @MainActor private static func stepwise(_ model: StepwiseViewModel, _ services: StepwiseServicesStub, _ clock: TestClock) -> CompiledFlow {
        let flow = CompiledFlow(model, clock) { $0.flowValue }
        flow.undoable(model)
        flow.draftable(model) { draft in
            stepwise(try StepwiseViewModel(services: services, clock: clock, locale: Locale(identifier: "en"), draft: draft), services, clock)
        }
        flow.steps(model.steps)
        flow.field(text: "greeting", model.greeting)
        flow.field(text: "name", model.name)
        flow.field("kind", model.kind)
        flow.field("isPrivate", model.isPrivate)
        flow.field(text: "note", model.note)
        flow.field(typed: "amount", model.amount)
        flow.field(text: "extra", model.extra)
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
        flow.list("rows", model.rows) { flow, model in
            flow.field(text: "text", model.text)
            flow.field(typed: "amount", model.amount)
            flow.field("hasNote", model.hasNote)
            flow.field(text: "note", model.note)
            flow.value("isFine") { model.isFine }
        }
        flow.field(text: "code", model.code)
        flow.readable("count", model.count)
        flow.value("place") { model.place }
        flow.value("progress") { model.progress }
        flow.value("hasMore") { model.hasMore }
        flow.value("advice") { model.advice }
        flow.command("check", model.check)
        flow.command("send", model.send)
        flow.command("pack", model.pack)
        flow.command("watch", model.watch)
        flow.command("store", model.store)
        flow.service("isFree", services.isFree, failure: anyError)
        flow.service("send", services.send, result: { _ in () }, failure: { error in error.value.flatMap { Stepwise.Problem($0) } })
        flow.service("isKnown", services.isKnown, failure: anyError)
        return flow
    }
}
