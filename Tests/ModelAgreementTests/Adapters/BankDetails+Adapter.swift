import FlowInterpreter
import FlowRuntime
import FlowTesting
import Foundation
import ViewModels

final class BankDetailsStub: BankDetailsServices {
    let checkName = ServiceStub<(String, BankDetails.Account), BankDetails.NameCheck, BankDetails.BankError>()
    let save = ServiceStub<(BankDetails.Details, String), Void, any Error>()

    func checkName(of holder: String, at account: BankDetails.Account) async throws(BankDetails.BankError) -> BankDetails.NameCheck {
        try await checkName.call((holder, account))
    }
    func save(details: BankDetails.Details, passcode: String) async throws { try await save.call((details, passcode)) }
}

extension BankDetails.Kind: PlainFlowEnum {
    static var key: String { "Kind" }
}

extension BankDetails.NameCheck: FlowValue {
    init?(_ value: Value) {
        guard case .enumCase(let found) = value else { return nil }
        switch found.name {
        case "unchecked": self = .unchecked
        case "matching": self = .matching
        case "different": self = .different
        default: self = .similar(name: value.part("name") ?? "")
        }
    }

    var flowValue: Value {
        switch self {
        case .unchecked: .enumCase(EnumCaseValue("NameCheck", "unchecked"))
        case .matching: .enumCase(EnumCaseValue("NameCheck", "matching"))
        case .similar(let name): .enumCase(EnumCaseValue("NameCheck", "similar", [NamedValue("name", name.flowValue)]))
        case .different: .enumCase(EnumCaseValue("NameCheck", "different"))
        }
    }
}

extension BankDetails.Account {
    fileprivate var value: Value {
        switch self {
        case .domestic(let sortCode, let number):
            .enumCase(
                EnumCaseValue(
                    "Account", "domestic", [NamedValue("sortCode", sortCode.flowValue), NamedValue("number", number.flowValue)]))
        case .international(let iban): .enumCase(EnumCaseValue("Account", "international", [NamedValue("iban", iban.flowValue)]))
        }
    }
}

extension BankDetails.Details {
    fileprivate var value: Value {
        .record(
            RecordValue(
                "Details",
                [
                    NamedValue("holder", holder.flowValue), NamedValue("account", account.value), NamedValue("limit", limit.flowValue),
                    NamedValue("startsOn", startsOn.flowValue),
                ]))
    }
}

extension Adapters {
    @MainActor static func bankDetails() -> CompiledFlow {
        let services = BankDetailsStub()
        let clock = TestClock()
        return bankDetails(BankDetailsViewModel(services: services, clock: clock, locale: Locale(identifier: "en")), services, clock)
    }

    @MainActor private static func bankDetails(
        _ model: BankDetailsViewModel, _ services: BankDetailsStub, _ clock: TestClock
    ) -> CompiledFlow {
        let flow = CompiledFlow(model, clock) { outcome in
            switch outcome {
            case .saved(let details): .enumCase(EnumCaseValue("Outcome", "saved", [NamedValue("details", details.value)]))
            }
        }
        flow.undoable(model)
        flow.draftable(model) { draft in
            let locale = Locale(identifier: "en")
            return bankDetails(try BankDetailsViewModel(services: services, clock: clock, locale: locale, draft: draft), services, clock)
        }
        let texts = [
            ("holder", model.holder), ("sortCode", model.sortCode), ("accountNumber", model.accountNumber), ("iban", model.iban),
            ("passcode", model.passcode),
        ]
        for (name, field) in texts { flow.field(text: name, field) }
        flow.field("kind", model.kind)
        flow.field(typed: "limit", model.limit)
        flow.field(typed: "startsOn", model.startsOn)
        flow.readable("nameCheck", model.nameCheck)
        flow.value("account") { Copy(flowValue: model.account.value) }
        flow.value("details") { Copy(flowValue: model.details.value) }
        flow.value("nameCheckText") { model.nameCheckText }
        flow.command("checkName", model.checkName)
        flow.command("takeName", taking: model.takeName)
        flow.command("save", model.save)
        flow.service("checkName", services.checkName) { error in
            guard case .value(.enumCase(let problem)) = error else { return nil }
            return problem.name == "offline" ? .offline : .unknownAccount
        }
        flow.service("save", services.save, result: { _ in () }, failure: anyError)
        return flow
    }

    /// A value that is only read.
    private struct Copy: FlowValue {
        let flowValue: Value

        init(flowValue: Value) { self.flowValue = flowValue }
        init?(_ value: Value) { flowValue = value }
    }
}
