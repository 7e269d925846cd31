/// A quote or a list item around a block, as far as it takes up the beginning of the block's lines.
struct Container {
    enum Kind {
        case quote
        /// - Parameter markerWidth: the number of bytes of the marker.
        case item(markerWidth: Int)
    }

    let kind: Kind
    /// The line, counted from 1, on which it begins.
    let line: Int
    /// The offset in the file of its marker.
    let start: Int
    /// By how many columns its content is indented, counted from the content of the container around it.
    private(set) var width = 0

    /// - Parameter cursor: behind the prefixes of the containers around it on its first line.
    init(_ kind: Kind, line: Int, start: Int, cursor: LineCursor) {
        self.kind = kind
        self.line = line
        self.start = start
        var cursor = cursor
        width = open(&cursor)
    }

    /// Moves the cursor behind what belongs to the container on its first line; returns ``width``.
    @discardableResult
    func open(_ cursor: inout LineCursor) -> Int {
        let indentation = cursor.indentation.width
        cursor.move(to: start)
        switch kind {
        case .quote:
            cursor.move(to: start + 1)
            if cursor.isAtBlank { cursor.advance(columns: 1) }
            return 0
        case .item(let markerWidth):
            // CommonMark 5.2: the content begins behind one to four columns of white space. If there are more, it is
            // indented code behind one; if there is nothing else on the line, one is assumed.
            cursor.move(to: start + markerWidth)
            let blank = cursor.indentation
            var ahead = cursor
            ahead.move(to: blank.offset)
            if blank.width >= 5 || blank.width < 1 || ahead.byte == nil {
                if blank.width > 0 { cursor.advance(columns: 1) }
                return indentation + markerWidth + 1
            }
            cursor = ahead
            return indentation + markerWidth + blank.width
        }
    }

    /// Moves the cursor behind what belongs to the container on a later line; `false` if the line does not continue it.
    func `continue`(_ cursor: inout LineCursor) -> Bool {
        let indentation = cursor.indentation
        switch kind {
        case .quote:
            var ahead = cursor
            ahead.move(to: indentation.offset)
            guard indentation.width <= 3, ahead.byte == UInt8(ascii: ">") else { return false }
            ahead.advance(columns: 1)
            if ahead.isAtBlank { ahead.advance(columns: 1) }
            cursor = ahead
            return true
        case .item:
            guard indentation.width >= width else { return false }
            cursor.advance(columns: width)
            return true
        }
    }
}
