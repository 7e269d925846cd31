/// The three numbers of a date as it was typed.
struct TypedNumbers {
    struct Number {
        var value = 0
        var digitCount = 0
    }

    private var numbers: [Number] = []
    /// What stands behind each number.
    private var separators: [String] = []

    /// Nil unless the text is three numbers of at most four digits, one separator, or only spaces, between two, and perhaps one behind the last.
    init?(_ text: String) {
        var isInNumber = false
        for scalar in text.trimmed.unicodeScalars where !Self.unseen.contains(scalar) {
            if scalar.properties.numericType == .decimal, let digit = scalar.properties.numericValue {
                if !isInNumber {
                    numbers.append(Number())
                    separators.append("")
                }
                isInNumber = true
                numbers[numbers.count - 1].value = numbers[numbers.count - 1].value * 10 + Int(digit)
                numbers[numbers.count - 1].digitCount += 1
                guard numbers.count <= 3, numbers[numbers.count - 1].digitCount <= 4 else { return nil }
            } else {
                guard !numbers.isEmpty else { return nil }
                isInNumber = false
                if scalar.properties.generalCategory == .spaceSeparator {
                    separators[numbers.count - 1].append(" ")
                } else {
                    let separator = separators[numbers.count - 1].trimmed
                    guard Self.separators.contains(scalar), separator.isEmpty else { return nil }
                    separators[numbers.count - 1].unicodeScalars.append(scalar)
                }
            }
        }
        guard numbers.count == 3 else { return nil }
    }

    subscript(index: Int) -> Number { numbers[index] }

    /// Whether they stand as in ISO 8601: `2026-12-31`.
    var isISO: Bool { separators == ["-", "-", ""] && numbers.map(\.digitCount) == [4, 2, 2] }

    /// What of a pattern for dates is typed between numbers: eras and words are not.
    static func separator(in pattern: String) -> String {
        String(String.UnicodeScalarView(pattern.unicodeScalars.filter { $0 == " " || unseen.contains($0) || separators.contains($0) }))
    }

    private static let separators: Set<Unicode.Scalar> = [
        ".", "/", "-", "\u{FF0E}", "\u{FF0F}", "\u{FF0D}", "\u{2010}", "\u{2013}", "\u{2212}", "\u{5E74}", "\u{6708}", "\u{65E5}",
    ]

    /// Marks for the direction of writing.
    private static let unseen: Set<Unicode.Scalar> = ["\u{200E}", "\u{200F}", "\u{061C}"]
}
