import FlowSpec

extension SwiftExpressionWriter {
    /// A fraction. As a literal a `Decimal` would go through `Double` and lose digits (19.99 becomes 19.989999999999997952), so that one is
    /// written by its digits and its exponent.
    func floating(_ digits: String, _ type: ValueType) -> String {
        guard type == .decimal, !writesFlowLanguage, let literal = DecimalLiteral(digits) else { return digits }
        return "Decimal(sign: .plus, exponent: \(literal.exponent), significand: \(grouped(String(literal.significand))))"
    }

    /// A number of seven digits or more in groups of three, as swift-format wants it.
    func grouped(_ digits: String) -> String {
        guard digits.utf8.count >= 7, digits.allSatisfy(\.isNumber) else { return digits }
        var result = ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index).isMultiple(of: 3) { result += "_" }
            result.append(digit)
        }
        return result
    }

    func literal(_ segments: [TypedExpression.Segment]) -> String {
        var result = "\""
        for segment in segments {
            switch segment {
            case .text(let text): result += Self.content(text)
            case .interpolation(let expression): result += "\\(" + write(expression, .conditional) + ")"
            }
        }
        return result + "\""
    }

    /// A string literal of Swift that holds the text: `"He said \"no\""`.
    public static func literal(_ text: String) -> String {
        "\"" + content(text) + "\""
    }

    /// What stands between the quotation marks of a literal with this text.
    static func content(_ text: String) -> String {
        if text.utf8.allSatisfy(isPlain) { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case "\0": result += "\\0"
            case _ where isInvisible(scalar): result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Whether it is a character of ASCII that stands in a literal as it is.
    private static func isPlain(_ byte: UInt8) -> Bool {
        byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }

    /// Controls, and marks that turn the direction of the text around: what a reader of the file could not see. Joiners within emoji stay.
    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .control || scalar.isHiddenMark || [0x2028, 0x2029].contains(scalar.value)
    }

    /// Swift takes `/…/` with an unbalanced parenthesis in it for operators, whereas `#/…/#` is always a regex.
    func spelling(of regex: RegexLiteral) -> String {
        if regex.isExtended || writesFlowLanguage { return regex.spelling }
        var open = 0
        var isEscaped = false
        for character in regex.pattern {
            if isEscaped {
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if character == "(" {
                open += 1
            } else if character == ")" {
                open -= 1
            }
            if open < 0 { return RegexLiteral(pattern: regex.pattern, isExtended: true).spelling }
        }
        return regex.spelling
    }
}
