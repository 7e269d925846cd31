import FlowTesting
import Testing
import ViewModels

/// The screen of a registration, written as for SwiftUI.
@MainActor private struct RegistrationScreen {
    @State private var model: RegistrationViewModel

    init(services: any RegistrationServices) { _model = State(wrappedValue: RegistrationViewModel(services: services)) }

    @ScreenBuilder var body: [Control] {
        Control.textField("E-mail", text: $model.email.text)
        if let error = model.email.error { Control.text(error) }
        Control.textField("Password", text: $model.password.text)
        if let error = model.password.error { Control.text(error) }
        Control.textField("Again", text: $model.passwordAgain.text)
        if let error = model.passwordAgain.error { Control.text(error) }
        Control.toggle("Pay by card", isOn: $model.useCreditCard.value)
        if model.creditCardNumber.isActive {
            Control.textField("Card", text: $model.creditCardNumber.text)
            Control.text(model.statusText)
            if model.showsVerifyButton {
                Control.button("Verify", isEnabled: model.verifyCard.isEnabled) { [model] in model.verifyCard.start() }
            }
            if model.showsSpinner { Control.spinner }
            if let error = model.verifyCard.error { Control.text(error) }
        }
        Control.button("Register", isEnabled: model.register.isEnabled) { [model] in model.register.start() }
    }
}

@MainActor @Suite struct RegistrationScreenTests {
    private let bank = SlowBank()
    private let screen: Rendering

    init() {
        let registration = RegistrationScreen(services: bank)
        screen = Rendering { registration.body }
    }

    private func enterAccount() {
        screen.type("a@example.com", into: "E-mail")
        screen.type("secret", into: "Password")
        screen.type("secret", into: "Again")
    }

    private let account = ["E-mail: a@example.com", "Password: secret", "Again: secret"]

    @Test func beginsWithoutErrors() {
        #expect(screen.description == ["E-mail: ", "Password: ", "Again: ", "Pay by card: off", "(Register)"])
    }

    @Test func showsAnErrorAsSoonAsAFieldIsEditedUntilItIsRight() {
        let address = "Enter an address like name@example.com"
        screen.type("a", into: "E-mail")
        #expect(screen.description.prefix(2) == ["E-mail: a", address])
        screen.type("a@", into: "E-mail")
        #expect(screen.description.prefix(2) == ["E-mail: a@", address])
        screen.type("a@b", into: "E-mail")
        #expect(screen.description.prefix(2) == ["E-mail: a@b", "Password: "])
        screen.type("a@b ", into: "E-mail")
        #expect(screen.description.prefix(2) == ["E-mail: a@b ", "Password: "], "what is typed stays as it is typed")
    }

    @Test func registersWithoutCard() {
        enterAccount()
        #expect(screen.description == account + ["Pay by card: off", "[Register]"])
        screen.tap("Register")
        #expect(screen.description == account + ["Pay by card: off", "[Register]"])
    }

    @Test func asksForTheCardOnlyWhenItIsUsed() {
        enterAccount()
        screen.flip("Pay by card")
        let unverified = "The card has not been verified yet"
        #expect(screen.description == account + ["Pay by card: on", "Card: ", unverified, "(Verify)", "(Register)"])
        screen.type("4111 1111", into: "Card")
        screen.flip("Pay by card")
        #expect(screen.description == account + ["Pay by card: off", "[Register]"])
        screen.flip("Pay by card")
        #expect(screen.description == account + ["Pay by card: on", "Card: 4111 1111", unverified, "(Verify)", "(Register)"])
    }

    @Test func verifiesTheCardInFrontOfTheUser() async {
        enterAccount()
        screen.flip("Pay by card")
        screen.type("4111 1111 1111 1111", into: "Card")
        let card = account + ["Pay by card: on", "Card: 4111 1111 1111 1111"]
        #expect(screen.description == card + ["The card has not been verified yet", "[Verify]", "(Register)"])
        screen.tap("Verify")
        #expect(screen.description == card + ["The card is being verified", "spinner", "(Register)"])
        await bank.clock.advance(by: .seconds(1))
        #expect(screen.description == card + ["The card is being verified", "spinner", "(Register)"])
        await bank.clock.advance(by: .seconds(1))
        #expect(screen.description == card + ["The card is verified", "[Register]"])
        screen.type("4111 1111 1111 111", into: "Card")
        #expect(screen.description.suffix(3) == ["The card has not been verified yet", "(Verify)", "(Register)"])
    }

    @Test func rendersOnlyForWhatItShows() async {
        enterAccount()
        _ = screen.description
        let count = screen.count
        screen.type("a@example.com", into: "E-mail")
        _ = screen.description
        #expect(screen.count == count, "nothing has changed")
        screen.type("b@example.com", into: "E-mail")
        _ = screen.description
        #expect(screen.count == count + 1)
    }
}
