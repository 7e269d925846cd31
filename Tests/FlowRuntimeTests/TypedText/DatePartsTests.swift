import FlowRuntime
import Foundation
import Testing

/// What day, month and year stand for.
@Suite struct DatePartsTests {
    static func date(_ year: Int, _ month: Int, _ day: Int) -> Date { DayTests.date(year, month, day) ?? .distantPast }

    private static func day(_ year: Int, _ month: Int, _ day: Int) -> DateParts.Reading { .date(DatePartsTests.date(year, month, day)) }

    @Test(
        arguments: [
            ("", "", "", .nothing), (" ", "\t", "", .nothing),
            ("31", "", "", .incomplete([.month, .year])), ("", "12", "", .incomplete([.day, .year])),
            ("", "", "1980", .incomplete([.day, .month])), ("31", "12", " ", .incomplete([.year])),
            ("x", "", "80", .incomplete([.month])),
            ("31", "12", "80", .malformedYear), ("31", "12", "19800", .malformedYear), ("99", "99", "1", .malformedYear),
            ("31", "2", "1980", .impossible), ("29", "2", "1981", .impossible), ("0", "1", "1980", .impossible),
            ("1", "13", "1980", .impossible), ("1", "1", "0000", .impossible), ("x", "1", "1980", .impossible),
            ("1", "x", "1980", .impossible), ("1", "1", "198x", .impossible), ("001", "1", "1980", .impossible),
            ("1", "001", "1980", .impossible), ("-1", "1", "1980", .impossible), ("1.5", "1", "1980", .impossible),
            ("1", "1", "99999999999999999999", .malformedYear),
            ("29", "2", "1980", day(1980, 2, 29)), (" 1 ", "01", "1980", day(1980, 1, 1)), ("٣١", "١٢", "١٩٨٠", day(1980, 12, 31)),
            ("5", "May", "1980", day(1980, 5, 5)), ("5", "sep", "1980", day(1980, 9, 5)), ("5", "DECEMBER", "1980", day(1980, 12, 5)),
        ] as [(String, String, String, DateParts.Reading)])
    func reads(day: String, month: String, year: String, expected: DateParts.Reading) {
        #expect(DateParts(day: day, month: month, year: year).reading(in: Locale(identifier: "en")) == expected)
    }

    @Test(arguments: [("de", "März", 3), ("de", "mrz.", 0), ("fr", "févr.", 2), ("fr", "août", 8), ("es", "enero", 1), ("de", "May", 0)])
    func monthsAreThoseOfTheLanguage(locale: String, month: String, number: Int) {
        let reading = DateParts(day: "5", month: month, year: "1980").reading(in: Locale(identifier: locale))
        #expect(reading == (number == 0 ? .impossible : Self.day(1980, number, 5)))
    }

    /// What is written is read back, in every calendar and script.
    @Test(arguments: ["en", "de", "ar_EG", "th_TH", "fa_IR", "ja_JP@calendar=japanese", "he_IL@calendar=hebrew"])
    func writesWhatItReads(locale: String) {
        let locale = Locale(identifier: locale)
        for days in stride(from: 0, to: 40_000, by: 997) {
            let date = DatePartsTests.date(1950, 1, 1).adding(days: days)
            let parts = DateParts(date, in: locale)
            #expect(parts.reading(in: locale) == .date(date), "\(parts)")
            #expect(DateParts(text: parts.text) == parts)
        }
    }

    @Test func asOneText() {
        #expect(DateParts().text == "" && DateParts(text: "") == DateParts())
        #expect(DateParts(text: "1\n\n1980") == DateParts(day: "1", year: "1980"))
        var parts = DateParts()
        parts[.month] = "a\nb"
        #expect(parts.month == "a b" && DateParts(text: parts.text) == parts)
    }
}
