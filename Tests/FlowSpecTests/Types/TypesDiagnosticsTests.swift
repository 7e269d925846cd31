import Testing

/// What is said of mistakes: types.
@Suite struct TypesDiagnosticsTests {
    static let cases: [DiagnosticCase] = [
        DiagnosticCase(
            .type, "Strin",
            #"""
            there is no type `Strin`; did you mean `String`?
            Strin
            ^^^^^
            replace by `String`: String
            """#),
        DiagnosticCase(
            .type, "Acount",
            #"""
            there is no type `Acount`; did you mean `Account`?
            Acount
            ^^^^^^
            replace by `Account`: Account
            """#),
        DiagnosticCase(
            .type, "Receipt",
            #"""
            there is no type `Receipt`; declare it under `## Types`: as a record `Receipt { name: Type }`, as an enum `Receipt: a | b`, or, if the app has it already, as `Receipt`, from its module
            Receipt
            ^^^^^^^
            """#),
        DiagnosticCase(
            .type, "Boolean",
            #"""
            there is no type `Boolean`; did you mean `Bool`?
            Boolean
            ^^^^^^^
            replace by `Bool`: Bool
            """#),
        DiagnosticCase(
            .type, "[Strin?]",
            #"""
            there is no type `Strin`; did you mean `String`?
            [Strin?]
             ^^^^^
            replace by `String`: [String?]
            """#),
        DiagnosticCase(
            .type, "String??",
            #"""
            an optional of an optional cannot be told from an optional
            String??
                  ^^
            remove one `?`: String?
            """#),
        DiagnosticCase(
            .type, "String? ?",
            #"""
            an optional of an optional cannot be told from an optional
            String? ?
                    ^
            remove one `?`: String? 
            """#),
        DiagnosticCase(
            .type, "Array<String>",
            #"""
            the type is written `[Element]`
            Array<String>
            ^^^^^
            """#),
        DiagnosticCase(
            .type, "Result<String>",
            #"""
            a type with parameters cannot be used; give it a name in the app: `typealias`
            Result<String>
            ^^^^^^
            """#),
        DiagnosticCase(
            .type, "[String: Int]",
            #"""
            there are no dictionaries in a flow; a list of records says the same
            [String: Int]
                   ^
            """#),
        DiagnosticCase(
            .type, "(Int, Int)",
            #"""
            there are no tuples or functions in a flow; a record `Name { a: Type }` has named parts
            (Int, Int)
            ^
            """#),
        DiagnosticCase(
            .type, "String!",
            #"""
            a value that may be missing has the type `String?`
            String!
                  ^
            """#),
        DiagnosticCase(
            .type, "Invoice.Owner",
            #"""
            a type is named without what it lies in; one of another flow is declared under `## Types`: `Name`, from a link to that flow
            Invoice.Owner
            ^^^^^^^
            """#),
        DiagnosticCase(
            .type, "Void",
            #"""
            `Void` is no value; a service without a result has no `->`
            Void
            ^^^^
            """#),
        DiagnosticCase(
            .type, "[String",
            #"""
            expected `]`, and the span ends here
            [String
                   ^
            """#),
        DiagnosticCase(
            .type, "self",
            #"""
            `self` has a meaning of its own in Swift and cannot be used as a name
            self
            ^^^^
            """#),
        DiagnosticCase(
            .type, "String Int",
            #"""
            expected the end, found `Int`
            String Int
                   ^^^
            """#),
        DiagnosticCase(
            .type, "Int = 3",
            #"""
            expected the end, found `=`
            Int = 3
                ^
            """#),
    ]

    @Test(arguments: cases) func says(_ testCase: DiagnosticCase) {
        #expect(testCase.printedDiagnostics == testCase.expected)
    }
}
