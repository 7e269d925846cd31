import Foundation
import Testing

@testable import FlowRuntime

@Suite("Dates")
struct DateDaysTests {
    private static let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "Europe/Berlin")!
        return calendar
    }()

    private static func date(_ year: Int, _ month: Int, _ day: Int, hour: Int = 12) -> Date {
        calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour))!
    }

    @Test(
        "days are added by the calendar",
        arguments: [
            (date(2024, 2, 28), 1, date(2024, 2, 29)),
            (date(2024, 2, 28), 2, date(2024, 3, 1)),
            (date(2023, 2, 28), 1, date(2023, 3, 1)),
            (date(2024, 1, 1), -1, date(2023, 12, 31)),
            (date(2024, 1, 1), 0, date(2024, 1, 1)),
            // The day on which clocks are put forward has 23 hours.
            (date(2024, 3, 30), 1, date(2024, 3, 31)),
        ])
    func adding(_ start: Date, _ days: Int, _ expected: Date) {
        #expect(start.adding(days: days, in: Self.calendar) == expected)
    }

    @Test(
        "months end on their last day",
        arguments: [
            (date(2024, 1, 31), 1, date(2024, 2, 29)),
            (date(2023, 1, 31), 1, date(2023, 2, 28)),
            (date(2023, 1, 31), 2, date(2023, 3, 31)),
            (date(2024, 3, 31), -1, date(2024, 2, 29)),
            (date(2024, 12, 15), 1, date(2025, 1, 15)),
            (date(2024, 1, 1), 0, date(2024, 1, 1)),
        ])
    func addingMonths(_ start: Date, _ months: Int, _ expected: Date) {
        #expect(start.adding(months: months, in: Self.calendar) == expected)
    }

    @Test(
        "years keep the day",
        arguments: [
            (date(2000, 5, 17), 18, date(2018, 5, 17)),
            (date(2000, 2, 29), 1, date(2001, 2, 28)),
            (date(2000, 2, 29), 4, date(2004, 2, 29)),
            (date(2000, 2, 29), -1, date(1999, 2, 28)),
        ])
    func addingYears(_ start: Date, _ years: Int, _ expected: Date) {
        #expect(start.adding(years: years, in: Self.calendar) == expected)
    }

    @Test(
        "years are full ones",
        arguments: [
            (date(2000, 5, 17), date(2018, 5, 16), 17),
            (date(2000, 5, 17), date(2018, 5, 17), 18),
            (date(2000, 5, 17), date(2000, 5, 17), 0),
            (date(2018, 5, 17), date(2000, 5, 17), -18),
        ])
    func years(_ start: Date, _ end: Date, _ expected: Int) {
        #expect(start.years(until: end, in: Self.calendar) == expected)
    }

    @Test func todayBeginsTheDay() {
        #expect(Date.today <= .now)
        #expect(Calendar.current.startOfDay(for: .today) == .today)
    }
}
