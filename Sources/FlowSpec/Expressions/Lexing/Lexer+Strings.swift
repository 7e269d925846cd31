import FlowMarkdown

extension Lexer {
    /// A string literal. One in typographic or single quotation marks is reported and then read as if they were straight.
    mutating func readString(depth: Int) -> Token.Kind? {
        let start = index
        if matches(["\"", "\"", "\""]) {
            index = scalars.count
            fail(
                .malformedLiteral, "a string stands between single quotation marks `\"`; there are no strings of several lines here",
                from: start,
                to: start + 3)
            return nil
        }
        let isStraight = scalars[index] == "\""
        index += 1
        guard let pieces = readPieces(from: start, isStraight: isStraight, depth: depth) else { return nil }
        if !isStraight {
            let meant = "\"" + text(start + 1, index - 1) + "\""
            diagnostics.error(
                .lookalikeCharacter, "a string stands between straight quotation marks `\"`", at: range(start, index),
                fix: .init("replace by `\(meant)`", replacing: range(start, index), with: meant))
        }
        return .string(pieces)
    }

    private mutating func readPieces(from start: Int, isStraight: Bool, depth: Int) -> [Token.Piece]? {
        var pieces: [Token.Piece] = []
        var characters = ""
        while let scalar = scalar() {
            if scalar == "\"" || (!isStraight && scalar.isQuotationMark) {
                index += 1
                if !characters.isEmpty { pieces.append(.text(characters)) }
                return pieces
            }
            guard scalar == "\\" else {
                characters.unicodeScalars.append(scalar)
                index += 1
                continue
            }
            if self.scalar(1) == "(" {
                if !characters.isEmpty { pieces.append(.text(characters)) }
                characters = ""
                guard let tokens = readInterpolation(depth: depth) else { return nil }
                pieces.append(.interpolation(tokens))
            } else if let escaped = readEscape() {
                characters.unicodeScalars.append(escaped)
            }
        }
        reportMissingQuotationMark(from: start)
        return nil
    }

    /// The tokens of `\(…)`, whose parentheses belong to the string.
    private mutating func readInterpolation(depth: Int) -> [Token]? {
        let start = index
        index += 2
        guard depth < Expression.maximumHeight else {
            fail(.nestedTooDeep, "strings are nested more than \(Expression.maximumHeight) levels deep here", from: start, to: index)
            index = scalars.count
            return nil
        }
        let tokens = tokens(untilParenthesis: true, depth: depth + 1)
        guard scalar() == ")" else {
            if !hasFailed { fail(.malformedLiteral, "this `\\(` has no closing parenthesis", from: start, to: start + 2) }
            return nil
        }
        index += 1
        return tokens
    }

    /// One of Swift's escape sequences.
    private mutating func readEscape() -> Unicode.Scalar? {
        let start = index
        index += 1
        guard let letter = scalar() else { return nil }
        index += 1
        switch letter {
        case "\\", "\"", "'": return letter
        case "n": return "\n"
        case "r": return "\r"
        case "t": return "\t"
        case "0": return "\0"
        case "u": return readUnicodeEscape(from: start)
        default:
            let meant = "\\\\" + String(letter)
            fail(
                .malformedLiteral, "`\\\(letter)` is not an escape sequence; a backslash is written `\\\\`", from: start, to: index,
                fix: .init("replace by `\(meant)`", replacing: range(start, index), with: meant))
            return nil
        }
    }

    private mutating func readUnicodeEscape(from start: Int) -> Unicode.Scalar? {
        var digits = ""
        if scalar() == "{" {
            index += 1
            while let digit = scalar(), digit.isHexDigit {
                digits.unicodeScalars.append(digit)
                index += 1
            }
            if scalar() == "}" {
                index += 1
                if digits.count <= 8, let value = UInt32(digits, radix: 16), let result = Unicode.Scalar(value) { return result }
            }
        }
        fail(.malformedLiteral, "`\(text(start, index))` is not a Unicode character; one is written `\\u{1F600}`", from: start, to: index)
        return nil
    }

    private mutating func reportMissingQuotationMark(from start: Int) {
        guard !hasFailed else { return }
        // A string that was opened straight and closed typographically is the usual reason.
        if let mark = scalars[(start + 1)...].lastIndex(where: { $0.isQuotationMark && $0 != "'" }) {
            fail(
                .lookalikeCharacter, "a string ends with a straight quotation mark `\"`", from: mark, to: mark + 1,
                fix: .init("replace by `\"`", replacing: range(mark, mark + 1), with: "\""))
        } else {
            fail(.malformedLiteral, "this string has no closing quotation mark", from: start, to: scalars.count)
        }
    }
}
