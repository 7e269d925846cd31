// Whether fields that belong together are filled in as they should be; one that is inactive is nil, and is left out.

extension Array where Element == Bool? {
    /// Whether one of them, or several, are true.
    public var isAtLeastOne: Bool { contains(true) }

    /// Whether one of them is true, and no other.
    public var isExactlyOne: Bool { count { $0 == true } == 1 }

    /// Whether all of them are true, or none is.
    public var isAllOrNone: Bool { !contains(true) || !contains(false) }
}
