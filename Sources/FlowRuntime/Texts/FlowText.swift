import Foundation

/// A text for the user, in one or several languages.
///
/// ```swift
/// let one: FlowText = "Enter a number"
/// let two: FlowText = ["zh-Hans": "请填写收件人", "en": "Enter the receiver"]
/// two.text(in: Locale(identifier: "en-GB"))     // "Enter the receiver"
/// two.text(in: Locale(identifier: "fr"))        // "请填写收件人", for the first one is the main one
/// ```
///
/// Languages are given as BCP 47 tags. The text for a locale is the one of the very same tag; else of the same language in the same script;
/// else of the same language; else the first one, which is in the main language of the flow. Where the script is not said it is the
/// usual one, so `zh-TW` means `zh-Hant`.
public struct FlowText: Equatable, Sendable {
    struct Translation: Equatable, Sendable {
        let language: String
        let text: String
    }

    /// The text in the main language of the flow.
    public let main: String
    /// All texts with their languages, the main one first; empty if there is only one language.
    let translations: [Translation]
    /// Which text this is if the spec does not say it; nil if it does.
    public let general: GeneralText?

    /// A text in the only language of the flow.
    public init(_ text: String) {
        main = text
        translations = []
        general = nil
    }

    /// The text for a locale.
    public func text(in locale: Locale) -> String { Localization(locale: locale).string(for: self) }
}

extension FlowText: ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) { self.init(value) }
}

extension FlowText: ExpressibleByDictionaryLiteral {
    /// Texts by language tag, the main language first.
    public init(dictionaryLiteral elements: (String, String)...) { self.init(elements) }

    /// Texts with their language tags, the main language first.
    init(_ elements: [(String, String)]) {
        main = elements.first?.1 ?? ""
        translations = elements.map(Translation.init)
        general = nil
    }
}
