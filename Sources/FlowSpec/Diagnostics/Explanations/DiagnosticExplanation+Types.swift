/// Values and their types.
extension DiagnosticExplanation {
    static let typeMismatch = DiagnosticExplanation(
        "A value is of another type than expected",
        """
        Every place expects values of one type, and nothing is converted by itself: no text becomes a number, and `Int`, \
        `Double` and `Decimal` do not mix. Literals take on the type that is expected.
        """,
        wrong: """
            ## Fields

            - `age: Int = "18"`
            """,
        right: """
            ## Fields

            - `age: Int = 18`
            """)

    static let mayBeNil = DiagnosticExplanation(
        "What may be nil is used as if it never were",
        """
        A value whose type ends with `?` may be nil. Say what holds then: `value ?? other`, or ask `value != nil`, or read a \
        member with `?.`, which is nil then too.
        """,
        wrong: """
            ## Fields

            - `nick: String?`

            ## Validations

            - `nick.count > 2`: The nickname is too short
            """,
        right: """
            ## Fields

            - `nick: String?`

            ## Validations

            - `(nick ?? "").count > 2`: The nickname is too short
            """)

    static let neverNil = DiagnosticExplanation(
        "What is never nil is treated as if it could be",
        """
        Only a value whose type ends with `?` may be nil. An empty text is asked for with `isEmpty`.
        """,
        wrong: """
            ## Fields

            - `name: String`

            ## Validations

            - `name != nil`: Enter a name
            """,
        right: """
            ## Fields

            - `name: String`

            ## Validations

            - `!name.isEmpty`: Enter a name
            """)

    static let noResult = DiagnosticExplanation(
        "A service gives no result",
        """
        A service without `->` gives nothing that could be named, compared or assigned; it is called as a step.
        """,
        wrong: """
            ## Services

            - `save(name: String) async throws`

            ## Fields

            - `name: String`

            ## Commands

            ### `save`

            1. `isSaved = save(name: name)`
            """,
        right: """
            ## Services

            - `save(name: String) async throws`

            ## Fields

            - `name: String`

            ## Commands

            ### `save`

            1. `save(name: name)`
            """)

    static let undeterminedType = DiagnosticExplanation(
        "The type cannot be told",
        """
        An empty list, `nil` and a case have their type from what is expected. Where nothing is expected it has to be said: \
        `name: Type = …`, or `Type.case`.
        """,
        wrong: """
            ## Types

            - `Status: open | closed`

            ## Values

            - `initial = .open`
            """,
        right: """
            ## Types

            - `Status: open | closed`

            ## Values

            - `initial = Status.open`
            """)
}
