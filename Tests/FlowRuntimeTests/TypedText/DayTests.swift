import FlowRuntime
import Foundation
import Testing

@Suite struct DayTests {
    static func date(_ year: Int, _ month: Int, _ day: Int) -> Date? {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .current
        return calendar.date(from: DateComponents(year: year, month: month, day: day))
    }

    @Test(
        arguments: [
            ("de", "31.12.2026"), ("de", "31.12.26"), ("de", " 31. 12. 2026 "), ("de", "31/12/2026"), ("de", "31-12-2026"),
            ("de", "31 12 2026"),
            ("en-US", "12/31/2026"), ("en-US", "12/31/26"), ("en-US", "12.31.2026"), ("en-GB", "31/12/2026"), ("en-GB", "31/12/26"),
            ("zh-Hans", "2026/12/31"), ("zh-Hans", "2026年12月31日"), ("zh-Hans", "26/12/31"), ("zh-Hans", "２０２６／１２／３１"),
            ("ja-JP", "2026/12/31"),
            ("ko-KR", "2026. 12. 31."), ("hu-HU", "2026. 12. 31."), ("sv-SE", "2026-12-31"), ("fr-FR", "31/12/2026"),
            ("ar-EG", "٣١‏/١٢‏/٢٠٢٦"), ("ar-EG", "31/12/2026"), ("ja-JP-u-ca-japanese", "2026/12/31"),
            ("th-TH", "31/12/2569"), ("th-TH", "31/12/69"), ("fa-IR", "۱۴۰۵/۱۰/۱۰"), ("fa-IR", "1405/10/10"), ("", "2026-12-31"),
        ])
    func reads(locale: String, text: String) {
        let expected = Self.date(2026, 12, 31)
        #expect(Date(typed: text, in: Locale(identifier: locale)) == expected)
        #expect(Date?(typed: text, in: Locale(identifier: locale)) == .some(expected))
    }

    @Test(arguments: ["en-US", "en-GB", "de", "th-TH", "fa-IR", "ar-EG", "zh-Hans", ""]) func readsISO8601Everywhere(locale: String) {
        #expect(Date(typed: "2026-12-31", in: Locale(identifier: locale)) == Self.date(2026, 12, 31))
        #expect(Date(typed: "2024-02-29", in: Locale(identifier: locale)) == Self.date(2024, 2, 29))
    }

    @Test(
        arguments: [
            "", " ", "31", "31.12", "31.12.", "31.12.20266", "31.12.202", "30.2.2026", "29.2.2026", "31.4.2026", "0.1.2026", "1.0.2026",
            "1.13.2026",
            "32.1.2026", "1..2.2026", "1,2,2026", "a1.2.2026", "1.2.2026b", ".1.2.2026", "1.2.2026..", "1.2.3.4", "31122026", "2026-13-01",
            "2026-02-30", "001.1.2026", "1.001.2026", "1.2.0000", "-1.2.2026", "½.1.2026", "99999999999999999999.1.1",
        ])
    func refuses(text: String) {
        let locale = Locale(identifier: "de")
        let isEmpty = text.allSatisfy(\.isWhitespace)
        #expect(Date(typed: text, in: locale) == nil)
        #expect((Date?(typed: text, in: locale) == .some(.none)) == isEmpty)
    }

    @Test func twoDigitsStandForANearYear() throws {
        let locale = Locale(identifier: "de")
        let calendar = Calendar(identifier: .gregorian)
        let now = calendar.component(.year, from: .now)
        for year in (now - 80)...(now + 19) {
            let digits = String(String(year).suffix(2))
            #expect(Date(typed: "1.7.\(digits)", in: locale) == Self.date(year, 7, 1))
        }
    }

    @Test(
        arguments: NumberTests.locales + [
            "en-US", "ja-JP", "ko-KR", "ja-JP-u-ca-japanese", "he-IL-u-ca-hebrew", "sv-SE-u-ca-buddhist", "ar-SA", "am-ET-u-ca-ethiopic",
            "zh-TW", "hu-HU", "bg-BG", "lv-LV",
        ])
    func readsBackWhatItWrites(identifier: String) throws {
        let locale = Locale(identifier: identifier)
        let first = try #require(Self.date(1_900, 1, 1))
        for _ in 0..<200 {
            let day = Calendar.current.startOfDay(for: first.addingTimeInterval(.random(in: 0...6_000_000_000)))
            let text = day.typed(in: locale)
            #expect(Date(typed: text, in: locale) == day, "\(text)")
        }
    }

    @Test(arguments: [("de", "5.1.2027"), ("en-US", "1/5/2027"), ("sv-SE", "2027-01-05"), ("zh-Hans", "2027/1/5"), ("th-TH", "5/1/2570")])
    func writesTheYearWithFourDigits(locale: String, text: String) throws {
        let noon = try #require(Self.date(2027, 1, 5)).addingTimeInterval(43_200)
        let written = noon.typed(in: Locale(identifier: locale))
        #expect(written == text || written.replacing("0", with: "") == text.replacing("0", with: ""))
        #expect(Date?.none.typed(in: Locale(identifier: locale)) == "")
    }
}
