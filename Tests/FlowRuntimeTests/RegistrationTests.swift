import FlowRuntime
import FlowTesting
import Testing

/// A whole generated view model, driven as an app drives it.
@MainActor @Suite struct RegistrationTests {
    let services = RegistrationServicesStub()
    let model: RegistrationViewModel

    init() { model = RegistrationViewModel(services: services) }

    func enterValidAccount() {
        model.update {
            $0.email.value = " a@example.com "
            $0.password.value = "secret"
            $0.passwordAgain.value = "secret"
        }
    }

    func enterCard() {
        model.update {
            $0.useCreditCard.value = true
            $0.creditCardNumber.value = "4111 1111 1111 1111"
        }
    }

    @Test func registersWithoutCard() async throws {
        #expect(!model.isValid && model.errors == [])
        enterValidAccount()
        #expect(model.isValid && model.register.isEnabled)
        try await model.register.run()
        #expect(model.outcomes.latest == .registered(account: .init(email: "a@example.com", creditCardNumber: nil)))
    }

    @Test func namesEveryMistakeInTheOrderOfTheRules() {
        model.update {
            $0.email.value = "nobody"
            $0.passwordAgain.value = "Secret"
            $0.password.value = "secret"
        }
        #expect(model.errors == ["Enter an address like name@example.com", "The two passwords differ"])
        #expect(model.firstInvalidField === model.email)
        #expect(model.password.warning == "A longer password is safer")
    }

    @Test func registersWithVerifiedCard() async throws {
        enterValidAccount()
        enterCard()
        #expect(!model.register.isEnabled && model.creditCardNumber.error == "Verify the card first")
        #expect(model.verifyCard.start())
        #expect(model.verifyCard.isExecuting && !model.verifyCard.isEnabled && model.showsSpinner)
        #expect(model.statusText == "The card is being verified")
        #expect(services.validateCard.calls == ["4111111111111111"])
        await services.validateCard.returns(true)
        #expect(!model.verifyCard.isExecuting && model.statusText == "The card is verified")
        try await model.register.run()
        #expect(model.outcomes.latest == .registered(account: .init(email: "a@example.com", creditCardNumber: "4111111111111111")))
    }

    @Test func dropsTheAnswerToAnEarlierNumber() async {
        enterCard()
        model.verifyCard.start()
        model.creditCardNumber.text = "4012 8888 8888 1881"
        #expect(!model.verifyCard.isExecuting && model.cardStatus.value == .notVerified)
        await services.validateCard.returns(true)
        #expect(model.cardStatus.value == .notVerified && model.verifyCard.isEnabled)
    }

    @Test func tellsThatTheBankCannotBeAsked() async {
        enterCard()
        model.verifyCard.start()
        await services.validateCard.throws()
        #expect(model.cardStatus.value == .denied)
        #expect(model.verifyCard.error == "The bank could not be asked")
        #expect(model.errors == ["Verify the card first", "The bank could not be asked"])
        #expect(model.verifyCard.retry())
        #expect(model.verifyCard.error == nil && model.errors == ["Verify the card first"])
        await services.validateCard.returns(true)
        #expect(model.cardStatus.value == .verified && model.errors == [])
    }
}
