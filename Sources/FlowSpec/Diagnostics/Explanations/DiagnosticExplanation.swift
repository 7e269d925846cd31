/// What a kind of mistake is, with a spec that has it and one that has not.
public struct DiagnosticExplanation: Equatable, Sendable {
    /// A spec, or its sections without the title, and perhaps another spec that it speaks of.
    public struct Example: Equatable, Sendable, ExpressibleByStringLiteral {
        public let text: String
        /// Another spec in the same folder.
        public let other: (path: String, text: String)?

        init(_ text: String) {
            self.text = text
            other = nil
        }

        init(_ text: String, beside path: String, _ other: String) {
            self.text = text
            self.other = (path, other)
        }

        public init(stringLiteral text: String) {
            self.init(text)
        }

        public static func == (first: Example, second: Example) -> Bool {
            first.text == second.text && first.other?.path == second.other?.path && first.other?.text == second.other?.text
        }
    }

    /// The mistake in a few words, without a full stop.
    public let title: String
    /// One to three sentences.
    public let text: String
    public let wrong: Example
    /// The same without the mistake.
    public let right: Example
    /// Whether the examples show the title too.
    private let isWhole: Bool

    init(_ title: String, _ text: String, isWhole: Bool = false, wrong: Example, right: Example) {
        self.title = title
        self.text = text
        self.isWhole = isWhole
        self.wrong = wrong
        self.right = right
    }

    /// An example as a whole spec.
    public func spec(_ example: Example) -> String {
        isWhole ? example.text : "# Example\n\n" + example.text
    }
}
