import FlowRuntime
import Foundation
import Testing
import ViewModels

/// How values stand in a draft, and that each of them comes back as it was.
@Suite struct DraftValueTests {
    /// The value as it stands in the data.
    private static func json(_ value: some DraftConvertible) -> String {
        let text = Draft(flow: "", spec: "", fields: ["v": value.draftValue]).description
        return String(text.dropFirst(#"{"fields":{"v":"#.count).dropLast(#"},"flow":"","spec":"","version":1}"#.count))
    }

    /// The value as it comes back from the data.
    private static func returned<Value: DraftConvertible>(_ value: Value) throws -> Value {
        let draft = try Draft(Draft(flow: "", spec: "", fields: ["v": value.draftValue]).data)
        return try Value(draftValue: try #require(draft.fields["v"]))
    }

    private static func expect<Value: DraftConvertible & Equatable>(
        _ value: Value, _ text: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        #expect(json(value) == text, sourceLocation: sourceLocation)
        let returned = try returned(value)
        #expect(returned == value, sourceLocation: sourceLocation)
    }

    @Test func standAsTheyAreDocumented() throws {
        try Self.expect("", #""""#)
        try Self.expect("a/b \"c\" \\ \u{1}\n é 日本 👩‍👩‍👧", #""a/b \"c\" \\ \u0001\n é 日本 👩‍👩‍👧""#)
        try Self.expect(true, "true")
        try Self.expect(Int.max, "9223372036854775807")
        try Self.expect(Int.min, "-9223372036854775808")
        try Self.expect(0.1 + 0.2, "0.30000000000000004")
        try Self.expect(5.0, "5")
        try Self.expect(Double.infinity, #""inf""#)
        try Self.expect(-Double.infinity, #""-inf""#)
        #expect(try Self.json(Double.nan) == #""nan""# && Self.returned(Double.nan).isNaN)
        try Self.expect(try #require(Decimal(string: "0.1")), #""0.1""#)
        try Self.expect(
            try #require(Decimal(string: "-12345678901234567890.123456789012345678")), #""-12345678901234567890.123456789012345678""#)
        try Self.expect(Decimal.nan, #""NaN""#)
        try Self.expect(Date(timeIntervalSinceReferenceDate: 0), #""2001-01-01T00:00:00Z""#)
        try Self.expect(Date(timeIntervalSinceReferenceDate: -0.25), #""2000-12-31T23:59:59.750Z""#)
        try Self.expect(Date(timeIntervalSinceReferenceDate: 800_000_000.123), #""2026-05-09T06:13:20.123Z""#)
        try Self.expect(Date.distantPast, #""0001-01-01T00:00:00Z""#)
        try Self.expect(Date.distantFuture, #""4001-01-01T00:00:00Z""#)
        try Self.expect(Date(timeIntervalSinceReferenceDate: 1e15), "1000000000000000")
        try Self.expect(Int?.none, "null")
        try Self.expect([1, nil, 3] as [Int?], "[1,null,3]")
        try Self.expect(BankDetails.NameCheck.matching, #""matching""#)
        try Self.expect(BankDetails.NameCheck.similar(name: "Anna"), #"{"similar":{"name":"Anna"}}"#)
    }

    @Test func numbersOfEveryKindComeBackExactly() throws {
        var random = SmallGenerator(seed: 8)
        for _ in 0..<2_000 {
            let bits = random.next()
            let number = Double(bitPattern: bits)
            if !number.isNaN { #expect(try Self.returned(number) == number) }
            #expect(try Self.returned(Int(bitPattern: UInt(bits))) == Int(bitPattern: UInt(bits)))
            let digits = String((0..<Int.random(in: 1...38, using: &random)).map { _ in "0123456789".randomElement(using: &random) ?? "0" })
            let sign: FloatingPointSign = Bool.random(using: &random) ? .minus : .plus
            let whole = try #require(Decimal(string: digits))
            let decimal = Decimal(sign: sign, exponent: Int.random(in: -128...60, using: &random), significand: whole)
            #expect(try Self.returned(decimal) == decimal)
            let date = Date(timeIntervalSinceReferenceDate: Double.random(in: -7e10...3e11, using: &random))
            #expect(try Self.returned(date) == date)
        }
    }

    /// What is no value of a type, and what is said of it.
    @Test func otherValuesAreRefused() {
        func reason<Value: DraftConvertible>(_ type: Value.Type, _ draft: DraftValue) -> String? {
            let result = Result { () throws(DraftMismatch) in try Value(draftValue: draft) }
            guard case .failure(let mismatch) = result else { return nil }
            return "\(mismatch)"
        }
        #expect(reason(String.self, .integer(5)) == "a text is expected, and there is the number 5")
        #expect(reason(Bool.self, .integer(1)) == "true or false is expected, and there is the number 1")
        #expect(
            reason(Int.self, .number(9.5e18))
                == "a whole number from -9223372036854775808 to 9223372036854775807 is expected, and there is the number 9.5e+18")
        #expect(reason(Double.self, .text("5")) == #"a number is expected, and there is the text "5""#)
        #expect(reason(Double.self, .integer(.max)) != nil)
        for text in ["", "1,5", "1e5", " 1", "12abc", ".5", "1.", "--1", "0x10", String(repeating: "9", count: 60)] {
            #expect(reason(Decimal.self, .text(text)) != nil, "\(text)")
        }
        #expect(
            reason(Decimal.self, .number(1.5))
                == #"a decimal number in quotation marks, such as "12.5", is expected, and there is the number 1.5"#)
        for text in ["2026-02-30T00:00:00Z", "2026-12-31", "2026-12-31T24:00:00Z", "2026-12-31T00:00:00+01:00", "now"] {
            #expect(reason(Date.self, .text(text)) != nil, "\(text)")
        }
        #expect(reason([Int].self, .object([:])) == "a list is expected, and there is an object")
        #expect(
            reason([[Int]].self, .list([.list([.integer(1)]), .list([.integer(1), .bool(true)])]))?.hasPrefix("at [1][1] a whole") == true)
        typealias Check = BankDetails.NameCheck
        #expect(
            reason(Check.self, .text("gone"))
                == #"one of unchecked, matching, similar, different is expected, and there is the text "gone""#)
        #expect(reason(Check.self, .text("similar")) == "at .similar.name a text is expected, and there is nothing")
        #expect(
            reason(Check.self, .object(["similar": .object(["name": .none])])) == "at .similar.name a text is expected, and there is null")
        #expect(
            reason(Check.self, .object(["similar": .object(["name": .text(""), "age": .integer(5)])]))
                == "at .similar.age nothing is expected, and there is the number 5")
        #expect(reason(Check.self, .object(["matching": .text("x")])) == #"at .matching an object is expected, and there is the text "x""#)
        #expect(reason(Check.self, .object(["matching": .object([:]), "different": .object([:])])) != nil)
    }

    /// What the app brings along is whatever it encodes.
    @Test func codableValuesComeBack() throws {
        struct Country: Codable, Equatable {
            var code: String
            var size: Double
            var isMember: Bool?
        }
        let country = Country(code: "PL", size: .infinity, isMember: nil)
        let draft = DraftValue.of([country])
        #expect(draft == .list([.object(["code": .text("PL"), "size": .text("inf")])]))
        #expect(try draft.decoded(as: [Country].self) == [country])
        #expect(throws: DraftMismatch.self) { try DraftValue.integer(5).decoded(as: Country.self) }
    }
}
