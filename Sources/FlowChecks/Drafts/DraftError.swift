import Foundation

/// Why a draft is refused. Nothing has been changed then.
public enum DraftError: Error, Equatable, Sendable {
    /// The data is no JSON, or has a number that no type holds; the text says what is wrong.
    case notJSON(String)
    /// An object has two values of one name.
    case repeatedName(String)
    /// It nests deeper than ``Draft/maximumDepth``.
    case tooDeep
    /// It is JSON, but no draft; the text says what is wrong.
    case notADraft(String)
    /// It was written in a format that came later than this one.
    case newerVersion(Int)
    /// It is the draft of another flow.
    case otherFlow(found: String, expected: String)
    /// It is of this very spec, and yet a field has what is no value of its type.
    case unfitting(field: String, DraftMismatch)
}

extension DraftError: CustomStringConvertible, LocalizedError {
    /// One sentence without a full stop, for who looks for the reason.
    public var description: String {
        switch self {
        case .notJSON(let reason): "this is not JSON: \(reason)"
        case .repeatedName(let name): "the name \(name.debugDescription) is there twice in one object"
        case .tooDeep: "this nests more than \(Draft.maximumDepth) deep, which no draft does"
        case .notADraft(let reason): "this is not a draft: \(reason)"
        case .newerVersion(let version):
            "this draft has the format \(version), and the latest that is known here is \(Draft.version); a newer app has written it"
        case .otherFlow(let found, let expected): "this is a draft of \(found), and one of \(expected) is expected"
        case .unfitting(let field, let mismatch): "the draft is damaged: of `\(field)`, \(mismatch)"
        }
    }

    public var errorDescription: String? { description }
}
