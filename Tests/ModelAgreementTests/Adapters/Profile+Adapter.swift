import FlowInterpreter
import FlowRuntime
import FlowTesting
import Foundation
import ViewModels

final class ProfileStub: ProfileServices {
    let savedNameService = SynchronousServiceStub<Void, String, Never>(returning: "")
    let save = ServiceStub<(String, String?, Decimal?), Void, Profile.SaveProblem>()

    func savedName() -> String { savedNameService.call() }
    func save(name: String, website: String?, hourlyRate: Decimal?) async throws(Profile.SaveProblem) {
        try await save.call((name, website, hourlyRate))
    }
}

extension Adapters {
    @MainActor static func profile() -> CompiledFlow {
        let services = ProfileStub()
        let clock = TestClock()
        let model = ProfileViewModel(services: services, clock: clock, locale: Locale(identifier: "en"))
        let flow = CompiledFlow(model, clock) { _ in .enumCase(EnumCaseValue("Outcome", "saved")) }
        flow.field(text: "name", model.name)
        flow.field("showsWebsite", model.showsWebsite)
        flow.field(text: "website", model.website)
        flow.field(typed: "hourlyRate", model.hourlyRate)
        flow.command("save", model.save)
        flow.service(plain: "savedName", services.savedNameService)
        flow.service("save", services.save, result: { _ in () }, failure: saveProblem)
        return flow
    }

    private static func saveProblem(_ error: ThrownError) -> Profile.SaveProblem? {
        guard case .value(let value) = error, case .enumCase(let problem) = value else { return nil }
        switch problem.name {
        case "nameIsTaken": return .nameIsTaken
        case "offline": return .offline
        default: return .refused(reason: value.part("reason") ?? "")
        }
    }
}
