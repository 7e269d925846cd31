import FlowMarkdown
import FlowSpec

/// A flow that the checker accepts: a random one without the statements in which it finds a mistake.
struct AcceptedFlow {
    let source: SourceText
    let flow: Flow
    /// What was said of the statements that were left out.
    let refused: [String]

    /// Nil if nothing remains that is right.
    init?(seed: UInt64) {
        var lines = RandomFlow.text(seed: seed).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        var refused: [String] = []
        while true {
            let source = SourceText(path: "Specs/Flow\(seed).flow.md", text: lines.joined(separator: "\n"))
            let spec = FlowChecker.check([source])[0]
            if let flow = spec.flow {
                (self.source, self.flow, self.refused) = (source, flow, refused)
                return
            }
            guard let error = spec.diagnostics.sorted.first(where: { $0.severity == .error }) else { return nil }
            refused.append("\(error.code): \(error.message)")
            guard Self.remove(source.position(at: error.range.lowerBound).line - 1, from: &lines) else { return nil }
        }
    }

    /// Removes the item on that line, with those under it; a heading goes with all that is under it.
    private static func remove(_ line: Int, from lines: inout [String]) -> Bool {
        guard lines.indices.contains(line) else { return false }
        var end = line + 1
        if lines[line].hasPrefix("#") {
            guard lines[line].hasPrefix("###") else { return false }
            while end < lines.count, !lines[end].hasPrefix("#") { end += 1 }
        } else {
            func indentation(_ line: String) -> Int { line.prefix { $0 == " " }.count }
            while end < lines.count, !lines[end].isEmpty, indentation(lines[end]) > indentation(lines[line]) { end += 1 }
        }
        lines.removeSubrange(line..<end)
        return true
    }
}
