import Testing

/// What is said of mistakes: characters.
@Suite struct CharactersDiagnosticsTests {
    static let cases: [DiagnosticCase] = [
        DiagnosticCase(
            .rule, "“abc” == email",
            #"""
            a string stands between straight quotation marks `"`
            “abc” == email
            ^^^^^
            replace by `"abc"`: "abc" == email
            """#),
        DiagnosticCase(
            .rule, "\u{435}mail.isEmpty",
            """
            `\u{435}mail` has letters of another alphabet that look like Latin ones
            \u{435}mail.isEmpty
            ^^^^^
            replace by `email`: email.isEmpty
            """),
        DiagnosticCase(
            .rule, "email == 'abc'",
            #"""
            a string stands between straight quotation marks `"`
            email == 'abc'
                     ^^^^^
            replace by `"abc"`: email == "abc"
            """#),
        DiagnosticCase(
            .rule, #""abc”"#,
            #"""
            a string ends with a straight quotation mark `"`
            "abc”
                ^
            replace by `"`: "abc"
            """#),
        DiagnosticCase(
            .rule, #""abc"#,
            #"""
            this string has no closing quotation mark
            "abc
            ^^^^
            """#),
        DiagnosticCase(
            .rule, #"email　== "x""#,
            #"""
            this is a full-width space, not a space
            email　== "x"
                 ^
            replace by a space: email == "x"
            """#),
        DiagnosticCase(
            .rule, #"email＝＝"x""#,
            #"""
            these are full-width characters
            email＝＝"x"
                 ^^
            replace by `==`: email=="x"
            """#),
        DiagnosticCase(
            .rule, "ａge > 3",
            #"""
            this is a full-width character
            ａge > 3
            ^
            replace by `a`: age > 3
            """#),
        DiagnosticCase(
            .rule, "age > １８",
            #"""
            these are full-width characters
            age > １８
                  ^^
            replace by `18`: age > 18
            """#),
        DiagnosticCase(
            .rule, #"email.hasPrefix（"a"）"#,
            #"""
            this is a full-width character
            email.hasPrefix（"a"）
                           ^
            replace by `(`: email.hasPrefix("a"）
            this is a full-width character
            email.hasPrefix（"a"）
                               ^
            replace by `)`: email.hasPrefix（"a")
            """#),
        DiagnosticCase(
            .rule, "[1、2].contains(age)",
            #"""
            `、` is written `,`
            [1、2].contains(age)
              ^
            replace by `,`: [1,2].contains(age)
            """#),
        DiagnosticCase(
            .rule, "age ≥ 18 && age ≠ 20",
            #"""
            `≥` is written `>=`
            age ≥ 18 && age ≠ 20
                ^
            replace by `>=`: age >= 18 && age ≠ 20
            `≠` is written `!=`
            age ≥ 18 && age ≠ 20
                            ^
            replace by `!=`: age ≥ 18 && age != 20
            """#),
        DiagnosticCase(
            .rule, "age − 1 > 3",
            #"""
            `−` is written `-`
            age − 1 > 3
                ^
            replace by `-`: age - 1 > 3
            """#),
        DiagnosticCase(
            .rule, "age === 3",
            #"""
            `===` is written `==`
            age === 3
                ^^^
            replace by `==`: age == 3
            """#),
        DiagnosticCase(
            .rule, "age <> 3",
            #"""
            `<>` is written `!=`
            age <> 3
                ^^
            replace by `!=`: age != 3
            """#),
        DiagnosticCase(
            .rule, "age => 3",
            #"""
            `=>` is written `>=`
            age => 3
                ^^
            replace by `>=`: age >= 3
            """#),
        DiagnosticCase(
            .rule, "age & 3 > 0",
            #"""
            each side of `&&` is `Bool`, and this is `Int`
            age & 3 > 0
            ^^^
            `&` is written `&&`
            age & 3 > 0
                ^
            replace by `&&`: age && 3 > 0
            """#),
        DiagnosticCase(
            .rule, "age @ 3",
            #"""
            `@` has no meaning here
            age @ 3
                ^
            """#),
        DiagnosticCase(
            .rule, "age; email",
            #"""
            `;` has no meaning here
            age; email
               ^
            """#),
        DiagnosticCase(
            .rule, #"`default` == "x""#,
            #"""
            names need no backticks of their own; keywords are escaped where Swift needs it
            `default` == "x"
            ^^^^^^^^^
            replace by `default`: default == "x"
            """#),
        DiagnosticCase(
            .rule, "age > 3 `",
            #"""
            a backtick has no meaning inside a code span
            age > 3 `
                    ^
            """#),
        DiagnosticCase(
            .rule, "$1 > 3",
            #"""
            `$1` is not known: a closure has one parameter, `$0`
            $1 > 3
            ^^
            """#),
        DiagnosticCase(
            .rule, "age // comment",
            #"""
            a comment cannot stand in a code span; write it as a paragraph
            age // comment
                ^^
            """#),
        DiagnosticCase(
            .rule, "age > 3 /* why */",
            #"""
            a comment cannot stand in a code span; write it as a paragraph
            age > 3 /* why */
                    ^^
            """#),
        DiagnosticCase(
            .rule, #""a\qb" == email"#,
            #"""
            `\q` is not an escape sequence; a backslash is written `\\`
            "a\qb" == email
              ^^
            replace by `\\q`: "a\\qb" == email
            """#),
        DiagnosticCase(
            .rule, #""a\u{110000}" == email"#,
            #"""
            `\u{110000}` is not a Unicode character; one is written `\u{1F600}`
            "a\u{110000}" == email
              ^^^^^^^^^^
            """#),
        DiagnosticCase(
            .rule, #""a \(email" == email"#,
            #"""
            this string has no closing quotation mark
            "a \(email" == email
                      ^^^^^^^^^^
            """#),
        DiagnosticCase(
            .rule, "\"\"\"a\"\"\"",
            #"""
            a string stands between single quotation marks `"`; there are no strings of several lines here
            """a"""
            ^^^
            """#),
        DiagnosticCase(
            .rule, ".5 < ratio",
            #"""
            a number begins with a digit
            .5 < ratio
            ^^
            replace by `0.5`: 0.5 < ratio
            """#),
        DiagnosticCase(
            .rule, "5min > age",
            #"""
            `5min` is neither a number nor a name: a name begins with a letter
            5min > age
            ^^^^
            """#),
        DiagnosticCase(
            .rule, "0xFG > age",
            #"""
            `0xFG` is neither a number nor a name: a name begins with a letter
            0xFG > age
            ^^^^
            """#),
        DiagnosticCase(
            .rule, "0x > age",
            #"""
            `0x` is not a number
            0x > age
            ^^
            """#),
        DiagnosticCase(
            .rule, #""日本語👨‍👩‍👧" == emial"#,
            #"""
            there is no `emial` here; did you mean `email`?
            "日本語👨‍👩‍👧" == emial
                      ^^^^^
            replace by `email`: "日本語👨‍👩‍👧" == email
            """#),
        DiagnosticCase(
            .rule, "email == “日本語” && emial.isEmpty",
            #"""
            a string stands between straight quotation marks `"`
            email == “日本語” && emial.isEmpty
                     ^^^^^
            replace by `"日本語"`: email == "日本語" && emial.isEmpty
            there is no `emial` here; did you mean `email`?
            email == “日本語” && emial.isEmpty
                              ^^^^^
            replace by `email`: email == “日本語” && email.isEmpty
            """#),
    ]

    @Test(arguments: cases) func says(_ testCase: DiagnosticCase) {
        #expect(testCase.printedDiagnostics == testCase.expected)
    }
}
