#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension Date {
    /// The beginning of the present day, in the current calendar and time zone.
    public static var today: Date { Calendar.current.startOfDay(for: .now) }

    /// The date that many days later, or earlier if `days` is negative, at the same time of day in `calendar`.
    ///
    /// ```swift
    /// birthday.adding(days: 7)
    /// ```
    ///
    /// A time of day that does not exist there, as when clocks are put forward, becomes the next that does. Where the calendar has no such
    /// day (it lies beyond what it can express) the date itself is the result.
    public func adding(days: Int, in calendar: Calendar = .current) -> Date {
        calendar.date(byAdding: .day, value: days, to: self) ?? self
    }

    /// The same day of the month so many months later, or earlier if `months` is negative, at the same time of day in `calendar`.
    ///
    /// ```swift
    /// start.adding(months: 1)       // 31 January becomes 28 February, or 29 in a leap year
    /// ```
    ///
    /// In a month that is too short it is the last day. As with ``adding(days:in:)`` a time that does not exist becomes the next that does, and
    /// beyond what the calendar can express the date itself is the result.
    public func adding(months: Int, in calendar: Calendar = .current) -> Date {
        calendar.date(byAdding: .month, value: months, to: self) ?? self
    }

    /// The same day so many years later, or earlier if `years` is negative; 29 February becomes 28 February where there is no such day.
    ///
    /// ```swift
    /// birthday.adding(years: 18) <= .today
    /// ```
    public func adding(years: Int, in calendar: Calendar = .current) -> Date {
        calendar.date(byAdding: .year, value: years, to: self) ?? self
    }

    /// The number of full years from this date up to `other`; negative if `other` is earlier.
    ///
    /// ```swift
    /// dateOfBirth.years(until: .today) >= 18
    /// ```
    ///
    /// Whoever is born on 29 February is a year older on 1 March where there is no 29 February, as in the Gregorian calendar of Foundation.
    public func years(until other: Date, in calendar: Calendar = .current) -> Int {
        calendar.dateComponents([.year], from: self, to: other).year ?? 0
    }
}
