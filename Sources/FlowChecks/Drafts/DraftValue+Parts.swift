extension DraftValue {
    /// What a draft holds of a part.
    package static func part(_ fields: [String: DraftValue]) -> DraftValue { .object(["fields": .object(fields)]) }

    /// What a draft holds of a list of parts.
    package static func rows(_ rows: [[String: DraftValue]]) -> DraftValue { .object(["rows": .list(rows.map { .object($0) })]) }
}
