/// A place that Markdown shows emphasised.
public struct Emphasis: Equatable, Sendable {
    /// Whether it is strong, which pages show bold: `**text**`.
    public let isStrong: Bool
    /// With the asterisks or underscores.
    public let range: SourceRange
}
