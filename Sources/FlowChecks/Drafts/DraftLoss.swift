/// Something that a draft of an older spec holds and the present spec has no place for. The rest of the draft was brought back.
///
/// ```swift
/// for loss in try model.restore(draft) { log("\(loss)") }
/// // `faxNumber` is not restored any more
/// ```
public struct DraftLoss: Equatable, Sendable {
    public enum Reason: Equatable, Sendable {
        /// There is no such field, or it is not restored.
        case noSuchField
        /// What it held is no value of the field's type.
        case unfitting(DraftMismatch)
        /// What it held is longer than the field takes, or has more rows than the list takes, and was cut.
        case cut
    }

    /// The name of the field or part, with its path where it is in a part: `items[0].price`.
    public let field: String
    public let reason: Reason

    public init(field: String, reason: Reason) {
        self.field = field
        self.reason = reason
    }
}

extension DraftLoss: CustomStringConvertible {
    /// One sentence without a full stop.
    public var description: String {
        switch reason {
        case .noSuchField: "`\(field)` is not restored any more"
        case .unfitting(let mismatch): "`\(field)` could not be restored: \(mismatch)"
        case .cut: "`\(field)` was too long, and its end is lost"
        }
    }
}
