/// How a signal ends: each ends at most once, and sends nothing afterwards.
public enum End<Failure: Error> {
    /// There is nothing more to send.
    case completed
    /// Something went wrong.
    case failed(Failure)
}

extension End: Sendable where Failure: Sendable {}
extension End: Equatable where Failure: Equatable {}

extension End {
    /// The failure, if this is one.
    @inlinable public var failure: Failure? { if case .failed(let failure) = self { failure } else { nil } }
}
