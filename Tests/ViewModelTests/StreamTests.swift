import FlowRuntime
import FlowTesting
import Observation
import ReactiveCore
import Testing
import ViewModels

/// The same model for those who work with streams.
@MainActor @Suite struct StreamTests {
    /// A view that knows nothing of Observation.
    private final class Spinner {
        var isAnimating = false
    }

    @Test func bindsAProperty() async {
        let bank = SlowBank()
        let model = RegistrationViewModel.withCard(bank)
        let isAnimating = MutableProperty(true)
        isAnimating <~ model.verifyCard.reactive.isExecuting
        #expect(!isAnimating.value, "a binding begins with what there is")
        model.verifyCard.start()
        #expect(isAnimating.value)
        await bank.clock.run()
        #expect(!isAnimating.value)
    }

    @Test func bindsWhatAViewHasWithoutKeepingIt() async {
        let model = SignInViewModel.filledIn(SlowDoor())
        weak var weakSpinner: Spinner?
        do {
            let spinner = Spinner()
            weakSpinner = spinner
            BindingTarget(spinner, \.isAnimating) <~ model.signIn.reactive.isExecuting
            model.signIn.start()
            #expect(spinner.isAnimating)
            model.signIn.cancel()
            #expect(!spinner.isAnimating)
        }
        #expect(weakSpinner == nil)
        #expect(model.signIn.start(), "without the view it goes on")
    }

    @Test func bindsAnErrorToALabel() async {
        let model = SignInViewModel.filledIn(Door(), password: "wrong")
        let label = MutableProperty<String?>("")
        label <~ model.signIn.reactive.error
        #expect(label.value == nil)
        model.signIn.start()
        await settle()
        #expect(label.value == "The user name or the password is wrong")
    }

    @Test func aFieldIsBoundToWhatIsTypedElsewhere() {
        let model = RegistrationViewModel(services: PromptBank())
        let (typed, keyboard) = Signal<String, Never>.pipe()
        BindingTarget(model.email, \.text) <~ typed
        keyboard.send(value: " a@example.com")
        #expect(model.email.value == "a@example.com" && model.email.text == " a@example.com" && model.email.isTouched)
    }

    @Test func bindingsEndWhenTheyAreDisposedOf() {
        let model = SignInViewModel(services: Door())
        let isGreen = MutableProperty(false)
        let binding = isGreen <~ model.reactive.userNameIsAcceptable
        model.userName.text = "anna"
        binding.dispose()
        model.userName.text = ""
        #expect(isGreen.value)
    }

    @Test func observesEveryValueOfThewhole() {
        let model = RegistrationViewModel(services: PromptBank())
        var seen: [Bool] = []
        let observation = model.reactive.isValid.observe { seen.append($0) }
        model.update {
            $0.email.text = "a@example.com"
            $0.password.text = "secret"
            $0.passwordAgain.text = "secret"
        }
        model.passwordAgain.text = "secre"
        model.passwordAgain.text = "secret"
        observation.dispose()
        model.email.text = ""
        #expect(seen == [true, false, true])
    }

    @Test func errorsOfAFieldInALoop() async {
        let model = RegistrationViewModel(services: PromptBank())
        var seen: [String?] = []
        let loop = Task {
            for await error in model.email.reactive.error.values { seen.append(error) }
        }
        await settle()
        for text in ["nobody", "nobody@", "nobody@example.com"] {
            model.email.text = text
            await settle()
        }
        #expect(seen == [nil, "Enter an address like name@example.com", nil])
        loop.cancel()
        await loop.value
        model.email.text = "?"
        await settle()
        #expect(seen.count == 3)
    }

    @Test func aLoopGetsTheLatestOfWhatCameWhileItWasBusy() async {
        let model = RegistrationViewModel(services: PromptBank())
        var texts = model.email.reactive.value.values.makeAsyncIterator()
        for text in ["a", "ab", "abc"] { model.email.text = text }
        #expect(await texts.next(isolation: #isolation) == "abc")
        model.email.text = "abcd"
        #expect(await texts.next(isolation: #isolation) == "abcd")
    }

    @Test func aLoopEndsWhenTheModelGoes() async {
        var model: RegistrationViewModel? = RegistrationViewModel(services: PromptBank())
        var seen: [String?] = []
        let loop = Task { [errors = model!.email.reactive.error.values] in
            for await error in errors { seen.append(error) }
        }
        await settle()
        model?.email.text = "nobody"
        await settle()
        model = nil
        await loop.value
        #expect(seen == [nil, "Enter an address like name@example.com"])
    }

    @Test func resultsOfACommandAsSignals() async {
        let door = SlowDoor()
        let model = SignInViewModel.filledIn(door)
        var events: [String] = []
        model.signIn.reactive.values.observe { _ in events.append("succeeded, \(model.signIn.isExecuting)") }
        model.signIn.reactive.failures.observe { events.append("failed: \($0.messages), \(model.signIn.isExecuting)") }
        model.outcomes.signal.observe { events.append("\($0)") }
        for result in [Result<Bool, any Error>.success(false), .success(true)] {
            door.result = result
            model.signIn.start()
            await door.clock.run()
        }
        model.signIn.start()
        model.signIn.cancel()
        await door.clock.run()
        #expect(events == ["failed: [\"The user name or the password is wrong\"], false", "signedIn", "succeeded, false"])
    }

    @Test func swiftsOwnObservationsSeeIt() async {
        let bank = SlowBank()
        let model = RegistrationViewModel.withCard(bank)
        var seen: [String] = []
        let loop = Task {
            for await text in Observations({ model.statusText }) {
                seen.append(text)
                if model.cardStatus.value == .verified { break }
            }
        }
        await settle()
        model.verifyCard.start()
        await settle()
        await bank.clock.run()
        await loop.value
        #expect(seen == ["The card has not been verified yet", "The card is being verified", "The card is verified"])
    }
}
