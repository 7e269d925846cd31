import Foundation

/// How numbers are written in a locale.
struct NumberSymbols {
    let decimalSeparator: Unicode.Scalar
    /// Nil if digits are not grouped there. All spaces are `" "`, and all apostrophes `"'"`.
    let groupingSeparator: Unicode.Scalar?
    /// The digit zero; the others follow it.
    private let zero: Unicode.Scalar

    init(_ locale: Locale) {
        let decimalSeparator = locale.decimalSeparator?.unicodeScalars.first ?? "."
        let groupingSeparator = locale.groupingSeparator?.unicodeScalars.first.map(Self.plain)
        self.decimalSeparator = decimalSeparator
        self.groupingSeparator = groupingSeparator == decimalSeparator ? nil : groupingSeparator
        let written = 0.formatted(.number.locale(locale)).unicodeScalars.first { $0.properties.numericType == .decimal }
        zero = written ?? "0"
    }

    /// A digit of the locale for `0` to `9`.
    func digit(_ digit: Unicode.Scalar) -> Unicode.Scalar { Unicode.Scalar(zero.value + digit.value - 0x30) ?? digit }

    /// The scalars of a number with ASCII digits and signs, without what is not seen, and without spaces around it.
    func simplified(_ text: String) -> [Unicode.Scalar] {
        text.trimmed.unicodeScalars.compactMap { scalar in
            if scalar == decimalSeparator { return scalar }
            if scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue {
                return Unicode.Scalar(UInt8(ascii: "0") + UInt8(value))
            }
            switch scalar {
            case "\u{200E}", "\u{200F}", "\u{061C}": return nil
            case "\u{2212}", "\u{FF0D}": return "-"
            case "\u{FF0B}": return "+"
            case "\u{FF0E}": return "."
            case "\u{FF0C}": return ","
            case "\u{066B}": return decimalSeparator
            case "\u{066C}": return groupingSeparator ?? scalar
            default: return Self.plain(scalar)
            }
        }
    }

    private static func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        if scalar == "\u{2019}" { return "'" }
        return scalar.properties.generalCategory == .spaceSeparator ? " " : scalar
    }
}
