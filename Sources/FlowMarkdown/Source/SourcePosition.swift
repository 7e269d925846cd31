/// A line and a column as editors count them: both from 1, the column in characters.
public struct SourcePosition: Equatable, Hashable, Sendable {
    public var line: Int
    public var column: Int

    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}
