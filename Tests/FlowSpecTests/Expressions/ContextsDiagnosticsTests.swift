import Testing

/// What is said of mistakes: contexts.
@Suite struct ContextsDiagnosticsTests {
    static let cases: [DiagnosticCase] = [
        DiagnosticCase(
            .derived, "isEmailFree(email: email)",
            #"""
            `isEmailFree` waits for its answer, and cannot be called in a value
            isEmailFree(email: email)
            ^^^^^^^^^^^
            """#),
        DiagnosticCase(
            .derived, "now > birthday",
            #"""
            `now` is read when a rule or a step runs, and does not tick; a value cannot follow it
            now > birthday
            ^^^
            """#),
        DiagnosticCase(
            .derived, "parse(email)",
            #"""
            `parse` can throw, and cannot be called in a value
            parse(email)
            ^^^^^
            """#),
        DiagnosticCase(
            .derived, "email.error",
            #"""
            `error` is what the screen shows, and can be read in a scenario only
            email.error
                  ^^^^^
            """#),
        DiagnosticCase(
            .derived, "log(message: email)",
            #"""
            this service gives no result
            log(message: email)
            ^^^^^^^^^^^^^^^^^^^
            """#),
        DiagnosticCase(
            .condition, "today > birthday",
            #"""
            `today` is read when a rule or a step runs, and does not tick; a `when` condition cannot follow it
            today > birthday
            ^^^^^
            """#),
        DiagnosticCase(
            .startValue, #"email == "a""#,
            #"""
            a start value cannot read `email`: it is found once, before any field has a value
            email == "a"
            ^^^^^
            """#),
        DiagnosticCase(
            .startValue, "isValid",
            #"""
            a start value cannot read `isValid`: it is found once, before any field has a value
            isValid
            ^^^^^^^
            """#),
        DiagnosticCase(
            .stepValue, "!isEmailFree(email: email)",
            #"""
            `isEmailFree` waits for its answer, and must be a step of its own: `result = isEmailFree(…)`
            !isEmailFree(email: email)
             ^^^^^^^^^^^
            """#),
        DiagnosticCase(
            .stepPart, "isEmailFree(email: email)",
            #"""
            `isEmailFree` waits for its answer, and must be a step of its own: `result = isEmailFree(…)`
            isEmailFree(email: email)
            ^^^^^^^^^^^
            """#),
        DiagnosticCase(
            .message, "parse(email)",
            #"""
            `parse` can throw, and cannot be called in a message
            parse(email)
            ^^^^^
            """#),
        DiagnosticCase(
            .rule, "email.error",
            #"""
            `error` is what the screen shows, and can be read in a scenario only
            email.error
                  ^^^^^
            """#),
        DiagnosticCase(
            .rule, "errors",
            #"""
            `errors` can be read in a scenario only
            errors
            ^^^^^^
            """#),
        DiagnosticCase(
            .rule, "outcome",
            #"""
            `outcome` can be read in a scenario only
            outcome
            ^^^^^^^
            """#),
        DiagnosticCase(
            .rule, "items[0].street",
            #"""
            an element is read by its number in scenarios only; ask the list with `contains { }` or `allSatisfy { }`
            items[0].street
            ^^^^^^^^
            """#),
        DiagnosticCase(
            .rule, "tags.contains { isEmailFree(email: $0) }",
            #"""
            `isEmailFree` waits for its answer, and cannot be called in a closure
            tags.contains { isEmailFree(email: $0) }
                            ^^^^^^^^^^^
            """#),
        DiagnosticCase(
            .rule, #"nickname ?? (isEmailFree(email: email) ? "a" : "b")"#,
            #"""
            `isEmailFree` waits for its answer, and cannot be called in the right side of `??`
            nickname ?? (isEmailFree(email: email) ? "a" : "b")
                         ^^^^^^^^^^^
            """#),
        DiagnosticCase(
            .rule, "log(message: email)",
            #"""
            this service gives no result
            log(message: email)
            ^^^^^^^^^^^^^^^^^^^
            """#),
        DiagnosticCase(
            .scenario, "items[age].street",
            #"""
            the number of an element is written in digits, from 0
            items[age].street
                  ^^^
            """#),
        DiagnosticCase(
            .scenario, "email[0]",
            #"""
            only a list has elements, and this is `String`
            email[0]
            ^^^^^
            """#),
        DiagnosticCase(
            .scenario, #"tags["a"]"#,
            #"""
            the number of an element is `Int`, and this is `String`
            tags["a"]
                 ^^^
            """#),
        DiagnosticCase(
            .scenario, "items.text",
            #"""
            `[Line]` has no `text`; it has `count`, `isEmpty`, `contains`, `allSatisfy` and `sum`
            items.text
                  ^^^^
            """#),
        DiagnosticCase(
            .scenario, "billing.text",
            #"""
            `billing` has no `text`
            billing.text
                    ^^^^
            """#),
    ]

    @Test(arguments: cases) func says(_ testCase: DiagnosticCase) {
        #expect(testCase.printedDiagnostics == testCase.expected)
    }
}
