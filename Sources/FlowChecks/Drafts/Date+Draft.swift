import Foundation

extension Date: DraftConvertible {
    public init(draftValue draft: DraftValue) throws(DraftMismatch) {
        if case .text(let text) = draft, let date = Date(isoText: text) {
            self = date
        } else if let seconds = try? Double(draftValue: draft) {
            self.init(timeIntervalSinceReferenceDate: seconds)
        } else {
            throw DraftMismatch(expected: #"a date of ISO 8601 in UTC, such as "2026-12-31T23:00:00Z","#, found: draft)
        }
    }

    public var draftValue: DraftValue { isoText.map { .text($0) } ?? timeIntervalSinceReferenceDate.draftValue }

    /// The date, exactly; nil if it has no year of four digits, or if no decimal fraction of the second is the date.
    private var isoText: String? {
        let seconds = timeIntervalSinceReferenceDate.rounded(.down)
        guard Self.isoRange.contains(timeIntervalSinceReferenceDate) else { return nil }
        let whole = Date(timeIntervalSinceReferenceDate: seconds).formatted(.iso8601)
        let fraction = timeIntervalSinceReferenceDate - seconds
        if fraction == 0 { return whole }
        for count in 3...17 {
            let digits = String(Int((fraction * pow(10, Double(count))).rounded()))
            let text = whole.dropLast() + "." + String(repeating: "0", count: max(0, count - digits.count)) + digits + "Z"
            if let read = Date(isoText: String(text)), read == self { return String(text) }
        }
        return nil
    }

    private init?(isoText text: String) {
        guard let match = text.wholeMatch(of: /([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2})(\.[0-9]+)?Z/) else { return nil }
        let whole = "\(match.1)Z"
        // A day that does not exist would be taken for another one.
        guard let date = try? Date(whole, strategy: .iso8601), date.formatted(.iso8601) == whole else { return nil }
        let fraction = match.2.flatMap { Double("0\($0)") } ?? 0
        self.init(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate + fraction)
    }

    /// The years 1 to 9999, in seconds since 2001.
    private static let isoRange = -63_114_076_800.0..<252_423_993_600.0
}
