import ExpressionSupport
import FlowMarkdown
import FlowSpec
import Testing

@testable import FlowSwift

/// What expressions become in Swift.
@Suite struct SwiftExpressionWriterTests {
    struct Case: Sendable {
        let source: String
        let type: String
        let swift: String

        init(_ source: String, _ type: String, _ swift: String) {
            (self.source, self.type, self.swift) = (source, type, swift)
        }
    }

    private static func typed(_ source: String, expecting type: ValueType? = nil) throws -> TypedExpression {
        var diagnostics = Diagnostics()
        let expression = try #require(Expression.parse(MappedText(source, at: 0), &diagnostics), "\(diagnostics.all)")
        return try #require(TypeChecker(StandIns.scope).check(expression, expecting: type, &diagnostics), "\(source): \(diagnostics.all)")
    }

    static let cases: [Case] = [
        // Spaces and parentheses
        Case("count+1*2", "Int", "count + 1 * 2"),
        Case("((count+1))*(2)", "Int", "(count + 1) * 2"),
        Case("count-(1-2)", "Int", "count - (1 - 2)"),
        Case("(count-1)-2", "Int", "count - 1 - 2"),
        Case("count - -1", "Int", "count - -1"),
        Case("-(-count)", "Int", "-(-count)"),
        Case("!(!flag)", "Bool", "!(!flag)"),
        Case("!(flag&&default)", "Bool", "!(flag && `default`)"),
        Case("flag||flag&&flag", "Bool", "flag || flag && flag"),
        Case("(flag||flag)&&flag", "Bool", "(flag || flag) && flag"),
        Case("(count==1)==(count==2)", "Bool", "(count == 1) == (count == 2)"),
        Case("maybeCount ?? (maybeCount ?? 1)", "Int", "maybeCount ?? maybeCount ?? 1"),
        Case("(maybeText ?? maybeText) ?? text", "String", "(maybeText ?? maybeText) ?? text"),
        Case("flag ?1 :(flag ?2 :3)", "Int", "flag ? 1 : flag ? 2 : 3"),
        Case("(flag ?flag :default) ? 1:2", "Int", "(flag ? flag : `default`) ? 1 : 2"),
        Case("1 ... count", "ClosedRange<Int>", "1...count"),
        Case("1 ..< count+1", "Range<Int>", "1..<count + 1"),
        Case("-5...(-1)", "ClosedRange<Int>", "-5 ... -1"),
        Case("(1...5).contains(count)", "Bool", "(1...5).contains(count)"),
        Case("[ 1,2 ]", "[Int]", "[1, 2]"),
        Case("-1 * count", "Int", "-1 * count"),
        // Literals
        Case("\"a\\\"\\\\\\n\\u{1F600}\\(count)\"", "String", "\"a\\\"\\\\\\n😀\\(count)\""),
        Case("\"\\u{202E}\"", "String", "\"\\u{202E}\""),
        Case("\"日本語 \\(maybeText ?? \"x\")\"", "String", "\"日本語 \\(maybeText ?? \"x\")\""),
        Case("price * 19.99", "Decimal", "price * Decimal(sign: .plus, exponent: -2, significand: 1999)"),
        Case("price * 2", "Decimal", "price * 2"),
        Case("ratio * 2", "Double", "ratio * 2"),
        Case("0xFF_FF", "Int", "0xFF_FF"),
        Case("text.matches(/[0-9]+/)", "Bool", "text.matches(/[0-9]+/)"),
        Case("text.matches(/[)]/)", "Bool", "text.matches(#/[)]/#)"),
        // Members
        Case("text.trimmed.lowercased().count", "Int", "text.trimmed.lowercased().count"),
        Case("lines.sum{$0.price*2}", "Decimal", "lines.sum { $0.price * 2 }"),
        Case("lines.sum({ $0.price })", "Decimal", "lines.sum { $0.price }"),
        Case("day.adding(days:1)<today", "Bool", "day.adding(days: 1) < today"),
        Case("maybeLine?.name.lowercased().count ?? 0", "Int", "maybeLine?.name.lowercased().count ?? 0"),
        Case("(maybeLine?.note ?? text).count", "Int", "(maybeLine?.note ?? text).count"),
        Case("default", "Bool", "`default`"),
        // Cases
        Case("status == .failed(reason: \"a\")", "Bool", "status == .failed(reason: \"a\")"),
        Case("status == Status.default", "Bool", "status == Registration.Status.default"),
        Case("maybeStatus == .open", "Bool", "maybeStatus == .open"),
        Case("maybeStatus == .none", "Bool", "maybeStatus == Registration.Status.none"),
        Case("status is .open", "Bool", "status == .open"),
        Case("status is .failed", "Bool", "status.isFailed"),
        Case("!(status is .open)", "Bool", "!(status == .open)"),
        Case(
            "maybeStatus is .failed && maybeStatus is .none", "Bool",
            "maybeStatus?.isFailed == true && maybeStatus == Registration.Status.none"),
        Case("(maybeStatus ?? .open) is .open", "Bool", "maybeStatus ?? .open == .open"),
        // Optionals
        Case("hidden", "String", "hidden"),
        Case("hidden ?? text", "String", "hiddenIfActive ?? text"),
        Case("hidden == nil", "Bool", "hiddenIfActive == nil"),
        Case("hidden == text", "Bool", "hidden == text"),
        Case("hidden == maybeText", "Bool", "hiddenIfActive == maybeText"),
        Case("hidden?.count", "Int?", "hiddenIfActive?.count"),
        Case(
            "Line(name: hidden, price: 1, quantity: 1, note: hidden)", "Line",
            "Registration.Line(name: hidden, price: 1, quantity: 1, note: hiddenIfActive)"),
        // Types from a module
        Case("User(name: \"a\", .admin) == User.current", "Bool", "User(name: \"a\", .admin) == User.current"),
        Case("User.current.roles.contains { $0.level>1 } && flag", "Bool", "User.current.roles.contains { $0.level > 1 } && flag"),
        Case("User.find(by: count)?.name ?? text", "_", "User.find(by: count)?.name ?? text"),
        // Services
        Case("limit(for: line, 1)", "Int", "services.limit(for: line, 1)"),
        Case("parse(text) > 1", "Bool", "try services.parse(text) > 1"),
        Case("isFree(text: text)", "Bool", "try await services.isFree(text: text)"),
        Case("find(in: text) == nil", "Bool", "await services.find(in: text) == nil"),
        Case("flag && isFree(text: text)", "Bool", "try await flag ? services.isFree(text: text) : false"),
        Case("flag || isFree(text: text)", "Bool", "try await flag ? true : services.isFree(text: text)"),
        Case("isFree(text: text) && flag", "Bool", "try await services.isFree(text: text) && flag"),
        Case("!(flag && isFree(text: text))", "Bool", "try await !(flag ? services.isFree(text: text) : false)"),
    ]

