// swift-format-ignore-file

import FlowInterpreter
import FlowRuntime
import FlowTesting
import Foundation
import ViewModels

extension BankDetails.Account: FlowValue {
    init?(_ value: Value) {
        guard case .enumCase(let found) = value else { return nil }
        switch found.name {
        case "domestic":
            guard let sortCode: String = value.part("sortCode") else { return nil }
            guard let number: String = value.part("number") else { return nil }
            self = .domestic(sortCode: sortCode, number: number)
        case "international":
            guard let iban: String = value.part("iban") else { return nil }
            self = .international(iban: iban)
        default: return nil
        }
    }

    var flowValue: Value {
        switch self {
        case .domestic(let sortCode, let number):
            .enumCase(EnumCaseValue("Account", "domestic", [
                NamedValue("sortCode", sortCode.flowValue),
                NamedValue("number", number.flowValue),
            ]))
        case .international(let iban):
            .enumCase(EnumCaseValue("Account", "international", [
                NamedValue("iban", iban.flowValue),
            ]))
        }
    }
}

extension BankDetails.NameCheck: FlowValue {
    init?(_ value: Value) {
        guard case .enumCase(let found) = value else { return nil }
        switch found.name {
        case "unchecked":
            self = .unchecked
        case "matching":
            self = .matching
        case "similar":
            guard let name: String = value.part("name") else { return nil }
            self = .similar(name: name)
        case "different":
            self = .different
        default: return nil
        }
    }

    var flowValue: Value {
        switch self {
        case .unchecked:
            .enumCase(EnumCaseValue("NameCheck", "unchecked"))
        case .matching:
            .enumCase(EnumCaseValue("NameCheck", "matching"))
        case .similar(let name):
            .enumCase(EnumCaseValue("NameCheck", "similar", [
                NamedValue("name", name.flowValue),
            ]))
        case .different:
            .enumCase(EnumCaseValue("NameCheck", "different"))
        }
    }
}

extension BankDetails.BankError: FlowValue {
    init?(_ value: Value) {
        guard case .enumCase(let found) = value else { return nil }
        switch found.name {
        case "offline":
            self = .offline
        case "unknownAccount":
            self = .unknownAccount
        default: return nil
        }
    }

    var flowValue: Value {
        switch self {
        case .offline:
            .enumCase(EnumCaseValue("BankError", "offline"))
        case .unknownAccount:
            .enumCase(EnumCaseValue("BankError", "unknownAccount"))
        }
    }
}

extension BankDetails.Details: FlowValue {
    init?(_ value: Value) {
        guard let holder: String = value.part("holder") else { return nil }
        guard let account: BankDetails.Account = value.part("account") else { return nil }
        guard let limit: (Decimal?) = value.part("limit") else { return nil }
        guard let startsOn: (Date?) = value.part("startsOn") else { return nil }
        self.init(holder: holder, account: account, limit: limit, startsOn: startsOn)
    }

    var flowValue: Value {
        .record(RecordValue("Details", [
            NamedValue("holder", holder.flowValue),
            NamedValue("account", account.flowValue),
            NamedValue("limit", limit.flowValue),
            NamedValue("startsOn", startsOn.flowValue),
        ]))
    }
}

extension BankDetails.Kind: FlowValue {
    init?(_ value: Value) {
        guard case .enumCase(let found) = value else { return nil }
        switch found.name {
        case "domestic":
            self = .domestic
        case "international":
            self = .international
        default: return nil
        }
    }

    var flowValue: Value {
        switch self {
        case .domestic:
            .enumCase(EnumCaseValue("Kind", "domestic"))
        case .international:
            .enumCase(EnumCaseValue("Kind", "international"))
        }
    }
}

extension BankDetails.Outcome: FlowValue {
    init?(_ value: Value) {
        guard case .enumCase(let found) = value else { return nil }
        switch found.name {
        case "saved":
            guard let details: BankDetails.Details = value.part("details") else { return nil }
            self = .saved(details: details)
        default: return nil
        }
    }

    var flowValue: Value {
        switch self {
        case .saved(let details):
            .enumCase(EnumCaseValue("Outcome", "saved", [
                NamedValue("details", details.flowValue),
            ]))
        }
    }
}

extension Adapters {
    @MainActor static func bankDetails() -> CompiledFlow {
        let services = BankDetailsServicesStub()
        let clock = TestClock()
        return bankDetails(BankDetailsViewModel(services: services, clock: clock, locale: Locale(identifier: "en")), services, clock)
    }

    @MainActor private static func bankDetails(_ model: BankDetailsViewModel, _ services: BankDetailsServicesStub, _ clock: TestClock) -> CompiledFlow {
        let flow = CompiledFlow(model, clock) { $0.flowValue }
        flow.undoable(model)
        flow.draftable(model) { draft in
            bankDetails(try BankDetailsViewModel(services: services, clock: clock, locale: Locale(identifier: "en"), draft: draft), services, clock)
        }
        flow.field(text: "holder", model.holder)
        flow.field("kind", model.kind)
        flow.field(text: "sortCode", model.sortCode)
        flow.field(text: "accountNumber", model.accountNumber)
        flow.field(text: "iban", model.iban)
        flow.field(typed: "limit", model.limit)
        flow.field(typed: "startsOn", model.startsOn)
        flow.readable("nameCheck", model.nameCheck)
        flow.field(text: "passcode", model.passcode)
        flow.value("account") { model.account }
        flow.value("details") { model.details }
        flow.value("nameCheckText") { model.nameCheckText }
        flow.command("checkName", model.checkName)
        flow.command("takeName", taking: model.takeName)
        flow.command("save", model.save)
        flow.service("checkName", services.checkName, failure: { error in error.value.flatMap { BankDetails.BankError($0) } })
        flow.service("save", services.save, result: { _ in () }, failure: anyError)
        return flow
    }
}
