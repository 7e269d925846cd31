import Testing

/// What is said of mistakes: statements.
@Suite struct StatementsDiagnosticsTests {
    static let cases: [DiagnosticCase] = [
        DiagnosticCase(
            .field, "email",
            #"""
            expected `: Type` behind `email`, and the span ends here
            email
                 ^
            """#),
        DiagnosticCase(
            .field, #"email = """#,
            #"""
            a field says its type: `email: Type = value`
            email = ""
                  ^
            """#),
        DiagnosticCase(
            .field, #"email: = """#,
            #"""
            expected a type, found `=`
            email: = ""
                   ^
            """#),
        DiagnosticCase(
            .field, "email: String = ",
            #"""
            expected a value, and the span ends here
            email: String = 
                           ^
            """#),
        DiagnosticCase(
            .field, "owner: personal | company = personal |",
            #"""
            `|` is written `||`
            owner: personal | company = personal |
                                                 ^
            replace by `||`: owner: personal | company = personal ||
            """#),
        DiagnosticCase(
            .field, "self: String",
            #"""
            `self` has a meaning of its own in Swift and cannot be used as a name
            self: String
            ^^^^
            """#),
        DiagnosticCase(
            .field, "true: Bool",
            #"""
            `true` has a meaning of its own in Swift and cannot be used as a name
            true: Bool
            ^^^^
            """#),
        DiagnosticCase(
            .field, "2email: String",
            #"""
            `2email` is neither a number nor a name: a name begins with a letter
            2email: String
            ^^^^^^
            """#),
        DiagnosticCase(
            .field, "email String",
            #"""
            expected `: Type` behind `email`, found `String`
            email String
                  ^^^^^^
            """#),
        DiagnosticCase(
            .field, "email: String, trimmed",
            #"""
            what else is said of a field stands behind the code span
            email: String, trimmed
                         ^
            """#),
        DiagnosticCase(
            .value, "total",
            #"""
            expected `=` and what `total` is, and the span ends here
            total
                 ^
            """#),
        DiagnosticCase(
            .value, "total == 3",
            #"""
            a value is given with one `=`
            total == 3
                  ^^
            replace by `=`: total = 3
            """#),
        DiagnosticCase(
            .value, "total: Int",
            #"""
            expected `=` and what `total` is, and the span ends here
            total: Int
                      ^
            """#),
        DiagnosticCase(
            .value, "total = ",
            #"""
            expected a value, and the span ends here
            total = 
                   ^
            """#),
        DiagnosticCase(
            .inputs, "a: Int, b",
            #"""
            expected `: Type` behind `b`, and the span ends here
            a: Int, b
                     ^
            """#),
        DiagnosticCase(
            .inputs, "a: Int, a: String",
            #"""
            there are two inputs `a`
            a: Int, a: String
                    ^
            ^ the first is here
            """#),
        DiagnosticCase(
            .inputs, "a: Int,",
            #"""
            nothing follows this comma
            a: Int,
                  ^
            remove it: a: Int
            """#),
        DiagnosticCase(
            .inputs, "a: In",
            #"""
            there is no type `In`; did you mean `Int`?
            a: In
               ^^
            replace by `Int`: a: Int
            """#),
        DiagnosticCase(
            .assignments, "a == 1",
            #"""
            `==` compares; what is set has one `=`
            a == 1
              ^^
            replace by `=`: a = 1
            """#),
        DiagnosticCase(
            .assignments, "a = 1,, b = 2",
            #"""
            expected the name of a field, found `,`
            a = 1,, b = 2
                  ^
            """#),
        DiagnosticCase(
            .assignments, "a = 1; b = 2",
            #"""
            `;` has no meaning here
            a = 1; b = 2
                 ^
            """#),
        DiagnosticCase(
            .assignments, "a",
            #"""
            expected `=` and what `a` becomes, and the span ends here
            a
             ^
            """#),
        DiagnosticCase(
            .assignments, "a.b[x] = 1",
            #"""
            expected the number of an element, from 0, found `x`
            a.b[x] = 1
                ^
            """#),
        DiagnosticCase(
            .assignments, "a = 1, b = ",
            #"""
            expected a value, and the span ends here
            a = 1, b = 
                      ^
            """#),
        DiagnosticCase(
            .step, "validate(number: a",
            #"""
            expected `,` or `)`, and the span ends here
            validate(number: a
                              ^
            """#),
        DiagnosticCase(
            .step, "3",
            #"""
            expected a call of a service, or `field = value`, found `3`
            3
            ^
            """#),
        DiagnosticCase(
            .step, "validate(number = 3)",
            #"""
            a label is followed by a colon
            validate(number = 3)
                            ^
            replace by `:`: validate(number : 3)
            """#),
    ]

    @Test(arguments: cases) func says(_ testCase: DiagnosticCase) {
        #expect(testCase.printedDiagnostics == testCase.expected)
    }
}
