import FlowMarkdown

/// The traps: characters that look like what was meant.
extension Lexer {
    /// Skips white space, and reports the kinds of it that only look like a space; whether there was any.
    mutating func skipSpace() -> Bool {
        let start = index
        while let scalar = scalar() {
            if scalar == " " || scalar == "\t" || scalar == "\n" || scalar == "\r" {
                index += 1
            } else if scalar.isGraphicASCII {
                break
            } else if let name = scalar.nameOfUnusualSpace {
                diagnostics.error(
                    .lookalikeCharacter, "this is \(name), not a space", at: range(index, index + 1),
                    fix: .init("replace by a space", replacing: range(index, index + 1), with: " "))
                index += 1
            } else if scalar.isInvisible {
                diagnostics.error(
                    .lookalikeCharacter, "an invisible character (\(scalar.codePoint)) stands here", at: range(index, index + 1),
                    fix: .init("remove it", replacing: range(index, index + 1), with: ""))
                index += 1
            } else {
                break
            }
        }
        return index > start
    }

    /// Reports a sign that stands for one of the language's; afterwards it is read as that. Gives the sign if it stands for several characters.
    mutating func readLookalike() -> Token.Sign? {
        guard let scalar = scalar(), !scalar.isGraphicASCII else { return nil }
        if scalar.isFullWidth, !scalar.isQuotationMark { replaceFullWidth() }
        guard let meant = Self.lookalikes[scalar] else { return nil }
        diagnostics.error(
            .lookalikeCharacter, "`\(scalar)` is written `\(meant.rawValue)`", at: range(index, index + 1),
            fix: .init("replace by `\(meant.rawValue)`", replacing: range(index, index + 1), with: meant.rawValue))
        index += 1
        return meant
    }

    /// Reports full-width characters that stand side by side, once, and puts the ASCII characters in their place.
    mutating func replaceFullWidth() {
        let start = index
        var end = index
        var replacement = ""
        while end < scalars.count, scalars[end].isFullWidth, !scalars[end].isQuotationMark {
            // The forms are in the order of ASCII: U+FF01 is U+0021.
            if let ascii = Unicode.Scalar(scalars[end].value - 0xFEE0) { scalars[end] = ascii }
            replacement.unicodeScalars.append(scalars[end])
            end += 1
        }
        guard end > start else { return }
        let lookalike = range(start, end)
        diagnostics.error(
            .lookalikeCharacter, end == start + 1 ? "this is a full-width character" : "these are full-width characters", at: lookalike,
            fix: .init("replace by `\(replacement)`", replacing: lookalike, with: replacement))
    }

    /// Reports a name in which a letter of another alphabet stands among Latin ones and looks like one of them; afterwards it is read as that.
    mutating func refuseMixedAlphabets(from start: Int) {
        guard scalars[start..<index].contains(where: { !$0.isASCII && Self.latinLetters[$0] != nil }),
            scalars[start..<index].contains(where: { $0.isASCII && $0.properties.isAlphabetic })
        else { return }
        let name = text(start, index)
        for place in start..<index { if let latin = Self.latinLetters[scalars[place]] { scalars[place] = latin } }
        let meant = text(start, index)
        diagnostics.error(
            .lookalikeCharacter, "`\(name)` has letters of another alphabet that look like Latin ones", at: range(start, index),
            fix: .init("replace by `\(meant)`", replacing: range(start, index), with: meant))
    }

    /// Cyrillic and Greek letters, and the Latin ones that they look like (Unicode Technical Standard 39, “confusables.txt”).
    private static let latinLetters: [Unicode.Scalar: Unicode.Scalar] = Dictionary(
        uniqueKeysWithValues: zip(
            "аеорсухіјѕԁһԛԝгАВЕКМНОРСТХІЈЅԌνορΑΒΕΖΗΙΚΜΝΟΡΤΥΧ".unicodeScalars,
            "aeopcyxijsdhqwrABEKMHOPCTXIJSGvopABEZHIKMNOPTYX".unicodeScalars))

    /// Reports an operator as other languages write it; afterwards it is read as Swift's.
    mutating func readMisspeltSign() -> Token.Sign? {
        guard let first = scalar(), first == "=" || first == "!" || first == "<" || first == "&" else { return nil }
        for (wrong, scalars, meant) in Self.misspelt where matches(scalars) {
            // `&&` and `||` are right; a single one is not.
            if wrong == "&", scalar(1) == "&" { continue }
            let count = scalars.count
            diagnostics.error(
                .foreignOperator, "`\(wrong)` is written `\(meant.rawValue)`", at: range(index, index + count),
                fix: .init("replace by `\(meant.rawValue)`", replacing: range(index, index + count), with: meant.rawValue))
            index += count
            return meant
        }
        return nil
    }

    private static let misspelt: [(String, [Unicode.Scalar], Token.Sign)] = [
        ("===", .equal), ("!==", .notEqual), ("<>", .notEqual), ("=>", .greaterOrEqual), ("=<", .lessOrEqual), ("&", .and),
    ]
    .map { (wrong: String, meant: Token.Sign) in (wrong, Array(wrong.unicodeScalars), meant) }

    private static let lookalikes: [Unicode.Scalar: Token.Sign] = [
        "≠": .notEqual, "≤": .lessOrEqual, "≥": .greaterOrEqual, "×": .times, "÷": .divided, "−": .minus, "–": .minus, "—": .minus,
        "…": .ellipsis, "、": .comma, "。": .dot, "∧": .and, "∨": .or, "¬": .exclamation, "→": .arrow,
    ]
}

extension Unicode.Scalar {
    /// Marks that open or close a quotation, straight double ones excepted.
    var isQuotationMark: Bool { "“”„‟‘’‚‛«»‹›「」『』＂＇'".unicodeScalars.contains(self) }

    /// What kind of space it is, if it is one and not the usual.
    var nameOfUnusualSpace: String? {
        switch value {
        case 0xA0, 0x202F: "a non-breaking space"
        case 0x3000: "a full-width space"
        case 0x1680, 0x2000...0x200A, 0x205F, 0x85, 0x2028, 0x2029, 0xB, 0xC: "an unusual space (\(codePoint))"
        default: nil
        }
    }

    /// `U+00A0`.
    var codePoint: String {
        let digits = String(value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
