/// A view model whose fields can be taken as one value, compared, and brought back. Generated view models with fields are.
///
/// ```swift
/// let before = model.snapshot
/// model.email.text = "a@example.com"
/// model.snapshot != before      // true
/// model.restore(before)
/// ```
@MainActor public protocol Restorable: FlowViewModel {
    /// What all fields hold, each as a ``FieldSnapshot`` under its own name.
    associatedtype Snapshot: Equatable, Sendable

    /// What all fields hold at the moment, those that commands set and those that are inactive among them.
    var snapshot: Snapshot { get }

    /// That all fields are given back what they held, those of parts among them.
    func restoration(to snapshot: Snapshot) -> Restoration
}

extension Restorable {
    /// Gives all fields back what they held, text and value, in one change.
    ///
    /// - A field whose content differs is edited as by its user: what a server found wrong with it is forgotten, commands that its changes
    ///   cancel are cancelled, and those that its changes start are started.
    /// - It resets no other field, for these are given back what they held as well.
    /// - Whether a field is touched stays as it is, and so do the errors of commands that are on no field.
    /// - Other commands that run go on. What a run has assigned is not taken back any more when it is cancelled later: the restoration
    ///   counts as written by somebody else, on every field.
    /// - Texts are not read again, so that one that was typed in another locale keeps its value. A snapshot that was not taken but made
    ///   of values is treated as every value that the program sets.
    ///
    /// Directly afterwards `snapshot` equals what was restored. A snapshot that is taken while a command runs has what that has
    /// assigned until then.
    public func restore(_ snapshot: Snapshot) {
        form.change { form.restore(restoration(to: snapshot)) }
    }
}

extension Form {
    func change(_ body: () -> Void) { scope.change(body) }

    /// Gives fields back what they have held, in one change. See ``Restorable/restore(_:)``, which has the rules.
    public func restore(_ restorations: Restoration...) { scope.restore(restorations.flatMap(\.fields), as: .restoration) }
}
