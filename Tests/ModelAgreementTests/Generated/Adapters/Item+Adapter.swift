// swift-format-ignore-file

import FlowInterpreter
import FlowRuntime
import FlowTesting
import Foundation
import ViewModels

extension Adapters {
    @MainActor static func item() -> CompiledFlow {
        let clock = TestClock()
        let model = ItemViewModel(clock: clock, locale: Locale(identifier: "en"))
        let flow = CompiledFlow(model, clock) { (_: Never) -> Value in }
        flow.field(text: "article", model.article)
        flow.field(typed: "quantity", model.quantity)
        flow.field("price", model.price)
        flow.value("total") { model.total }
        return flow
    }
}
