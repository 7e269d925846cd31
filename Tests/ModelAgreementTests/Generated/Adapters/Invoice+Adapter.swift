// swift-format-ignore-file

import FlowInterpreter
import FlowRuntime
import FlowTesting
import Foundation
import ViewModels

extension Invoice.Layout: FlowValue {
    init?(_ value: Value) {
        guard let owner: Invoice.Owner = value.part("owner") else { return nil }
        guard let delivery: Invoice.Delivery = value.part("delivery") else { return nil }
        self.init(owner: owner, delivery: delivery)
    }

    var flowValue: Value {
        .record(RecordValue("Layout", [
            NamedValue("owner", owner.flowValue),
            NamedValue("delivery", delivery.flowValue),
        ]))
    }
}

extension Invoice.Summary: FlowValue {
    init?(_ value: Value) {
        guard let owner: Invoice.Owner = value.part("owner") else { return nil }
        guard let delivery: Invoice.Delivery = value.part("delivery") else { return nil }
        guard let receiver: String = value.part("receiver") else { return nil }
        guard let phone: String = value.part("phone") else { return nil }
        guard let remark: String = value.part("remark") else { return nil }
        self.init(owner: owner, delivery: delivery, receiver: receiver, phone: phone, remark: remark)
    }

    var flowValue: Value {
        .record(RecordValue("Summary", [
            NamedValue("owner", owner.flowValue),
            NamedValue("delivery", delivery.flowValue),
            NamedValue("receiver", receiver.flowValue),
            NamedValue("phone", phone.flowValue),
            NamedValue("remark", remark.flowValue),
        ]))
    }
}

extension Invoice.Owner: FlowValue {
    init?(_ value: Value) {
        guard case .enumCase(let found) = value else { return nil }
        switch found.name {
        case "personal":
            self = .personal
        case "company":
            self = .company
        default: return nil
        }
    }

    var flowValue: Value {
        switch self {
        case .personal:
            .enumCase(EnumCaseValue("Owner", "personal"))
        case .company:
            .enumCase(EnumCaseValue("Owner", "company"))
        }
    }
}

extension Invoice.Delivery: FlowValue {
    init?(_ value: Value) {
        guard case .enumCase(let found) = value else { return nil }
        switch found.name {
        case "electronic":
            self = .electronic
        case "paper":
            self = .paper
        default: return nil
        }
    }

    var flowValue: Value {
        switch self {
        case .electronic:
            .enumCase(EnumCaseValue("Delivery", "electronic"))
        case .paper:
            .enumCase(EnumCaseValue("Delivery", "paper"))
        }
    }
}

extension Invoice.Outcome: FlowValue {
    init?(_ value: Value) {
        guard case .enumCase(let found) = value else { return nil }
        switch found.name {
        case "summarized":
            guard let summary: Invoice.Summary = value.part("summary") else { return nil }
            self = .summarized(summary: summary)
        case "ordered":
            self = .ordered
        default: return nil
        }
    }

    var flowValue: Value {
        switch self {
        case .summarized(let summary):
            .enumCase(EnumCaseValue("Outcome", "summarized", [
                NamedValue("summary", summary.flowValue),
            ]))
        case .ordered:
            .enumCase(EnumCaseValue("Outcome", "ordered"))
        }
    }
}

extension Adapters {
    @MainActor static func invoice() -> CompiledFlow {
        let services = InvoiceServicesStub()
        let clock = TestClock()
        let model = InvoiceViewModel(services: services, clock: clock, locale: Locale(identifier: "zh-Hans"))
        let flow = CompiledFlow(model, clock) { $0.flowValue }
        flow.field("owner", model.owner)
        flow.field("delivery", model.delivery)
        flow.field(text: "receiver", model.receiver)
        flow.field(text: "phone", model.phone)
        flow.field(text: "region", model.region)
        flow.field(text: "streetAddress", model.streetAddress)
        flow.field(text: "email", model.email)
        flow.field(text: "companyName", model.companyName)
        flow.field(text: "taxNumber", model.taxNumber)
        flow.field(text: "remark", model.remark)
        flow.readable("isSummarized", model.isSummarized)
        flow.value("layout") { model.layout }
        flow.command("next", model.next)
        flow.command("confirm", taking: model.confirm)
        flow.service("submit", services.submit, result: { _ in () }, failure: anyError)
        return flow
    }
}
