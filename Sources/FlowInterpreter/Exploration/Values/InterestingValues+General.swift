import FlowChecks
import FlowSpec
import Foundation

extension InterestingValues {
    /// What programs get wrong everywhere.
    static func generalValues(of type: ValueType, _ today: Date) -> [Value] {
        switch type {
        // Nothing, space, plain, mixed and surrounded; a combining mark, an emoji of several code points, right-to-left, wide characters.
        case .string: ["", " ", "a", " A b ", "1", "e\u{301}", "👩‍👩‍👧", "שלום", "日本語"].map { .string($0) }
        case .bool: [.bool(false), .bool(true)]
        case .int: [0, 1, -1, 2, 100].map { .int($0) }
        case .double: [0, 1, -1, 0.5, 100].map { .double($0) }
        case .decimal: [0, 1, -1, Decimal(5) / 10, 100].map { .decimal($0) }
        case .date: [0, 1, -1].map { .date(today.adding(days: $0)) }
        default: []
        }
    }

    /// What is typed where a number or a date is meant.
    static func generalTexts(typedAs type: ValueType) -> [String] {
        let texts = ["", " ", "x", "1.2.3"]
        return texts + (type == .date ? ["2026-12-31", "2026-02-30"] : ["0", "1", " 2 ", "-1", "0.5", "1,200"])
    }
}
