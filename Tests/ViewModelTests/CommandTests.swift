import FlowRuntime
import FlowTesting
import Testing
import ViewModels

/// Commands as an app runs them: by a button, or by code that wants the answer.
@MainActor @Suite struct CommandTests {
    @Test func codeThatWaitsIsTold() async throws {
        let model = SignInViewModel.filledIn(Door())
        try await model.signIn.run()
        #expect(model.outcomes.latest == .signedIn)
    }

    @Test func codeThatWaitsIsToldWhatHasFailed() async {
        let model = RegistrationViewModel.withCard(BrokenBank(failure: ConnectionLost()))
        do {
            try await model.verifyCard.run()
            Issue.record("The bank is broken.")
        } catch {
            guard case .failed(let failure) = error else {
                Issue.record("It has failed, and was neither disabled nor cancelled: \(error)")
                return
            }
            #expect(failure.messages == ["The bank could not be asked"])
            #expect(failure.underlyingError is ConnectionLost)
        }
        #expect(model.cardStatus.value == .denied)
    }

    @Test func aStepThatFailsHasNoUnderlyingError() async {
        let model = SignInViewModel.filledIn(Door(), password: "wrong")
        do {
            try await model.signIn.run()
            Issue.record("The password is wrong.")
        } catch {
            guard case .failed(let failure) = error else {
                Issue.record("It has failed, and was neither disabled nor cancelled: \(error)")
                return
            }
            #expect(failure == FlowFailure(messages: ["The user name or the password is wrong"]))
            #expect(failure.underlyingError == nil)
        }
    }

    @Test func whatIsDisabledIsNotStarted() async {
        let door = SlowDoor()
        let model = SignInViewModel(services: door)
        #expect(!model.signIn.start())
        #expect(await model.signIn.ending() == .disabled)
        #expect(door.calls == 0 && model.signIn.error == nil)
    }

    @Test func aSecondStartIsRefusedWhileTheFirstRuns() async {
        let door = SlowDoor()
        let model = SignInViewModel.filledIn(door)
        #expect(model.signIn.start())
        #expect(!model.signIn.start())
        let second = Task { await model.signIn.ending() }
        #expect(await second.value == .disabled)
        #expect(door.calls == 1 && model.signIn.isExecuting)
        await door.clock.advance(by: .seconds(1))
        #expect(model.outcomes.latest == .signedIn && model.signIn.isEnabled)
    }

    @Test func editingWhileItRunsDoesNotChangeWhatIsAsked() async {
        let bank = SlowBank()
        let model = RegistrationViewModel.withCard(bank)
        model.verifyCard.start()
        model.email.text = "b@example.com"
        model.password.text = ""
        #expect(model.verifyCard.isExecuting)
        await bank.clock.run()
        #expect(bank.calls == ["4111111111111111"] && model.cardStatus.value == .verified)
    }

    @Test func theConditionCountsAgainWhenItHasRun() async {
        let door = SlowDoor()
        let model = SignInViewModel.filledIn(door)
        model.signIn.start()
        model.password.text = "abc"
        #expect(!model.signIn.isEnabled)
        await door.clock.run()
        #expect(model.outcomes.latest == .signedIn, "the service was asked before the edit")
        #expect(!model.signIn.isEnabled)
    }

    @Test func retryRepeatsWhatHasFailed() async {
        let door = SlowDoor()
        let model = SignInViewModel.filledIn(door)
        #expect(!model.signIn.retry(), "nothing has failed yet")
        door.result = .failure(ConnectionLost())
        model.signIn.start()
        #expect(!model.signIn.retry(), "it runs")
        await door.clock.run()
        #expect(model.signIn.error == "The service could not be reached, try again")
        door.result = .success(true)
        #expect(model.signIn.retry())
        #expect(model.signIn.error == nil && model.signIn.isExecuting)
        await door.clock.run()
        #expect(door.calls == 2 && model.outcomes.latest == .signedIn)
        #expect(!model.signIn.retry(), "it has succeeded")
    }

    @Test func retryObeysTheCondition() async {
        let door = SlowDoor()
        door.result = .failure(ConnectionLost())
        let model = SignInViewModel.filledIn(door)
        model.signIn.start()
        await door.clock.run()
        model.userName.text = ""
        #expect(!model.signIn.retry())
        model.userName.text = "anna"
        #expect(model.signIn.retry())
        await door.clock.run()
        #expect(door.calls == 2)
    }

    @Test func anErrorStaysWhenAnotherFieldIsEdited() async {
        let model = SignInViewModel.filledIn(Door(), password: "wrong")
        model.signIn.start()
        await settle()
        model.password.text = "secret"
        #expect(model.signIn.error == "The user name or the password is wrong", "it belongs to no field")
        model.signIn.start()
        await settle()
        #expect(model.signIn.error == nil && model.errors == [] && model.outcomes.latest == .signedIn)
    }
}
