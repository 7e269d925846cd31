/// Fields, values and rules.
extension DiagnosticExplanation {
    static let waitingService = DiagnosticExplanation(
        "A service that waits or fails is called where nothing can wait",
        """
        A service that is `async` or throws is called by a step of a command, or by a rule, which is then pending until the \
        answer is there. Values, conditions, start values and messages need one that does neither.
        """,
        wrong: """
            ## Services

            - `isFree(email: String) async throws -> Bool`

            ## Fields

            - `email: String`

            ## Values

            - `isNew = isFree(email: email)`
            """,
        right: """
            ## Services

            - `isFree(email: String) async throws -> Bool`

            ## Fields

            - `email: String`

            ## Validations

            - `isFree(email: email)`: Somebody has registered with this address
            """)

    static let startValueReadsField = DiagnosticExplanation(
        "A start value reads a field",
        """
        Start values are found once, before any field has a value, and so is the message of a field that is typed as text. \
        What always follows from fields is a value.
        """,
        wrong: """
            ## Fields

            - `name: String`
            - `signature: String = name`
            """,
        right: """
            ## Fields

            - `name: String`

            ## Values

            - `signature = name`
            """)

    static let clockInValue = DiagnosticExplanation(
        "A value or a condition reads the clock",
        """
        `now` and `today` are read at the moment when a rule or a step runs; they do not tick, so that nothing which is \
        followed all the time can depend on them.
        """,
        wrong: """
            ## Fields

            - `birthday: Date = today`

            ## Values

            - `isAdult = birthday.years(until: today) > 17`
            """,
        right: """
            ## Fields

            - `birthday: Date = today`

            ## Validations

            - `birthday.years(until: today) > 17`: You have to be 18
            """)

    static let scenarioOnly = DiagnosticExplanation(
        "Only a scenario can read this",
        """
        What the screen shows (`.text`, `.error`, `.errors`, `.warning`, `errors`, `outcome`) and single elements of a list \
        are read in scenarios. Elsewhere ask `isValid`, or the list with `contains { }` and `allSatisfy { }`.
        """,
        wrong: """
            ## Fields

            - `name: String`

            ## Values

            - `isWrong = name.error != nil`
            """,
        right: """
            ## Fields

            - `name: String`

            ## Values

            - `isWrong = !name.isValid`
            """)

    static let missingStartValue = DiagnosticExplanation(
        "A field has nothing to start with",
        """
        A field starts with the empty value of its type; a record and a `Date` have none, so that the start value is given, or \
        the field is nil at first.
        """,
        wrong: """
            ## Fields

            - `birthday: Date`
            """,
        right: """
            ## Fields

            - `birthday: Date?`
            """)

    static let unsuitablePhrase = DiagnosticExplanation(
        "A phrase does not fit the type of the field",
        """
        Only a `String` can be trimmed, converted and limited in length; only a number or a date is typed as text; and a field \
        that is set by commands has no text at all.
        """,
        wrong: """
            ## Fields

            - `age: Int`, trimmed
            """,
        right: """
            ## Fields

            - `age: Int`, typed as text, else: Enter a number
            """)

    static let circularDependency = DiagnosticExplanation(
        "Something depends on itself",
        """
        Values, conditions of fields and commands, and rules are computed from each other, which has to begin somewhere. Nor \
        does a field reset itself when it changes.
        """,
        wrong: """
            ## Values

            - `net = gross - 19`
            - `gross = net + 19`
            """,
        right: """
            ## Fields

            - `net: Int`

            ## Values

            - `gross = net + 19`
            """)

    static let missingCase = DiagnosticExplanation(
        "A case has no text",
        """
        A value “by” an enum has a text for every case, so that a new case is not forgotten.
        """,
        wrong: """
            ## Fields

            - `status: open | closed`

            ## Values

            - `label`, by `status`
              - `.open`: Still open
            """,
        right: """
            ## Fields

            - `status: open | closed`

            ## Values

            - `label`, by `status`
              - `.open`: Still open
              - `.closed`: Closed
            """)

    static let ruleWithoutField = DiagnosticExplanation(
        "Where an error belongs cannot be told",
        """
        An error marks the first field that the condition itself reads. If it reads none, but values, the rule has to say \
        where its error belongs.
        """,
        wrong: """
            ## Fields

            - `name: String`

            ## Values

            - `isLong = name.count > 5`

            ## Validations

            - `isLong`: The name is too short
            """,
        right: """
            ## Fields

            - `name: String`

            ## Values

            - `isLong = name.count > 5`

            ## Validations

            - `isLong`, on `name`: The name is too short
            """)

    static let nothingToWaitFor = DiagnosticExplanation(
        "A rule that asks no service has nothing to wait for",
        """
        “after” is the quiet time before a service is asked, and “unavailable” what to say when it fails. A rule that asks \
        none is checked at once.
        """,
        wrong: """
            ## Fields

            - `name: String`

            ## Validations

            - `name.count > 2`, after 300 ms: The name is too short
            """,
        right: """
            ## Fields

            - `name: String`

            ## Validations

            - `name.count > 2`: The name is too short
            """)

    static let restoredSecret = DiagnosticExplanation(
        "A secret cannot be restored",
        """
        What is restored is saved as a draft, where others could read it: a secret is entered anew each time. What has to be remembered \
        of a secret, such as a token, is the business of a service.
        """,
        wrong: """
            ## Fields

            - `userName: String`, restored
            - `password: String`, secret, restored
            """,
        right: """
            ## Fields

            - `userName: String`, restored
            - `password: String`, secret
            """)
}
