import FlowRuntime
import FlowTesting
import Testing
import ViewModels

/// What happens when it is no longer wanted while the service is asked.
@MainActor @Suite struct CancellationTests {
    @Test func anEditStopsAServiceThatListens() async {
        let bank = SlowBank()
        let model = RegistrationViewModel.withCard(bank)
        model.verifyCard.start()
        model.creditCardNumber.text = "5500 0000 0000 0004"
        #expect(!model.verifyCard.isExecuting && model.cardStatus.value == .notVerified)
        await settle()
        #expect(bank.stoppedCalls == ["4111111111111111"] && bank.clock.sleeperCount == 0)
        #expect(model.verifyCard.error == nil && model.verifyCard.isEnabled)
    }

    @Test(arguments: [Result<Bool, any Error>.success(true), .success(false), .failure(ConnectionLost())])
    func aLateAnswerIsDropped(answer: Result<Bool, any Error>) async {
        let bank = StubbornBank()
        let model = RegistrationViewModel.withCard(bank)
        model.verifyCard.start()
        model.verifyCard.cancel()
        #expect(bank.calls[0].wasCancelled() && !model.verifyCard.isExecuting && model.cardStatus.value == .notVerified)
        await bank.answer(answer)
        #expect(model.cardStatus.value == .notVerified && model.errors == ["Verify the card first"] && model.verifyCard.error == nil)
    }

    @Test func aLateAnswerIsNotTakenForTheNextRun() async {
        let bank = StubbornBank()
        let model = RegistrationViewModel.withCard(bank)
        model.verifyCard.start()
        model.creditCardNumber.text = "5500 0000 0000 0004"
        model.verifyCard.start()
        #expect(bank.calls.map(\.number) == ["4111111111111111", "5500000000000004"])
        #expect(bank.calls[0].wasCancelled() && !bank.calls[1].wasCancelled())
        await bank.answer(.success(true))
        #expect(model.verifyCard.isExecuting && model.cardStatus.value == .verifying)
        await bank.answer(.success(false))
        #expect(!model.verifyCard.isExecuting && model.cardStatus.value == .denied)
    }

    @Test func anEditThatChangesNothingStopsNothing() async {
        let bank = SlowBank()
        let model = RegistrationViewModel.withCard(bank)
        model.verifyCard.start()
        model.creditCardNumber.text = "4111-1111-1111-1111"
        #expect(model.verifyCard.isExecuting && model.cardStatus.value == .verifying)
        await bank.clock.run()
        #expect(model.cardStatus.value == .verified)
    }

    @Test func theTaskThatWaitsTakesTheRunWithIt() async {
        let bank = SlowBank()
        let model = RegistrationViewModel.withCard(bank)
        let waiting = Task { await model.verifyCard.ending() }
        await settle()
        #expect(model.verifyCard.isExecuting)
        waiting.cancel()
        #expect(await waiting.value == .cancelled)
        #expect(!model.verifyCard.isExecuting && model.cardStatus.value == .notVerified && model.verifyCard.isEnabled)
        // Who waited and the service are both told, in no order.
        await settle()
        #expect(bank.stoppedCalls == ["4111111111111111"])
    }

    @Test func whoWaitsIsToldOfACancellation() async {
        let model = SignInViewModel.filledIn(SlowDoor())
        let waiting = Task { await model.signIn.ending() }
        await settle()
        model.signIn.cancel()
        #expect(await waiting.value == .cancelled)
        #expect(model.signIn.error == nil && model.outcomes.latest == nil)
    }

    @Test func afterACancellationItWorksAgain() async throws {
        let door = SlowDoor()
        let model = SignInViewModel.filledIn(door)
        for _ in 1...3 {
            #expect(model.signIn.start())
            model.signIn.cancel()
        }
        #expect(model.signIn.start())
        await door.clock.run()
        #expect(model.outcomes.latest == .signedIn && door.calls == 4)
    }

    @Test func cancellingWhatDoesNotRunDoesNothing() async {
        let model = SignInViewModel.filledIn(Door(), password: "wrong")
        model.signIn.cancel()
        model.signIn.start()
        await settle()
        model.signIn.cancel()
        #expect(model.signIn.error == "The user name or the password is wrong" && model.signIn.isEnabled)
    }
}
