#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Why a command has failed, in words for the user.
///
/// Two failures are equal when they say the same.
public struct FlowFailure: Error, Equatable {
    /// What went wrong: one message, or the list of errors if the form was not valid.
    public let messages: [String]
    /// The same in every language that it has.
    let texts: [FlowText]
    /// What a service threw; nil if the flow itself said that it fails.
    public let underlyingError: (any Error)?

    public init(messages: [String], underlyingError: (any Error)? = nil) {
        self.init(texts: messages.map { FlowText($0) }, messages: messages, underlyingError: underlyingError)
    }

    init(texts: [FlowText], messages: [String], underlyingError: (any Error)?) {
        self.texts = texts
        self.messages = messages
        self.underlyingError = underlyingError
    }

    /// The failure that says what an error says about itself: its messages if it is the failure of another flow, or its localized
    /// description if it has one.
    public init(_ error: any Error) {
        if let failure = error as? FlowFailure {
            self.init(texts: failure.texts, messages: failure.messages, underlyingError: failure)
            return
        }
        if error is CommandTimeout {
            let text = FlowText(.timeIsUp)
            self.init(texts: [text], messages: [text.main], underlyingError: error)
            return
        }
        let described = (error as? any LocalizedError)?.errorDescription
        self.init(messages: [described ?? String(describing: error)], underlyingError: error)
    }

    /// The same failure, its messages as they are shown.
    func shown(in localization: Localization) -> FlowFailure {
        FlowFailure(texts: texts, messages: texts.map(localization.string(for:)), underlyingError: underlyingError)
    }

    public static func == (one: FlowFailure, other: FlowFailure) -> Bool { one.messages == other.messages }
}
