import FlowRuntime
import Foundation
import Testing

@Suite struct NumberTests {
    @Test(
        arguments: [
            ("en", "12", "12"), ("en", "12.5", "12.5"), ("en", "1,234.50", "1234.5"), ("en", "1,234,567", "1234567"),
            ("en", " 12 ", "12"), ("en", "-5", "-5"), ("en", "−5", "-5"), ("en", "+5", "5"), ("en", "-0", "0"), ("en", "-0.0", "0"),
            ("en", "007", "7"), ("en", ".5", "0.5"), ("en", "5.", "5"), ("en", "12,34,567", "1234567"),
            ("en", "１２．５", "12.5"), ("en", "१२.५", "12.5"), ("zh-Hans", "１，２３４", "1234"),
            ("de", "12,5", "12.5"), ("de", "1.234,5", "1234.5"), ("de", "1.234", "1234"), ("de", "-,5", "-0.5"),
            ("de-CH", "1’234.5", "1234.5"), ("de-CH", "1'234.5", "1234.5"),
            ("fr-FR", "1\u{202F}234,5", "1234.5"), ("fr-FR", "1 234,5", "1234.5"), ("sv-SE", "1\u{A0}234", "1234"),
            ("ar-EG", "١٢٫٥", "12.5"), ("ar-EG", "\u{61C}-١٬٢٣٤٫٥", "-1234.5"), ("ar-EG", "12٫5", "12.5"),
            ("fa-IR", "\u{200E}−۱٬۲۳۴", "-1234"),
            ("hi-IN-u-nu-deva", "१२,३४,५६७.८९", "1234567.89"), ("", "1.5", "1.5"),
        ])
    func reads(locale: String, text: String, number: String) {
        let locale = Locale(identifier: locale)
        #expect(Decimal(typed: text, in: locale) == Decimal(string: number))
        #expect(Double(typed: text, in: locale) == Double(number))
        #expect(Decimal?(typed: text, in: locale) == .some(Decimal(string: number)))
    }

    @Test(
        arguments: [
            ("en", ""), ("en", " "), ("en", "."), ("en", "-"), ("en", "+"), ("en", "-."), ("en", "12abc"), ("en", "abc"), ("en", "1e5"),
            ("en", "0x10"), ("en", "1.2.3"), ("en", "1,2"), ("en", "12,5"), ("en", "1,23"), ("en", "1,2345"), ("en", ",123"),
            ("en", "1,,234"),
            ("en", "1,234,"), ("en", "1.234,567"), ("en", "--5"), ("en", "- 5"), ("en", "5-"), ("en", "1 2"), ("en", "½"), ("en", "Ⅻ"),
            ("en", "nan"),
            ("en", "inf"), ("de", "1.5"), ("de", "1,234.5"), ("fr-FR", "1.5"), ("en", "1\n2"), ("en", "\u{0}"),
        ])
    func refuses(locale: String, text: String) {
        let locale = Locale(identifier: locale)
        #expect(Decimal(typed: text, in: locale) == nil && Double(typed: text, in: locale) == nil && Int(typed: text, in: locale) == nil)
        let isEmpty = text.allSatisfy(\.isWhitespace)
        #expect(Int?(typed: text, in: locale) == (isEmpty ? .some(.none) : .none))
    }

    @Test func wholeNumbersHaveNoSeparatorAndFit() {
        let locale = Locale(identifier: "en")
        #expect(Int(typed: "12", in: locale) == 12 && Int(typed: "12.", in: locale) == nil && Int(typed: "12.0", in: locale) == nil)
        #expect(Int(typed: "9,223,372,036,854,775,807", in: locale) == .max && Int(typed: "-9223372036854775808", in: locale) == .min)
        #expect(Int(typed: "9223372036854775808", in: locale) == nil)
        #expect(Double(typed: String(repeating: "9", count: 400), in: locale) == nil)
        let digits = String(repeating: "123456789", count: 4)
        #expect(
            Decimal(typed: digits + "12", in: locale).map { "\($0)" } == digits + "12" && Decimal(typed: digits + "123", in: locale) == nil)
        #expect(Decimal(typed: "0." + digits + "12", in: locale).map { "\($0)" } == "0." + digits + "12")
        #expect(Decimal(typed: "0." + digits + "123", in: locale) == nil)
    }

    static let locales = ["en", "de", "de-CH", "fr-FR", "sv-SE", "ar-EG", "fa-IR", "hi-IN-u-nu-deva", "zh-Hans", "th-TH-u-nu-thai", ""]

    @Test(arguments: locales) func readsBackWhatItWrites(identifier: String) {
        let locale = Locale(identifier: identifier)
        var random = SystemRandomNumberGenerator()
        var doubles: [Double] = [0, 1, -1, 0.1, 1e21, 1e-7, 123_456_789.125, .greatestFiniteMagnitude, .leastNonzeroMagnitude, .pi]
        for _ in 0..<200 {
            let double = Double(bitPattern: .random(in: 0 ... .max, using: &random))
            if double.isFinite { doubles.append(double) }
        }
        for double in doubles { #expect(Double(typed: double.typed(in: locale), in: locale) == double) }
        for int in [0, 1, -1, .max, .min, .random(in: .min ... .max)] { #expect(Int(typed: int.typed(in: locale), in: locale) == int) }
        for _ in 0..<200 {
            let mantissa = Decimal(Int64.random(in: .min ... .max, using: &random))
            let decimal = Decimal(sign: .plus, exponent: .random(in: -100...80, using: &random), significand: mantissa)
            #expect(Decimal(typed: decimal.typed(in: locale), in: locale) == decimal)
        }
        #expect(Int?.none.typed(in: locale) == "")
    }

    @Test(arguments: [("en", "-1234.5"), ("de", "-1234,5"), ("fr-FR", "-1234,5"), ("ar-EG", "-١٢٣٤٫٥"), ("de-CH", "-1234.5")])
    func writesWithoutGrouping(locale: String, text: String) {
        #expect((-1234.5).typed(in: Locale(identifier: locale)) == text)
        #expect(Decimal(string: "-1234.50")?.typed(in: Locale(identifier: locale)) == text)
    }
}
