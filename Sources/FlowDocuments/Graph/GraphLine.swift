import FlowMarkdown

/// A line of text in a diagram, short enough to stand in a box.
public struct GraphLine: Equatable, Sendable {
    public enum Kind: Equatable, Sendable {
        /// Short remarks, one a run.
        case badges
        /// A property in words.
        case note
        /// A rule that must hold.
        case rule
        /// A rule that only warns.
        case warning
        /// What is done or decided.
        case step
        /// A text that people read.
        case message
    }

    /// A part of a line that is either prose or code.
    public struct Run: Equatable, Sendable {
        public let text: String
        public let isCode: Bool

        static func prose(_ text: String) -> Run { Run(text: text, isCode: false) }
        static func code(_ text: String) -> Run { Run(text: text, isCode: true) }
    }

    public let kind: Kind
    /// Each follows the one before it without a space, unless they are badges.
    public let runs: [Run]
    /// Whether the line goes on with the one above it.
    public let isContinuation: Bool
}

extension GraphLine {
    /// How many columns of a line are used: a Chinese character needs two.
    static let width = 40
    /// A text that needs more lines is shortened: the spec has the whole.
    static let maximumCount = 4

    /// The text in lines that are not longer than ``width``, broken at spaces where that is possible.
    ///
    /// - Parameter isSpaced: Whether there is a space between two runs whatever they hold.
    static func lines(_ kind: Kind, _ runs: [Run], isSpaced: Bool = true) -> [GraphLine] {
        var breaker = LineBreaker()
        for (index, run) in runs.enumerated() {
            let before = index > 0 ? runs[index - 1].text.last : nil
            let isGlued = !isSpaced && before?.isWhitespace == false && run.text.first?.isWhitespace == false
            breaker.append(run, isGlued: isGlued)
        }
        return breaker.lines.enumerated().map { GraphLine(kind: kind, runs: $1, isContinuation: $0 > 0) }
    }
}

/// Breaks text into lines.
private struct LineBreaker {
    private(set) var lines: [[GraphLine.Run]] = []
    private var column = 0
    private var isFull = false

    /// - Parameter isGlued: Whether the run follows the one before it without a space.
    mutating func append(_ run: GraphLine.Run, isGlued: Bool) {
        for (index, word) in run.text.split(whereSeparator: \.isWhitespace).enumerated() {
            append(word, run.isCode, space: isGlued && index == 0 ? 0 : 1)
        }
    }

    private mutating func append(_ word: Substring, _ isCode: Bool, space: Int) {
        var word = word
        if lines.isEmpty || column + space + word.columnCount > GraphLine.width { startLine() }
        // Only what is wider than a whole line is broken inside.
        while column == 0, word.columnCount > GraphLine.width, !isFull {
            var count = 0
            let head = word.prefix { character in
                count += character.columnCount
                return count <= GraphLine.width
            }
            add(head, isCode, space: 0)
            word = word[head.endIndex...]
            startLine()
        }
        if !word.isEmpty { add(word, isCode, space: space) }
    }

    private mutating func startLine() {
        if isFull || lines.last?.isEmpty == true { return }
        if lines.count == GraphLine.maximumCount {
            isFull = true
            let last = lines[lines.count - 1].removeLast()
            lines[lines.count - 1].append(GraphLine.Run(text: last.text + " …", isCode: last.isCode))
            return
        }
        lines.append([])
        column = 0
    }

    private mutating func add(_ word: Substring, _ isCode: Bool, space: Int) {
        if isFull { return }
        let space = column == 0 ? 0 : space
        let blank = space == 0 ? "" : " "
        let index = lines.count - 1
        if let last = lines[index].popLast() {
            if last.isCode == isCode {
                lines[index].append(GraphLine.Run(text: last.text + blank + word, isCode: isCode))
            } else {
                // The space is prose: in code it would be wider.
                lines[index].append(last.isCode ? last : .prose(last.text + blank))
                lines[index].append(GraphLine.Run(text: (last.isCode ? blank : "") + word, isCode: isCode))
            }
        } else {
            lines[index].append(GraphLine.Run(text: String(word), isCode: isCode))
        }
        column += space + word.columnCount
    }
}

extension GraphLine {
    /// The whole line without distinction.
    var text: String { runs.map(\.text).joined() }
}
