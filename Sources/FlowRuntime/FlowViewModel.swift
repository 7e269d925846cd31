import Observation
import ReactiveCore

/// What all view models have in common: a form, outcomes, and what follows from them.
///
/// View models are generated from specs. They hold no view, and an app makes them with the services that they need.
@MainActor public protocol FlowViewModel: AnyObject, Observable, Identifiable where ID == ObjectIdentifier {
    /// Where the flow can lead; `Never` if nowhere.
    associatedtype Outcome: Sendable

    /// The fields and rules, in the order of the spec.
    var form: Form { get }
    /// Where the flow has led.
    var outcomes: Outcomes<Outcome> { get }
}

extension FlowViewModel {
    /// Whether every rule that applies holds. Whether errors are shown does not matter.
    public var isValid: Bool { form.isValid }

    /// Whether a rule waits for an answer. Then the flow is not valid, unless it is only a warning.
    public var isPending: Bool { form.isPending }

    /// The error of each field and part, in the order of the spec, of the fields between two parts in the order of the rules; then errors
    /// that belong to no field.
    public var errors: [String] { form.errors }

    /// The first field with an error, in the order of the rules, whether the error is shown or not; what a server found wrong comes last.
    public var firstInvalidField: FormField? { form.firstInvalidField }

    /// Makes several edits one change.
    ///
    /// ```swift
    /// model.update {
    ///     $0.email.value = "a@example.com"
    ///     $0.password.value = "secret"
    /// }
    /// ```
    public func update<Result, Failure: Error>(_ body: (Self) throws(Failure) -> Result) throws(Failure) -> Result {
        try form.scope.change { () throws(Failure) -> Result in try body(self) }
    }

    /// Starts anew: running commands are cancelled, every field goes back to its start value and is untouched.
    public func reset() { form.reset() }

    /// Cancels what runs and ends the outcomes. A view model calls it when it goes.
    public func tearDown() {
        form.end()
        outcomes.close()
    }
}
