import FlowInterpreter
import FlowTesting

/// The view models of the specs; what is in it is written for each.
enum Adapters {
    /// For an error of no special kind.
    static func anyError(_ error: ThrownError) -> (any Error)? { ServiceStubError() }
}
