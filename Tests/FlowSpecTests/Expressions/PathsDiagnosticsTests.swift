import Testing

/// What is said of mistakes: paths.
@Suite struct PathsDiagnosticsTests {
    static let cases: [DiagnosticCase] = [
        DiagnosticCase(
            .arguments, "1, 2",
            #"""
            a value is given with its name: `name: value`
            1, 2
            ^
            """#),
        DiagnosticCase(
            .arguments, "amount: 1",
            #"""
            `pay` also takes `note: String`
            amount: 1
            ^^^^^^^^^
            """#),
        DiagnosticCase(
            .arguments, "amount: 1, amount: 2",
            #"""
            `amount` is given twice
            amount: 1, amount: 2
                       ^^^^^^
            ^^^^^^^^^ the first is here
            """#),
        DiagnosticCase(
            .arguments, "amount: 1, note: 2",
            #"""
            `note:` takes `String`, and this is `Int`
            amount: 1, note: 2
                             ^
            """#),
        DiagnosticCase(
            .arguments, #"amout: 1, note: "a""#,
            #"""
            `pay` takes no `amout`; it takes `amount: Int` and `note: String`; did you mean `amount`?
            amout: 1, note: "a"
            ^^^^^
            replace by `amount`: amount: 1, note: "a"
            """#),
        DiagnosticCase(
            .arguments, #"note: "a", amount: 1"#,
            #"""
            the arguments of `pay` stand in this order: `amount: Int` and `note: String`
            note: "a", amount: 1
            ^^^^^^^^^^^^^^^^^^^^
            """#),
        DiagnosticCase(
            .path, "emial",
            #"""
            there is no `emial` here; did you mean `email`?
            emial
            ^^^^^
            replace by `email`: email
            """#),
        DiagnosticCase(
            .path, "billing.stret",
            #"""
            `billing` has no `stret`; did you mean `street`?
            billing.stret
                    ^^^^^
            replace by `street`: billing.street
            """#),
        DiagnosticCase(
            .path, "items[0].zp",
            #"""
            `items` has no `zp`; did you mean `zip`?
            items[0].zp
                     ^^
            replace by `zip`: items[0].zip
            """#),
        DiagnosticCase(
            .path, "age.txt",
            #"""
            `Int` has no `txt`
            age.txt
                ^^^
            """#),
        DiagnosticCase(
            .path, "age.count",
            #"""
            `Int` has no `count`
            age.count
                ^^^^^
            """#),
        DiagnosticCase(
            .path, "statusText.text",
            #"""
            `statusText` is a derived value, not a field, and has no `text`
            statusText.text
                       ^^^^
            """#),
        DiagnosticCase(
            .path, "items[-1]",
            #"""
            expected the number of an element, from 0, found `-`
            items[-1]
                  ^
            """#),
        DiagnosticCase(
            .path, "CardStatus",
            #"""
            `CardStatus` is neither a field nor a part
            CardStatus
            ^^^^^^^^^^
            """#),
        DiagnosticCase(
            .paths, "email, , age",
            #"""
            expected the name of a field, found `,`
            email, , age
                   ^
            """#),
        DiagnosticCase(
            .pattern, ".verfied",
            #"""
            `CardStatus` has no case `verfied`; did you mean `verified`?
            .verfied
             ^^^^^^^
            replace by `verified`: .verified
            """#),
        DiagnosticCase(
            .pattern, ".verified(let reason)",
            #"""
            `.verified` carries nothing
            .verified(let reason)
            ^^^^^^^^^^^^^^^^^^^^^
            """#),
        DiagnosticCase(
            .pattern, ".failed(let reason, let other)",
            #"""
            `.failed` carries a value
            .failed(let reason, let other)
            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
            """#),
        DiagnosticCase(
            .pattern, ".failed(reason)",
            #"""
            a value of the case is given a name with `let`
            .failed(reason)
                    ^^^^^^
            replace by `let reason`: .failed(let reason)
            """#),
        DiagnosticCase(
            .pattern, ".failed(let)",
            #"""
            expected a name behind `let`, found `)`
            .failed(let)
                       ^
            """#),
        DiagnosticCase(
            .pattern, "failed",
            #"""
            a case begins with a dot
            failed
            ^^^^^^
            replace by `.failed`: .failed
            """#),
        DiagnosticCase(
            .pattern, "let .failed",
            #"""
            `let` stands in the parentheses: `.case(let name)`
            let .failed
            ^^^
            """#),
        DiagnosticCase(
            .pattern, "Account.failed",
            #"""
            `CardStatus` is matched here, and this is a case of `Account`
            Account.failed
            ^^^^^^^
            """#),
        DiagnosticCase(
            .pattern, "Acount.failed",
            #"""
            there is no type `Acount`; did you mean `Account`?
            Acount.failed
            ^^^^^^
            replace by `Account`: Account.failed
            """#),
        DiagnosticCase(
            .pattern, ".failed(let a, let a)",
            #"""
            `.failed` carries a value
            .failed(let a, let a)
            ^^^^^^^^^^^^^^^^^^^^^
            there are two values named `a`
            .failed(let a, let a)
                               ^
                        ^ the first is here
            """#),
        DiagnosticCase(
            .call, ".registered",
            #"""
            this is written without a dot
            .registered
            ^
            remove it: registered
            """#),
        DiagnosticCase(
            .call, "registered(account: a) b",
            #"""
            expected an operator or the end, found `b`
            registered(account: a) b
                                   ^
            """#),
        DiagnosticCase(
            .outcome, "verfied",
            #"""
            there is no outcome `verfied`; did you mean `verified`?
            verfied
            ^^^^^^^
            replace by `verified`: verified
            """#),
        DiagnosticCase(
            .outcome, "failed",
            #"""
            `failed` carries a value: `failed(reason: …)`
            failed
            ^^^^^^
            """#),
        DiagnosticCase(
            .outcome, "failed(reason: 3)",
            #"""
            `reason:` takes `String`, and this is `Int`
            failed(reason: 3)
                           ^
            """#),
        DiagnosticCase(
            .outcome, "verified()",
            #"""
            `verified` carries nothing
            verified()
                    ^^
            remove the parentheses: verified
            """#),
        DiagnosticCase(
            .name, "email.count",
            #"""
            expected the end, found `.`
            email.count
                 ^
            """#),
        DiagnosticCase(
            .name, "two words",
            #"""
            expected the end, found `words`
            two words
                ^^^^^
            """#),
        DiagnosticCase(
            .name, "Self",
            #"""
            `Self` has a meaning of its own in Swift and cannot be used as a name
            Self
            ^^^^
            """#),
    ]

    @Test(arguments: cases) func says(_ testCase: DiagnosticCase) {
        #expect(testCase.printedDiagnostics == testCase.expected)
    }
}
