import Foundation
import Observation

/// The view model of `Specs/Examples/LoanApplication.flow.md` as many write it by hand, with nothing but Swift: what the compiler needs for it is the
/// measure of what it needs for the generated one.
@MainActor
@Observable
final class HandWrittenLoanApplication {
    enum Employment: CaseIterable, Equatable, Sendable {
        case employed
        case selfEmployed
        case retired
        case student
    }

    enum Outcome: Equatable, Sendable {
        case applied
    }

    @MainActor
    protocol Services: Sendable {
        func apply(firstName: String, lastName: String, email: String, amount: Int, months: Int) async throws -> Bool
    }

    struct Snapshot: Equatable, Sendable {
        var firstName: String
        var lastName: String
        var email: String
        var emailAgain: String
        var telephone: String
        var street: String
        var houseNumber: String
        var postcode: String
        var town: String
        var livesThereForLessThanAYear: Bool
        var formerAddress: String
        var employment: Employment
        var employer: String
        var income: Int
        var rent: Int
        var otherLoans: Int
        var amount: Int
        var months: Int
        var purpose: String
        var agrees: Bool
    }

    var firstNameText = "" { didSet { touched.insert("firstName") } }
    var lastNameText = "" { didSet { touched.insert("lastName") } }
    var emailText = "" { didSet { touched.insert("email") } }
    var emailAgainText = "" { didSet { touched.insert("emailAgain") } }
    var telephoneText = "" { didSet { touched.insert("telephone") } }
    var streetText = "" { didSet { touched.insert("street") } }
    var houseNumberText = "" { didSet { touched.insert("houseNumber") } }
    var postcodeText = "" { didSet { touched.insert("postcode") } }
    var townText = "" { didSet { touched.insert("town") } }
    var livesThereForLessThanAYear = false { didSet { touched.insert("livesThereForLessThanAYear") } }
    var formerAddressText = "" { didSet { touched.insert("formerAddress") } }
    var employment = Employment.employed { didSet { touched.insert("employment") } }
    var employerText = "" { didSet { touched.insert("employer") } }
    var income = 0 { didSet { touched.insert("income") } }
    var rent = 0 { didSet { touched.insert("rent") } }
    var otherLoans = 0 { didSet { touched.insert("otherLoans") } }
    var amount = 5000 { didSet { touched.insert("amount") } }
    var months = 36 { didSet { touched.insert("months") } }
    var purposeText = "" { didSet { touched.insert("purpose") } }
    var agrees = false { didSet { touched.insert("agrees") } }

    private(set) var isApplying = false
    private(set) var applyError: String?
    @ObservationIgnored let outcomes: AsyncStream<Outcome>
    @ObservationIgnored private let outcome: AsyncStream<Outcome>.Continuation
    @ObservationIgnored private let services: any Services
    private var touched: Set<String> = []

    init(services: any Services) {
        self.services = services
        (outcomes, outcome) = AsyncStream.makeStream()
    }

    // MARK: Values

    var firstName: String { Self.trimmed(firstNameText, atMost: 60) }
    var lastName: String { Self.trimmed(lastNameText, atMost: 60) }
    var email: String { Self.trimmed(emailText) }
    var emailAgain: String { Self.trimmed(emailAgainText) }
    var telephone: String { telephoneText.filter(\.isNumber) }
    var street: String { Self.trimmed(streetText) }
    var houseNumber: String { Self.trimmed(houseNumberText) }
    var postcode: String { String(postcodeText.filter(\.isNumber).prefix(5)) }
    var town: String { Self.trimmed(townText) }
    var formerAddress: String { livesThereForLessThanAYear ? Self.trimmed(formerAddressText) : "" }
    var employer: String { employment == .employed ? Self.trimmed(employerText) : "" }
    var purpose: String { Self.trimmed(purposeText, atMost: 200) }
    var instalment: Int { amount / months }
    var remaining: Int { income - rent - otherLoans - instalment }
    var isAffordable: Bool { remaining >= 800 }

    private static func trimmed(_ text: String, atMost maximum: Int = .max) -> String {
        String(text.trimmingCharacters(in: .whitespacesAndNewlines).prefix(maximum))
    }

    // MARK: Rules

