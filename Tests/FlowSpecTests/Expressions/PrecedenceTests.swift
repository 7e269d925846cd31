import FlowMarkdown
import FlowSpec
import Testing

/// How operands and operators hang together, as in Swift.
@Suite struct PrecedenceTests {
    @Test(arguments: [
        ("a || b && c", "(a || (b && c))"),
        ("a && b || c", "((a && b) || c)"),
        ("a && b && c", "((a && b) && c)"),
        ("a || b || c", "((a || b) || c)"),
        ("a == b && c != d", "((a == b) && (c != d))"),
        ("a < b == c", "error"),
        ("a ?? b == c", "((a ?? b) == c)"),
        ("a ?? b ?? c", "(a ?? (b ?? c))"),
        ("a ?? b + c", "(a ?? (b + c))"),
        ("a + b * c", "(a + (b * c))"),
        ("a * b + c", "((a * b) + c)"),
        ("a - b - c", "((a - b) - c)"),
        ("a / b % c", "((a / b) % c)"),
        ("a...b + c", "(a ... (b + c))"),
        ("a..<b == c", "((a ..< b) == c)"),
        ("a is .x && b", "((a is .x) && b)"),
        ("a ?? b is .x", "(a ?? (b is .x))"),
        ("a + b is .x", "((a + b) is .x)"),
        ("a is T.x == b", "((a is T.x) == b)"),
        ("a == b is .x", "(a == (b is .x))"),
        ("!a && b", "((!a) && b)"),
        ("!a.b", "(!a.b)"),
        ("-a * b", "((-a) * b)"),
        ("-a.b", "(-a.b)"),
        ("a - -b", "(a - (-b))"),
        ("a ? b : c ? d : e", "(a ? b : (c ? d : e))"),
        ("a ? b ? c : d : e", "(a ? (b ? c : d) : e)"),
        ("a || b ? c : d || e", "((a || b) ? c : (d || e))"),
        ("a ? .b : .c", "(a ? .b : .c)"),
        ("a ?.b : .c", "(a ? .b : .c)"),
        ("a?.b ?? c", "(<a?.b> ?? c)"),
        ("a?.b.c?.d()", "<a?.b.c?.d()>"),
        ("(a?.b).c", "<a?.b>.c"),
        ("a?.b ? c : d", "(<a?.b> ? c : d)"),
        ("a.b { $0.c }.d", "a.b() { $0.c }.d"),
        ("a.b(c) { $0 } == d", "(a.b(c) { $0 } == d)"),
        ("a.b({ $0 })", "a.b() { $0 }"),
        ("f(a: b, c ? d : e)", "f(a: b, (c ? d : e))"),
        ("[a, b + c].d", "[a, (b + c)].d"),
        ("\"x\\(a + b)y\\(\"\\(c)\")\"", "\"x\\((a + b))y\\(\"\\(c)\")\""),
        ("a / b / c", "((a / b) / c)"),
        ("a.m(/b/) / c", "(a.m(/b/) / c)"),
        (".a(b: c).d", ".a(b: c).d"),
        ("T.a(b: c)", "T.a(b: c)"),
    ]) func groups(source: String, structure: String) {
        var diagnostics = Diagnostics()
        let expression = Expression.parse(MappedText(source, at: 0), &diagnostics)
        #expect(expression?.debugDescription ?? "error" == structure)
        #expect(diagnostics.hasErrors == (structure == "error"))
    }

    /// Every pair of operators groups by precedence and associativity.
    @Test func pairsOfOperatorsGroupByPrecedence() {
        for first in BinaryOperator.allCases {
            for second in BinaryOperator.allCases {
                var diagnostics = Diagnostics()
                let text = Expression.parse(MappedText("a \(first.rawValue) b \(second.rawValue) c", at: 0), &diagnostics)?.debugDescription
                let left = "((a \(first.rawValue) b) \(second.rawValue) c)"
                let right = "(a \(first.rawValue) (b \(second.rawValue) c))"
                if first.precedence > second.precedence {
                    #expect(text == left)
                } else if first.precedence < second.precedence {
                    #expect(text == right)
                } else {
                    let expected: String? =
                        switch first.precedence.associativity {
                        case .left: left
                        case .right: right
                        case .none: nil
                        }
                    #expect(text == expected)
                }
            }
        }
    }
}
