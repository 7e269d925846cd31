import FlowMarkdown

/// Cuts a code span into tokens.
///
/// What people type by accident (typographic quotation marks, non-breaking spaces, full-width signs) is reported once, with its fix,
/// and then read as what was meant, so that the rest of the span is checked as well.
struct Lexer {
    let span: MappedText
    var scalars: [Unicode.Scalar]
    /// The offset in the text of each scalar, and of the end.
    let offsets: [Int]
    var index = 0
    var diagnostics = Diagnostics()
    /// Whether something could not be read at all.
    var hasFailed = false

    init(_ span: MappedText) {
        self.span = span
        scalars = Array(span.text.unicodeScalars)
        var offsets: [Int] = []
        offsets.reserveCapacity(scalars.count + 1)
        var offset = 0
        for scalar in scalars {
            offsets.append(offset)
            offset += UTF8.width(scalar)
        }
        offsets.append(offset)
        self.offsets = offsets
    }

    /// All tokens of the span, with ``Token/Kind/end`` as the last.
    mutating func tokens() -> [Token] { tokens(untilParenthesis: false, depth: 0) }

    func scalar(_ ahead: Int = 0) -> Unicode.Scalar? {
        index + ahead < scalars.count ? scalars[index + ahead] : nil
    }

    /// The place in the file of the scalars from `lower` up to `upper`.
    func range(_ lower: Int, _ upper: Int) -> SourceRange {
        span.range(from: offsets[lower], to: offsets[min(upper, scalars.count)])
    }

    func text(_ lower: Int, _ upper: Int) -> String {
        let scalars = scalars[lower..<min(upper, scalars.count)]
        if scalars.allSatisfy(\.isASCII) { return String(decoding: scalars.map { UInt8(truncatingIfNeeded: $0.value) }, as: UTF8.self) }
        var result = String.UnicodeScalarView()
        result.append(contentsOf: scalars)
        return String(result)
    }

    /// Reports what leaves the span unreadable.
    mutating func fail(_ code: DiagnosticCode, _ message: String, from lower: Int, to upper: Int, fix: Diagnostic.Fix? = nil) {
        diagnostics.error(code, message, at: range(lower, upper), fix: fix)
        hasFailed = true
    }

    /// Tokens up to the end, or up to the parenthesis that closes an interpolation.
    mutating func tokens(untilParenthesis: Bool, depth: Int) -> [Token] {
        var result: [Token] = []
        var open = 0
        while true {
            let hasSpace = skipSpace() || result.isEmpty
            let start = index
            guard let scalar = scalar() else { break }
            if untilParenthesis, scalar == ")", open == 0 { break }
            let kind = token(startingWith: scalar, after: result.last, depth: depth)
            guard let kind else { continue }
            if kind == .sign(.leftParenthesis) { open += 1 }
            if kind == .sign(.rightParenthesis) { open -= 1 }
            result.append(Token(kind: kind, lower: offsets[start], upper: offsets[index], hasSpaceBefore: hasSpace))
        }
        result.append(Token(kind: .end, lower: offsets[index], upper: offsets[index], hasSpaceBefore: true))
        return result
    }

    /// Reads one token; nil if what stands here was reported and skipped.
    private mutating func token(startingWith first: Unicode.Scalar, after previous: Token?, depth: Int) -> Token.Kind? {
        if let sign = readLookalike() { return .sign(sign) }
        let scalar = scalars[index]
        if scalar.isIdentifierHead { return readIdentifier() }
        if scalar.isDigit { return readNumber() }
        if scalar == "\"" || scalar.isQuotationMark { return readString(depth: depth) }
        if scalar == "$" { return readClosureParameter() }
        if scalar == "`" { return readEscapedIdentifier() }
        if scalar == "/", self.scalar(1) == "/" || self.scalar(1) == "*" { return refuseComment() }
        if scalar == "#", self.scalar(1) == "/" { return readRegex(isExtended: true) }
        if scalar == "/", !(previous?.endsOperand ?? false) { return readRegex(isExtended: false) }
        if scalar == ".", let next = self.scalar(1), next.isDigit, !(previous?.endsOperand ?? false) { return readFractionWithoutZero() }
        if let sign = readMisspeltSign() { return .sign(sign) }
        for (text, sign) in Self.signs[scalar] ?? [] where matches(text) {
            index += text.count
            return .sign(sign)
        }
        index += 1
        fail(.unexpectedSign, "`\(scalar)` has no meaning here", from: index - 1, to: index)
        return nil
    }

    func matches(_ text: [Unicode.Scalar]) -> Bool {
        index + text.count <= scalars.count && scalars[index..<index + text.count].elementsEqual(text)
    }

    /// The signs by their first characters, each in the order in which they are tried.
    private static let signs = Dictionary(
        grouping: Token.Sign.allCases.map { (Array($0.rawValue.unicodeScalars), $0) }, by: { $0.0[0] })

    private mutating func readIdentifier() -> Token.Kind {
        let start = index
        while let scalar = scalar() {
            if scalar.isFullWidth { replaceFullWidth() }
            guard scalars[index].isIdentifierCharacter else { break }
            index += 1
        }
        refuseMixedAlphabets(from: start)
        return .identifier(text(start, index))
    }

    private mutating func refuseComment() -> Token.Kind? {
        let start = index
        index = scalars.count
        fail(.notInTheLanguage, "a comment cannot stand in a code span; write it as a paragraph", from: start, to: start + 2)
        return nil
    }

    private mutating func readEscapedIdentifier() -> Token.Kind? {
        let start = index
        index += 1
        guard let first = scalar(), first.isIdentifierHead, case .identifier(let name) = readIdentifier(), scalar() == "`" else {
            fail(.unexpectedSign, "a backtick has no meaning inside a code span", from: start, to: start + 1)
            return nil
        }
        index += 1
        diagnostics.error(
            .notInTheLanguage, "names need no backticks of their own; keywords are escaped where Swift needs it", at: range(start, index),
            fix: .init("replace by `\(name)`", replacing: range(start, index), with: name))
        return .identifier(name)
    }

    private mutating func readClosureParameter() -> Token.Kind? {
        let start = index
        index += 1
        while let scalar = scalar(), scalar.isIdentifierCharacter { index += 1 }
        let name = text(start, index)
        if name == "$0" { return .closureParameter }
        fail(.misplacedClosure, "`\(name)` is not known: a closure has one parameter, `$0`", from: start, to: index)
        return nil
    }
}

extension Token {
    /// Whether an operand can end with the token, so that a slash behind it divides.
    var endsOperand: Bool {
        switch kind {
        case .identifier, .integer, .floating, .string, .regex, .closureParameter: true
        case .sign(let sign): [.rightParenthesis, .rightBracket, .rightBrace, .question].contains(sign)
        case .end: false
        }
    }
}
