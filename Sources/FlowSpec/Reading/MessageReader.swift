import FlowMarkdown

/// Messages: text as it was written, with escapes undone and code spans as expressions.
enum MessageReader {
    static func read(_ fragments: [Fragment], _ diagnostics: inout Diagnostics) -> MessageSyntax? {
        guard let first = fragments.first, let last = fragments.last else { return nil }
        var parts: [MessageSyntax.Part] = []
        for fragment in fragments {
            switch fragment {
            case .text(let text): append(text.unescaped.text, to: &parts)
            case .link(let link), .image(let link): append(link.text.unescaped.text, to: &parts)
            case .code(let span):
                guard let expression = Expression.parse(span.content, &diagnostics) else { return nil }
                parts.append(.expression(expression))
            case .lineBreak: append(" ", to: &parts)
            case .html(let text): append(text.text, to: &parts)
            }
        }
        return MessageSyntax(parts: parts, range: first.range.union(last.range))
    }

    private static func append(_ text: String, to parts: inout [MessageSyntax.Part]) {
        if case .text(let before)? = parts.last {
            parts[parts.count - 1] = .text(before + text)
        } else {
            parts.append(.text(text))
        }
    }
}
