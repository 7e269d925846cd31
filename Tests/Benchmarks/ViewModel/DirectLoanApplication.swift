import FlowRuntime

/// The form of `Specs/Examples/LoanApplication.flow.md` as one writes it by hand for speed alone: each edit checks the rules that read the field, and
/// nothing else.
@MainActor final class DirectLoanApplication {
    final class TextField {
        var text = ""
        var value = ""
        var isTouched = false
        var isActive = true
        var complaint: String?
        var error: String? { isTouched && isActive ? complaint : nil }
    }

    final class NumberField {
        var value: Int
        var isTouched = false
        var complaint: String?
        var error: String? { isTouched ? complaint : nil }
        init(_ value: Int) { self.value = value }
    }

    let firstName = TextField()
    let lastName = TextField()
    let email = TextField()
    let emailAgain = TextField()
    let telephone = TextField()
    let street = TextField()
    let houseNumber = TextField()
    let postcode = TextField()
    let town = TextField()
    let formerAddress = TextField()
    let employer = TextField()
    let income = NumberField(0)
    let rent = NumberField(0)
    let otherLoans = NumberField(0)
    let amount = NumberField(5000)
    let months = NumberField(36)
    let purpose = TextField()
    private(set) var instalment = 0
    private(set) var remaining = 0
    private(set) var isAffordable = false
    private(set) var complaintCount = 0
    private(set) var isValid = false
    private(set) var isEnabled = false
    var enabledChanged: ((Bool) -> Void)?
    private var agrees = false

    init() {
        formerAddress.isActive = false
        check(firstName, { $0.count > 1 }, "Enter your first name")
        check(lastName, { $0.count > 1 }, "Enter your last name")
        check(email, { $0.isEmail }, "Enter an address like name@example.com")
        check(telephone, { $0.count > 5 }, "A telephone number has more than 5 digits")
        check(street, { !$0.isEmpty }, "Enter the street")
        check(houseNumber, { !$0.isEmpty }, "Enter the number of the house")
        check(postcode, { $0.count == 5 }, "A postcode has 5 digits")
        check(town, { !$0.isEmpty }, "Enter the town")
        check(employer, { !$0.isEmpty }, "Enter the name of your employer")
        check(income, { $0 > 0 }, "Enter your income")
        derive()
    }

    /// A text that is edited, with the rule that is about it.
    @inline(never) func edit(_ field: TextField, _ text: String) {
        if field.text == text { return }
        field.text = text
        field.isTouched = true
        let value = field === telephone || field === postcode ? text.filter(\.isNumber) : text.trimmed
        if field.value == value { return }
        field.value = value
        switch field {
        case _ where field === firstName: check(field, { $0.count > 1 }, "Enter your first name")
        case _ where field === lastName: check(field, { $0.count > 1 }, "Enter your last name")
        case _ where field === email:
            check(field, { $0.isEmail }, "Enter an address like name@example.com")
            let value = email.value
            check(emailAgain, { $0 == value }, "The two addresses differ")
        case _ where field === emailAgain:
            let value = email.value
            check(field, { $0 == value }, "The two addresses differ")
        case _ where field === telephone: check(field, { $0.count > 5 }, "A telephone number has more than 5 digits")
        case _ where field === street: check(field, { !$0.isEmpty }, "Enter the street")
        case _ where field === houseNumber: check(field, { !$0.isEmpty }, "Enter the number of the house")
        case _ where field === postcode: check(field, { $0.count == 5 }, "A postcode has 5 digits")
        case _ where field === town: check(field, { !$0.isEmpty }, "Enter the town")
        default: check(field, { !$0.isEmpty }, "Enter the name of your employer")
        }
    }

    @inline(never) func edit(_ field: NumberField, _ value: Int) {
        if field.value == value { return }
        field.value = value
        field.isTouched = true
        switch field {
        case _ where field === income: check(field, { $0 > 0 }, "Enter your income")
        case _ where field === rent: check(field, { $0 >= 0 }, "A rent is no less than 0")
        case _ where field === otherLoans: check(field, { $0 >= 0 }, "A loan costs no less than 0")
        case _ where field === months: check(field, { $0 >= 12 && $0 <= 120 }, "It takes between 12 and 120 months")
        default: break
        }
        derive()
    }

    private func derive() {
        instalment = amount.value / months.value
        remaining = income.value - rent.value - otherLoans.value - instalment
        isAffordable = remaining >= 800
        let isAffordable = isAffordable
        check(
            amount, { $0 >= 1000 && $0 <= 50000 && isAffordable },
            amount.value >= 1000 && amount.value <= 50000 ? "So much cannot be paid back" : "The bank lends between 1,000 and 50,000")
    }

    private func check(_ field: TextField, _ rule: (String) -> Bool, _ message: String) {
        let complaint = rule(field.value) ? nil : message
        if (complaint == nil) != (field.complaint == nil), field.isActive { count(complaint == nil ? -1 : 1) }
        field.complaint = complaint
    }

    private func check(_ field: NumberField, _ rule: (Int) -> Bool, _ message: String) {
        let complaint = rule(field.value) ? nil : message
        if (complaint == nil) != (field.complaint == nil) { count(complaint == nil ? -1 : 1) }
        field.complaint = complaint
    }

    private func count(_ difference: Int) {
        complaintCount += difference
        let isNowValid = complaintCount == 0
        if isNowValid == isValid { return }
        isValid = isNowValid
        isEnabled = isNowValid
        enabledChanged?(isNowValid)
    }
}