    private static var writer: SwiftExpressionWriter {
        SwiftExpressionWriter(
            names: .init(
                reference: { SwiftKeywords.escaped($0.description) + ($1 ? "IfActive" : "") },
                type: { "Registration." + SwiftExpressionWriter.typeName($0) }))
    }

    @Test(arguments: cases) func writes(_ testCase: Case) throws {
        let typed = try Self.typed(testCase.source)
        #expect(typed.type.description == testCase.type)
        #expect(Self.writer.text(typed) == testCase.swift)
    }

    @Test func conditionsHoldNoClosureBehindACall() throws {
        var writer = Self.writer
        writer.isCondition = true
        #expect(try writer.text(Self.typed("lines.contains { $0.quantity > 1 }")) == "lines.contains(where: { $0.quantity > 1 })")
        #expect(try writer.text(Self.typed("lines.allSatisfy { $0.quantity > 1 }")) == "lines.allSatisfy({ $0.quantity > 1 })")
        #expect(try writer.text(Self.typed("lines.sum { $0.quantity } > 1")) == "lines.sum({ $0.quantity }) > 1")
    }

    @Test func surroundingsAskForParentheses() throws {
        #expect(try Self.writer.text(Self.typed("flag || default"), atLeast: .conjunction) == "(flag || `default`)")
        #expect(try Self.writer.text(Self.typed("flag && default"), atLeast: .conjunction) == "flag && `default`")
        #expect(try Self.writer.text(Self.typed("isFree(text: text)"), atLeast: .conjunction) == "(try await services.isFree(text: text))")
    }

    @Test func expectedTypesReachLiterals() throws {
        #expect(try Self.writer.text(Self.typed(".none", expecting: .optional(.enumeration("Status")))) == "Registration.Status.none")
        #expect(try Self.writer.text(Self.typed(".none", expecting: .enumeration("Status"))) == ".none")
        #expect(try Self.typed("hidden", expecting: .optional(.string)).type == .optional(.string))
        #expect(try Self.typed("5", expecting: .optional(.double)).type == .optional(.double))
        #expect(try Self.typed("flag ? 5 : nil", expecting: .optional(.decimal)).type == .optional(.decimal))
    }

    @Test(arguments: ["19.99", "0.1", "1_000.50", "2.5e-3", "0.0", "123456789012345.678", "1e100"]) func decimalsKeepTheirDigits(
        digits: String
    ) throws {
        let literal = try #require(DecimalLiteral(digits))
        let value = (Double(literal.significand) * pow10(literal.exponent))
        let expected = try #require(Double(digits.filter { $0 != "_" }))
        #expect(abs(value - expected) <= abs(expected) * 1e-12)
    }

    private func pow10(_ exponent: Int) -> Double {
        (0..<abs(exponent)).reduce(1.0) { result, _ in exponent < 0 ? result / 10 : result * 10 }
    }

    @Test(arguments: ["0.1234567890123456789", "1e101", "1e-101"]) func decimalsThatWouldLoseDigitsAreRefused(digits: String) {
        #expect(DecimalLiteral(digits) == nil)
    }
}
