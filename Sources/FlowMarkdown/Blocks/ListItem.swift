/// An item of a list.
public struct ListItem: Equatable, Sendable {
    public let blocks: [Block]
    /// The marker: `-`, or `12.` with its digits.
    public let markerRange: SourceRange
    /// The `[ ]` or `[x]` with which its first paragraph begins; the paragraph still holds it, for CommonMark has no such marker.
    public let task: TaskMarker?
    /// From the marker to the end of the last block.
    public let range: SourceRange
}

/// A box at the beginning of a list item, as code hosts show it: `[ ]` or `[x]`.
public struct TaskMarker: Equatable, Sendable {
    public let isChecked: Bool
    public let range: SourceRange
}
