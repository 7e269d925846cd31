import FlowChecks
import Foundation

extension FlowText {
    /// What is said where the spec says nothing.
    ///
    /// - Parameters:
    ///   - general: What the text means.
    ///   - locale: Of the numbers and units in the text, if there are any.
    public init(_ general: GeneralText, in locale: Locale = Locale(identifier: "en")) {
        main = general.text(in: locale)
        translations = []
        self.general = general
    }

    /// What is wrong with a date that is entered in parts.
    static func dateProblem(_ reading: DateParts.Reading) -> FlowText {
        FlowText(DatePartsTexts.texts(for: reading).map { ($0.language, $0.text) })
    }
}
