import FlowRuntime
import FlowTesting
import Observation
import ReactiveCore
import Testing
import ViewModels

/// Nothing has to be cleaned up: a model goes with the screen that holds it.
@MainActor @Suite struct LifetimeTests {
    @Test func goesWhileAServiceIsAskedAndStopsIt() async {
        let bank = SlowBank()
        weak var weakModel: RegistrationViewModel?
        do {
            let model = RegistrationViewModel.withCard(bank)
            weakModel = model
            model.verifyCard.start()
            #expect(bank.clock.sleeperCount == 1)
        }
        #expect(weakModel == nil)
        await settle()
        #expect(bank.stoppedCalls == ["4111111111111111"] && bank.clock.sleeperCount == 0)
    }

    @Test func goesAlsoIfTheServiceDoesNotListen() async {
        let bank = StubbornBank()
        weak var weakModel: RegistrationViewModel?
        do {
            let model = RegistrationViewModel.withCard(bank)
            weakModel = model
            model.verifyCard.start()
        }
        #expect(weakModel == nil && bank.calls[0].wasCancelled())
        await bank.answer(.success(true))
    }

    @Test func whoWaitsForACommandKeepsTheModel() async {
        let bank = SlowBank()
        weak var weakModel: RegistrationViewModel?
        let waiting: Task<Registration.CardStatus, Never>
        do {
            let model = RegistrationViewModel.withCard(bank)
            weakModel = model
            waiting = Task {
                try? await model.verifyCard.run()
                return model.cardStatus.value
            }
        }
        await settle()
        #expect(weakModel != nil)
        await bank.clock.run()
        #expect(await waiting.value == .verified)
        #expect(weakModel == nil)
    }

    @Test func aTaskThatRoutesEndsWithItsScreen() async {
        weak var weakModel: SignInViewModel?
        let task: Task<Void, Never>
        do {
            let model = SignInViewModel.filledIn(Door())
            weakModel = model
            task = Task { for await _ in model.outcomes {} }
            await settle()
        }
        task.cancel()
        await task.value
        #expect(weakModel == nil)
    }

    @Test func outcomesEndWhenTheModelGoes() async {
        weak var weakModel: SignInViewModel?
        var routed: [SignIn.Outcome] = []
        let task: Task<Void, Never>
        do {
            let model = SignInViewModel.filledIn(Door())
            weakModel = model
            task = Task { [outcomes = model.outcomes] in for await outcome in outcomes { routed.append(outcome) } }
            model.signIn.start()
        }
        await task.value
        #expect(weakModel == nil && routed == [.signedIn])
    }

    @Test func bindingsAndObservationsKeepNothing() {
        weak var weakModel: RegistrationViewModel?
        let isValid = MutableProperty(false)
        let isExecuting: Property<Bool>
        do {
            let model = RegistrationViewModel.filledIn(PromptBank())
            weakModel = model
            isValid <~ model.reactive.isValid
            isExecuting = model.verifyCard.reactive.isExecuting
            withObservationTracking {
                _ = (model.errors, model.statusText, model.register.isEnabled)
            } onChange: {
            }
        }
        #expect(weakModel == nil)
        #expect(isValid.value && !isExecuting.value)
    }

    @Test func propertiesCanOutliveTheModel() async {
        let bank = SlowBank()
        let (isExecuting, status, text): (Property<Bool>, Property<Registration.CardStatus>, Property<String>)
        do {
            let model = RegistrationViewModel.withCard(bank)
            isExecuting = model.verifyCard.reactive.isExecuting
            status = model.cardStatus.reactive.value
            text = model.reactive.statusText
            model.verifyCard.start()
            #expect(isExecuting.value && status.value == .verifying)
        }
        #expect(!isExecuting.value && status.value == .notVerified, "what ran was cancelled")
        #expect(text.value == "The card has not been verified yet")
    }
}
