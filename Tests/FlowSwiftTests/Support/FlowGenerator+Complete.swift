import FlowInterpreter
import FlowSwift

extension FlowGenerator {
    /// The generator as `flowgen generate` uses it: with tests of the boundaries, which the interpreter computes.
    static func complete(module: String) -> FlowGenerator {
        FlowGenerator(module: module) { BoundaryFinder($0).boundaries() }
    }
}
