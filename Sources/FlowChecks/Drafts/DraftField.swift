/// What a draft holds of one field.
public struct DraftField: Equatable, Sendable, DraftConvertible {
    /// The value; nil if what was typed stands for none.
    public let value: DraftValue?
    /// What was typed; nil if it is what the value is written as.
    public let text: String?

    public init(value: DraftValue?, text: String?) {
        self.value = value
        self.text = text
    }

    public init(draftValue draft: DraftValue) throws(DraftMismatch) {
        let record = try draft.record(of: "text", "value")
        value = record.members["value"]
        text = record.members["text"] == nil ? nil : try record.value("text") as String
        if value == nil, text == nil { throw DraftMismatch(expected: "a value or a text", found: nil) }
    }

    public var draftValue: DraftValue {
        var members: [String: DraftValue] = [:]
        members["value"] = value
        members["text"] = text.map { .text($0) }
        return .object(members)
    }
}
