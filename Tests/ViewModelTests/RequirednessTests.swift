import FlowTesting
import Foundation
import Testing
import ViewModels

/// Whether something has to be entered follows tables and choices, as apps show it beside a field.
@MainActor @Suite struct RequirednessTests {
    final class Offices: TaxRegistrationServices {
        func register(name: String, taxNumber: String?, fee: Decimal) async throws -> String { "" }
    }

    private let model = TaxRegistrationViewModel(services: Offices(), clock: TestClock())

    @Test(
        arguments: [
            (.germany, .person, true), (.germany, .company, true), (.portugal, .company, true), (.switzerland, .company, true),
            (.switzerland, .person, false), (.germany, .charity, false), (.other, .company, false), (.other, .person, false),
        ] as [(TaxNumbers.Country, TaxNumbers.Applicant, Bool)])
    func followsATable(country: TaxNumbers.Country, applicant: TaxNumbers.Applicant, isRequired: Bool) {
        model.country.value = country
        model.applicant.value = applicant
        #expect(model.taxNumber.isRequired == isRequired)
        model.taxNumber.text = "12345678901"
        #expect(model.taxNumber.isRequired == isRequired, "whatever is entered")
    }

    @Test func oneIsRequiredWhileTheOtherIsEmpty() {
        #expect(model.phone.isRequired && model.email.isRequired)
        model.phone.text = "030 1234"
        #expect(model.phone.isRequired && !model.email.isRequired)
        model.email.text = "a@example.com"
        #expect(!model.phone.isRequired && !model.email.isRequired)
    }

    @Test func allAreRequiredOnceOneIsFilledIn() {
        #expect(!model.street.isRequired && !model.city.isRequired && !model.postcode.isRequired)
        model.city.text = "Bern"
        #expect(model.street.isRequired && model.postcode.isRequired && !model.city.isRequired)
    }

    @Test func aDateInThreePartsIsRequired() {
        #expect(model.birthday.isRequired)
        model.applicant.value = .company
        #expect(!model.birthday.isRequired)
    }
}
