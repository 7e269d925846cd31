extension String {
    /// Whether this is a number with a correct check digit, as payment cards have one.
    ///
    /// Spaces and hyphens are ignored; there must be 12 to 19 digits, the lengths in use (ISO/IEC 7812-1 allows up to 19).
    /// Every single wrong digit is found, and nearly every swap of two neighbours.
    ///
    ///     "4111 1111 1111 1111".isLuhn   // true
    ///     "4111 1111 1111 1112".isLuhn   // false
    ///
    /// Source: ISO/IEC 7812-1, annex B (the Luhn formula, U.S. patent 2,950,048). Time: one pass.
    public var isLuhn: Bool {
        // Which digits are doubled depends on how many follow, so both sums are kept until the end is known.
        var sum = 0
        var otherSum = 0
        var count = 0
        for byte in utf8 where byte != UInt8(ascii: " ") && byte != UInt8(ascii: "-") {
            guard ASCII.isDigit(byte), count < 19 else { return false }
            let digit = Int(byte - UInt8(ascii: "0"))
            (sum, otherSum) = (otherSum + digit, sum + (digit < 5 ? digit * 2 : digit * 2 - 9))
            count += 1
        }
        return count >= 12 && sum % 10 == 0
    }
}
