import Testing

/// A text and the dump of its tree.
struct TreeCase: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: String
    let tree: String

    init(_ description: String, _ text: String, _ tree: String) {
        testDescription = description
        self.text = text
        self.tree = tree
    }
}
