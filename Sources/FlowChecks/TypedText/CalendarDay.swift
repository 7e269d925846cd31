import Foundation

/// A day as three numbers of a calendar.
struct CalendarDay: Equatable {
    var year: Int
    var month: Int
    var day: Int

    /// The beginning of the day; nil if the calendar has no such day.
    func start(in calendar: Calendar) -> Date? {
        guard (1...9_999).contains(year) else { return nil }
        let components = DateComponents(year: year, month: month, day: day)
        guard let date = calendar.date(from: components), CalendarDay(date, in: calendar) == self else { return nil }
        return date
    }

    init(year: Int, month: Int, day: Int) {
        self.year = year
        self.month = month
        self.day = day
    }

    init(_ date: Date, in calendar: Calendar) {
        let components = calendar.dateComponents([.year, .month, .day], from: date)
        self.init(year: components.year ?? 0, month: components.month ?? 0, day: components.day ?? 0)
    }
}
