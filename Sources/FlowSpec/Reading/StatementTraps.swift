import FlowMarkdown

/// Places where Markdown reads something else than what was most likely meant.
enum StatementTraps {
    /// Reports the first trap in a statement; whether there is one.
    static func report(in paragraph: Paragraph, _ diagnostics: inout Diagnostics) -> Bool {
        let lineStarts = Set(paragraph.lines.dropFirst().map(\.range.lowerBound))
        for (index, fragment) in paragraph.fragments.enumerated() {
            let isFound =
                switch fragment {
                case .code(let span):
                    reportTouchingSpans(span, &diagnostics)
                        || lineStarts.contains(span.range.lowerBound) && !paragraph.fragments[..<index].expectSpan
                            && reportLostBullet(span, before: paragraph.fragments[(index + 1)...], &diagnostics)
                case .html(let text): reportHTML(text, &diagnostics)
                case .text(let text): reportLoneBacktick(text, &diagnostics)
                default: false
                }
            if isFound { return true }
        }
        return false
    }

    /// Of two spans without anything between them Markdown makes one, in which two backticks stand.
    private static func reportTouchingSpans(_ span: CodeSpan, _ diagnostics: inout Diagnostics) -> Bool {
        guard let offset = span.content.offset(of: "``") else { return false }
        diagnostics.error(
            .touchingSpans, "Markdown reads two code spans that touch as one; something has to stand between them",
            at: span.content.range(from: offset, to: offset + 2))
        return true
    }

    /// Tags are not shown on the page.
    private static func reportHTML(_ text: MappedText, _ diagnostics: inout Diagnostics) -> Bool {
        let start = SourceRange(text.range.lowerBound, text.range.lowerBound)
        diagnostics.error(
            .htmlTag, "Markdown takes “\(text.text)” for HTML, which is not shown; write code in code spans, and a sign by itself as “\\<”",
            at: text.range,
            fix: .init("put “\\” before it", replacing: start, with: "\\"))
        return true
    }

    private static func reportLoneBacktick(_ text: MappedText, _ diagnostics: inout Diagnostics) -> Bool {
        var isEscaped = false
        for (offset, byte) in text.text.utf8.enumerated() {
            if isEscaped {
                isEscaped = false
            } else if byte == UInt8(ascii: "\\") {
                isEscaped = true
            } else if byte == UInt8(ascii: "`") {
                diagnostics.error(
                    .loneBacktick, "this backtick has no partner that would make a code span; by itself it is written “\\`”",
                    at: text.range(from: offset, to: offset + 1))
                return true
            }
        }
        return false
    }

    /// A line that goes on with the item above by Markdown's rules, but is a statement: no expression, which could be a part of a message,
    /// or a condition before a colon.
    private static func reportLostBullet(_ span: CodeSpan, before rest: ArraySlice<Fragment>, _ diagnostics: inout Diagnostics) -> Bool {
        var silent = Diagnostics()
        if let expression = Expression.parse(span.content, &silent), !expression.isCondition || !rest.beginsWithColon { return false }
        StatementReader.reportLostBullet(span, &diagnostics)
        return true
    }
}

extension ArraySlice<Fragment> {
    /// Whether a code span is to follow by what stands before: a separator, or a word that a phrase has before one.
    fileprivate var expectSpan: Bool {
        guard case .text(let text)? = last(where: { if case .lineBreak = $0 { false } else { true } }) else { return false }
        let word = text.text.split { $0.isWhitespace }.last ?? ""
        return word.last.map { ",:，：".contains($0) } == true || Self.wordsBeforeSpans.contains(word)
    }

    private static let wordsBeforeSpans: Set<Substring> = ["failure", "set", "takes", "warning", "when", "with"]

    fileprivate var beginsWithColon: Bool {
        guard case .text(let text)? = first else { return false }
        return text.text.hasPrefix(":") || text.text.hasPrefix("：")
    }
}

extension Expression {
    /// Whether it can only hold or not, by its form alone.
    fileprivate var isCondition: Bool {
        switch kind {
        case .binary(let sign, _, _): sign.precedence <= .comparison
        case .prefix(.not, _), .isCase: true
        default: false
        }
    }
}

extension MappedText {
    /// Where `part` begins for the first time.
    fileprivate func offset(of part: String) -> Int? {
        let (bytes, part) = (Array(text.utf8), Array(part.utf8))
        guard bytes.count >= part.count else { return nil }
        return (0...(bytes.count - part.count)).first { bytes[$0..<($0 + part.count)].elementsEqual(part) }
    }
}
