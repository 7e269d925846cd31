/// A type whose values a draft can hold.
///
/// | Type | In JSON |
/// |---|---|
/// | `String`, `Bool`, `Int` | a string, `true` or `false`, a number |
/// | `Double` | a number; `"inf"`, `"-inf"` and `"nan"`, for which JSON has none |
/// | `Decimal` | a string, `"12.5"`: programs read numbers of JSON as binary fractions, which would not be exact |
/// | `Date` | a string of ISO 8601 in UTC, `"2026-12-31T23:00:00Z"`, with as many digits of the second as it takes; the seconds since 2001 where the year has no four digits |
/// | an optional | `null`, or the value |
/// | an array | an array |
/// | a record | an object with all its fields; an optional one may be missing |
/// | a case | its name, `"paid"`; with what it carries an object, `{"denied": {"reason": "…"}}` |
///
/// The records and enums of a flow conform where one of its fields is restored. A type from a module needs `Codable`, and is whatever it encodes.
public protocol DraftConvertible {
    /// Reads a value.
    ///
    /// - Throws: ``DraftMismatch`` if `draft` is no value of this type.
    init(draftValue draft: DraftValue) throws(DraftMismatch)

    /// The value as a draft holds it.
    var draftValue: DraftValue { get }
}

/// That something in a draft is no value of the type that is expected.
public struct DraftMismatch: Error, Equatable, Sendable {
    /// What is expected, with its article: `a number`.
    public let expected: String
    /// What is there instead; nil if nothing is.
    public let found: DraftValue?
    /// Where in the value it is: `.address.lines[0]`; empty for the value itself.
    public var path: String

    public init(expected: String, found: DraftValue?, path: String = "") {
        self.expected = expected
        self.found = found
        self.path = path
    }

    /// The same, seen from around what it was found in.
    func inside(_ place: String) -> DraftMismatch { DraftMismatch(expected: expected, found: found, path: place + path) }
}

extension DraftMismatch: CustomStringConvertible {
    /// `a number is expected, and there is the text "x"`.
    public var description: String {
        let place = path.isEmpty ? "" : "at \(path) "
        return "\(place)\(expected) is expected, and there is \(found.map { "\($0)" } ?? "nothing")"
    }
}
