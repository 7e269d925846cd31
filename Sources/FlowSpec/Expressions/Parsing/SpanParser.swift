import FlowMarkdown

/// Reads one code span. What the span is expected to hold is said by who calls it; the parts that all spans share are here.
struct SpanParser {
    let span: MappedText
    var tokens: [Token]
    var index = 0
    var diagnostics = Diagnostics()
    /// The number of brackets, operators and the like that are open around the current token.
    var depth = 0
    /// Whether the last that was read is an expression, which an operator could go on with.
    var endsWithExpression = false

    /// Says that a mistake was reported and that reading cannot go on.
    struct Failure: Error {}

    /// Reads all of `span` with `read`; nil if that failed, which has then been reported.
    static func parse<Result>(
        _ span: MappedText, _ diagnostics: inout Diagnostics, _ read: (inout SpanParser) throws(Failure) -> Result
    ) -> Result? {
        var lexer = Lexer(span)
        let tokens = lexer.tokens()
        for diagnostic in lexer.diagnostics.all { diagnostics.report(diagnostic) }
        if lexer.hasFailed { return nil }
        var parser = SpanParser(span: span, tokens: tokens)
        defer { for diagnostic in parser.diagnostics.all { diagnostics.report(diagnostic) } }
        do throws(Failure) {
            if parser.current.kind == .end { throw parser.failure(.unexpectedSign, "this code span is empty", at: span.range) }
            let result = try read(&parser)
            try parser.expectEnd()
            return result
        } catch {
            return nil
        }
    }

    // MARK: Tokens

    var current: Token { tokens[index] }

    /// The token behind the current one; the end if there is none.
    func peek(_ ahead: Int = 1) -> Token { tokens[min(index + ahead, tokens.count - 1)] }

    /// The end of the last token that was read, where something missing should stand.
    var endOfPrevious: SourceRange {
        let offset = index > 0 ? range(of: tokens[index - 1]).upperBound : range(of: current).lowerBound
        return SourceRange(offset, offset)
    }

    func range(of token: Token) -> SourceRange { span.range(from: token.lower, to: token.upper) }

    var currentRange: SourceRange { range(of: current) }

    /// From the beginning of `lower` to the end of the last token that was read.
    func range(from lower: SourceRange) -> SourceRange {
        let previous = index > 0 ? range(of: tokens[index - 1]) : lower
        return SourceRange(lower.lowerBound, max(lower.upperBound, previous.upperBound))
    }

    mutating func advance() {
        if index < tokens.count - 1 { index += 1 }
    }

    func isAt(_ sign: Token.Sign) -> Bool { current.kind == .sign(sign) }

    func isAt(word: String) -> Bool { current.kind == .identifier(word) }

    /// Reads the sign if it is there.
    mutating func take(_ sign: Token.Sign) -> SourceRange? {
        guard isAt(sign) else { return nil }
        let range = currentRange
        advance()
        return range
    }

    /// Reads the word if it is there.
    mutating func take(word: String) -> SourceRange? {
        guard isAt(word: word) else { return nil }
        let range = currentRange
        advance()
        return range
    }

    // MARK: Mistakes

    /// Reports a mistake and gives what to throw.
    mutating func failure(
        _ code: DiagnosticCode, _ message: String, at range: SourceRange, notes: [Diagnostic.Note] = [], fix: Diagnostic.Fix? = nil
    ) -> Failure {
        diagnostics.error(code, message, at: range, notes: notes, fix: fix)
        return Failure()
    }

    /// Reports that something else was expected than what stands here.
    mutating func failure(expected: String) -> Failure {
        if current.kind == .end { return failure(.unexpectedSign, "expected \(expected), and the span ends here", at: endOfPrevious) }
        return failure(.unexpectedSign, "expected \(expected), found \(found(current))", at: currentRange)
    }

    /// What a token is, as a message calls it.
    func found(_ token: Token) -> String {
        switch token.kind {
        case .end: "the end"
        case .string: "a string"
        case .regex: "a regex"
        default: "`\(text(of: token))`"
        }
    }

    /// The token as it is written.
    func text(of token: Token) -> String {
        let utf8 = Array(span.text.utf8)
        return String(decoding: utf8[token.lower..<token.upper], as: UTF8.self)
    }

    /// What is written from one token to the end of another.
    func text(from first: Int, to last: Int) -> String {
        text(of: Token(kind: .end, lower: tokens[first].lower, upper: tokens[last].upper, hasSpaceBefore: false))
    }

    @discardableResult
    mutating func expect(_ sign: Token.Sign, _ description: String? = nil) throws(Failure) -> SourceRange {
        if let range = take(sign) { return range }
        throw failure(expected: description ?? "`\(sign.rawValue)`")
    }

    /// Reports what stands behind all that could be read.
    mutating func expectEnd() throws(Failure) {
        if current.kind != .end { throw unexpected() }
    }

    // MARK: Shared parts

    /// A name that is declared or used; `what` is what the message calls it: "a name", "the name of a field".
    mutating func name(_ what: String = "a name") throws(Failure) -> Name {
        guard case .identifier(let text) = current.kind else { throw failure(expected: what) }
        let range = currentRange
        if SwiftKeywords.unusableNames.contains(text) {
            throw failure(.reservedName, "`\(text)` has a meaning of its own in Swift and cannot be used as a name", at: range)
        }
        advance()
        endsWithExpression = false
        return Name(text, at: range)
    }

    /// One level deeper; nothing that recurses over what is written does so without it.
    mutating func nested<Result>(_ read: (inout SpanParser) throws(Failure) -> Result) throws(Failure) -> Result {
        guard depth < Expression.maximumHeight else { throw tooDeep(at: currentRange) }
        depth += 1
        defer { depth -= 1 }
        return try read(&self)
    }

    mutating func tooDeep(at range: SourceRange) -> Failure {
        failure(
            .nestedTooDeep, "this is nested more than \(Expression.maximumHeight) levels deep; give a part of it a name under `## Values`",
            at: range)
    }

    /// `a, b, c`, up to but without `end`. A comma may not follow the last.
    mutating func list<Element>(
        until end: Token.Sign?, _ read: (inout SpanParser) throws(Failure) -> Element
    ) throws(Failure) -> [Element] {
        var result: [Element] = []
        while true {
            result.append(try read(&self))
            guard let comma = take(.comma) else { return result }
            if end.map({ isAt($0) }) ?? (current.kind == .end) {
                throw failure(
                    .danglingComma, "nothing follows this comma", at: comma, fix: .init("remove it", replacing: comma, with: ""))
            }
        }
    }

    /// Reports the second of two things with one name.
    mutating func reportDuplicates(_ names: [Name], _ what: String) {
        var first: [String: Name] = [:]
        for name in names {
            if let earlier = first[name.text] {
                diagnostics.error(
                    .duplicateName, "there are two \(what) `\(name.text)`", at: name.range,
                    notes: [.init("the first is here", at: earlier.range)])
            } else {
                first[name.text] = name
            }
        }
    }
}
