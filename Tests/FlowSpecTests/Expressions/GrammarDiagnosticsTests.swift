import Testing

/// What is said of mistakes: grammar.
@Suite struct GrammarDiagnosticsTests {
    static let cases: [DiagnosticCase] = [
        DiagnosticCase(
            .rule, "email ==",
            #"""
            expected a value, and the span ends here
            email ==
                    ^
            """#),
        DiagnosticCase(
            .rule, "&& email",
            #"""
            expected a value, found `&&`
            && email
            ^^
            """#),
        DiagnosticCase(
            .rule, "email email",
            #"""
            expected an operator or the end, found `email`
            email email
                  ^^^^^
            """#),
        DiagnosticCase(
            .rule, "(email",
            #"""
            expected `)`, and the span ends here
            (email
                  ^
            """#),
        DiagnosticCase(
            .rule, "email)",
            #"""
            this `)` closes nothing
            email)
                 ^
            """#),
        DiagnosticCase(
            .rule, "((((((email",
            #"""
            expected `)`, and the span ends here
            ((((((email
                       ^
            """#),
        DiagnosticCase(
            .rule, "()",
            #"""
            expected a value, found `)`
            ()
             ^
            """#),
        DiagnosticCase(
            .rule, "(age, age)",
            #"""
            there are no tuples in a flow; a record has named parts
            (age, age)
                ^
            """#),
        DiagnosticCase(
            .rule, "[age, ]",
            #"""
            nothing follows this comma
            [age, ]
                ^
            remove it: [age ]
            """#),
        DiagnosticCase(
            .rule, "[age: 3]",
            #"""
            there are no dictionaries in a flow
            [age: 3]
                ^
            """#),
        DiagnosticCase(
            .rule, "age = 3",
            #"""
            `=` sets a value; `==` compares
            age = 3
                ^
            replace by `==`: age == 3
            """#),
        DiagnosticCase(
            .rule, "1 < 2 < 3",
            #"""
            comparisons cannot be chained; join two of them with `&&`
            1 < 2 < 3
                  ^
              ^ the first is here
            """#),
        DiagnosticCase(
            .rule, "accepts == accepts == accepts",
            #"""
            comparisons cannot be chained; join two of them with `&&`
            accepts == accepts == accepts
                               ^^
                    ^^ the first is here
            """#),
        DiagnosticCase(
            .rule, "1...2...3",
            #"""
            a range has two ends
            1...2...3
                 ^^^
             ^^^ the first is here
            """#),
        DiagnosticCase(
            .rule, "...5",
            #"""
            a range needs both ends: `first...last`
            ...5
            ^^^
            """#),
        DiagnosticCase(
            .rule, "(5...).contains(age)",
            #"""
            a range needs both ends: `first...last`
            (5...).contains(age)
              ^^^
            """#),
        DiagnosticCase(
            .rule, "accepts ? 1",
            #"""
            expected `:` and what holds otherwise, and the span ends here
            accepts ? 1
                       ^
            """#),
        DiagnosticCase(
            .rule, "accepts ? 1 : ",
            #"""
            expected a value, and the span ends here
            accepts ? 1 : 
                         ^
            """#),
        DiagnosticCase(
            .rule, #"email.hasPrefix("a") and age > 3"#,
            #"""
            `and` is written `&&`
            email.hasPrefix("a") and age > 3
                                 ^^^
            replace by `&&`: email.hasPrefix("a") && age > 3
            """#),
        DiagnosticCase(
            .rule, "accepts or accepts",
            #"""
            `or` is written `||`
            accepts or accepts
                    ^^
            replace by `||`: accepts || accepts
            """#),
        DiagnosticCase(
            .rule, "not accepts",
            #"""
            `not` is written `!`
            not accepts
            ^^^
            replace by `!`: !accepts
            """#),
        DiagnosticCase(
            .rule, "status == .verified | .denied",
            #"""
            `|` is written `||`
            status == .verified | .denied
                                ^
            replace by `||`: status == .verified || .denied
            """#),
        DiagnosticCase(
            .rule, "+age > 3",
            #"""
            a number needs no `+`
            +age > 3
            ^
            remove it: age > 3
            """#),
        DiagnosticCase(
            .rule, "!status is .failed",
            #"""
            `!` binds more tightly than `is`
            !status is .failed
            ^
            replace by `(status is .failed)`: !(status is .failed)
            """#),
        DiagnosticCase(
            .rule, "status is !.failed",
            #"""
            that it is not the case is written `!(value is .case)`
            status is !.failed
                      ^
            """#),
        DiagnosticCase(
            .rule, "status is failed",
            #"""
            a case begins with a dot
            status is failed
                      ^^^^^^
            replace by `.failed`: status is .failed
            """#),
        DiagnosticCase(
            .rule, #"status is .failed(reason: "a")"#,
            #"""
            `is` asks for the case alone; the values that it carries cannot be read here
            status is .failed(reason: "a")
                             ^
            """#),
        DiagnosticCase(
            .rule, "if accepts { true }",
            #"""
            a choice is written `condition ? a : b`
            if accepts { true }
            ^^
            """#),
        DiagnosticCase(
            .rule, "await isEmailFree(email: email)",
            #"""
            `await` is not written: it is added where a service needs it
            await isEmailFree(email: email)
            ^^^^^
            """#),
        DiagnosticCase(
            .rule, "let x = 3",
            #"""
            `let` has no place in an expression
            let x = 3
            ^^^
            """#),
        DiagnosticCase(
            .rule, "age as Double",
            #"""
            there are no casts in a flow
            age as Double
                ^^
            """#),
        DiagnosticCase(
            .rule, "email.0",
            #"""
            a member has a name; there are no tuples in a flow
            email.0
                  ^
            """#),
        DiagnosticCase(
            .rule, "email!.count",
            #"""
            `!` behind a value would stop the app when it is nil; say what holds then: `value ?? other`
            email!.count
                 ^
            """#),
        DiagnosticCase(
            .rule, "email.",
            #"""
            expected a name behind the dot, and the span ends here
            email.
                  ^
            """#),
        DiagnosticCase(
            .rule, "email.self",
            #"""
            `self` has a meaning of its own in Swift and cannot be used as a name
            email.self
                  ^^^^
            """#),
        DiagnosticCase(
            .rule, "lines.contains { line in line.price > 3 }",
            #"""
            a closure's parameter is `$0`; it is not given a name
            lines.contains { line in line.price > 3 }
                             ^^^^^^^
            """#),
        DiagnosticCase(
            .rule, "lines.contains { }",
            #"""
            expected what the closure says of `$0`, found `}`
            lines.contains { }
                             ^
            """#),
        DiagnosticCase(
            .rule, "isEmailFree(email = email)",
            #"""
            a label is followed by a colon
            isEmailFree(email = email)
                              ^
            replace by `:`: isEmailFree(email : email)
            """#),
        DiagnosticCase(
            .rule, "self.email",
            #"""
            `self` has a meaning of its own in Swift and cannot be used as a name
            self.email
            ^^^^
            """#),
    ]

    @Test(arguments: cases) func says(_ testCase: DiagnosticCase) {
        #expect(testCase.printedDiagnostics == testCase.expected)
    }
}
