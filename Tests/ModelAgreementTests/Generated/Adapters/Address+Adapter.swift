// swift-format-ignore-file

import FlowInterpreter
import FlowRuntime
import FlowTesting
import Foundation
import ViewModels

extension Adapters {
    @MainActor static func address() -> CompiledFlow {
        let services = AddressServicesStub()
        let clock = TestClock()
        return address(AddressViewModel(services: services, clock: clock, locale: Locale(identifier: "en")), services, clock)
    }

    @MainActor private static func address(_ model: AddressViewModel, _ services: AddressServicesStub, _ clock: TestClock) -> CompiledFlow {
        let flow = CompiledFlow(model, clock) { (_: Never) -> Value in }
        flow.draftable(model) { draft in
            address(try AddressViewModel(services: services, clock: clock, locale: Locale(identifier: "en"), draft: draft), services, clock)
        }
        flow.field(text: "name", model.name)
        flow.field(text: "street", model.street)
        flow.field(text: "postcode", model.postcode)
        flow.field(text: "city", model.city)
        flow.value("line") { model.line }
        flow.service("cities", services.cities, failure: anyError)
        return flow
    }
}
