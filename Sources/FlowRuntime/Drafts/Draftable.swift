import ReactiveCore

/// A view model with fields that are restored: what was entered can be saved, and brought back when the app is opened again. Generated view models whose
/// specs say `restored` of a field are.
///
/// ```swift
/// let model = try TransferViewModel(services: services, draft: savedDraft)
/// …
/// for await draft in model.reactive.draft.values { try draft.data.write(to: file) }
/// ```
@MainActor public protocol Draftable: FlowViewModel {}

extension Draftable {
    /// What the restored fields hold at the moment, also those that are inactive. Observation tells when it changes.
    public var draft: Draft { form.draft.value }

    /// What the draft that was brought back last had, and the spec has no place for; empty if nothing was lost.
    public var draftLosses: [DraftLoss] { form.draftLosses.value }

    /// Brings a draft back, in one change.
    ///
    /// - A field whose content differs is edited as by its user: what a server found wrong with it is forgotten, and commands that its changes cancel or
    ///   start are cancelled or started.
    /// - What its change resets goes back to its start, except what the draft has itself.
    /// - A text is kept if it stands for the value in the locale of the form; otherwise the value is written anew. One that stood for no value is
    ///   read again. Of a field for texts, the value is made from the text as it is when that is typed.
    /// - What the draft has nothing of stays as it is, and so does whether a field is touched.
    /// - It can be undone as one edit, where the flow has undo.
    ///
    /// Directly afterwards `draft` equals what was brought back, unless that was written by an older spec.
    ///
    /// - Returns: What a draft of an older spec has, and this one has no place for; also in ``draftLosses``.
    /// - Throws: `DraftError` if it is a draft of another flow, or a damaged one. Then nothing has changed.
    @discardableResult
    public func restore(_ draft: Draft) throws(DraftError) -> [DraftLoss] { try form.restore(draft) }
}
