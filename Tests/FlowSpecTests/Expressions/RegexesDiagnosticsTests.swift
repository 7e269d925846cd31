import Testing

/// What is said of mistakes: regexes.
@Suite struct RegexesDiagnosticsTests {
    static let cases: [DiagnosticCase] = [
        DiagnosticCase(
            .rule, "email.matches(/[0-9/)",
            #"""
            this is not a regex that Swift reads: expected ']'
            email.matches(/[0-9/)
                           ^^^^
            """#),
        DiagnosticCase(
            .rule, "email.matches(/a b)/)",
            #"""
            this is not a regex that Swift reads: closing ')' does not balance any groups openings
            email.matches(/a b)/)
                           ^^^^
            """#),
        DiagnosticCase(
            .rule, "email.matches(/(?<=a)b/)",
            #"""
            this is not a regex that Swift reads: lookbehind is not currently supported
            email.matches(/(?<=a)b/)
                           ^^^^^^^
            """#),
        DiagnosticCase(
            .rule, "email.matches(/ a/)",
            #"""
            a regex between slashes cannot begin or end with a space
            email.matches(/ a/)
                           ^
            replace by `\ `: email.matches(/\ a/)
            """#),
        DiagnosticCase(
            .rule, "email.matches(/a /)",
            #"""
            a regex between slashes cannot begin or end with a space
            email.matches(/a /)
                            ^
            replace by `[ ]`: email.matches(/a[ ]/)
            """#),
        DiagnosticCase(
            .rule, "email.matches(/abc)",
            #"""
            this regex has no closing `/`
            email.matches(/abc)
                          ^^^^^
            """#),
        DiagnosticCase(
            .rule, "email.matches(#/a/b)",
            #"""
            this regex has no closing `/#`
            email.matches(#/a/b)
                          ^^^^^^
            """#),
        DiagnosticCase(
            .rule, #"email.matches("[0-9]+")"#,
            #"""
            `matches` takes a regex between slashes: `matches(/[0-9]+/)`
            email.matches("[0-9]+")
                          ^^^^^^^^
            """#),
        DiagnosticCase(
            .rule, "/abc/ == email",
            #"""
            a regex stands only in `matches(/…/)`
            /abc/ == email
            ^^^^^
            """#),
    ]

    @Test(arguments: cases) func says(_ testCase: DiagnosticCase) {
        #expect(testCase.printedDiagnostics == testCase.expected)
    }
}
