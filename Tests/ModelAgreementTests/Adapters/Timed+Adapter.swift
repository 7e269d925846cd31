import FlowInterpreter
import FlowRuntime
import FlowTesting
import Foundation

extension Double: FlowValue {
    init?(_ value: Value) {
        guard case .double(let number) = value else { return nil }
        self = number
    }
    var flowValue: Value { .double(self) }
}

extension Decimal: FlowValue {
    init?(_ value: Value) {
        guard case .decimal(let number) = value else { return nil }
        self = number
    }
    var flowValue: Value { .decimal(self) }
}

extension Adapters {
    @MainActor static func timed() -> CompiledFlow {
        let services = TimedServicesStub()
        let clock = TestClock()
        return timed(TimedViewModel(services: services, clock: clock, locale: Locale(identifier: "en")), services, clock)
    }

    @MainActor private static func timed(_ model: TimedViewModel, _ services: TimedServicesStub, _ clock: TestClock) -> CompiledFlow {
        let flow = CompiledFlow(model, clock) { outcome in
            switch outcome {
            case .loaded(let count): .enumCase(EnumCaseValue("Outcome", "loaded", [NamedValue("count", count.flowValue)]))
            }
        }
        flow.undoable(model)
        flow.draftable(model) { draft in
            let locale = Locale(identifier: "en")
            return timed(try TimedViewModel(services: services, clock: clock, locale: locale, draft: draft), services, clock)
        }
        flow.field(text: "text", model.text)
        flow.field("count", model.count)
        flow.field(text: "note", model.note)
        flow.readable("seen", model.seen)
        flow.field(typed: "amount", model.amount)
        flow.field(typed: "share", model.share)
        flow.command("load", model.load)
        flow.command("save", model.save)
        flow.command("follow", model.follow)
        flow.service("load", services.load) { error in
            guard case .value(.enumCase(let problem)) = error else { return nil }
            return problem.name == "offline" ? .offline : .refused
        }
        flow.service("save", services.save, result: { _ in () }, failure: anyError)
        flow.service(plain: "check", services.check, result: { _ in () }, failure: anyError)
        return flow
    }
}
