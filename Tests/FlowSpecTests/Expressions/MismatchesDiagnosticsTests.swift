import Testing

/// What is said of mistakes: mismatches.
@Suite struct MismatchesDiagnosticsTests {
    static let cases: [DiagnosticCase] = [
        DiagnosticCase(
            .rule, "age + ratio",
            #"""
            `+` needs two values of one type, and these are `Int` and `Double`, which Swift does not mix
            age + ratio
                ^
            """#),
        DiagnosticCase(
            .rule, "price * ratio",
            #"""
            `*` needs two values of one type, and these are `Decimal` and `Double`, which Swift does not mix
            price * ratio
                  ^
            """#),
        DiagnosticCase(
            .rule, "email + age",
            #"""
            `+` needs two values of one type, and these are `String` and `Int`
            email + age
                  ^
            """#),
        DiagnosticCase(
            .rule, "accepts + accepts",
            #"""
            `+` is for numbers, texts and lists, and this is `Bool`
            accepts + accepts
            ^^^^^^^
            """#),
        DiagnosticCase(
            .rule, "email - email",
            #"""
            `-` is for numbers, and this is `String`
            email - email
            ^^^^^
            """#),
        DiagnosticCase(
            .rule, "birthday + 3",
            #"""
            dates are not reckoned with `+`; `date.adding(days: 1)` gives another day, `date.years(until: now)` counts years
            birthday + 3
            ^^^^^^^^
            """#),
        DiagnosticCase(
            .rule, "ratio % 2.0",
            #"""
            `%` is for `Int`, and this is `Double`
            ratio % 2.0
            ^^^^^
            """#),
        DiagnosticCase(
            .rule, "5 / 0",
            #"""
            this divides by zero
            5 / 0
                ^
            """#),
        DiagnosticCase(
            .rule, "-email",
            #"""
            `-` stands before a number, and this is `String`
            -email
             ^^^^^
            """#),
        DiagnosticCase(
            .rule, "-(-5)",
            #"""
            two minus signs take each other away
            -(-5)
            ^^^^^
            """#),
        DiagnosticCase(
            .rule, "!age",
            #"""
            `!` stands before a `Bool`, and this is `Int`
            !age
             ^^^
            """#),
        DiagnosticCase(
            .rule, "age && accepts",
            #"""
            each side of `&&` is `Bool`, and this is `Int`
            age && accepts
            ^^^
            """#),
        DiagnosticCase(
            .rule, "age == email",
            #"""
            `==` compares two values of one type, and these are `Int` and `String`
            age == email
                ^^
            """#),
        DiagnosticCase(
            .rule, "age < 18.5",
            #"""
            `<` compares two values of one type, and these are `Int` and `Double`, which Swift does not mix
            age < 18.5
                ^
            """#),
        DiagnosticCase(
            .rule, "age == 18.5",
            #"""
            `==` compares two values of one type, and these are `Int` and `Double`, which Swift does not mix
            age == 18.5
                ^^
            """#),
        DiagnosticCase(
            .rule, "accepts < true",
            #"""
            `<` orders numbers, texts and dates, and this is `Bool`
            accepts < true
            ^^^^^^^
            """#),
        DiagnosticCase(
            .rule, "status < .verified",
            #"""
            `<` orders numbers, texts and dates, and this is `CardStatus`
            status < .verified
            ^^^^^^
            """#),
        DiagnosticCase(
            .rule, "age...email",
            #"""
            the ends of a range are of one type, and these are `Int` and `String`
            age...email
               ^^^
            """#),
        DiagnosticCase(
            .rule, "lines...lines",
            #"""
            a range goes from one number, text or date to another, and this is `[Line]`
            lines...lines
            ^^^^^
            """#),
        DiagnosticCase(
            .rule, "5...3",
            #"""
            this range ends before it begins
            5...3
            ^^^^^
            """#),
        DiagnosticCase(
            .rule, "99999999999999999999 > age",
            #"""
            this number is too large: `Int` literals end at 9223372036854775807
            99999999999999999999 > age
            ^^^^^^^^^^^^^^^^^^^^
            """#),
        DiagnosticCase(
            .rule, "price > 0.1234567890123456789",
            #"""
            a `Decimal` literal has at most 18 digits, and an exponent from -100 to 100
            price > 0.1234567890123456789
                    ^^^^^^^^^^^^^^^^^^^^^
            """#),
        DiagnosticCase(
            .rule, "1e999",
            #"""
            this number is too large for `Double`
            1e999
            ^^^^^
            """#),
        DiagnosticCase(
            .rule, #"accepts ? 1 : "a""#,
            #"""
            the other side of `:` is `String`, and this is `Int`
            accepts ? 1 : "a"
                      ^
            """#),
        DiagnosticCase(
            .rule, "age ? 1 : 2",
            #"""
            a condition is `Bool`, and this is `Int`
            age ? 1 : 2
            ^^^
            """#),
        DiagnosticCase(
            .rule, #"[1, "a"]"#,
            #"""
            another element of the list is `String`, and this is `Int`
            [1, "a"]
             ^
            """#),
        DiagnosticCase(
            .rule, "[.verified]",
            #"""
            which enum `.verified` belongs to cannot be told here; write `CardStatus.verified`
            [.verified]
             ^^^^^^^^^
            """#),
        DiagnosticCase(
            .rule, "[]",
            #"""
            what this empty list holds cannot be told
            []
            ^^
            """#),
        DiagnosticCase(
            .rule, "[].contains(email)",
            #"""
            this list is empty, and contains nothing
            [].contains(email)
            ^^
            """#),
        DiagnosticCase(
            .rule, "nil",
            #"""
            what is nil here cannot be told
            nil
            ^^^
            """#),
        DiagnosticCase(
            .rule, "nil == nil",
            #"""
            both sides are nil
            nil == nil
            ^^^^^^^^^^
            """#),
        DiagnosticCase(
            .rule, "age is .verified",
            #"""
            `is` asks which case of an enum a value is, and this is `Int`
            age is .verified
            ^^^
            """#),
        DiagnosticCase(
            .rule, "user is .verified",
            #"""
            `is` asks which case of an enum a value is, and this is `User`
            user is .verified
            ^^^^
            """#),
        DiagnosticCase(
            .rule, "email is CardStatus.verified",
            #"""
            `CardStatus` is expected here, and this is `String`
            email is CardStatus.verified
            ^^^^^
            """#),
        DiagnosticCase(
            .rule, "email.contains(age)",
            #"""
            `contains` takes `String`, and this is `Int`
            email.contains(age)
                           ^^^
            """#),
        DiagnosticCase(
            .rule, "tags.contains(3)",
            #"""
            `contains` takes `String`, and this is `Int`
            tags.contains(3)
                          ^
            """#),
        DiagnosticCase(
            .rule, "(1...5).contains(email)",
            #"""
            `Int` is expected here, and this is `String`
            (1...5).contains(email)
                             ^^^^^
            """#),
        DiagnosticCase(
            .rule, "lines.sum { $0.name }",
            #"""
            what `sum` adds is a number, and this is `String`
            lines.sum { $0.name }
                        ^^^^^^^
            """#),
        DiagnosticCase(
            .rule, "lines.allSatisfy { $0.price }",
            #"""
            what `allSatisfy` asks is `Bool`, and this is `Decimal`
            lines.allSatisfy { $0.price }
                               ^^^^^^^^
            """#),
        DiagnosticCase(
            .condition, "age",
            #"""
            a condition is `Bool`, and this is `Int`
            age
            ^^^
            """#),
        DiagnosticCase(
            .condition, "mayAccept",
            #"""
            a condition is `Bool`, and this may be nil; ask `mayAccept == true`, or `mayAccept != nil`
            mayAccept
            ^^^^^^^^^
            """#),
    ]

    @Test(arguments: cases) func says(_ testCase: DiagnosticCase) {
        #expect(testCase.printedDiagnostics == testCase.expected)
    }
}
