import Testing

/// What is said of mistakes: services.
@Suite struct ServicesDiagnosticsTests {
    static let cases: [DiagnosticCase] = [
        DiagnosticCase(
            .service, "validate(number: String) throws async -> Bool",
            #"""
            `async` stands before `throws`
            validate(number: String) throws async -> Bool
                                            ^^^^^
            """#),
        DiagnosticCase(
            .service, "validate(number: Strin) async -> Bol",
            #"""
            there is no type `Strin`; did you mean `String`?
            validate(number: Strin) async -> Bol
                             ^^^^^
            replace by `String`: validate(number: String) async -> Bol
            there is no type `Bol`; did you mean `Bool`?
            validate(number: Strin) async -> Bol
                                             ^^^
            replace by `Bool`: validate(number: Strin) async -> Bool
            """#),
        DiagnosticCase(
            .service, "validate(number String) -> Bool",
            #"""
            expected `: Type` behind `String`, found `)`
            validate(number String) -> Bool
                                  ^
            """#),
        DiagnosticCase(
            .service, "func validate() -> Bool",
            #"""
            a service is written without `func`
            func validate() -> Bool
            ^^^^
            remove it: validate() -> Bool
            """#),
        DiagnosticCase(
            .service, "validate<T>(value: T)",
            #"""
            a service cannot be generic
            validate<T>(value: T)
                    ^
            """#),
        DiagnosticCase(
            .service, "validate",
            #"""
            expected `(` and the parameters of `validate`, and the span ends here
            validate
                    ^
            """#),
        DiagnosticCase(
            .service, "validate() -> Bool async",
            #"""
            `async` stands before `->`
            validate() -> Bool async
                               ^^^^^
            """#),
        DiagnosticCase(
            .service, "validate(): Bool",
            #"""
            a service's result follows `->`
            validate(): Bool
                      ^
            """#),
        DiagnosticCase(
            .service, #"validate(number: String = "a")"#,
            #"""
            a service's parameter cannot have a default value
            validate(number: String = "a")
                                    ^
            """#),
        DiagnosticCase(
            .service, "validate(numbers: Int...)",
            #"""
            a service takes a list as `[Element]`
            validate(numbers: Int...)
                                 ^^^
            """#),
        DiagnosticCase(
            .service, "validate(number: inout Int)",
            #"""
            a service gives back what it changes as its result, not through `inout`
            validate(number: inout Int)
                             ^^^^^
            """#),
        DiagnosticCase(
            .service, "validate(a: Int, a: Int)",
            #"""
            there are two parameters `a`
            validate(a: Int, a: Int)
                             ^
                     ^ the first is here
            """#),
        DiagnosticCase(
            .service, "validate() throws(String)",
            #"""
            a service throws a declared type, and this is `String`
            validate() throws(String)
                              ^^^^^^
            """#),
    ]

    @Test(arguments: cases) func says(_ testCase: DiagnosticCase) {
        #expect(testCase.printedDiagnostics == testCase.expected)
    }
}
