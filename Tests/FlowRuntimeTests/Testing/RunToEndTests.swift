import FlowRuntime
import FlowTesting
import Testing

@MainActor @Suite struct RunToEndTests {
    @Test func givesTheOutput() async throws {
        let model = CommandModel(calls: 2)
        await model.service.returns(1)
        await model.service.returns(2)
        #expect(try await model.ask.runToEnd(5) == 2)
    }

    @Test func saysWhatElseHappened() async {
        let model = CommandModel()
        await #expect(throws: CommandTestError.waits) { try await model.ask.runToEnd(1) }
        #expect(!model.ask.isExecuting && model.status.value == 0)
        await model.service.returns(0)
        await model.service.throws(Problem("no"))
        await #expect(throws: CommandTestError.failed(["no"])) { try await model.ask.runToEnd(1) }
        model.ask.start(1)
        await #expect(throws: CommandTestError.disabled(["This is being done already"])) { try await model.ask.runToEnd(1) }
        await #expect(throws: CommandTestError.disabled(["This is being done already"])) { try await model.ask.messagesOfFailure(1) }
        model.ask.cancel()
        await model.service.returns(0)
        await model.service.throws(CancellationError())
        await #expect(throws: CommandTestError.cancelled) { try await model.ask.runToEnd(1) }
    }

    @Test func givesTheMessagesOfAFailure() async throws {
        let model = CommandModel()
        await model.service.throws(Problem("no"))
        #expect(try await model.ask.messagesOfFailure(1) == ["no"])
        await model.service.returns(1)
        await #expect(throws: CommandTestError.succeeded) { try await model.ask.messagesOfFailure(1) }
        await #expect(throws: CommandTestError.waits) { try await model.ask.messagesOfFailure(1) }
    }

    @Test(arguments: [
        (CommandTestError.disabled(["Choose one", "Enter it"]), "The command is disabled, so it was not started: Choose one, Enter it."),
        (.cancelled, "The command was cancelled."),
        (.waits, "The command waits for a service that nobody answers, so it was cancelled."),
        (.failed(["a", "b"]), "The command failed: a, b."),
        (.succeeded, "The command was expected to fail, and succeeded."),
    ])
    func explainsItself(error: CommandTestError, description: String) { #expect(error.description == description) }
}
