// swift-format-ignore-file

import FlowInterpreter
import FlowRuntime
import FlowTesting
import Foundation
import ViewModels

extension Adapters {
    @MainActor static func item() -> CompiledFlow {
        let clock = TestClock()
        return item(ItemViewModel(clock: clock, locale: Locale(identifier: "en")), clock)
    }

    @MainActor private static func item(_ model: ItemViewModel, _ clock: TestClock) -> CompiledFlow {
        let flow = CompiledFlow(model, clock) { (_: Never) -> Value in }
        flow.draftable(model) { draft in
            item(try ItemViewModel(clock: clock, locale: Locale(identifier: "en"), draft: draft), clock)
        }
        flow.field(text: "article", model.article)
        flow.field(typed: "quantity", model.quantity)
        flow.field("price", model.price)
        flow.value("total") { model.total }
        return flow
    }
}