    var firstNameProblem: String? { firstName.count > 1 ? nil : "Enter your first name" }
    var lastNameProblem: String? { lastName.count > 1 ? nil : "Enter your last name" }
    var emailProblem: String? { Self.isEmail(email) ? nil : "Enter an address like name@example.com" }
    var emailAgainProblem: String? { emailAgain == email ? nil : "The two addresses differ" }
    var telephoneProblem: String? { telephone.count > 5 ? nil : "A telephone number has more than 5 digits" }
    var streetProblem: String? { street.isEmpty ? "Enter the street" : nil }
    var houseNumberProblem: String? { houseNumber.isEmpty ? "Enter the number of the house" : nil }
    var postcodeProblem: String? { postcode.count == 5 ? nil : "A postcode has 5 digits" }
    var townProblem: String? { town.isEmpty ? "Enter the town" : nil }
    var formerAddressProblem: String? {
        !livesThereForLessThanAYear || formerAddress.count > 9 ? nil : "Enter street, number, postcode and town"
    }
    var employerProblem: String? { employment == .employed && employer.isEmpty ? "Enter the name of your employer" : nil }
    var incomeProblem: String? { income > 0 ? nil : "Enter your income" }
    var rentProblem: String? { rent >= 0 ? nil : "A rent is no less than 0" }
    var otherLoansProblem: String? { otherLoans >= 0 ? nil : "A loan costs no less than 0" }
    var amountProblem: String? {
        if amount < 1000 || amount > 50000 { return "The bank lends between 1,000 and 50,000" }
        return remaining >= 800 ? nil : "So much cannot be paid back"
    }
    var monthsProblem: String? { months >= 12 && months <= 120 ? nil : "It takes between 12 and 120 months" }
    var agreesProblem: String? { agrees ? nil : "The bank needs your consent" }
    var purposeWarning: String? { purpose.count > 9 ? nil : "The bank decides faster when it knows what the money is for" }

    /// What is wrong with each field, in the order of the form.
    private var problems: [(field: String, message: String?)] {
        [
            ("firstName", firstNameProblem), ("lastName", lastNameProblem), ("email", emailProblem), ("emailAgain", emailAgainProblem),
            ("telephone", telephoneProblem), ("street", streetProblem), ("houseNumber", houseNumberProblem),
            ("postcode", postcodeProblem), ("town", townProblem), ("formerAddress", formerAddressProblem), ("employer", employerProblem),
            ("income", incomeProblem), ("rent", rentProblem), ("otherLoans", otherLoansProblem), ("amount", amountProblem),
            ("months", monthsProblem), ("agrees", agreesProblem),
        ]
    }

    private static func isEmail(_ text: String) -> Bool {
        text.wholeMatch(of: /[^@\s]+@[^@\s]+\.[^@\s]+/) != nil
    }

    /// The error that a field shows once it was touched.
    func error(of field: String) -> String? {
        touched.contains(field) ? problems.first { $0.field == field }?.message : nil
    }

    var errors: [String] {
        let shown = problems.filter { touched.contains($0.field) }.compactMap(\.message)
        return shown + (applyError.map { [$0] } ?? [])
    }

    var isValid: Bool { problems.allSatisfy { $0.message == nil } }

    // MARK: Applying

    var canApply: Bool { isValid && !isApplying }

    func apply() async {
        guard canApply else { return }
        isApplying = true
        applyError = nil
        defer { isApplying = false }
        do {
            let isTaken = try await services.apply(
                firstName: firstName, lastName: lastName, email: email, amount: amount, months: months)
            if isTaken {
                outcome.yield(.applied)
            } else {
                applyError = "The bank does not lend you this amount"
            }
        } catch {
            applyError = "The bank could not be reached, try again later"
        }
    }

    // MARK: What all fields hold

    var snapshot: Snapshot {
        Snapshot(
            firstName: firstNameText, lastName: lastNameText, email: emailText, emailAgain: emailAgainText, telephone: telephoneText,
            street: streetText, houseNumber: houseNumberText, postcode: postcodeText, town: townText,
            livesThereForLessThanAYear: livesThereForLessThanAYear, formerAddress: formerAddressText, employment: employment,
            employer: employerText, income: income, rent: rent, otherLoans: otherLoans, amount: amount, months: months,
            purpose: purposeText, agrees: agrees)
    }

    func restore(_ snapshot: Snapshot) {
        firstNameText = snapshot.firstName
        lastNameText = snapshot.lastName
        emailText = snapshot.email
        emailAgainText = snapshot.emailAgain
        telephoneText = snapshot.telephone
        streetText = snapshot.street
        houseNumberText = snapshot.houseNumber
        postcodeText = snapshot.postcode
        townText = snapshot.town
        livesThereForLessThanAYear = snapshot.livesThereForLessThanAYear
        formerAddressText = snapshot.formerAddress
        employment = snapshot.employment
        employerText = snapshot.employer
        income = snapshot.income
        rent = snapshot.rent
        otherLoans = snapshot.otherLoans
        amount = snapshot.amount
        months = snapshot.months
        purposeText = snapshot.purpose
        agrees = snapshot.agrees
    }
}
