/// How the value of a text field is made from what was typed. Normalisations can be combined.
///
/// ```swift
/// let code = Field("", normalized: [.trimmed, .uppercased])
/// code.text = " ab "
/// code.value            // "AB"
/// code.text             // " ab "
/// ```
public struct Normalization: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Without white space at the beginning and end.
    public static let trimmed = Normalization(rawValue: 1)
    /// Only the decimal digits, of any script, written as `0` to `9`: `"٤１-1"` gives `"411"`.
    public static let digits = Normalization(rawValue: 2)
    /// In lower case, the same in every locale.
    public static let lowercased = Normalization(rawValue: 4)
    /// In upper case, the same in every locale.
    public static let uppercased = Normalization(rawValue: 8)

    /// The value for a text. Applying it again changes nothing.
    public func normalize(_ text: String) -> String {
        var value = text
        if contains(.digits) { value = Self.digits(in: value) }
        if contains(.trimmed) { value = value.trimmed }
        if contains(.lowercased) { value = value.lowercased() }
        if contains(.uppercased) { value = value.uppercased() }
        return value
    }

    /// What of a text is taken where its value must not be too long, and that value.
    ///
    /// ```swift
    /// Normalization.digits.take("12-345", atMost: 3)    // ("12-3", "123")
    /// ```
    ///
    /// - Parameters:
    ///   - text: What was typed.
    ///   - maximum: How many characters the value may have, as Swift counts them; nil if any number.
    public func take(_ text: String, atMost maximum: Int?) -> (text: String, value: String) {
        let value = normalize(text)
        // A text has at most as many characters as bytes.
        guard let maximum, value.utf8.count > maximum, value.count > maximum else { return (text, value) }
        let taken = Self.longestPrefix(of: text) { normalize($0).count <= maximum }
        return (taken, normalize(taken))
    }

    /// The longest beginning of a text that `fits`, whole characters only. If a beginning does not fit, no longer one does.
    private static func longestPrefix(of text: String, fits: (String) -> Bool) -> String {
        let characters = Array(text)
        var (fitting, tooLong) = (0, characters.count)
        while tooLong - fitting > 1 {
            let middle = (fitting + tooLong) / 2
            if fits(String(characters[..<middle])) { fitting = middle } else { tooLong = middle }
        }
        return String(characters[..<fitting])
    }

    private static func digits(in text: String) -> String {
        var digits: [UInt8] = []
        for scalar in text.unicodeScalars {
            if scalar.isASCII {
                if ASCII.isDigit(UInt8(truncatingIfNeeded: scalar.value)) { digits.append(UInt8(truncatingIfNeeded: scalar.value)) }
                continue
            }
            guard scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue else { continue }
            digits.append(UInt8(ascii: "0") + UInt8(value))
        }
        return String(decoding: digits, as: UTF8.self)
    }
}
