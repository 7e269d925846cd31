import Foundation

/// The layout of a spec, which carries no meaning.
struct Reflow {
    /// The column at which lines are wrapped; none if nil.
    var width: Int?
    var bullets: [Character] = ["-"]
    var isLoose = false
    /// Whether the numbers of a list are other ones than 1, 2, 3.
    var isRenumbered = false
    var delimiter: Character = "."
    var lineEnding = "\n"
    var hasTrailingSpaces = false
    var hasComments = false

    static func random(using generator: inout SeededGenerator) -> Reflow {
        Reflow(
            width: [nil, 20, 40, 60, 100].randomElement(using: &generator) ?? nil,
            bullets: [["-"], ["*"], ["+"], ["-", "*", "+"]].randomElement(using: &generator) ?? ["-"],
            isLoose: .random(using: &generator), isRenumbered: .random(using: &generator),
            delimiter: Bool.random(using: &generator) ? "." : ")",
            lineEnding: ["\n", "\r\n", "\r"].randomElement(using: &generator) ?? "\n",
            hasTrailingSpaces: .random(using: &generator), hasComments: .random(using: &generator))
    }

    /// The spec in this layout. Of the layout that it has, only the indentation of nested lists is looked at.
    func applied(to spec: String, using generator: inout SeededGenerator) -> String {
        var lines: [String] = []
        var previous: Piece?
        var numbers: [Int: Int] = [:]
        var listCount = 0
        /// The columns at which the text of the items stands that are open, outermost first, in the spec and as it is written.
        var open: [(old: Int, new: Int)] = []
        for piece in Self.pieces(of: spec) {
            let isItem = piece.marker != nil
            while let last = open.last, !isItem || piece.indentation < last.old {
                open.removeLast()
                if !isItem && open.isEmpty { break }
            }
            let isNested = isItem && !open.isEmpty
            let continuesList = isItem && previous?.marker != nil
            if !continuesList {
                numbers = [:]
                listCount += 1
            }
            var marker = ""
            if let old = piece.marker {
                if old.last == "." || old.last == ")" {
                    let level = open.count
                    let isFirst = numbers[level] == nil
                    let next =
                        numbers[level].map { $0 + Int.random(in: 0...3, using: &generator) }
                        ?? (isNested ? 1 : .random(in: 0...12, using: &generator))
                    numbers[level] = isRenumbered ? next : (isFirst ? 1 : (numbers[level] ?? 0) + 1)
                    numbers = numbers.filter { $0.key <= level }
                    marker = "\(numbers[level] ?? 1)\(delimiter) "
                } else {
                    numbers = numbers.filter { $0.key < open.count }
                    marker = "\(bullets[(listCount + open.count) % bullets.count]) "
                }
            }
            if previous != nil, !(continuesList && !isLoose) { lines.append("") }
            if hasComments, !isItem, !lines.isEmpty, Bool.random(using: &generator) { lines += ["<!-- `a` comment -->", ""] }
            let column = (open.last?.new ?? 0) + marker.count
            lines += wrapped(piece, marker: marker, column: column)
            if isItem { open.append((piece.indentation + (piece.marker?.count ?? 0) + 1, column)) }
            previous = piece
        }
        if hasTrailingSpaces { lines = withTrailingSpaces(lines, using: &generator) }
        return lines.map { $0 + lineEnding }.joined()
    }

    // MARK: Reading

    /// A heading, a paragraph, a table or the text of an item, on one line.
    private struct Piece {
        var indentation: Int
        var marker: String?
        var text: String
        /// Whether the lines stay as they are.
        var isVerbatim: Bool
    }

    private static func pieces(of spec: String) -> [Piece] {
        var pieces: [Piece] = []
        var isOpen = false
        for line in spec.components(separatedBy: "\n") {
            let text = line.trimmingCharacters(in: .whitespaces)
            let indentation = line.prefix { $0 == " " }.count
            if text.isEmpty {
                isOpen = false
            } else if text.hasPrefix("#") || text.hasPrefix("|") {
                if isOpen, text.hasPrefix("|"), pieces.last?.isVerbatim == true {
                    pieces[pieces.count - 1].text += "\n" + text
                } else {
                    pieces.append(Piece(indentation: 0, text: text, isVerbatim: true))
                }
                isOpen = text.hasPrefix("|")
            } else if let match = text.firstMatch(of: #/^([-*+]|\d+[.)]) +/#) {
                pieces.append(
                    Piece(
                        indentation: indentation, marker: String(match.1), text: String(text[match.range.upperBound...]), isVerbatim: false)
                )
                isOpen = true
            } else if isOpen {
                pieces[pieces.count - 1].text += " " + text
            } else {
                pieces.append(Piece(indentation: 0, text: text, isVerbatim: false))
                isOpen = true
            }
        }
        return pieces
    }

    // MARK: Writing

    private func wrapped(_ piece: Piece, marker: String, column: Int) -> [String] {
        if piece.isVerbatim { return piece.text.components(separatedBy: "\n") }
        var lines: [String] = []
        var current = String(repeating: " ", count: column - marker.count) + marker
        var isEmpty = true
        for word in piece.text.split(separator: " ", omittingEmptySubsequences: false) {
            // What would begin a block of its own may not come to stand at the beginning of a line.
            let mayBegin = word.firstMatch(of: #/^([-+*>#=|<~`]|\d+[.)]|$)/#) == nil || word.hasPrefix("`")
            if !isEmpty, mayBegin, let width, current.count + 1 + word.count > width {
                lines.append(current)
                current = String(repeating: " ", count: column) + word
            } else {
                current += (isEmpty ? "" : " ") + word
            }
            isEmpty = false
        }
        return lines + [current]
    }

    /// A space at the end of lines, or several, but not within a code span, where they could be part of a string.
    private func withTrailingSpaces(_ lines: [String], using generator: inout SeededGenerator) -> [String] {
        var isInCode = false
        return lines.map { line in
            if line.isEmpty { isInCode = false }
            for character in line where character == "`" { isInCode.toggle() }
            return isInCode ? line : line + String(repeating: " ", count: Int.random(in: 0...3, using: &generator))
        }
    }
}
