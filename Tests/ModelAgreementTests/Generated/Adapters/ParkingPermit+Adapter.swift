// swift-format-ignore-file

import FlowInterpreter
import FlowRuntime
import FlowTesting
import Foundation
import ViewModels

extension ParkingPermit.Application: FlowValue {
    init?(_ value: Value) {
        guard let name: String = value.part("name") else { return nil }
        guard let plate: String = value.part("plate") else { return nil }
        guard let company: (String?) = value.part("company") else { return nil }
        guard let months: Int = value.part("months") else { return nil }
        self.init(name: name, plate: plate, company: company, months: months)
    }

    var flowValue: Value {
        .record(RecordValue("Application", [
            NamedValue("name", name.flowValue),
            NamedValue("plate", plate.flowValue),
            NamedValue("company", company.flowValue),
            NamedValue("months", months.flowValue),
        ]))
    }
}

extension ParkingPermit.OfficeError: FlowValue {
    init?(_ value: Value) {
        guard case .enumCase(let found) = value else { return nil }
        switch found.name {
        case "plateTaken":
            self = .plateTaken
        case "closed":
            guard let until: String = value.part("until") else { return nil }
            self = .closed(until: until)
        default: return nil
        }
    }

    var flowValue: Value {
        switch self {
        case .plateTaken:
            .enumCase(EnumCaseValue("OfficeError", "plateTaken"))
        case .closed(let until):
            .enumCase(EnumCaseValue("OfficeError", "closed", [
                NamedValue("until", until.flowValue),
            ]))
        }
    }
}

extension ParkingPermit.Owner: FlowValue {
    init?(_ value: Value) {
        guard case .enumCase(let found) = value else { return nil }
        switch found.name {
        case "applicant":
            self = .applicant
        case "company":
            self = .company
        default: return nil
        }
    }

    var flowValue: Value {
        switch self {
        case .applicant:
            .enumCase(EnumCaseValue("Owner", "applicant"))
        case .company:
            .enumCase(EnumCaseValue("Owner", "company"))
        }
    }
}

extension ParkingPermit.Step: FlowValue {
    init?(_ value: Value) {
        guard case .enumCase(let found) = value else { return nil }
        switch found.name {
        case "applicant":
            self = .applicant
        case "vehicle":
            self = .vehicle
        case "company":
            self = .company
        case "permit":
            self = .permit
        case "summary":
            self = .summary
        default: return nil
        }
    }

    var flowValue: Value {
        switch self {
        case .applicant:
            .enumCase(EnumCaseValue("Step", "applicant"))
        case .vehicle:
            .enumCase(EnumCaseValue("Step", "vehicle"))
        case .company:
            .enumCase(EnumCaseValue("Step", "company"))
        case .permit:
            .enumCase(EnumCaseValue("Step", "permit"))
        case .summary:
            .enumCase(EnumCaseValue("Step", "summary"))
        }
    }
}

extension ParkingPermit.Outcome: FlowValue {
    init?(_ value: Value) {
        guard case .enumCase(let found) = value else { return nil }
        switch found.name {
        case "granted":
            guard let number: String = value.part("number") else { return nil }
            self = .granted(number: number)
        default: return nil
        }
    }

    var flowValue: Value {
        switch self {
        case .granted(let number):
            .enumCase(EnumCaseValue("Outcome", "granted", [
                NamedValue("number", number.flowValue),
            ]))
        }
    }
}

extension Adapters {
    @MainActor static func parkingPermit() -> CompiledFlow {
        let services = ParkingPermitServicesStub()
        let clock = TestClock()
        return parkingPermit(ParkingPermitViewModel(services: services, clock: clock, locale: Locale(identifier: "en")), services, clock)
    }

    @MainActor private static func parkingPermit(_ model: ParkingPermitViewModel, _ services: ParkingPermitServicesStub, _ clock: TestClock) -> CompiledFlow {
        let flow = CompiledFlow(model, clock) { $0.flowValue }
        flow.draftable(model) { draft in
            parkingPermit(try ParkingPermitViewModel(services: services, clock: clock, locale: Locale(identifier: "en"), draft: draft), services, clock)
        }
        flow.steps(model.steps)
        flow.field(text: "name", model.name)
        flow.field(text: "postcode", model.postcode)
        flow.field(text: "plate", model.plate)
        flow.field("owner", model.owner)
        flow.field(text: "company", model.company)
        flow.field(typed: "months", model.months)
        flow.field(text: "pin", model.pin)
        flow.field("acceptsTerms", model.acceptsTerms)
        flow.value("progress") { model.progress }
        flow.value("explanation") { model.explanation }
        flow.command("apply", model.apply)
        flow.service("livesIn", services.livesIn, failure: anyError)
        flow.service("send", services.send, failure: { error in error.value.flatMap { ParkingPermit.OfficeError($0) } })
        return flow
    }
}
