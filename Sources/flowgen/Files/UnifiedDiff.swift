import FlowSpec

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// How a file changes, in the form that `patch` and `git apply` read.
///
/// Source: the unified format as POSIX `diff -u` defines it.
struct UnifiedDiff {
    let path: String
    /// Nil if there is no such file.
    let before: Data?
    let after: Data?

    /// So many unchanged lines are shown around changed ones.
    private static let context = 3

    private enum Line {
        case same(ArraySlice<UInt8>)
        case removed(ArraySlice<UInt8>)
        case added(ArraySlice<UInt8>)

        var isSame: Bool { if case .same = self { true } else { false } }
    }

    func text(_ style: TextStyle) -> String {
        let lines = lines
        let hunks = Self.hunks(lines)
        if hunks.isEmpty, before != nil, after != nil { return "" }
        var text = style.place("--- \(before == nil ? "/dev/null" : path)") + "\n"
        text += style.place("+++ \(after == nil ? "/dev/null" : path)") + "\n"
        for hunk in hunks { text += Self.text(of: hunk, lines, style) }
        return text
    }

    private var lines: [Line] {
        let before = Self.split(before)
        let after = Self.split(after)
        // Lines are compared as bytes: strings are equal in Swift that are composed differently.
        let difference = after.difference(from: before)
        var removed: Set<Int> = []
        var added: Set<Int> = []
        for change in difference {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): added.insert(offset)
            }
        }
        var lines: [Line] = []
        var old = 0
        var new = 0
        while old < before.count || new < after.count {
            if removed.contains(old) {
                lines.append(.removed(before[old]))
                old += 1
            } else if added.contains(new) {
                lines.append(.added(after[new]))
                new += 1
            } else {
                lines.append(.same(after[new]))
                old += 1
                new += 1
            }
        }
        return lines
    }

    /// The lines, each with the newline behind it.
    private static func split(_ data: Data?) -> [ArraySlice<UInt8>] {
        let bytes = Array(data ?? Data())
        var lines: [ArraySlice<UInt8>] = []
        var start = 0
        for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
            lines.append(bytes[start...index])
            start = index + 1
        }
        if start < bytes.count { lines.append(bytes[start...]) }
        return lines
    }

    /// The stretches of lines that are shown.
    private static func hunks(_ lines: [Line]) -> [Range<Int>] {
        var hunks: [Range<Int>] = []
        for (index, line) in lines.enumerated() where !line.isSame {
            let shown = max(0, index - context)..<min(lines.count, index + context + 1)
            if let last = hunks.last, last.upperBound >= shown.lowerBound {
                hunks[hunks.count - 1] = last.lowerBound..<shown.upperBound
            } else {
                hunks.append(shown)
            }
        }
        return hunks
    }

    private static func text(of hunk: Range<Int>, _ lines: [Line], _ style: TextStyle) -> String {
        func count(_ lines: ArraySlice<Line>, old: Bool) -> Int {
            lines.count { line in
                switch line {
                case .same: true
                case .removed: old
                case .added: !old
                }
            }
        }
        func range(old: Bool) -> String {
            let length = count(lines[hunk], old: old)
            // Of an empty stretch, the line before it is named.
            let first = count(lines[..<hunk.lowerBound], old: old) + (length == 0 ? 0 : 1)
            return length == 1 ? "\(first)" : "\(first),\(length)"
        }
        var text = style.note("@@ -\(range(old: true)) +\(range(old: false)) @@") + "\n"
        for line in lines[hunk] {
            switch line {
            case .same(let bytes): text += " " + Self.text(of: bytes) { $0 }
            case .removed(let bytes): text += Self.text(of: bytes) { style.bad("-" + $0) }
            case .added(let bytes): text += Self.text(of: bytes) { style.good("+" + $0) }
            }
        }
        return text
    }

    private static func text(of line: ArraySlice<UInt8>, _ write: (String) -> String) -> String {
        let isEnded = line.last == UInt8(ascii: "\n")
        let text = write(String(decoding: isEnded ? line.dropLast() : line, as: UTF8.self))
        return text + (isEnded ? "\n" : "\n\\ No newline at end of file\n")
    }
}
