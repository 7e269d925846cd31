import ExpressionSupport
import FlowInterpreter
import FlowMarkdown
import FlowSpec
import Testing

/// The evaluator gives what a compiled program gives, and reports what would stop it.
@Suite struct SwiftAgreementTests {
    private static let types = ["Bool", "Int", "Double", "Decimal", "String", "Date", "Status", "String?", "Int?"]

    /// What random expressions seldom meet.
    private static let chosen = [
        #""\(status) \(ratio) \(price) \(tags) \(numbers) \(flag) \(count)""#, #"[1.5, 2].sum { $0 }"#, "[price, 2].sum { $0 * 2 }",
        "-9_223_372_036_854_775_808 + 1", "0xFFFF_FFFF_FFFF - 0b101", "0.1 + 0.2 == 0.3", "price * 3 / 7", "price / 0 == price / 0",
        "ratio / 0 > ratio", "1.0 / 0", "5 % -3 == -5 % 3", "text.count", "\"e\\u{301}\" == \"é\"", "(count...count).contains(count)",
        "(ratio..<ratio).contains(ratio)", "(text...\"zzz\").contains(other)", "[.open, .none].contains(status)",
        "maybeLine?.note?.count ?? -1",
        "maybeLine?.name.count == 1 || flag", "lines.contains { $0.note == nil } ? lines.count : 0", "[nil, maybeCount].count",
        "text.lowercased() < text.uppercased()", "now.years(until: day)", "today.adding(days: 31) > now", "maybeStatus is .failed",
        "text.matches(/[0-9 ]+/) || text.matches(#/https?://.*/#)", "tags + [text]", "flag ? nil : maybeCount",
    ]

    private static func expressions() -> [TypedExpression] {
        var random = RandomExpressions(seed: 3)
        var sources = chosen
        for index in 0..<330 { sources.append(random.expression(types[index % types.count], 2)) }
        for _ in 0..<10_000 { sources.append(random.anything(2)) }
        var seen: Set<String> = []
        return sources.compactMap { source in
            var diagnostics = Diagnostics()
            guard seen.insert(source).inserted, let expression = Expression.parse(MappedText(source, at: 0), &diagnostics),
                let typed = TypeChecker(StandIns.scope).check(expression, &diagnostics), typed.type.isKnown
            else { return nil }
            return typed
        }
    }

    @Test func theEvaluatorAgrees() throws {
        let contexts = try StandInValues.worlds.map { try StandInContext($0) }
        var program = AgreementProgram()
        var expected: [String] = []
        var stopping: [EvaluationFailure.Reason: [(Int, Int)]] = [:]
        let expressions = Self.expressions()
        for expression in expressions {
            let number = program.add(expression)
            for (world, context) in contexts.enumerated() {
                do {
                    let value = try Evaluator(context).value(of: expression)
                    program.evaluate(number, in: world)
                    expected.append("\(world)\t\(number)\t\(expression.type.swiftName)\t\(value.canonical)")
                } catch .failure(let failure) {
                    stopping[failure.reason, default: []].append((number, world))
                } catch {
                    Issue.record("\(StandIns.writer.text(expression)): \(error)")
                }
            }
        }
        #expect(expressions.count > 330 && expected.count > 900, "too few expressions to say anything: \(expressions.count)")
        #expect(stopping.keys.contains(.overflow) && stopping.keys.contains(.reversedRange))
        try SwiftCompiler.withProgram(program.source, files: AgreementProgram.libraryFiles) { run in
            let result = try run([])
            #expect(result.status == 0, "\(result.errors)")
            let lines = result.output.split(separator: "\n").map(String.init)
            #expect(lines.count == expected.count)
            for (line, expectation) in zip(lines, expected) where line != expectation {
                let number = Int(line.split(separator: "\t")[1]) ?? 0
                Issue.record("\(StandIns.writer.text(expressions[number])): Swift says\n\(line), and the evaluator\n\(expectation)")
            }
            for evaluation in stopping.values.flatMap({ $0.prefix(4) }) {
                let result = try run([String(evaluation.0), String(evaluation.1)])
                #expect(
                    result.status != 0,
                    "\(StandIns.writer.text(expressions[evaluation.0])) was expected to stop, and gives \(result.output)")
            }
        }
    }
}

extension ValueType {
    /// What Swift prints of the type.
    fileprivate var swiftName: String {
        switch self {
        case .optional(let wrapped): "Optional<\(wrapped.swiftName)>"
        case .array(let element): "Array<\(element.swiftName)>"
        case .range(let bound): "Range<\(bound.swiftName)>"
        case .closedRange(let bound): "ClosedRange<\(bound.swiftName)>"
        default: description
        }
    }
}
