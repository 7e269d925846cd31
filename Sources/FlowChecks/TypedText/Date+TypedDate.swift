import Foundation

extension Date: TypedDate {
    public init?(typed text: String, in locale: Locale) {
        guard let date = DaySymbols(locale).date(text) else { return nil }
        self = date
    }

    /// The day, without the time of day.
    public func typed(in locale: Locale) -> String { DaySymbols(locale).text(self, in: locale) }

    public init?(entered date: Date?) {
        guard let date else { return nil }
        self = date
    }

    public var enteredDate: Date? { self }
}
