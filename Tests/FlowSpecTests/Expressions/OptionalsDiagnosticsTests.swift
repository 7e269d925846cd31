import Testing

/// What is said of mistakes: optionals.
@Suite struct OptionalsDiagnosticsTests {
    static let cases: [DiagnosticCase] = [
        DiagnosticCase(
            .rule, "ageOrNone < 18",
            #"""
            `<` cannot compare what may be nil; say what holds then: `ageOrNone ?? 0`
            ageOrNone < 18
            ^^^^^^^^^
            replace by `(ageOrNone ?? 0)`: (ageOrNone ?? 0) < 18
            """#),
        DiagnosticCase(
            .rule, "ageOrNone + 1",
            #"""
            `+` cannot reckon with what may be nil; say what holds then: `ageOrNone ?? 0`
            ageOrNone + 1
            ^^^^^^^^^
            replace by `(ageOrNone ?? 0)`: (ageOrNone ?? 0) + 1
            """#),
        DiagnosticCase(
            .rule, "account < account",
            #"""
            `<` cannot compare what may be nil; say what holds then: `account ?? …`
            account < account
            ^^^^^^^
            """#),
        DiagnosticCase(
            .rule, "mayAccept && accepts",
            #"""
            each side of `&&` is `Bool`, and this may be nil; ask `mayAccept == true`, or `mayAccept != nil`
            mayAccept && accepts
            ^^^^^^^^^
            """#),
        DiagnosticCase(
            .rule, "!mayAccept",
            #"""
            `!` stands before a `Bool`, and this may be nil; ask `mayAccept == true`, or `mayAccept != nil`
            !mayAccept
             ^^^^^^^^^
            """#),
        DiagnosticCase(
            .rule, "nickname.count > 3",
            #"""
            this may be nil: it is `String?`; what is nil has no `count`, and `?.count` is nil then
            nickname.count > 3
            ^^^^^^^^
            insert `?`: nickname?.count > 3
            """#),
        DiagnosticCase(
            .rule, #"nickname.lowercased() == "a""#,
            #"""
            this may be nil: it is `String?`; what is nil has no `lowercased`, and `?.lowercased` is nil then
            nickname.lowercased() == "a"
            ^^^^^^^^
            insert `?`: nickname?.lowercased() == "a"
            """#),
        DiagnosticCase(
            .rule, "age > account?.email.count",
            #"""
            `>` cannot compare what may be nil; say what holds then: `value ?? 0`
            age > account?.email.count
                  ^^^^^^^^^^^^^^^^^^^^
            """#),
        DiagnosticCase(
            .rule, "email == nil",
            #"""
            this is `String`, which is never nil
            email == nil
            ^^^^^
            """#),
        DiagnosticCase(
            .rule, #"email ?? "x""#,
            #"""
            `??` says what holds when its left side is nil, and this is `String`, which is never nil
            email ?? "x"
            ^^^^^
            """#),
        DiagnosticCase(
            .rule, "email?.count",
            #"""
            this is `String`, which is never nil, and needs no `?`
            email?.count
                 ^
            remove it: email.count
            """#),
        DiagnosticCase(
            .rule, #"ageOrNone ?? "x""#,
            #"""
            the left side of `??` is `Int`, and this is `String`
            ageOrNone ?? "x"
                         ^^^
            """#),
        DiagnosticCase(
            .rule, "isEmailFree(email: nickname)",
            #"""
            `email:` takes `String`, and this may be nil; say what holds then: `nickname ?? ""`
            isEmailFree(email: nickname)
                               ^^^^^^^^
            replace by `(nickname ?? "")`: isEmailFree(email: (nickname ?? ""))
            """#),
        DiagnosticCase(
            .rule, "Account(email: nil, creditCardNumber: nil)",
            #"""
            `String` is expected here, which is never nil
            Account(email: nil, creditCardNumber: nil)
                           ^^^
            """#),
        DiagnosticCase(
            .rule, #""Hello \(nickname)""#,
            #"""
            this may be nil, and would read as `nil` or `Optional(…)`; say what stands here then: `value ?? "…"`
            "Hello \(nickname)"
                     ^^^^^^^^
            """#),
        DiagnosticCase(
            .message, "nickname",
            #"""
            this may be nil, and would read as `nil` or `Optional(…)`; say what stands here then: `value ?? "…"`
            nickname
            ^^^^^^^^
            """#),
    ]

    @Test(arguments: cases) func says(_ testCase: DiagnosticCase) {
        #expect(testCase.printedDiagnostics == testCase.expected)
    }
}
