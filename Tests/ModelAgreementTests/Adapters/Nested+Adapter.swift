import FlowInterpreter
import FlowRuntime
import FlowTesting
import Foundation

extension Box.Size: PlainFlowEnum {
    static var key: String { "Size" }
}

extension Nested.Plan: PlainFlowEnum {
    static var key: String { "Plan" }
}

extension Adapters {
    @MainActor static func nested() -> CompiledFlow {
        let services = NestedServicesStub()
        let clock = TestClock()
        let model = NestedViewModel(services: services, clock: clock, locale: Locale(identifier: "en"))
        let flow = CompiledFlow(model, clock) { outcome in
            switch outcome {
            case .stored(let count): .enumCase(EnumCaseValue("Outcome", "stored", [NamedValue("count", count.flowValue)]))
            }
        }
        flow.field("plan", model.plan)
        flow.part("box", model.box, box)
        flow.readable("count", model.count)
        flow.part("other", model.other, box)
        flow.list("lines", model.lines, line)
        flow.field(text: "comment", model.comment)
        flow.value("names") { model.names }
        flow.value("total") { model.total }
        flow.value("hasOther") { model.hasOther }
        flow.command("save", model.save)
        flow.command("check", model.check)
        flow.command("follow", model.follow)
        flow.service("isFree", services.isFree, failure: anyError)
        flow.service("isAllowed", services.isAllowed, failure: anyError)
        flow.service("load", services.load, failure: anyError)
        flow.service("isKnown", services.isKnown, failure: anyError)
        flow.service("store", services.store, failure: anyError)
        return flow
    }

    @MainActor private static func box(_ flow: CompiledFlow, _ box: BoxViewModel) {
        flow.field(text: "name", box.name)
        flow.field("size", box.size)
        flow.list("lines", box.lines, line)
        flow.field(text: "mark", box.mark)
        flow.value("isComplete") { box.isComplete }
        flow.value("sum") { box.sum }
    }

    @MainActor private static func line(_ flow: CompiledFlow, _ line: LineViewModel) {
        flow.field(text: "text", line.text)
        flow.field(typed: "amount", line.amount)
        flow.field("hasNote", line.hasNote)
        flow.field(text: "note", line.note)
        flow.value("isFine") { line.isFine }
    }
}
