// swift-format-ignore-file

import FlowInterpreter
import FlowRuntime
import FlowTesting
import Foundation
import ViewModels

extension Profile.SaveProblem: FlowValue {
    init?(_ value: Value) {
        guard case .enumCase(let found) = value else { return nil }
        switch found.name {
        case "nameIsTaken":
            self = .nameIsTaken
        case "refused":
            guard let reason: String = value.part("reason") else { return nil }
            self = .refused(reason: reason)
        case "offline":
            self = .offline
        default: return nil
        }
    }

    var flowValue: Value {
        switch self {
        case .nameIsTaken:
            .enumCase(EnumCaseValue("SaveProblem", "nameIsTaken"))
        case .refused(let reason):
            .enumCase(EnumCaseValue("SaveProblem", "refused", [
                NamedValue("reason", reason.flowValue),
            ]))
        case .offline:
            .enumCase(EnumCaseValue("SaveProblem", "offline"))
        }
    }
}

extension Profile.Outcome: FlowValue {
    init?(_ value: Value) {
        guard case .enumCase(let found) = value else { return nil }
        switch found.name {
        case "saved":
            self = .saved
        default: return nil
        }
    }

    var flowValue: Value {
        switch self {
        case .saved:
            .enumCase(EnumCaseValue("Outcome", "saved"))
        }
    }
}

extension Adapters {
    @MainActor static func profile() -> CompiledFlow {
        let services = ProfileServicesStub()
        let clock = TestClock()
        let model = ProfileViewModel(services: services, clock: clock, locale: Locale(identifier: "en"))
        let flow = CompiledFlow(model, clock) { $0.flowValue }
        flow.field(text: "name", model.name)
        flow.field("showsWebsite", model.showsWebsite)
        flow.field(text: "website", model.website)
        flow.field(typed: "hourlyRate", model.hourlyRate)
        flow.command("save", model.save)
        flow.service(plain: "savedName", services.savedNameService, result: { String($0) }, failure: { _ in nil })
        flow.service("save", services.save, result: { _ in () }, failure: { error in error.value.flatMap { Profile.SaveProblem($0) } })
        return flow
    }
}
