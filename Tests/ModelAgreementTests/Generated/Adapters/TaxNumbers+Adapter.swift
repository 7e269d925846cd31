// swift-format-ignore-file

import FlowInterpreter
import FlowRuntime
import FlowTesting
import Foundation
import ViewModels

extension TaxNumbers.Country: FlowValue {
    init?(_ value: Value) {
        guard case .enumCase(let found) = value else { return nil }
        switch found.name {
        case "germany":
            self = .germany
        case "portugal":
            self = .portugal
        case "switzerland":
            self = .switzerland
        case "other":
            self = .other
        default: return nil
        }
    }

    var flowValue: Value {
        switch self {
        case .germany:
            .enumCase(EnumCaseValue("TaxNumbers.Country", "germany"))
        case .portugal:
            .enumCase(EnumCaseValue("TaxNumbers.Country", "portugal"))
        case .switzerland:
            .enumCase(EnumCaseValue("TaxNumbers.Country", "switzerland"))
        case .other:
            .enumCase(EnumCaseValue("TaxNumbers.Country", "other"))
        }
    }
}

extension TaxNumbers.Applicant: FlowValue {
    init?(_ value: Value) {
        guard case .enumCase(let found) = value else { return nil }
        switch found.name {
        case "person":
            self = .person
        case "company":
            self = .company
        case "charity":
            self = .charity
        default: return nil
        }
    }

    var flowValue: Value {
        switch self {
        case .person:
            .enumCase(EnumCaseValue("TaxNumbers.Applicant", "person"))
        case .company:
            .enumCase(EnumCaseValue("TaxNumbers.Applicant", "company"))
        case .charity:
            .enumCase(EnumCaseValue("TaxNumbers.Applicant", "charity"))
        }
    }
}

extension TaxNumbers.Need: FlowValue {
    init?(_ value: Value) {
        guard case .enumCase(let found) = value else { return nil }
        switch found.name {
        case "required":
            self = .required
        case "optional":
            self = .optional
        case "unknown":
            self = .unknown
        default: return nil
        }
    }

    var flowValue: Value {
        switch self {
        case .required:
            .enumCase(EnumCaseValue("TaxNumbers.Need", "required"))
        case .optional:
            .enumCase(EnumCaseValue("TaxNumbers.Need", "optional"))
        case .unknown:
            .enumCase(EnumCaseValue("TaxNumbers.Need", "unknown"))
        }
    }
}
