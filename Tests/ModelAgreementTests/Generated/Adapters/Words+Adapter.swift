// swift-format-ignore-file

import FlowInterpreter
import FlowRuntime
import FlowTesting
import Foundation

extension Words.Kind: FlowValue {
    init?(_ value: Value) {
        guard case .enumCase(let found) = value else { return nil }
        switch found.name {
        case "first":
            self = .first
        case "second":
            guard let text: String = value.part("text") else { return nil }
            self = .second(text: text)
        default: return nil
        }
    }

    var flowValue: Value {
        switch self {
        case .first:
            .enumCase(EnumCaseValue("Kind", "first"))
        case .second(let text):
            .enumCase(EnumCaseValue("Kind", "second", [
                NamedValue("text", text.flowValue),
            ]))
        }
    }
}

extension Words.Outcome: FlowValue {
    init?(_ value: Value) {
        guard case .enumCase(let found) = value else { return nil }
        switch found.name {
        case "sent":
            guard let answer: String = value.part("answer") else { return nil }
            self = .sent(answer: answer)
        default: return nil
        }
    }

    var flowValue: Value {
        switch self {
        case .sent(let answer):
            .enumCase(EnumCaseValue("Outcome", "sent", [
                NamedValue("answer", answer.flowValue),
            ]))
        }
    }
}

extension Adapters {
    @MainActor static func words() -> CompiledFlow {
        let services = WordsServicesStub()
        let clock = TestClock()
        let model = WordsViewModel(services: services, clock: clock, locale: Locale(identifier: "en"))
        let flow = CompiledFlow(model, clock) { $0.flowValue }
        flow.field(text: "text", model.text)
        flow.field("kind", model.kind)
        flow.readable("answer", model.answer)
        flow.value("label") { model.label }
        flow.value("quoted") { model.quoted }
        flow.command("send", model.send)
        flow.service("send", services.send, failure: anyError)
        return flow
    }
}
