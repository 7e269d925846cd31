import ExpressionSupport
import FlowInterpreter
import FlowMarkdown
import FlowSpec
import Testing

/// What would stop a program is reported, with the part of the expression that is at fault.
@Suite struct EvaluationFailureTests {
    @Test(arguments: [
        ("9_223_372_036_854_775_807 + 1", EvaluationFailure.Reason.overflow, "9_223_372_036_854_775_807 + 1"),
        ("flag && 2 * (count - 9_223_372_036_854_775_807 - 10) > 0", .overflow, "(count - 9_223_372_036_854_775_807 - 10)"),
        ("-(-9_223_372_036_854_775_808 + count * 0)", .overflow, "-(-9_223_372_036_854_775_808 + count * 0)"),
        ("[9_223_372_036_854_775_807, 1].sum { $0 }", .overflow, "[9_223_372_036_854_775_807, 1].sum { $0 }"),
        ("1 / (count - 3)", .divisionByZero, "1 / (count - 3)"), ("1 % (count - 3)", .divisionByZero, "1 % (count - 3)"),
        ("(count...1).contains(2)", .reversedRange, "(count...1)"), ("tags[2]", .noElement(2, count: 2), "tags[2]"),
    ])
    func isReported(source: String, reason: EvaluationFailure.Reason, part: String) throws {
        var diagnostics = Diagnostics()
        let expression = try #require(Expression.parse(MappedText(source, at: 0), &diagnostics))
        let typed = try #require(TypeChecker(StandIns.scope.with(.scenario)).check(expression, &diagnostics), "\(diagnostics.all)")
        let evaluator = Evaluator(try StandInContext(StandInValues.worlds[0]))
        let error = #expect(throws: Interruption.self) { try evaluator.value(of: typed) }
        guard case .failure(let failure)? = error else { return }
        #expect(failure.reason == reason)
        #expect(SourceText(path: "", text: source).text(of: failure.range) == part)
    }

    /// What is not evaluated cannot fail.
    @Test(arguments: [
        "!flag && 1 / (count - 3) > 0", "flag || 1 / (count - 3) > 0", "flag ? true : 1 / (count - 3) > 0",
        "(maybeCount ?? 1 / (count - 3)) > 0",
        "(maybeLine?.quantity ?? 1) == 1 || tags[7] == text",
    ])
    func isAvoided(source: String) throws {
        var diagnostics = Diagnostics()
        let expression = try #require(Expression.parse(MappedText(source, at: 0), &diagnostics))
        let typed = try #require(TypeChecker(StandIns.scope.with(.scenario)).check(expression, &diagnostics), "\(diagnostics.all)")
        _ = try Evaluator(try StandInContext(StandInValues.worlds[0])).value(of: typed)
    }
}
