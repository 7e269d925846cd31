import FlowSpec
import Foundation
import Testing

@testable import FlowInterpreter

/// Values are those of which a flow speaks, with their neighbours.
@Suite struct InterestingValuesTests {
    private static func flow(field: String, rule: String) throws -> Flow {
        try MutatedSpec.flow(
            """
            # Values

            ## Types

            - `Level: low | high(reason: String)`
            - `Pair { first: Bool, second: Int }`

            ## Fields

            - `\(field)`
            - `other: String`

            ## Validations

            - `\(rule)`, on `other`: No

            """)
    }

    @Test(arguments: [
        ("field: String", "field.count > 2", [#""a""#, #""aa""#, #""aaa""#]),
        ("field: String", "field != \"warn\"", [#""warn""#, #""warnx""#, #""war""#]),
        ("field: String", "field.isLuhn", [#""4111 1111 1111 1111""#, #""4111 1111 1111 1112""#]),
        ("field: String", "field.isEmail", [#""a@example.com""#, #""nobody""#, #""a@b""#]),
        ("field: String", "field.matches(/x[0-9]{2}/)", [#""x00""#, #""x0""#, #""x000""#]),
        ("field: Int", "field >= 10 && other != \"3\"", ["9", "10", "11"]),
        ("field: Int?", "(field ?? 0) > 1", ["nil", "-1", "0", "1", "2"]),
        ("field: Double", "field < 2.5", ["2.4", "2.5", "2.6"]),
        ("field: [String]", "field.count < 2", [#"["a"]"#, #"["a", "aa"]"#, #"["a", "aa", "aaa"]"#]),
        ("field: Bool", "field", []),
    ])
    func closeValues(field: String, rule: String, values: [String]) throws {
        let flow = try Self.flow(field: field, rule: rule)
        let found = InterestingValues(flow).closeValues(of: flow.fields[0]).map(\.description)
        #expect(Set(values).isSubset(of: found) && (values.isEmpty || found.first == values.first), "\(found)")
    }

    /// What concerns another field is not tried first.
    @Test func whatConcernsAnotherFieldIsNotClose() throws {
        let flow = try Self.flow(field: "field: String", rule: "field.count > 2 && other.isEmail")
        #expect(!InterestingValues(flow).closeValues(of: flow.fields[0]).contains(.string("a@b")))
        #expect(InterestingValues(flow).values(of: flow.fields[0]).contains(.string("a@b")))
    }

    @Test(arguments: [
        ("Bool", "[false, true]"),
        ("Level", "low, high"),
        ("Pair", "Pair(first: false, second: 0)"),
        ("String?", "nil"),
    ])
    func everyTypeHasValues(type: String, isAmong: String) throws {
        let flow = try Self.flow(field: "field: \(type)\(type == "Pair" ? " = Pair(first: true, second: 1)" : "")", rule: "other.isEmpty")
        let values = InterestingValues(flow).values(of: flow.fields[0])
        let names = values.compactMap { if case .enumCase(let value) = $0 { value.name } else { nil } }
        switch type {
        case "Bool": #expect(values.description == isAmong)
        case "Level": #expect(Set(names) == ["low", "high"])
        default: #expect(values.contains { $0.description == isAmong }, "\(values)")
        }
    }

    /// A combining mark, an emoji of several code points, and text from right to left are tried everywhere.
    @Test func unusualTextsAreTried() throws {
        let flow = try Self.flow(field: "field: String", rule: "other.isEmpty")
        let texts = InterestingValues(flow).values(of: .string).compactMap(\.string)
        #expect(Set(["", "e\u{301}", "👩‍👩‍👧", "שלום", "日本語"]).isSubset(of: texts))
    }

    /// Of the examples of a regex some match, and some do not.
    @Test(arguments: [
        "[0-9A-Z]{15}|[0-9A-Z]{18}", "[a-z]+[0-9]+", "\\d{3}-\\d{4}", "(ab|cd)?e*f", "\\+?[1-9]\\d{6,14}", "a.c", "[^@]x", "(?i)x",
    ])
    func examplesOfARegex(pattern: String) throws {
        let regex = try Regex(pattern)
        let texts = RegexExamples.texts(of: pattern)
        let matching = try texts.filter { try regex.wholeMatch(in: $0) != nil }
        if pattern.contains("^") || pattern.contains("(?i)") {
            #expect(texts.isEmpty, "what is not understood has no examples")
        } else {
            #expect(!matching.isEmpty && matching.count < texts.count, "\(texts)")
        }
    }
}
