import FlowMarkdown
import FlowSpec

/// A flow that differs from the one of the spec in exactly one thing.
///
/// Scenarios that say what matters fail with it. If all of them pass, the flow could change there without anybody noticing.
public struct Mutant: Sendable {
    /// What sort of change it is.
    public enum Kind: String, Sendable, CaseIterable {
        /// An operator that compares became its neighbour: `<` became `<=`, `==` became `!=`.
        case comparison
        /// A number became one more or one less, in its last digit.
        case number
        /// A time became one more or one less of its unit.
        case duration
        /// `&&` became `||`, or the other way round.
        case connective
        /// `+` became `-`, `*` became `/`, `...` became `..<`, or the other way round.
        case arithmetic
        /// A condition says the opposite.
        case negation
        /// A condition always holds, or never.
        case condition
        /// A literal became another: a `Bool`, a text, a case of an enum.
        case literal
        /// A value became the empty one of its type.
        case value
        /// Two texts of a value “by” an enum changed places.
        case text
        /// A rule, a phrase, a property, a step or a handler is missing.
        case omission
        /// Two neighbouring steps, or handlers, changed places.
        case order
        /// A warning became an error, or the other way round.
        case severity
        /// An error is shown on another field, or on none.
        case field
        /// A command goes to another outcome.
        case outcome
    }

    /// What became of the text at the mutant's place.
    public enum Change: Equatable, Sendable {
        case replaced(by: String)
        case leftOut
        /// It stands before what stood before it.
        case movedUp
    }

    public let kind: Kind
    public let flow: Flow
    /// The place in the spec.
    public let range: SourceRange
    public let change: Change

    /// What stands at the place in the spec, on one line.
    public var original: String { flow.source.textOnOneLine(of: range) }
}

extension Mutant: CustomStringConvertible {
    /// The change in short: `> → >=`.
    public var description: String {
        switch change {
        case .replaced(let replacement): "\(original) → \(replacement)"
        case .leftOut: "\(original) → left out"
        case .movedUp: "\(original) → one earlier"
        }
    }
}
