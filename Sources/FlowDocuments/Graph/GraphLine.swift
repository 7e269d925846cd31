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
    static func lines(_ kind: Kind, _ runs: [Run]) -> [GraphLine] {
        var breaker = LineBreaker()
        for run in runs { breaker.append(run) }
        return breaker.lines.enumerated().map { GraphLine(kind: kind, runs: $1, isContinuation: $0 > 0) }
    }
}

/// Breaks text into lines.
private struct LineBreaker {
    private(set) var lines: [[GraphLine.Run]] = []
    private var column = 0
    private var isFull = false

    mutating func append(_ run: GraphLine.Run) {
        for word in run.text.split(whereSeparator: \.isWhitespace) { append(word, run.isCode) }
    }

    private mutating func append(_ word: Substring, _ isCode: Bool) {
        var word = word
        let width = word.columnCount
        if lines.isEmpty || column + 1 + width > GraphLine.width { startLine() }
        // Only what is wider than a whole line is broken inside.
        while column == 0, word.columnCount > GraphLine.width, !isFull {
            var count = 0
            let head = word.prefix { character in
                count += character.columnCount
                return count <= GraphLine.width
            }
            add(head, isCode)
            word = word[head.endIndex...]
            startLine()
        }
        if !word.isEmpty { add(word, isCode) }
    }

    private mutating func startLine() {
        if let last = lines.last, last.isEmpty || isFull { return }
        if lines.count == GraphLine.maximumCount {
            isFull = true
            let last = lines[lines.count - 1].removeLast()
            lines[lines.count - 1].append(GraphLine.Run(text: last.text + " …", isCode: last.isCode))
            return
        }
        lines.append([])
        column = 0
    }

    private mutating func add(_ word: Substring, _ isCode: Bool) {
        if isFull { return }
        let index = lines.count - 1
        if let last = lines[index].last, last.isCode == isCode {
            lines[index][lines[index].count - 1] = GraphLine.Run(text: "\(last.text) \(word)", isCode: isCode)
        } else {
            lines[index].append(GraphLine.Run(text: String(word), isCode: isCode))
        }
        column += (column == 0 ? 0 : 1) + word.columnCount
    }
}
