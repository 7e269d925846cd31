import FlowRuntime
import FlowTesting
import Testing
import ViewModels

/// Several edits as one change, and back to the start.
@MainActor @Suite struct ChangeTests {
    private struct Refusal: Error {}

    @Test func updateGivesWhatItsBodyGives() {
        let model = RegistrationViewModel(services: PromptBank())
        let length = model.update {
            $0.password.text = "secret"
            return $0.password.value.count
        }
        #expect(length == 6, "what was set is read")
    }

    @Test func readsInsideOfAnUpdateAreFresh() {
        let model = RegistrationViewModel(services: PromptBank())
        model.update {
            $0.password.text = "secret"
            #expect($0.password.error == nil && $0.password.isValid)
            $0.password.text = "12345"
            #expect($0.password.error == "The password needs more than 5 characters" && !$0.password.isValid)
        }
    }

    @Test func anUpdateThatThrowsKeepsWhatWasDone() {
        let model = RegistrationViewModel(services: PromptBank())
        var isValid: [Bool] = []
        model.email.reactive.isValid.observe { isValid.append($0) }
        #expect(throws: Refusal.self) {
            try model.update {
                $0.email.text = "a@example.com"
                throw Refusal()
            }
        }
        #expect(model.email.value == "a@example.com" && isValid == [true])
    }

    @Test func editsThatCancelEachOtherOutAreNone() async {
        let bank = SlowBank()
        let model = RegistrationViewModel.withCard(bank)
        var texts: [String] = []
        model.email.reactive.value.observe { texts.append($0) }
        model.update {
            $0.email.text = "b@example.com"
            $0.email.text = "a@example.com"
        }
        #expect(texts == [])
    }

    @Test func aCommandCanBeStartedInAnUpdate() async {
        let model = SignInViewModel(services: Door())
        model.update {
            $0.userName.text = "anna"
            $0.password.text = "secret"
            #expect($0.signIn.start())
        }
        await settle()
        #expect(model.outcomes.latest == .signedIn)
    }

    @Test func resetIsTheStart() async {
        let model = RegistrationViewModel.withCard(BrokenBank(failure: ConnectionLost()))
        model.email.text = "nobody"
        model.verifyCard.start()
        await settle()
        #expect(model.errors == ["Enter an address like name@example.com", "Verify the card first", "The bank could not be asked"])
        model.reset()
        let fresh = RegistrationViewModel(services: PromptBank())
        let fields = [model.email, model.password, model.passwordAgain, model.creditCardNumber]
        let freshFields = [fresh.email, fresh.password, fresh.passwordAgain, fresh.creditCardNumber]
        for (one, other) in zip(fields, freshFields) {
            #expect(one.text == other.text && one.value == other.value && !one.isTouched && one.error == nil)
        }
        #expect(!model.useCreditCard.value && !model.useCreditCard.isTouched && model.cardStatus.value == .notVerified)
        #expect(model.errors == [] && model.verifyCard.error == nil && !model.verifyCard.retry())
    }

    @Test func resetStopsWhatRuns() async {
        let bank = SlowBank()
        let model = RegistrationViewModel.withCard(bank)
        model.verifyCard.start()
        model.reset()
        #expect(!model.verifyCard.isExecuting && model.cardStatus.value == .notVerified)
        await settle()
        #expect(bank.stoppedCalls == ["4111111111111111"])
        await bank.clock.run()
        #expect(model.cardStatus.value == .notVerified && model.errors == [])
    }

    @Test func resetIsOneChange() {
        let model = RegistrationViewModel.withCard(PromptBank())
        model.verifyCard.start()
        var valid: [Bool] = []
        model.reactive.isValid.observe { valid.append($0) }
        let errors = NotificationCount { _ = model.errors }
        model.reset()
        #expect(valid == [false] && errors.value == 0)
    }

    @Test func theFirstInvalidFieldGetsTheFocus() {
        let model = RegistrationViewModel(services: PromptBank())
        #expect(model.firstInvalidField === model.email)
        model.email.text = "a@example.com"
        #expect(model.firstInvalidField === model.password)
        model.password.text = "secret"
        #expect(model.firstInvalidField === model.passwordAgain)
        model.passwordAgain.text = "secret"
        #expect(model.firstInvalidField == nil)
        model.useCreditCard.value = true
        #expect(model.firstInvalidField === model.creditCardNumber)
    }

    @Test func leavingAFieldShowsWhatIsWrongWithIt() {
        let model = RegistrationViewModel(services: PromptBank())
        #expect(model.password.error == nil && !model.password.isValid)
        model.password.touch()
        #expect(model.password.error == "The password needs more than 5 characters")
        #expect(model.errors == ["The password needs more than 5 characters"])
    }
}
