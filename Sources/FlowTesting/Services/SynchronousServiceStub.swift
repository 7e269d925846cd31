/// A service that does not wait, in a test: it gives the same answer until it is told another one.
///
/// ```swift
/// services.isFirstLaunch.returns(true)
/// let model = ProfileViewModel(services: services)
/// ```
///
/// Say what it returns before it is called for the first time: a view model may call it when it is made.
@MainActor public final class SynchronousServiceStub<Arguments, Result, Failure: Error> {
    /// What the service was called with, the first call first.
    public private(set) var calls: [Arguments] = []
    private var answer: Swift.Result<Result, Failure>?

    public nonisolated init() {}

    /// A service that returns `result` until the test says otherwise.
    public init(returning result: Result) { answer = .success(result) }

    /// From now on the service returns this.
    public func returns(_ result: Result) { answer = .success(result) }

    /// From now on the service throws this.
    public func `throws`(_ failure: Failure) { answer = .failure(failure) }

    /// The service is called: what a stub's method of the services' protocol does.
    ///
    /// - Throws: What it was told to throw, or ``UnansweredServiceError`` if it was told nothing and may throw any error. If it may not, being
    ///   told nothing is a mistake in the test that stops it.
    public func call(_ arguments: Arguments) throws(Failure) -> Result {
        calls.append(arguments)
        if let answer { return try answer.get() }
        if let error = UnansweredServiceError() as? Failure { throw error }
        preconditionFailure("\(UnansweredServiceError().description)")
    }
}

extension SynchronousServiceStub where Arguments == Void {
    /// The service is called.
    public func call() throws(Failure) -> Result { try call(()) }
}

extension SynchronousServiceStub where Result == Void {
    /// From now on the service returns.
    public func returns() { returns(()) }
}

extension SynchronousServiceStub where Failure == any Error {
    /// From now on the service throws an error of no special kind.
    public func `throws`() { `throws`(ServiceStubError()) }
}

/// A service was called before the test said what it returns.
public struct UnansweredServiceError: Error, Equatable, CustomStringConvertible {
    public init() {}

    public var description: String { "A service was called before the test had said what it returns." }
}
