import Foundation

extension FlowText {
    /// What is said where the spec says nothing.
    ///
    /// - Parameter locale: Of the numbers and units in the text, if there are any.
    public init(_ general: GeneralText, in locale: Locale = Locale(identifier: "en")) {
        main = general.text(in: locale)
        translations = []
        self.general = general
    }
}
