import Testing

/// What is said of mistakes: names.
@Suite struct NamesDiagnosticsTests {
    static let cases: [DiagnosticCase] = [
        DiagnosticCase(
            .rule, "emial.isEmail",
            #"""
            there is no `emial` here; did you mean `email`?
            emial.isEmail
            ^^^^^
            replace by `email`: email.isEmail
            """#),
        DiagnosticCase(
            .rule, "passwrd.count > 5 && email.isEmty",
            #"""
            there is no `passwrd` here; did you mean `password`?
            passwrd.count > 5 && email.isEmty
            ^^^^^^^
            replace by `password`: password.count > 5 && email.isEmty
            `String` has no `isEmty`; did you mean `isEmpty`?
            passwrd.count > 5 && email.isEmty
                                       ^^^^^^
            replace by `isEmpty`: passwrd.count > 5 && email.isEmpty
            """#),
        DiagnosticCase(
            .rule, "foo == 3",
            #"""
            there is no `foo` here
            foo == 3
            ^^^
            """#),
        DiagnosticCase(
            .rule, "isEmailFree == true",
            #"""
            `isEmailFree` is a service; it is called with parentheses: `isEmailFree(…)`
            isEmailFree == true
            ^^^^^^^^^^^
            """#),
        DiagnosticCase(
            .rule, "verified == status",
            #"""
            there is no `verified` here; did you mean the case `.verified` of `CardStatus`?
            verified == status
            ^^^^^^^^
            replace by `.verified`: .verified == status
            """#),
        DiagnosticCase(
            .rule, "register",
            #"""
            `register` is a command, not a value; what can be read is `register.isEnabled` and `register.isExecuting`
            register
            ^^^^^^^^
            """#),
        DiagnosticCase(
            .rule, "register.isEnable",
            #"""
            a command has no `isEnable`; what can be read of `register` is `isEnabled` and `isExecuting`; did you mean `isEnabled`?
            register.isEnable
                     ^^^^^^^^
            replace by `isEnabled`: register.isEnabled
            """#),
        DiagnosticCase(
            .rule, "email.length > 3",
            #"""
            `String` has no `length`; did you mean `count`?
            email.length > 3
                  ^^^^^^
            replace by `count`: email.count > 3
            """#),
        DiagnosticCase(
            .rule, "email.reversed",
            #"""
            `String` has no `reversed`; it has `count`, `isEmpty`, `contains`, `hasPrefix`, `hasSuffix`, `lowercased`, `uppercased`, `isEmail`, `isURL`, `isLuhn`, `matches` and `trimmed`
            email.reversed
                  ^^^^^^^^
            """#),
        DiagnosticCase(
            .rule, "tags.first",
            #"""
            `[String]` has no `first`; it has `count`, `isEmpty`, `contains`, `allSatisfy` and `sum`
            tags.first
                 ^^^^^
            """#),
        DiagnosticCase(
            .rule, "email.lowercased",
            #"""
            `lowercased` is called with parentheses
            email.lowercased
                  ^^^^^^^^^^
            replace by `lowercased()`: email.lowercased()
            """#),
        DiagnosticCase(
            .rule, "email.hasPrefix",
            #"""
            `hasPrefix` is called: `hasPrefix(_:)`
            email.hasPrefix
                  ^^^^^^^^^
            """#),
        DiagnosticCase(
            .rule, "lines.sum",
            #"""
            `sum` is called: `sum { }`
            lines.sum
                  ^^^
            """#),
        DiagnosticCase(
            .rule, "email.count()",
            #"""
            `count` has no parentheses
            email.count()
                       ^^
            remove them: email.count
            """#),
        DiagnosticCase(
            .rule, "lines.count { $0.price > 3 }",
            #"""
            `count` takes no closure
            lines.count { $0.price > 3 }
                        ^^^^^^^^^^^^^^^^
            """#),
        DiagnosticCase(
            .rule, #"lines.contains { $0.nme == "x" }"#,
            #"""
            `Line` has no `nme`; did you mean `name`?
            lines.contains { $0.nme == "x" }
                                ^^^
            replace by `name`: lines.contains { $0.name == "x" }
            """#),
        DiagnosticCase(
            .rule, "city.nam",
            #"""
            `City` has no `nam`; did you mean `name`?
            city.nam
                 ^^^
            replace by `name`: city.name
            """#),
        DiagnosticCase(
            .rule, "city.name()",
            #"""
            `name` is a field of `City`, and cannot be called
            city.name()
                 ^^^^
            """#),
        DiagnosticCase(
            .rule, "billing.stret",
            #"""
            `billing` has no `stret`; did you mean `street`?
            billing.stret
                    ^^^^^
            replace by `street`: billing.street
            """#),
        DiagnosticCase(
            .rule, "billing.zip.count",
            #"""
            this may be nil: it is `Int?`; what is nil has no `count`, and `?.count` is nil then
            billing.zip.count
            ^^^^^^^^^^^
            insert `?`: billing.zip?.count
            """#),
        DiagnosticCase(
            .rule, "status.verified",
            #"""
            `CardStatus` has no `verified`; a case is asked for with `== .verified` or `is .verified`
            status.verified
                   ^^^^^^^^
            """#),
        DiagnosticCase(
            .rule, "Account",
            #"""
            `Account` is a type, not a value
            Account
            ^^^^^^^
            """#),
        DiagnosticCase(
            .rule, "CardStatus",
            #"""
            `CardStatus` is a type, not a value; a value of it is `.notVerified`
            CardStatus
            ^^^^^^^^^^
            """#),
        DiagnosticCase(
            .rule, "CardStatus.verfied",
            #"""
            `CardStatus` has no case `verfied`; did you mean `verified`?
            CardStatus.verfied
                       ^^^^^^^
            replace by `verified`: CardStatus.verified
            """#),
        DiagnosticCase(
            .rule, "status == .verfied",
            #"""
            `CardStatus` has no case `verfied`; did you mean `verified`?
            status == .verfied
                       ^^^^^^^
            replace by `verified`: status == .verified
            """#),
        DiagnosticCase(
            .rule, "status is .verfied",
            #"""
            `CardStatus` has no case `verfied`; did you mean `verified`?
            status is .verfied
                       ^^^^^^^
            replace by `verified`: status is .verified
            """#),
        DiagnosticCase(
            .rule, "status is Cardstatus.verified",
            #"""
            there is no type `Cardstatus`; did you mean `CardStatus`?
            status is Cardstatus.verified
                      ^^^^^^^^^^
            replace by `CardStatus`: status is CardStatus.verified
            """#),
        DiagnosticCase(
            .rule, ".verified",
            #"""
            which enum `.verified` belongs to cannot be told here; write `CardStatus.verified`
            .verified
            ^^^^^^^^^
            """#),
        DiagnosticCase(
            .rule, ".foo",
            #"""
            which enum `.foo` belongs to cannot be told here
            .foo
            ^^^^
            """#),
        DiagnosticCase(
            .rule, "email == .verified",
            #"""
            `String` is expected here, which has no cases
            email == .verified
                     ^^^^^^^^^
            """#),
        DiagnosticCase(
            .rule, "statusText.error",
            #"""
            `statusText` is a derived value, not a field, and has no `error`
            statusText.error
                       ^^^^^
            """#),
        DiagnosticCase(
            .rule, "$0 > 3",
            #"""
            `$0` stands only in a closure `{ … }`
            $0 > 3
            ^^
            """#),
        DiagnosticCase(
            .rule, "{ $0 }",
            #"""
            a closure stands only behind `contains`, `allSatisfy` and `sum`
            { $0 }
            ^^^^^^
            """#),
    ]

    @Test(arguments: cases) func says(_ testCase: DiagnosticCase) {
        #expect(testCase.printedDiagnostics == testCase.expected)
    }
}
