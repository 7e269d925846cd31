import FlowMarkdown

/// The flow's name from its title: the ASCII words in UpperCamelCase, or the code span that the title holds.
enum TitleReader {
    /// Files are named after the flow, and no disk takes more than 255 bytes for a name with what is added to it.
    static let maximumNameLength = 100

    static func name(of heading: Heading, _ diagnostics: inout Diagnostics) -> Name? {
        guard let name = anyName(of: heading, &diagnostics) else { return nil }
        guard name.text.utf8.count > maximumNameLength else { return name }
        diagnostics.error(
            .flowNameTooLong,
            "the flow’s name has \(name.text.utf8.count) characters, and \(maximumNameLength) are the most; add a shorter name in a code span to the title",
            at: name.range)
        return nil
    }

    private static func anyName(of heading: Heading, _ diagnostics: inout Diagnostics) -> Name? {
        let spans = heading.fragments.compactMap { fragment in
            if case .code(let span) = fragment { span } else { nil }
        }
        if let span = spans.first {
            guard let name = Name.parse(span.content, &diagnostics) else { return nil }
            return Name(upperCamelCased([name.text]), at: name.range)
        }
        let range = heading.source.text.isEmpty ? heading.range : heading.source.range
        let words = heading.source.unescaped.text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.map(String.init)
        guard !words.isEmpty else {
            diagnostics.error(
                .unnamedFlow, "the title has no ASCII word to name the flow in Swift; add a name in a code span, such as “# 发票 `Invoice`”",
                at: range)
            return nil
        }
        let name = upperCamelCased(words)
        guard name.first?.isNumber == false else {
            diagnostics.error(
                .unnamedFlow,
                "a name in Swift cannot begin with a digit: “\(name)”; add a name in a code span, such as “# \(heading.source.text) `Flow\(name)`”",
                at: range)
            return nil
        }
        return Name(name, at: range)
    }

    /// `["sign", "in"]` as `SignIn`; letters inside a word stay as they are.
    static func upperCamelCased(_ words: [String]) -> String {
        words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}
