import ReactiveCore

/// What every view model has to observe as properties, for those who work with streams.
///
/// A view model whose spec has values of its own adds them in a subclass:
///
/// ```swift
/// spinner.isAnimating <~ model.verifyCard.reactive.isExecuting
/// model.reactive.isValid.observe { print($0) }
/// for await text in model.reactive.statusText.values { label.text = text }
/// ```
///
/// The properties are made when they are first read: whoever observes no errors pays for none.
open class FormProperties {
    private let form: Form

    public init(of form: Form) { self.form = form }

    /// See ``FlowViewModel/isValid``.
    public final var isValid: Property<Bool> { form.reactive.isValid }
    /// See ``FlowViewModel/isActive``.
    public final var isActive: Property<Bool> { form.reactive.isActive }
    /// See ``FlowViewModel/isPending``.
    public final var isPending: Property<Bool> { form.reactive.isPending }
    /// See ``FlowViewModel/errors``.
    public final var errors: Property<[String]> { form.reactive.errors }
    /// See ``Draftable/draft``; always the same if no field is restored.
    public final var draft: Property<Draft> { form.draft }
    /// See ``Undoable/canUndo``; never true if the flow has no undo.
    public final var canUndo: Property<Bool> { form.canUndo }
    /// See ``Undoable/canRedo``; never true if the flow has no undo.
    public final var canRedo: Property<Bool> { form.canRedo }
}
