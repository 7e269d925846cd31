/// A list. A change of the marker character begins another list (CommonMark 5.3).
public struct List: Equatable, Sendable {
    public enum Kind: Equatable, Sendable {
        case bulleted
        /// - Parameter start: the number of the first item, from 0 to 999,999,999.
        case numbered(start: Int)
    }

    public let kind: Kind
    /// `-`, `*` or `+` of a bulleted list, `.` or `)` of a numbered one.
    public let marker: Character
    /// Whether no blank line stands between its items or between the blocks of an item.
    public let isTight: Bool
    /// At least one.
    public let items: [ListItem]
    public let range: SourceRange

    public var isNumbered: Bool { kind != .bulleted }
}
