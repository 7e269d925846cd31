import Foundation

/// How texts are turned into strings at the moment. A new locale is a new localization.
final class Localization {
    let locale: Locale
    private let replacement: ((FlowText) -> String?)?
    /// The language and script that are wanted; looked up when there is a choice.
    private lazy var wanted = LanguageTag(locale.identifier(.bcp47))
    /// How well the languages that were met are suited.
    private var suitabilities: [String: LanguageTag.Suitability] = [:]

    init(locale: Locale, replacement: ((FlowText) -> String?)? = nil) {
        self.locale = locale
        self.replacement = replacement
    }

    /// The same texts, replaced by others.
    func replacing(_ replacement: @escaping (FlowText) -> String?) -> Localization {
        Localization(locale: locale, replacement: replacement)
    }

    /// The same replacements for another locale.
    func changing(to locale: Locale) -> Localization { Localization(locale: locale, replacement: replacement) }

    func string(for text: FlowText) -> String {
        if let replacement = replacement?(text) { return replacement }
        guard text.translations.count > 1 else { return text.main }
        var best: (text: String, suitability: LanguageTag.Suitability) = (text.main, .none)
        for translation in text.translations {
            let suitability = suitability(of: translation.language)
            if suitability > best.suitability { best = (translation.text, suitability) }
        }
        return best.text
    }

    private func suitability(of language: String) -> LanguageTag.Suitability {
        if let known = suitabilities[language] { return known }
        let suitability = LanguageTag(language).suitability(for: wanted)
        suitabilities[language] = suitability
        return suitability
    }
}

extension Localization: Equatable {
    static func == (one: Localization, other: Localization) -> Bool { one === other }
}
