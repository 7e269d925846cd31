/// What a draft holds of one field.
public struct DraftField: Equatable, Sendable {
    /// The value; nil if what was typed stands for none.
    public let value: DraftValue?
    /// What was typed; nil if it is what the value is written as.
    public let text: String?

    public init(value: DraftValue?, text: String?) {
        self.value = value
        self.text = text
    }

    public init(draft: DraftValue) throws(DraftMismatch) {
        guard case .object(let members) = draft, members["value"] != nil || members["text"] != nil else {
            throw DraftMismatch(expected: "an object with a value or a text", found: draft)
        }
        try DraftRecord(members: members).expectOnly("value", "text")
        value = members["value"]
        do throws(DraftMismatch) { text = try members["text"].map { draft throws(DraftMismatch) in try String(draft: draft) } } catch {
            throw error.inside(".text")
        }
    }

    public var draft: DraftValue {
        var members: [String: DraftValue] = [:]
        members["value"] = value
        members["text"] = text.map { .text($0) }
        return .object(members)
    }
}
