import Testing

/// What is said of mistakes: declarations.
@Suite struct DeclarationsDiagnosticsTests {
    static let cases: [DiagnosticCase] = [
        DiagnosticCase(
            .declaration, "Status: open | closed | open",
            #"""
            there are two cases `open`
            Status: open | closed | open
                                    ^^^^
                    ^^^^ the first is here
            """#),
        DiagnosticCase(
            .declaration, "Status: open, closed",
            #"""
            cases stand between `|`
            Status: open, closed
                        ^
            replace by ` |`: Status: open | closed
            """#),
        DiagnosticCase(
            .declaration, "Status: open || closed",
            #"""
            cases stand between `|`
            Status: open || closed
                         ^^
            replace by ` |`: Status: open  | closed
            """#),
        DiagnosticCase(
            .declaration, "Status: .open | .closed",
            #"""
            a case is declared without a dot
            Status: .open | .closed
                    ^
            remove it: Status: open | .closed
            """#),
        DiagnosticCase(
            .declaration, "Status: failed(String)",
            #"""
            each value that `failed` carries has a name: `failed(name: String)`
            Status: failed(String)
                           ^^^^^^
            """#),
        DiagnosticCase(
            .declaration, "Status: failed()",
            #"""
            `failed` carries nothing, so it has no parentheses
            Status: failed()
                    ^^^^^^^^
            replace by `failed`: Status: failed
            """#),
        DiagnosticCase(
            .declaration, "Status: failed(reason: Strin)",
            #"""
            there is no type `Strin`; did you mean `String`?
            Status: failed(reason: Strin)
                                   ^^^^^
            replace by `String`: Status: failed(reason: String)
            """#),
        DiagnosticCase(
            .declaration, "Status = open | closed",
            #"""
            an enum's cases follow a colon
            Status = open | closed
                   ^
            replace by `:`: Status : open | closed
            """#),
        DiagnosticCase(
            .declaration, "Status: open |",
            #"""
            expected a case of `Status`, and the span ends here
            Status: open |
                          ^
            """#),
        DiagnosticCase(
            .declaration, "Status: open | self",
            #"""
            `self` has a meaning of its own in Swift and cannot be used as a name
            Status: open | self
                           ^^^^
            """#),
        DiagnosticCase(
            .declaration, "Status: open | Type",
            #"""
            `Type` has a meaning of its own in Swift and cannot be used as a name
            Status: open | Type
                           ^^^^
            """#),
        DiagnosticCase(
            .declaration, "CardStatus: a | b",
            #"""
            there are two types `CardStatus`
            CardStatus: a | b
            ^^^^^^^^^^
            """#),
        DiagnosticCase(
            .declaration, "String: a | b",
            #"""
            `String` is there already and cannot be declared
            String: a | b
            ^^^^^^
            """#),
        DiagnosticCase(
            .declaration, "Money { amount: Decimal, amount: Int }",
            #"""
            there are two fields `amount`
            Money { amount: Decimal, amount: Int }
                                     ^^^^^^
                    ^^^^^^ the first is here
            """#),
        DiagnosticCase(
            .declaration, "Money { }",
            #"""
            the record `Money` has no fields
            Money { }
            ^^^^^^^
            """#),
        DiagnosticCase(
            .declaration, "Money { amount }",
            #"""
            expected `: Type` behind `amount`, found `}`
            Money { amount }
                           ^
            """#),
        DiagnosticCase(
            .declaration, "Money { amount: Decimal",
            #"""
            expected `,` or `}`, and the span ends here
            Money { amount: Decimal
                                   ^
            """#),
        DiagnosticCase(
            .declaration, "Money { amount: Decimal, }",
            #"""
            nothing follows this comma
            Money { amount: Decimal, }
                                   ^
            remove it: Money { amount: Decimal }
            """#),
        DiagnosticCase(
            .declaration, "Tree { left: Tree?, value: Int }",
            #"""
            `Tree` holds itself: `Tree` → `Tree`; a list `[Tree]` can
            Tree { left: Tree?, value: Int }
            ^^^^
            """#),
        DiagnosticCase(
            .declaration, "Owner",
            #"""
            `Invoice` has no type `Owner`
            Owner
            ^^^^^
            """#),
        DiagnosticCase(
            .declaration, "Status：open ｜ closed",
            #"""
            this is a full-width character
            Status：open ｜ closed
                  ^
            replace by `:`: Status:open ｜ closed
            this is a full-width character
            Status：open ｜ closed
                        ^
            replace by `|`: Status：open | closed
            """#),
    ]

    @Test(arguments: cases) func says(_ testCase: DiagnosticCase) {
        #expect(testCase.printedDiagnostics == testCase.expected)
    }
}
