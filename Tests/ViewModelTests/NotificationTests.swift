import FlowRuntime
import FlowTesting
import Testing
import ViewModels

/// A change tells those who have read something that depends on it, and nobody else.
@MainActor @Suite struct NotificationTests {
    typealias Reading = @MainActor @Sendable (RegistrationViewModel) -> Void

    nonisolated static let elsewhere: [(String, Reading)] = [
        ("the text of another field", { _ = $0.password.text }),
        ("the error of another field", { _ = $0.password.error }),
        ("whether a card is asked for", { _ = $0.creditCardNumber.isActive }),
        ("the text of the status", { _ = $0.statusText }),
        ("whether the card can be verified", { _ = $0.verifyCard.isEnabled }),
        ("whether the card is being verified", { _ = $0.verifyCard.isExecuting }),
        ("whether all is valid", { _ = $0.isValid }),
        ("whether the account can be created", { _ = $0.register.isEnabled }),
    ]

    @Test(arguments: elsewhere) func aKeystrokeDoesNotReachWhatDoesNotDependOnIt(name: String, read: @escaping Reading) {
        let model = RegistrationViewModel(services: PromptBank())
        let count = NotificationCount { read(model) }
        for text in ["n", "na", "nam", "name"] { model.email.text = text }
        #expect(count.value == 0, "\(name)")
    }

    @Test func eachKeystrokeReachesTheFieldOnce() {
        let model = RegistrationViewModel(services: PromptBank())
        let text = NotificationCount { _ = model.email.text }
        let error = NotificationCount { _ = model.email.error }
        for text in ["n", "na", "nam", "name"] { model.email.text = text }
        #expect(text.value == 4)
        #expect(error.value == 1, "the same error is no news")
    }

    @Test func updateIsOneChange() {
        let model = RegistrationViewModel(services: PromptBank())
        let count = NotificationCount { _ = (model.email.text, model.password.text, model.passwordAgain.text, model.isValid) }
        model.update {
            $0.email.text = "a@example.com"
            $0.password.text = "secret"
            $0.passwordAgain.text = "secret"
        }
        #expect(count.value == 4, "one for each property that has changed, all of them with the change complete")
    }

    @Test func whatIsDerivedFromSeveralFieldsIsToldOnce() {
        let model = RegistrationViewModel.filledIn(PromptBank())
        var seen: [[String]] = []
        model.reactive.errors.observe { seen.append($0) }
        let errors = NotificationCount { _ = model.errors }
        model.update {
            $0.email.text = "a"
            $0.password.text = "b"
            $0.passwordAgain.text = "c"
        }
        #expect(errors.value == 1)
        #expect(
            seen == [
                ["Enter an address like name@example.com", "The password needs more than 5 characters", "The two passwords differ"]
            ])
    }

    @Test func aRunIsTwoChanges() async {
        let bank = SlowBank()
        let model = RegistrationViewModel.withCard(bank)
        let executing = NotificationCount { _ = model.verifyCard.isExecuting }
        let status = NotificationCount { _ = model.statusText }
        let enabled = NotificationCount { _ = model.register.isEnabled }
        model.verifyCard.start()
        #expect(executing.value == 1 && status.value == 1 && enabled.value == 0)
        await bank.clock.run()
        #expect(executing.value == 2 && status.value == 2 && enabled.value == 1)
    }

    /// Whoever hears of a change sees all of it.
    @Test func noObserverSeesHalfAChange() async {
        let bank = SlowBank()
        let model = RegistrationViewModel.withCard(bank)
        var states: [String] = []
        func note() {
            let button = model.verifyCard.isEnabled ? "button" : "no button"
            states.append("\(model.cardStatus.value), \(model.showsSpinner), \(model.verifyCard.isExecuting), \(button)")
        }
        model.verifyCard.reactive.isExecuting.observe { _ in note() }
        model.verifyCard.reactive.isEnabled.observe { _ in note() }
        model.reactive.statusText.observe { _ in note() }
        model.reactive.showsSpinner.observe { _ in note() }
        model.verifyCard.start()
        #expect(states == Array(repeating: "verifying, true, true, no button", count: 4))
        states = []
        await bank.clock.run()
        #expect(states == Array(repeating: "verified, false, false, button", count: 4))
    }
}
