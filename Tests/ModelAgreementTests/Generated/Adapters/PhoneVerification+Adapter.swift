// swift-format-ignore-file

import FlowInterpreter
import FlowRuntime
import FlowTesting
import Foundation
import ViewModels

extension Adapters {
    @MainActor static func phoneVerification() -> CompiledFlow {
        let services = PhoneVerificationServicesStub()
        let clock = TestClock()
        let model = PhoneVerificationViewModel(services: services, clock: clock, locale: Locale(identifier: "en"))
        let flow = CompiledFlow(model, clock) { (_: Never) -> Value in }
        flow.field(text: "phone", model.phone)
        flow.command("verify", taking: model.verify)
        flow.service("verify", services.verify, result: { _ in () }, failure: anyError)
        return flow
    }
}
