/// What an expression reads, by name.
public struct Reference: Equatable, Hashable, Sendable {
    public enum Kind: Equatable, Hashable, Sendable {
        case field
        case part
        case partList
        case value
        case local(Symbol.Local)
        case command
        /// Where the user is in the flow's steps.
        case steps
        case step
        /// The flow as a whole: `isValid`, `errors`.
        case flow
        /// The latest outcome.
        case outcome
        case now
        case today
    }

    public enum Component: Equatable, Hashable, Sendable {
        case name(String)
        /// An element of a list of parts, counted from 0; in scenarios only.
        case index(Int)
    }

    /// What is read of a field, a part, a command or the flow other than its value.
    public enum State: String, Equatable, Hashable, Sendable, CaseIterable {
        case isActive, isPending, isValid
        case text, error, errors, warning
        case dayText = "day.text"
        case monthText = "month.text"
        case yearText = "year.text"
        /// Of the flow: whether there is something to undo, or to do again.
        case canUndo, canRedo
        case isExecuting, isEnabled, reasonsForBeingDisabled
        /// Of the steps as a whole.
        case currentStep = "steps.current"
        case stepNumber = "steps.number"
        case stepCount = "steps.count"
        case isFirstStep = "steps.isFirst"
        case isLastStep = "steps.isLast"
        case canGoNext = "steps.canGoNext"
        case canGoBack = "steps.canGoBack"
        /// Of a step: whether the user has been there, and whether it can be left as it is.
        case isVisited, isComplete
        case stepTitle = "step.title"

        /// What is read of the steps as a whole.
        public static let ofSteps: [State] = [
            .currentStep, .stepNumber, .stepCount, .isFirstStep, .isLastStep, .canGoNext, .canGoBack,
        ]

        /// As it stands behind the dot.
        public var memberName: String { rawValue.split(separator: ".").last.map(String.init) ?? rawValue }

        /// The part of a date whose text it is.
        public var datePart: Field.DatePart? {
            switch self {
            case .dayText: .day
            case .monthText: .month
            case .yearText: .year
            default: nil
            }
        }
    }

    /// What is read of a part of a date that is entered in three.
    static func text(of part: Field.DatePart) -> State {
        switch part {
        case .day: .dayText
        case .month: .monthText
        case .year: .yearText
        }
    }

    public let kind: Kind
    /// Empty for the flow, the outcome and the clock; longer than one inside a part: `billing.city`.
    public let path: [Component]
    /// Nil for the value.
    public let state: State?

    public init(_ kind: Kind, path: [Component] = [], state: State? = nil) {
        self.kind = kind
        self.path = path
        self.state = state
    }
}

extension Reference: CustomStringConvertible {
    /// The reference as a spec writes it: `billing.city.isActive`.
    public var description: String {
        var result = ""
        for component in path {
            switch component {
            case .name(let name): result += (result.isEmpty ? "" : ".") + name
            case .index(let index): result += "[\(index)]"
            }
        }
        switch kind {
        case .outcome: result = "outcome"
        case .now: result = "now"
        case .today: result = "today"
        default: break
        }
        guard let state else { return result }
        if kind == .step { return "steps.\(result).\(state.memberName)" }
        return result.isEmpty ? state.rawValue : "\(result).\(state.rawValue)"
    }
}
