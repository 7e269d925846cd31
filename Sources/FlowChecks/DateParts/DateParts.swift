import Foundation

/// What is entered for day, month and year, each in a text field of its own.
///
/// ```swift
/// DateParts(day: "31", month: "3", year: "1980").reading(in: locale)       // .date(…)
/// DateParts(day: "31", month: "", year: "").reading(in: locale)            // .incomplete([.month, .year])
/// ```
///
/// The order of what can be wrong is that of the date input of the GOV.UK Design System: nothing entered, parts missing, no real date.
public struct DateParts: Equatable, Sendable {
    public var day: String
    public var month: String
    public var year: String

    public init(day: String = "", month: String = "", year: String = "") {
        self.day = day
        self.month = month
        self.year = year
    }

    public subscript(part: DatePart) -> String {
        get {
            switch part {
            case .day: day
            case .month: month
            case .year: year
            }
        }
        set {
            // A line break parts them in a text.
            let text = String(newValue.map { $0.isNewline ? " " : $0 })
            switch part {
            case .day: day = text
            case .month: month = text
            case .year: year = text
            }
        }
    }
}

// MARK: As one text

extension DateParts {
    /// The three parts on a line each; the empty text if nothing is entered.
    public var text: String { day.isEmpty && month.isEmpty && year.isEmpty ? "" : "\(day)\n\(month)\n\(year)" }

    /// The parts of such a text.
    public init(text: String) {
        let lines = text.split(separator: "\n", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
        self.init()
        for (part, line) in zip(DatePart.allCases, lines) { self[part] = line }
    }
}

// MARK: As a date

extension DateParts {
    /// What the parts stand for.
    public enum Reading: Equatable, Sendable {
        case nothing
        /// These are missing, in the order of ``DatePart``.
        case incomplete([DatePart])
        /// The year has not four digits.
        case malformedYear
        /// There is no such day.
        case impossible
        /// The beginning of the day in the current time zone.
        case date(Date)
    }

    /// Days and months are one or two digits of any script, a year has four; a month may be written out or abbreviated in the language of the
    /// locale. The calendar is the locale's, or the Gregorian one if the locale's counts years by eras.
    public func reading(in locale: Locale) -> Reading {
        let missing = DatePart.allCases.filter { self[$0].trimmed.isEmpty }
        if missing.count == DatePart.allCases.count { return .nothing }
        if !missing.isEmpty { return .incomplete(missing) }
        guard let year = Self.number(year) else { return .impossible }
        if Self.digitCount(self.year) != 4 { return .malformedYear }
        var calendar = DaySymbols(locale).calendar
        calendar.locale = locale
        guard Self.digitCount(day) <= 2, let day = Self.number(day), let month = Self.month(month, in: calendar),
            let date = CalendarDay(year: year, month: month, day: day).start(in: calendar)
        else { return .impossible }
        return .date(date)
    }

    /// A date as it would be entered, without leading zeros.
    public init(_ date: Date, in locale: Locale) {
        let day = CalendarDay(date, in: DaySymbols(locale).calendar)
        let symbols = NumberSymbols(locale)
        func text(_ number: Int) -> String { String(String.UnicodeScalarView(String(number).unicodeScalars.map(symbols.digit))) }
        self.init(day: text(day.day), month: text(day.month), year: text(day.year))
    }

    private static func month(_ text: String, in calendar: Calendar) -> Int? {
        if let number = number(text) { return digitCount(text) <= 2 ? number : nil }
        let names = [
            calendar.monthSymbols, calendar.standaloneMonthSymbols, calendar.shortMonthSymbols, calendar.shortStandaloneMonthSymbols,
        ]
        let written = plain(text)
        for list in names {
            if let index = list.firstIndex(where: { plain($0) == written }) { return index + 1 }
        }
        return nil
    }

    /// Without what differs between two ways to write a month: capital letters, and the full stop of an abbreviation.
    private static func plain(_ text: String) -> String {
        let lowercased = text.trimmed.lowercased()
        return lowercased.hasSuffix(".") ? String(lowercased.dropLast()) : lowercased
    }

    private static func digitCount(_ text: String) -> Int { text.trimmed.unicodeScalars.count }

    /// The number that the digits make, if the text is nothing else.
    private static func number(_ text: String) -> Int? {
        var number = 0
        for scalar in text.trimmed.unicodeScalars {
            guard scalar.properties.numericType == .decimal, let digit = scalar.properties.numericValue else { return nil }
            // Longer ones are no part of a date, whatever they are.
            number = min(number * 10 + Int(digit), 1_000_000)
        }
        return number
    }
}
