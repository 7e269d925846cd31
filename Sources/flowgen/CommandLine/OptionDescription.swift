import FlowSpec

/// An option that a command has.
struct OptionDescription: Sendable {
    /// What stands behind an option.
    struct Value: Sendable {
        /// As the help shows it: in capital letters.
        let name: String
        let kind: ValueKind
        /// What is taken where the option is not given, as the help says it.
        let standard: String?
    }

    /// The name without the dashes before it.
    let name: String
    /// Nil for a flag.
    let value: Value?
    let mayBeRepeated: Bool
    /// One sentence without a full stop, which begins with a small letter.
    let meaning: String
    /// A letter that may stand for the option behind one dash.
    let letter: Character?

    /// An option that is given or not.
    static func flag(_ name: String, letter: Character? = nil, meaning: String) -> OptionDescription {
        OptionDescription(name: name, value: nil, mayBeRepeated: false, meaning: meaning, letter: letter)
    }

    /// An option with a value.
    static func value(
        _ name: String, _ valueName: String, _ kind: ValueKind = .text, standard: String? = nil, mayBeRepeated: Bool = false,
        meaning: String
    ) -> OptionDescription {
        let value = Value(name: valueName, kind: kind, standard: standard)
        return OptionDescription(name: name, value: value, mayBeRepeated: mayBeRepeated, meaning: meaning, letter: nil)
    }

    static let help = flag("help", letter: "h", meaning: "show this help")
    static let version = flag("version", meaning: "show the version")

    /// The values that stand together on the command line.
    func values(in text: String) -> [String] {
        guard case .language? = value?.kind, mayBeRepeated else { return [text] }
        return text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }

    /// Why the option cannot have this value; nil if it can.
    /// - Parameters:
    ///   - name: How the option is called where the value was found.
    ///   - earlier: The values that it has already.
    func objection(to text: String, of name: String, after earlier: [String]) -> String? {
        if text.isEmpty { return "“\(name)” needs a value" }
        switch value?.kind {
        case .choice(let names)? where !names.contains(text):
            return "“\(name)” cannot be “\(text)”\(ArgumentReader.offer(text, among: names))"
        case .module? where !Self.isIdentifier(text):
            return "“\(text)” cannot be a module: it is no Swift identifier"
        case .language?:
            if let objection = Self.objection(toLanguage: text) { return objection }
            return earlier.contains { $0.lowercased() == text.lowercased() } ? "the language “\(text)” is named twice" : nil
        default: return nil
        }
    }

    private static func objection(toLanguage text: String) -> String? {
        if LanguageTag.isWellFormed(text) { return nil }
        let hyphenated = text.replacing("_", with: "-")
        let offer = LanguageTag.isWellFormed(hyphenated) ? "did you mean “\(hyphenated)”?" : "such are “de”, “pt-BR” and “zh-Hans”"
        return "“\(text)” is not the tag of a language; \(offer)"
    }

    private static func isIdentifier(_ name: String) -> Bool {
        name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } && name.first?.isNumber == false
    }
}
