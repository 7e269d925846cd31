import FlowRuntime
import FlowTesting
import Testing
import ViewModels

/// Services of all kinds that an app may write.
@MainActor @Suite struct ServiceTests {
    @Test(arguments: [(true, Registration.CardStatus.verified), (false, .denied)])
    func answersAtOnce(isReal: Bool, status: Registration.CardStatus) async throws {
        let model = RegistrationViewModel.withCard(PromptBank(isReal: isReal))
        try await model.verifyCard.run()
        #expect(model.cardStatus.value == status)
    }

    @Test func aServiceThatDoesNotWaitIsDoneWhenStartReturns() {
        let model = RegistrationViewModel.withCard(PromptBank())
        #expect(model.verifyCard.start())
        #expect(!model.verifyCard.isExecuting && model.cardStatus.value == .verified)
    }

    @Test func takesItsTime() async {
        let bank = SlowBank()
        let model = RegistrationViewModel.withCard(bank)
        model.verifyCard.start()
        await bank.clock.advance(by: .milliseconds(1900))
        #expect(model.verifyCard.isExecuting && model.cardStatus.value == .verifying)
        await bank.clock.advance(by: .milliseconds(100))
        #expect(!model.verifyCard.isExecuting && model.cardStatus.value == .verified)
    }

    @Test func worksOnAnotherActor() async throws {
        let bank = RemoteBank()
        let model = RegistrationViewModel.withCard(bank)
        try await model.verifyCard.run()
        #expect(model.cardStatus.value == .verified)
        model.creditCardNumber.text = "5500 0000 0000 0004"
        try await model.verifyCard.run()
        #expect(model.cardStatus.value == .denied)
        #expect(await bank.connection.numbers == ["4111111111111111", "5500000000000004"])
    }

    @Test func isHeldByTheModelAlone() async throws {
        weak var weakBank: SlowBank?
        do {
            let bank = SlowBank()
            weakBank = bank
            let model = RegistrationViewModel.withCard(bank)
            model.verifyCard.start()
            await bank.clock.run()
            #expect(model.cardStatus.value == .verified)
        }
        #expect(weakBank == nil)
    }

    /// A service that gives up by itself has not failed: nothing is shown, and what the command had set is taken back.
    @Test func givesUpByItself() async {
        let model = RegistrationViewModel.withCard(BrokenBank(failure: CancellationError()))
        #expect(await model.verifyCard.ending() == .cancelled)
        #expect(model.cardStatus.value == .notVerified && model.verifyCard.error == nil && model.verifyCard.isEnabled)
    }

    @Test func severalModelsShareOne() async {
        let bank = SlowBank()
        let (one, other) = (RegistrationViewModel.withCard(bank), RegistrationViewModel.withCard(bank))
        other.creditCardNumber.text = "5500 0000 0000 0004"
        one.verifyCard.start()
        other.verifyCard.start()
        one.creditCardNumber.text = ""
        await bank.clock.run()
        #expect(bank.calls == ["4111111111111111", "5500000000000004"] && bank.stoppedCalls == ["4111111111111111"])
        #expect(one.cardStatus.value == .notVerified && other.cardStatus.value == .verified)
    }
}
