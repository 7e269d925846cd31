/// Code spans.
extension DiagnosticExplanation {
    static let unexpectedSign = DiagnosticExplanation(
        "Something else is expected in a code span",
        """
        The code span is no whole declaration or expression: something is missing, too much, or out of place where the message \
        points.
        """,
        wrong: """
            ## Values

            - `total = (1 + 2`
            """,
        right: """
            ## Values

            - `total = (1 + 2)`
            """)

    static let lookalikeCharacter = DiagnosticExplanation(
        "A character only looks right",
        """
        Word processors and keyboards put typographic quotation marks, non-breaking spaces, full-width letters and signs like \
        `≥` into a text; in a code span their plain forms are needed. A name whose letters are of several alphabets can look like \
        another name. Characters that turn the direction of text unseen are refused everywhere, for with them a spec can look other \
        than it is.
        """,
        wrong: """
            ## Fields

            - `name: String`

            ## Validations

            - `name != “Anna”`: Another name is needed
            """,
        right: """
            ## Fields

            - `name: String`

            ## Validations

            - `name != "Anna"`: Another name is needed
            """)

    static let malformedLiteral = DiagnosticExplanation(
        "A text, a number or a regex is not well-formed",
        """
        Texts stand between straight quotation marks, with Swift's escape sequences; numbers begin with a digit; a regex \
        stands between slashes and is one that Swift reads.
        """,
        wrong: """
            ## Values

            - `greeting = "Hello`
            """,
        right: """
            ## Values

            - `greeting = "Hello"`
            """)

    static let foreignOperator = DiagnosticExplanation(
        "An operator is written as in another language",
        """
        Expressions use Swift's operators: `&&`, `||`, `!`, `==`, `!=`, `<=`, `>=`.
        """,
        wrong: """
            ## Fields

            - `name: String`
            - `age: Int`

            ## Validations

            - `!name.isEmpty and age > 17`: Enter a name and an age
            """,
        right: """
            ## Fields

            - `name: String`
            - `age: Int`

            ## Validations

            - `!name.isEmpty && age > 17`: Enter a name and an age
            """)

    static let wrongEqualsSign = DiagnosticExplanation(
        "`=` and `==` are mixed up",
        """
        One `=` sets or declares something, `==` asks whether two values are equal, and a colon follows a label.
        """,
        wrong: """
            ## Fields

            - `name: String`
            - `isAnna: Bool`, only when `name = "Anna"`
            """,
        right: """
            ## Fields

            - `name: String`
            - `isAnna: Bool`, only when `name == "Anna"`
            """)

    static let chainedComparison = DiagnosticExplanation(
        "Comparisons are chained",
        """
        A comparison has two sides. Two comparisons are joined by `&&`, or a range is asked whether it contains the value.
        """,
        wrong: """
            ## Fields

            - `age: Int`

            ## Validations

            - `17 < age < 100`: Enter your age
            """,
        right: """
            ## Fields

            - `age: Int`

            ## Validations

            - `17 < age && age < 100`: Enter your age
            """)

    static let malformedCaseTest = DiagnosticExplanation(
        "`is` asks for a case in another way",
        """
        `value is .case` asks for the case alone, whatever values it carries; that it is not the case is written `!(value is \
        .case)`.
        """,
        wrong: """
            ## Fields

            - `status: open | closed`

            ## Values

            - `isOver = !status is .open`
            """,
        right: """
            ## Fields

            - `status: open | closed`

            ## Values

            - `isOver = !(status is .open)`
            """)

    static let notInTheLanguage = DiagnosticExplanation(
        "Swift can say this, and a flow cannot",
        """
        Expressions are a part of Swift: without forced unwrapping, casts, tuples, dictionaries, statements such as `if` and \
        `let`, comments, and without `await` and `try`, which are added where a service needs them.
        """,
        wrong: """
            ## Fields

            - `nick: String?`

            ## Validations

            - `nick!.count > 2`: The nickname is too short
            """,
        right: """
            ## Fields

            - `nick: String?`

            ## Validations

            - `(nick ?? "").count > 2`: The nickname is too short
            """)

    static let danglingComma = DiagnosticExplanation(
        "Nothing follows a comma",
        """
        A comma stands between two things; behind the last there is none.
        """,
        wrong: """
            ## Types

            - `Account { name: String, }`
            """,
        right: """
            ## Types

            - `Account { name: String }`
            """)

    static let malformedCase = DiagnosticExplanation(
        "The dot of a case is missing, or too much",
        """
        Where a case is used, it begins with a dot: `.open`. Where it is declared there is none, and an outcome has none \
        either. A pattern names what a case carries with `let`: `.failed(let reason)`.
        """,
        wrong: """
            ## Fields

            - `status: open | closed = open`
            """,
        right: """
            ## Fields

            - `status: open | closed = .open`
            """)

    static let malformedDeclaration = DiagnosticExplanation(
        "A declaration is not well-formed",
        """
        Enums are declared as `Name: a | b(value: Type)`, records as `Name { a: Type }`, fields as `name: Type = value`, \
        services as `name(label: Type) async throws -> Type`.
        """,
        wrong: """
            ## Types

            - `Status: open, closed`
            """,
        right: """
            ## Types

            - `Status: open | closed`
            """)

    static let malformedType = DiagnosticExplanation(
        "A type is not well-formed",
        """
        Types are names, with `?` for what may be nil and in brackets for a list: `Int?`, `[String]`. There are no types with \
        parameters, and no optional of an optional.
        """,
        wrong: """
            ## Fields

            - `names: Array<String>`
            """,
        right: """
            ## Fields

            - `names: [String]`
            """)
}
