import FlowTesting
import Testing

@MainActor @Suite struct ServiceStubTests {
    @Test func answersTheOldestWaitingCall() async throws {
        let stub = ServiceStub<String, Int, any Error>()
        let calls = ["a", "b", "c"].map { argument in Task { @MainActor in try await stub.call(argument) } }
        await settle()
        #expect(stub.calls == ["a", "b", "c"] && stub.waitingCalls == 3)
        await stub.returns(1)
        await stub.throws(ServiceStubError())
        await stub.returns(3)
        #expect(stub.waitingCalls == 0)
        #expect(try await calls[0].value == 1)
        await #expect(throws: ServiceStubError.self) { try await calls[1].value }
        #expect(try await calls[2].value == 3)
    }

    @Test func keepsAnswersForTheNextCalls() async throws {
        let stub = ServiceStub<Void, Int, any Error>()
        await stub.returns(1)
        await stub.throws()
        #expect(try await stub.call() == 1)
        await #expect(throws: ServiceStubError.self) { try await stub.call() }
        #expect(stub.calls.count == 2 && stub.waitingCalls == 0)
    }

    @Test func throwsErrorsOfItsType() async {
        enum Refusal: Error { case tooLate }
        let stub = ServiceStub<Void, Void, Refusal>()
        await stub.throws(.tooLate)
        do throws(Refusal) {
            try await stub.call()
            Issue.record("It returned.")
        } catch {
            #expect(error == .tooLate)
        }
    }

    @Test func neverThrowsIfTheServiceDoesNot() async {
        let stub = ServiceStub<Int, String, Never>()
        await stub.returns("x")
        #expect(await stub.call(1) == "x")
    }

    @Test func doesNotReactToCancellation() async throws {
        let stub = ServiceStub<Void, Int, any Error>()
        let call = Task { @MainActor in try await stub.call() }
        await settle()
        call.cancel()
        await settle()
        #expect(stub.waitingCalls == 1)
        await stub.returns(5)
        #expect(try await call.value == 5)
    }

    @Test func everythingHasHappenedWhenAnAnswerReturns() async {
        let stub = ServiceStub<Int, Int, any Error>()
        var finished = 0
        // A chain of tasks, each woken up by the one before.
        var last = Task { @MainActor in _ = try? await stub.call(0) }
        for _ in 0..<20 {
            let before = last
            last = Task { @MainActor in
                await before.value
                finished += 1
            }
        }
        await settle()
        await stub.returns(1)
        #expect(finished == 20)
    }
}
