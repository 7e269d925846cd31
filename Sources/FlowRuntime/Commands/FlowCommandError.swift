import ReactiveCore

/// Why a command that was waited for has no output: it was disabled, or cancelled, or it failed.
///
/// ```swift
/// do {
///     try await model.register.run()
/// } catch FlowCommandError.failed(let failure) {
///     show(failure.messages)
/// }
/// ```
public typealias FlowCommandError = CommandError<FlowFailure>
