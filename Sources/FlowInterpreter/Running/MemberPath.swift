import FlowSpec

/// Where a path in a spec leads, by numbers: through single parts to a field, or to the last of the parts itself.
struct MemberPath: Hashable {
    var parts: [Int]
    /// Nil for a part.
    var field: Int?

    /// The same path as the flow sees it that has this one as the part of that number.
    func within(part: Int) -> MemberPath { MemberPath(parts: [part] + parts, field: field) }

    /// Whether it leads to the part of that path, or into it.
    func leads(into parts: [Int]) -> Bool { self.parts.starts(with: parts) }
}

/// What a change of a field or a part sets in motion in one flow.
struct ChangeTargets {
    var resets: [FlowMember] = []
    /// The commands that are cancelled.
    var cancels: [Int] = []
    /// The commands that are started.
    var starts: [Int] = []
}
