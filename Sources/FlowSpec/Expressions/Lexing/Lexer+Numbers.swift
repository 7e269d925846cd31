import FlowMarkdown

extension Lexer {
    /// An integer (decimal, `0x`, `0o`, `0b`) or a decimal fraction, with underscores between digits, as Swift writes them.
    mutating func readNumber() -> Token.Kind? {
        let start = index
        if scalars[index] == "0", let prefix = scalar(1), ["x", "o", "b"].contains(prefix) {
            index += 2
            return finishInteger(from: start, digits: prefix == "x" ? 16 : prefix == "o" ? 8 : 2)
        }
        skipDigits()
        var isFloating = false
        if scalar() == ".", let next = scalar(1), next.isDigit {
            isFloating = true
            index += 1
            skipDigits()
        }
        if let exponent = scalar(), ["e", "E"].contains(exponent) {
            let sign = scalar(1).map { ["+", "-"].contains($0) } ?? false
            if let digit = scalar(sign ? 2 : 1), digit.isDigit {
                isFloating = true
                index += sign ? 2 : 1
                skipDigits()
            }
        }
        guard finishNumber(from: start) else { return nil }
        return isFloating ? .floating(text(start, index)) : .integer(text(start, index))
    }

    /// `.5`, which Swift writes `0.5`.
    mutating func readFractionWithoutZero() -> Token.Kind? {
        let start = index
        index += 1
        skipDigits()
        let number = "0" + text(start, index)
        guard finishNumber(from: start) else { return nil }
        diagnostics.error(
            .malformedLiteral, "a number begins with a digit", at: range(start, index),
            fix: .init("replace by `\(number)`", replacing: range(start, index), with: number))
        return .floating(number)
    }

    private mutating func skipDigits() {
        while let scalar = scalar(), scalar.isDigit || scalar == "_" { index += 1 }
    }

    private mutating func finishInteger(from start: Int, digits radix: Int) -> Token.Kind? {
        let first = index
        while let scalar = scalar(), scalar == "_" || (Int(String(scalar), radix: radix) != nil) { index += 1 }
        guard index > first, scalars[first] != "_" else {
            while let scalar = scalar(), scalar.isIdentifierCharacter { index += 1 }
            fail(.malformedLiteral, "`\(text(start, index))` is not a number", from: start, to: index)
            return nil
        }
        guard finishNumber(from: start) else { return nil }
        return .integer(text(start, index))
    }

    /// Reports letters that stand right behind a number.
    private mutating func finishNumber(from start: Int) -> Bool {
        guard let scalar = scalar(), scalar.isIdentifierCharacter else { return true }
        while let scalar = self.scalar(), scalar.isIdentifierCharacter { index += 1 }
        fail(
            .malformedLiteral, "`\(text(start, index))` is neither a number nor a name: a name begins with a letter", from: start, to: index
        )
        return false
    }
}
