import Foundation

/// A BCP 47 language tag, with the script that the language is usually written in where the tag does not say it.
struct LanguageTag {
    /// How well a text suits somebody.
    enum Suitability: Comparable { case none, sameLanguage, sameScript, same }

    /// The whole tag in lower case.
    private let tag: String
    /// Nil if the tag names no language.
    private let language: String?
    private let script: String?

    init(_ tag: String) {
        self.tag = tag.lowercased()
        let language = Locale.Language(identifier: tag)
        let maximal = Locale.Language(identifier: language.maximalIdentifier)
        self.language = language.languageCode.map { $0.identifier.lowercased() }.flatMap { $0 == "und" ? nil : $0 }
        script = (language.script ?? maximal.script)?.identifier
    }

    func suitability(for wanted: LanguageTag) -> Suitability {
        guard let language, language == wanted.language else { return .none }
        if tag == wanted.tag { return .same }
        return script == wanted.script ? .sameScript : .sameLanguage
    }
}
