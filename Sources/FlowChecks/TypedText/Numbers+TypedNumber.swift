import Foundation

extension Int: TypedNumber {
    public init?(typed text: String, in locale: Locale) {
        guard let numeral = Numeral(text, in: locale), !numeral.hasSeparator else { return nil }
        self.init(numeral.text)
    }

    public func typed(in locale: Locale) -> String { Numeral(programText: description).typed(in: locale) }
}

extension Double: TypedNumber {
    public init?(typed text: String, in locale: Locale) {
        guard let numeral = Numeral(text, in: locale), let value = Double(numeral.text), value.isFinite else { return nil }
        self = value
    }

    /// The shortest text that is read back as this number; what is no number is written as Swift does.
    public func typed(in locale: Locale) -> String { isFinite ? Numeral(programText: description).typed(in: locale) : description }
}

extension Decimal: TypedNumber {
    public init?(typed text: String, in locale: Locale) {
        guard let numeral = Numeral(text, in: locale) else { return nil }
        // A decimal number has 38 digits at least, times a power of ten from -128 to 127; the rest would be lost silently.
        let digits = numeral.integer + numeral.fraction
        let significant = digits.drop { $0 == "0" }.reversed().drop { $0 == "0" }
        guard significant.count <= 38, numeral.integer.count <= 128, numeral.fraction.count <= 128 else { return nil }
        self.init(string: numeral.text)
    }

    public func typed(in locale: Locale) -> String { isNaN ? description : Numeral(programText: description).typed(in: locale) }
}
