/// A service in a test: it notes how it was called, and answers what, and when, the test says.
///
/// ```swift
/// final class RegistrationServicesStub: RegistrationServices {
///     let validateCard = ServiceStub<String, Bool, any Error>()
///     func validateCard(number: String) async throws -> Bool { try await validateCard.call(number) }
/// }
/// …
/// model.verifyCard.start()
/// await services.validateCard.returns(true)
/// #expect(model.cardStatus.value == .verified)
/// ```
///
/// A call waits until it is answered. It does not react to the cancellation of its task, as a service need not: what happens to
/// answers that come late is part of what is tested. A call that is never answered waits for ever, and keeps the stub with it.
@MainActor public final class ServiceStub<Arguments, Result, Failure: Error> {
    private final class Call {
        var answer: Swift.Result<Result, Failure>?
        var continuation: CheckedContinuation<Void, Never>?
    }

    /// What the service was called with, the first call first.
    public private(set) var calls: [Arguments] = []
    private var waiting: [Call] = []
    private var answers: [Swift.Result<Result, Failure>] = []

    public nonisolated init() {}

    /// How many calls wait for an answer.
    public var waitingCalls: Int { waiting.count }

    /// Answers the oldest waiting call; if there is none, the next call is answered at once. Waits until everything that the
    /// answer sets in motion has happened.
    public func returns(_ result: Result) async { await answer(.success(result)) }

    /// Lets the oldest waiting call fail; if there is none, the next call fails at once. Waits until everything that this
    /// sets in motion has happened.
    public func `throws`(_ failure: Failure) async { await answer(.failure(failure)) }

    /// The service is called: what a stub's method of the services' protocol does.
    public func call(_ arguments: Arguments) async throws(Failure) -> Result {
        calls.append(arguments)
        if !answers.isEmpty { return try answers.removeFirst().get() }
        let call = Call()
        waiting.append(call)
        await withCheckedContinuation { call.continuation = $0 }
        guard let answer = call.answer else { preconditionFailure("A waiting call was resumed without an answer.") }
        return try answer.get()
    }

    private func answer(_ answer: Swift.Result<Result, Failure>) async {
        if waiting.isEmpty {
            answers.append(answer)
        } else {
            let call = waiting.removeFirst()
            call.answer = answer
            call.continuation?.resume()
        }
        await settle()
    }
}

extension ServiceStub where Arguments == Void {
    /// The service is called.
    public func call() async throws(Failure) -> Result { try await call(()) }
}

extension ServiceStub where Result == Void {
    /// Answers a call of a service without a result. See ``returns(_:)``.
    public func returns() async { await returns(()) }
}

extension ServiceStub where Failure == any Error {
    /// Lets a call fail with an error of no special kind. See ``throws(_:)``.
    public func `throws`() async { await `throws`(ServiceStubError()) }
}

/// What a service stub throws if the test does not say what.
public struct ServiceStubError: Error, Equatable {
    public init() {}
}
