// swift-format-ignore-file

import FlowInterpreter
import FlowRuntime
import FlowTesting
import Foundation

extension Adapters {
    @MainActor static func line() -> CompiledFlow {
        let services = LineServicesStub()
        let clock = TestClock()
        return line(LineViewModel(services: services, clock: clock, locale: Locale(identifier: "en")), services, clock)
    }

    @MainActor private static func line(_ model: LineViewModel, _ services: LineServicesStub, _ clock: TestClock) -> CompiledFlow {
        let flow = CompiledFlow(model, clock) { (_: Never) -> Value in }
        flow.draftable(model) { draft in
            line(try LineViewModel(services: services, clock: clock, locale: Locale(identifier: "en"), draft: draft), services, clock)
        }
        flow.field(text: "text", model.text)
        flow.field(typed: "amount", model.amount)
        flow.field("hasNote", model.hasNote)
        flow.field(text: "note", model.note)
        flow.value("isFine") { model.isFine }
        flow.service("isKnown", services.isKnown, failure: anyError)
        return flow
    }
}
