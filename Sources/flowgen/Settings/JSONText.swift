import FlowMarkdown

/// A JSON value with its place, so that what is wrong with it can be shown there; Foundation's decoders do not tell places.
///
/// Source: RFC 8259.
struct JSONText {
    enum Kind {
        case string(String)
        case number(String)
        case boolean(Bool)
        case null
        case array([JSONText])
        case object([Member])
    }

    struct Member {
        let name: String
        let nameRange: SourceRange
        let value: JSONText
    }

    let kind: Kind
    let range: SourceRange

    /// What it is, as a message says it.
    var noun: String {
        switch kind {
        case .string: "a text"
        case .number: "a number"
        case .boolean: "true or false"
        case .null: "null"
        case .array: "a list"
        case .object: "an object"
        }
    }
}
