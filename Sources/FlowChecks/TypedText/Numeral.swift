import Foundation

/// A decimal number as its digits, whatever type is going to hold it.
struct Numeral {
    var isNegative = false
    /// The digits before the decimal separator, `0` to `9`, at least one, without leading zeros.
    var integer = "0"
    /// The digits behind the decimal separator, without zeros at the end.
    var fraction = ""
    /// Whether there is a decimal separator, with or without digits behind it.
    var hasSeparator = false

    /// `-1234.5`, as programs write it.
    var text: String { (isNegative ? "-" : "") + integer + (fraction.isEmpty ? "" : "." + fraction) }
}

// MARK: Reading

extension Numeral {
    /// The number that a text stands for in a locale. See ``TextFormat/number`` for the rules.
    init?(_ text: String, in locale: Locale) {
        let symbols = NumberSymbols(locale)
        var rest = symbols.simplified(text)[...]
        if let sign = rest.first, sign == "-" || sign == "+" {
            isNegative = sign == "-"
            rest = rest.dropFirst()
        }
        let parts = rest.split(separator: symbols.decimalSeparator, maxSplits: 1, omittingEmptySubsequences: false)
        guard let integer = Self.digits(in: parts[0], groupedBy: symbols.groupingSeparator) else { return nil }
        let fraction = parts.count > 1 ? Array(parts[1]) : []
        guard fraction.allSatisfy(\.isASCIIDigit), !integer.isEmpty || !fraction.isEmpty else { return nil }
        hasSeparator = parts.count > 1
        self.integer = String(String.UnicodeScalarView(integer.drop { $0 == "0" }))
        if self.integer.isEmpty { self.integer = "0" }
        let end = fraction.lastIndex { $0 != "0" }.map { $0 + 1 } ?? 0
        self.fraction = String(String.UnicodeScalarView(fraction[..<end]))
        if self.integer == "0", self.fraction.isEmpty { isNegative = false }
    }

    /// The digits without what groups them; nil if that is in the wrong place: between groups of three digits, or of two, as in India, but
    /// the last of three.
    private static func digits(in part: ArraySlice<Unicode.Scalar>, groupedBy separator: Unicode.Scalar?) -> [Unicode.Scalar]? {
        let groups = separator.map { part.split(separator: $0, omittingEmptySubsequences: false) } ?? [part]
        guard groups.allSatisfy({ $0.allSatisfy(\.isASCIIDigit) }) else { return nil }
        if groups.count > 1 {
            guard (1...3).contains(groups[0].count), groups.last?.count == 3 else { return nil }
            guard groups.dropFirst().dropLast().allSatisfy({ (2...3).contains($0.count) }) else { return nil }
        }
        return Array(groups.joined())
    }
}

// MARK: Writing

extension Numeral {
    /// The digits of `text`, which a program has written: `-12.5` or `1e-7`.
    init(programText text: some StringProtocol) {
        let mantissaAndExponent = text.split(separator: "e")
        let mantissa = mantissaAndExponent[0].drop { $0 == "-" }.split(separator: ".")
        let exponent = mantissaAndExponent.count > 1 ? Int(mantissaAndExponent[1]) ?? 0 : 0
        let before = String(mantissa[0])
        let behind = mantissa.count > 1 ? String(mantissa[1]) : ""
        var digits = Array(before + behind)
        var point = before.count + exponent
        if point < 0 {
            digits.insert(contentsOf: repeatElement("0", count: -point), at: 0)
            point = 0
        } else if point > digits.count {
            digits.append(contentsOf: repeatElement("0", count: point - digits.count))
        }
        integer = String(digits[..<point].drop { $0 == "0" })
        if integer.isEmpty { integer = "0" }
        let fraction = digits[point...]
        self.fraction = String(fraction[..<(fraction.lastIndex { $0 != "0" }.map { $0 + 1 } ?? point)])
        isNegative = text.hasPrefix("-")
    }

    /// The number as it would be typed in a locale, without grouping.
    func typed(in locale: Locale) -> String {
        let symbols = NumberSymbols(locale)
        let digits = { (digits: String) in String(String.UnicodeScalarView(digits.unicodeScalars.map(symbols.digit))) }
        let fraction = fraction.isEmpty ? "" : String(symbols.decimalSeparator) + digits(self.fraction)
        return (isNegative ? "-" : "") + digits(integer) + fraction
    }
}

extension Unicode.Scalar {
    fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
