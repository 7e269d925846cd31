extension TypeTable {
    /// What a test lets a service throw that may throw anything.
    public enum ErrorForTests: Equatable, Sendable {
        case any
        case value(TypedExpression)
    }

    /// What a test lets the service throw: an error of no special kind, or the plainest of its own; nil if it throws nothing, or nothing that a
    /// test could make up.
    public func errorForTests(of service: ServiceSignature) -> ErrorForTests? {
        switch service.failure {
        case .never: nil
        case .anyError: .any
        case .typed(let type): naturalValue(of: type, at: service.name.range).map { .value($0) }
        }
    }
}
