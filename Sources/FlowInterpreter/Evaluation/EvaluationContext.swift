import FlowMarkdown
import FlowSpec

/// What stands behind the names of an expression.
public protocol EvaluationContext {
    /// What is read. `readsAsNilWhenInactive`: a field that is inactive is nil here, otherwise it is its start value.
    func value(of reference: Reference, readsAsNilWhenInactive: Bool, at range: SourceRange) throws(Interruption) -> Value

    /// What the service answers.
    func answer(of service: ServiceSignature, to arguments: [Value], at range: SourceRange) throws(Interruption) -> Value

    /// The rule with this key, which is there if the expression was checked.
    func rule(_ key: String) -> NamedRule?

    /// A rule was called: its expression gave `result`, or a row of its table did.
    func note(_ rule: NamedRule, row: Int?, result: Value)
}

extension EvaluationContext {
    public func rule(_ key: String) -> NamedRule? { nil }
    public func note(_ rule: NamedRule, row: Int?, result: Value) {}
}

/// Why an expression has no value, or none yet.
public enum Interruption: Error, Equatable {
    case failure(EvaluationFailure)
    /// A service has not answered yet.
    case waits
    /// A service threw.
    case thrown(ThrownError)
    /// `a?` was nil, which ends the chain that it is part of.
    case endOfChain
}

/// What a service threw in a scenario.
public enum ThrownError: Equatable, Sendable {
    case value(Value)
    /// An error of no special kind.
    case any
}

/// Why an expression cannot be evaluated; compiled, it would stop the program.
public struct EvaluationFailure: Error, Equatable, CustomStringConvertible {
    public enum Reason: Equatable, Hashable, Sendable {
        case overflow
        case divisionByZero
        /// A range ends before it begins.
        case reversedRange
        case noElement(Int, count: Int)
        /// What only Swift knows, of a type from a module.
        case needsCompiler
        /// A service that answers at once was not told what.
        case unanswered(service: String)
        /// What happens sets something else in motion, without an end.
        case endless
        /// The expression has a mistake, which checking has reported.
        case invalid
    }

    public let reason: Reason
    /// The part of the expression that it is about.
    public let range: SourceRange

    public init(_ reason: Reason, at range: SourceRange) {
        self.reason = reason
        self.range = range
    }

    var isMissingElement: Bool {
        if case .noElement = reason { true } else { false }
    }

    public var description: String {
        switch reason {
        case .overflow: "this number is too large for `Int`"
        case .divisionByZero: "this divides by zero"
        case .reversedRange: "this range ends before it begins"
        case .noElement(let index, let count): "there is no element \(index), for the list has \(count)"
        case .needsCompiler: "this belongs to a type from a module, which only the compiled flow knows"
        case .unanswered(let service): "`\(service)` is called before the scenario has said what it returns"
        case .endless: "fields and commands set each other in motion without an end"
        case .invalid: "this has a mistake"
        }
    }
}
