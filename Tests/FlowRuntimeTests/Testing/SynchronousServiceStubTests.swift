import FlowTesting
import Testing

@MainActor @Suite struct SynchronousServiceStubTests {
    @Test func answersAllCallsUntilItIsToldOtherwise() throws {
        let stub = SynchronousServiceStub<Int, String, any Error>()
        stub.returns("a")
        #expect(try stub.call(1) == "a")
        #expect(try stub.call(2) == "a")
        stub.throws()
        #expect(throws: ServiceStubError.self) { try stub.call(3) }
        stub.returns("b")
        #expect(try stub.call(4) == "b")
        #expect(stub.calls == [1, 2, 3, 4])
    }

    @Test func neverThrowsIfTheServiceDoesNot() {
        let stub = SynchronousServiceStub<Void, Int, Never>()
        stub.returns(5)
        #expect(stub.call() == 5)
    }

    @Test func saysThatItWasNotTold() async {
        let stub = SynchronousServiceStub<Void, Int, any Error>()
        #expect(throws: UnansweredServiceError.self) { try stub.call() }
        await #expect(processExitsWith: .failure) { await MainActor.run { _ = SynchronousServiceStub<Void, Int, Never>().call() } }
    }

    @Test func returnsNothingUntold() throws {
        let stub = SynchronousServiceStub<String, Void, any Error>()
        stub.returns()
        try stub.call("saved")
        #expect(stub.calls == ["saved"])
    }
}
