import FlowRuntime
import FlowTesting
import Testing
import ViewModels

/// Where to go after a flow: what a screen's task does with the outcomes.
@MainActor @Suite struct NavigationTests {
    @Test func eachOutcomeIsRoutedOnce() async {
        let model = RegistrationViewModel.filledIn(PromptBank())
        var path: [Registration.Outcome] = []
        let task = Task { for await outcome in model.outcomes { path.append(outcome) } }
        await settle()
        model.register.start()
        await settle()
        let first = Registration.Outcome.registered(account: .init(email: "a@example.com", creditCardNumber: nil))
        #expect(path == [first])
        model.email.text = "b@example.com"
        model.register.start()
        await settle()
        #expect(path == [first, .registered(account: .init(email: "b@example.com", creditCardNumber: nil))])
        task.cancel()
        await task.value
    }

    @Test func nothingIsLostBeforeTheScreenListens() async {
        let model = SignInViewModel.filledIn(Door())
        model.signIn.start()
        await settle()
        let listening = model.outcomes.makeAsyncIterator()
        #expect(await listening.next() == .signedIn)
    }

    /// SwiftUI cancels the task of a view that disappears, and starts another one when it comes back.
    @Test func aScreenThatComesBackIsNotRoutedAgain() async {
        let door = SlowDoor()
        let model = SignInViewModel.filledIn(door)
        var routed = 0
        for _ in 1...3 {
            let task = Task { for await _ in model.outcomes { routed += 1 } }
            await settle()
            if routed == 0 {
                model.signIn.start()
                await door.clock.run()
            }
            task.cancel()
            await task.value
        }
        #expect(routed == 1)
        model.signIn.start()
        await door.clock.run()
        #expect(routed == 1, "nobody listens")
        let task = Task { for await _ in model.outcomes { routed += 1 } }
        await settle()
        #expect(routed == 2)
        task.cancel()
    }

    @Test func theNextScreenTakesOverWhatItNeeds() async throws {
        let registration = RegistrationViewModel.withCard(PromptBank())
        try await registration.verifyCard.run()
        try await registration.register.run()
        guard case .registered(let account)? = registration.outcomes.latest else {
            Issue.record("It has led nowhere.")
            return
        }
        #expect(account == .init(email: "a@example.com", creditCardNumber: "4111111111111111"))
        let signIn = SignInViewModel(services: Door(passwords: ["a@example.com": "secret"]))
        signIn.userName.text = account.email
        signIn.password.text = registration.password.value
        try await signIn.signIn.run()
        #expect(signIn.outcomes.latest == .signedIn)
    }

    @Test func whenTheOutcomeComesTheModelIsAtRest() async {
        let model = RegistrationViewModel.filledIn(PromptBank())
        var states: [Bool] = []
        model.outcomes.signal.observe { _ in states.append(model.register.isExecuting || !model.register.isEnabled) }
        model.register.start()
        #expect(states == [false])
    }

    @Test func routingMayGoBackToTheStart() async {
        let model = RegistrationViewModel.filledIn(PromptBank())
        model.outcomes.signal.observe { _ in model.reset() }
        model.register.start()
        #expect(model.email.text == "" && !model.register.isEnabled && model.errors == [])
        #expect(model.outcomes.latest == .registered(account: .init(email: "a@example.com", creditCardNumber: nil)))
    }

    /// A view that shows the latest outcome is told of each, of one that equals the last as well.
    @Test func theLatestOutcomeIsTracked() async {
        let model = SignInViewModel.filledIn(Door())
        let latest = NotificationCount { _ = model.outcomes.latest }
        #expect(model.outcomes.latest == nil)
        for count in 1...2 {
            model.signIn.start()
            await settle()
            #expect(latest.value == count && model.outcomes.latest == .signedIn)
        }
        model.userName.text = "bert"
        #expect(latest.value == 2)
    }
}
