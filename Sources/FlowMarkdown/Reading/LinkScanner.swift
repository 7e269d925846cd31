/// Finds the ends of the parts of links, as libcmark does (CommonMark 4.7 and 6.3).
///
/// Each function gets the offset where a part would begin, and returns the offset behind it, or `nil` if there is none.
struct LinkScanner {
    let bytes: [UInt8]
    /// Where the content ends.
    let end: Int

    /// What follows the text of a link in parentheses.
    struct Target {
        let destination: Range<Int>
        let title: Range<Int>?
        let end: Int
    }

    func byte(at offset: Int) -> UInt8? { offset < end ? bytes[offset] : nil }

    /// Behind white space, of which there may be none.
    func endOfSpace(from start: Int) -> Int {
        var offset = start
        while let byte = byte(at: offset), byte.isSpace { offset += 1 }
        return offset
    }

    /// `(destination "title")`.
    func target(from start: Int) -> Target? {
        guard byte(at: start) == UInt8(ascii: "(") else { return nil }
        let destination = endOfSpace(from: start + 1)
        guard let destinationEnd = endOfDestination(from: destination) else { return nil }
        let title = endOfSpace(from: destinationEnd)
        let titleEnd = title > destinationEnd ? endOfTitle(from: title) : nil
        let end = endOfSpace(from: titleEnd ?? title)
        guard byte(at: end) == UInt8(ascii: ")") else { return nil }
        return Target(destination: destination..<destinationEnd, title: titleEnd.map { title..<$0 }, end: end + 1)
    }

    /// `<destination>` or `destination`, the latter possibly empty; something must follow it.
    func endOfDestination(from start: Int) -> Int? {
        let end = byte(at: start) == UInt8(ascii: "<") ? endOfBracketedDestination(from: start) : endOfBareDestination(from: start)
        guard let end, byte(at: end) != nil else { return nil }
        return end
    }

    private func endOfBracketedDestination(from start: Int) -> Int? {
        var offset = start + 1
        while let byte = byte(at: offset) {
            switch byte {
            case UInt8(ascii: ">"): return offset + 1
            case UInt8(ascii: "\\"): offset += 2
            case UInt8(ascii: "\n"), UInt8(ascii: "<"): return nil
            default: offset += 1
            }
        }
        return nil
    }

    private func endOfBareDestination(from start: Int) -> Int? {
        var offset = start
        var depth = 0
        while let current = byte(at: offset) {
            if current == UInt8(ascii: "\\"), byte(at: offset + 1)?.isPunctuation == true {
                offset += 2
            } else if current == UInt8(ascii: "(") {
                depth += 1
                offset += 1
                if depth > 32 { return nil }
            } else if current == UInt8(ascii: ")") {
                if depth == 0 { return offset }
                depth -= 1
                offset += 1
            } else if current.isSpace {
                return offset > start && depth == 0 ? offset : nil
            } else {
                offset += 1
            }
        }
        return nil
    }

    /// `"title"`, `'title'` or `(title)`.
    func endOfTitle(from start: Int) -> Int? {
        guard let opening = byte(at: start) else { return nil }
        let closing = opening == UInt8(ascii: "(") ? UInt8(ascii: ")") : opening
        guard [UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: ")")].contains(closing), opening != UInt8(ascii: ")") else { return nil }
        var offset = start + 1
        var escapedEnd: Int?
        while let byte = byte(at: offset) {
            // libcmark takes the longest title: a quote behind a backslash ends it only if no other does.
            let isEscaped = offset > start + 1 && bytes[offset - 1] == UInt8(ascii: "\\")
            if byte == closing {
                if !isEscaped { return offset + 1 }
                escapedEnd = offset + 1
            } else if byte == opening, !isEscaped {
                return escapedEnd
            }
            offset += 1
        }
        return escapedEnd
    }

    /// `[label]`, at most 1,000 bytes.
    func endOfLabel(from start: Int) -> Int? {
        guard byte(at: start) == UInt8(ascii: "[") else { return nil }
        var offset = start + 1
        while let current = byte(at: offset), offset - start <= 1001 {
            switch current {
            case UInt8(ascii: "]"): return offset + 1
            case UInt8(ascii: "["): return nil
            case UInt8(ascii: "\\") where byte(at: offset + 1)?.isPunctuation == true: offset += 2
            default: offset += 1
            }
        }
        return nil
    }

    /// A link reference definition: `[label]: destination "title"` and the end of the line.
    func endOfDefinition(from start: Int) -> Int? {
        guard let label = endOfLabel(from: start), byte(at: label) == UInt8(ascii: ":"),
            !bytes[(start + 1)..<(label - 1)].allSatisfy(\.isSpace),
            let destination = endOfDestination(from: endOfSpaceInDefinition(from: label + 1))
        else { return nil }
        let title = endOfSpaceInDefinition(from: destination)
        if title > destination, let titleEnd = endOfTitle(from: title), let end = endOfLine(from: titleEnd) { return end }
        return endOfLine(from: destination)
    }

    /// Behind spaces, tabs and at most one line ending.
    private func endOfSpaceInDefinition(from start: Int) -> Int {
        endOfLine(from: start).map(endOfBlanks) ?? endOfBlanks(from: start)
    }

    private func endOfBlanks(from start: Int) -> Int {
        var offset = start
        while let byte = byte(at: offset), byte.isBlank { offset += 1 }
        return offset
    }

    /// Behind spaces, tabs and a line ending.
    private func endOfLine(from start: Int) -> Int? {
        let offset = endOfBlanks(from: start)
        return byte(at: offset) == UInt8(ascii: "\n") ? offset + 1 : nil
    }
}
