// swift-format-ignore-file

import FlowInterpreter
import FlowRuntime
import FlowTesting
import Foundation
import ViewModels

extension ProductSearch.Product: FlowValue {
    init?(_ value: Value) {
        guard let id: String = value.part("id") else { return nil }
        guard let name: String = value.part("name") else { return nil }
        guard let price: Int = value.part("price") else { return nil }
        self.init(id: id, name: name, price: price)
    }

    var flowValue: Value {
        .record(RecordValue("Product", [
            NamedValue("id", id.flowValue),
            NamedValue("name", name.flowValue),
            NamedValue("price", price.flowValue),
        ]))
    }
}

extension ProductSearch.State: FlowValue {
    init?(_ value: Value) {
        guard case .enumCase(let found) = value else { return nil }
        switch found.name {
        case "idle":
            self = .idle
        case "searching":
            self = .searching
        case "found":
            self = .found
        case "nothing":
            self = .nothing
        case "failed":
            self = .failed
        default: return nil
        }
    }

    var flowValue: Value {
        switch self {
        case .idle:
            .enumCase(EnumCaseValue("State", "idle"))
        case .searching:
            .enumCase(EnumCaseValue("State", "searching"))
        case .found:
            .enumCase(EnumCaseValue("State", "found"))
        case .nothing:
            .enumCase(EnumCaseValue("State", "nothing"))
        case .failed:
            .enumCase(EnumCaseValue("State", "failed"))
        }
    }
}

extension ProductSearch.Outcome: FlowValue {
    init?(_ value: Value) {
        guard case .enumCase(let found) = value else { return nil }
        switch found.name {
        case "opened":
            guard let id: String = value.part("id") else { return nil }
            self = .opened(id: id)
        default: return nil
        }
    }

    var flowValue: Value {
        switch self {
        case .opened(let id):
            .enumCase(EnumCaseValue("Outcome", "opened", [
                NamedValue("id", id.flowValue),
            ]))
        }
    }
}

extension Adapters {
    @MainActor static func productSearch() -> CompiledFlow {
        let services = ProductSearchServicesStub()
        let clock = TestClock()
        let model = ProductSearchViewModel(services: services, clock: clock, locale: Locale(identifier: "en"))
        let flow = CompiledFlow(model, clock) { $0.flowValue }
        flow.field(text: "query", model.query)
        flow.field("onlyAvailable", model.onlyAvailable)
        flow.readable("results", model.results)
        flow.readable("state", model.state)
        flow.value("count") { model.count }
        flow.value("statusText") { model.statusText }
        flow.command("search", model.search)
        flow.command("open", taking: model.open)
        flow.service("search", services.search, failure: anyError)
        return flow
    }
}
