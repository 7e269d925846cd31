import Testing

/// What is said of mistakes: calls.
@Suite struct CallsDiagnosticsTests {
    static let cases: [DiagnosticCase] = [
        DiagnosticCase(
            .rule, "isEmailFree(mail: email)",
            #"""
            `isEmailFree` takes no `mail`; it takes `email: String`; did you mean `email`?
            isEmailFree(mail: email)
                        ^^^^
            replace by `email`: isEmailFree(email: email)
            """#),
        DiagnosticCase(
            .rule, "isEmailFree(email)",
            #"""
            the label `email:` is missing
            isEmailFree(email)
                        ^^^^^
            insert `email: `: isEmailFree(email: email)
            """#),
        DiagnosticCase(
            .rule, "isEmailFree()",
            #"""
            `isEmailFree` also takes `email: String`
            isEmailFree()
            ^^^^^^^^^^^^^
            """#),
        DiagnosticCase(
            .rule, "isEmailFree(email: email, 3)",
            #"""
            `isEmailFree` takes `email: String`, and this is one too many
            isEmailFree(email: email, 3)
                                      ^
            """#),
        DiagnosticCase(
            .rule, "isEmailFree(email: email, email: email)",
            #"""
            `email` is given twice
            isEmailFree(email: email, email: email)
                                      ^^^^^
                        ^^^^^^^^^^^^ the first is here
            """#),
        DiagnosticCase(
            .rule, "isEmailFree(email: age)",
            #"""
            `email:` takes `String`, and this is `Int`
            isEmailFree(email: age)
                               ^^^
            """#),
        DiagnosticCase(
            .rule, "isEmailFree(email: email) { $0 }",
            #"""
            `isEmailFree` takes no closure
            isEmailFree(email: email) { $0 }
                                      ^^^^^^
            """#),
        DiagnosticCase(
            .rule, "isEmailFre(email: emial)",
            #"""
            there is no service or rule `isEmailFre`; did you mean `isEmailFree`?
            isEmailFre(email: emial)
            ^^^^^^^^^^
            replace by `isEmailFree`: isEmailFree(email: emial)
            there is no `emial` here; did you mean `email`?
            isEmailFre(email: emial)
                              ^^^^^
            replace by `email`: isEmailFre(email: email)
            """#),
        DiagnosticCase(
            .rule, "parse(text: email)",
            #"""
            this argument of `parse` has no label
            parse(text: email)
                  ^^^^
            remove the label: parse(email)
            """#),
        DiagnosticCase(
            .rule, "limit(account: account)",
            #"""
            `limit` takes no `account`; it takes `for: Account`
            limit(account: account)
                  ^^^^^^^
            """#),
        DiagnosticCase(
            .rule, "find(city: city, name: email)",
            #"""
            the arguments of `find` stand in this order: `name: String` and `city: City`
            find(city: city, name: email)
                ^^^^^^^^^^^^^^^^^^^^^^^^^
            """#),
        DiagnosticCase(
            .rule, "find(name: email)",
            #"""
            `find` also takes `city: City`
            find(name: email)
            ^^^^^^^^^^^^^^^^^
            """#),
        DiagnosticCase(
            .rule, "Account(creditCardNumber: nil, email: email)",
            #"""
            the arguments of `Account` stand in this order: `email: String` and `creditCardNumber: String?`
            Account(creditCardNumber: nil, email: email)
                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
            """#),
        DiagnosticCase(
            .rule, "Account(email: email)",
            #"""
            `Account` also takes `creditCardNumber: String?`
            Account(email: email)
            ^^^^^^^^^^^^^^^^^^^^^
            """#),
        DiagnosticCase(
            .rule, "Acount(email: email)",
            #"""
            there is no service or rule `Acount`; did you mean `Account`?
            Acount(email: email)
            ^^^^^^
            replace by `Account`: Account(email: email)
            """#),
        DiagnosticCase(
            .rule, "CardStatus()",
            #"""
            a value of `CardStatus` is one of its cases, such as `CardStatus.notVerified`
            CardStatus()
            ^^^^^^^^^^
            """#),
        DiagnosticCase(
            .rule, "Int(ratio)",
            #"""
            `Int` cannot be made from something else; there are no conversions in a flow
            Int(ratio)
            ^^^
            """#),
        DiagnosticCase(
            .rule, "email(3)",
            #"""
            `email` is neither a service nor a rule, and cannot be called
            email(3)
            ^^^^^
            """#),
        DiagnosticCase(
            .rule, "(age)(3)",
            #"""
            `age` is neither a service nor a rule, and cannot be called
            (age)(3)
             ^^^
            """#),
        DiagnosticCase(
            .rule, "status == .failed",
            #"""
            `.failed` carries a value: `.failed(reason: …)`
            status == .failed
                      ^^^^^^^
            """#),
        DiagnosticCase(
            .rule, "status == .failed()",
            #"""
            `.failed` also takes `reason: String`
            status == .failed()
                      ^^^^^^^^^
            """#),
        DiagnosticCase(
            .rule, "status == .verified()",
            #"""
            `.verified` carries nothing
            status == .verified()
                               ^^
            remove the parentheses: status == .verified
            """#),
        DiagnosticCase(
            .rule, #"status == .failed(reson: "x")"#,
            #"""
            `.failed` takes no `reson`; it takes `reason: String`; did you mean `reason`?
            status == .failed(reson: "x")
                              ^^^^^
            replace by `reason`: status == .failed(reason: "x")
            """#),
        DiagnosticCase(
            .rule, "lines.sum(3)",
            #"""
            `sum` takes a closure: `sum { $0 … }`
            lines.sum(3)
                  ^^^
            """#),
        DiagnosticCase(
            .rule, "lines.sum(3) { $0.price }",
            #"""
            `sum` takes a closure and nothing else
            lines.sum(3) { $0.price }
                     ^^^^^^^^^^^^^^^^
            """#),
        DiagnosticCase(
            .rule, "email.hasPrefix { $0 }",
            #"""
            `hasPrefix` takes no closure: `hasPrefix(_:)`
            email.hasPrefix { $0 }
                  ^^^^^^^^^
            """#),
        DiagnosticCase(
            .rule, "email.hasPrefix()",
            #"""
            `hasPrefix` also takes `String`
            email.hasPrefix()
            ^^^^^^^^^^^^^^^^^
            """#),
        DiagnosticCase(
            .rule, "birthday.adding(3)",
            #"""
            the label `days:` is missing
            birthday.adding(3)
                            ^
            insert `days: `: birthday.adding(days: 3)
            """#),
        DiagnosticCase(
            .rule, "birthday.adding(day: 3)",
            #"""
            `adding` takes no `day`; there are `adding(days:)`, `adding(months:)` and `adding(years:)`; did you mean `days`?
            birthday.adding(day: 3)
                            ^^^
            replace by `days`: birthday.adding(days: 3)
            """#),
    ]

    @Test(arguments: cases) func says(_ testCase: DiagnosticCase) {
        #expect(testCase.printedDiagnostics == testCase.expected)
    }
}
