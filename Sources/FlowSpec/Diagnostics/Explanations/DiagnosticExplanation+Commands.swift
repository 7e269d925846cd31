/// Commands and their steps.
extension DiagnosticExplanation {
    static let neverReached = DiagnosticExplanation(
        "A step or a handler is never reached",
        """
        Behind a step that always ends the command nothing is done, and of several handlers the first that matches a failure \
        takes it.
        """,
        wrong: """
            ## Fields

            - `name: String`

            ## Outcomes

            - `done`

            ## Commands

            ### `finish`

            1. goes to `done`
            2. `name = ""`
            """,
        right: """
            ## Fields

            - `name: String`

            ## Outcomes

            - `done`

            ## Commands

            ### `finish`

            1. `name = ""`
            2. goes to `done`
            """)

    static let otherwiseWithoutWhen = DiagnosticExplanation(
        "“otherwise” has no “when” before it",
        """
        “otherwise” is done when no condition of the “when” steps right before it held.
        """,
        wrong: """
            ## Fields

            - `name: String`

            ## Commands

            ### `fill`

            1. otherwise
               1. `name = "Anna"`
            """,
        right: """
            ## Fields

            - `name: String`

            ## Commands

            ### `fill`

            1. when `name == "Anna"`
               1. `name = "Bert"`
            2. otherwise
               1. `name = "Anna"`
            """)

    static let uselessStep = DiagnosticExplanation(
        "A step does nothing",
        """
        A step calls a service or sets a field. A value by itself has no effect.
        """,
        wrong: """
            ## Types

            - `Account { name: String }`

            ## Fields

            - `account: Account?`

            ## Commands

            ### `fill`

            1. `Account(name: "Anna")`
            """,
        right: """
            ## Types

            - `Account { name: String }`

            ## Fields

            - `account: Account?`

            ## Commands

            ### `fill`

            1. `account = Account(name: "Anna")`
            """)

    static let pathAsTarget = DiagnosticExplanation(
        "A part of a field is set",
        """
        A field is set as a whole, by its name. A record is made anew.
        """,
        wrong: """
            ## Types

            - `Account { name: String }`

            ## Fields

            - `account: Account = Account(name: "")`

            ## Commands

            ### `fill`

            1. `account.name = "Anna"`
            """,
        right: """
            ## Types

            - `Account { name: String }`

            ## Fields

            - `account: Account = Account(name: "")`

            ## Commands

            ### `fill`

            1. `account = Account(name: "Anna")`
            """)

    static let missingReturn = DiagnosticExplanation(
        "A command that returns a value ends without one",
        """
        A command that returns a value returns one on every path, and cannot go to an outcome instead. It may still fail.
        """,
        wrong: """
            ## Fields

            - `name: String`

            ## Commands

            ### `length`

            1. when `name.isEmpty`
               1. returns `0`
            """,
        right: """
            ## Fields

            - `name: String`

            ## Commands

            ### `length`

            1. when `name.isEmpty`
               1. returns `0`
            2. returns `name.count`
            """)

    static let unavailableInput = DiagnosticExplanation(
        "Nobody has given the command its input yet",
        """
        Whether a command is enabled is known before it is started, so that it cannot depend on the input; and a command that \
        starts by itself takes none. The input is checked by a step.
        """,
        wrong: """
            ## Commands

            ### `pay`

            - takes `amount: Int`
            - enabled when `amount > 0`

            1. returns `amount`
            """,
        right: """
            ## Commands

            ### `pay`

            - takes `amount: Int`

            1. fails when `amount <= 0`: There is nothing to pay
            2. returns `amount`
            """)

    static let unknownFailure = DiagnosticExplanation(
        "Nothing says which failures there are",
        """
        A pattern such as `.offline` is a case of the error that a service throws. The service has to say it, \
        `throws(Problem)`, or the pattern, `Problem.offline`.
        """,
        wrong: """
            ## Services

            - `load() async throws`

            ## Commands

            ### `load`

            1. `load()`

            - on failure `.offline`: You are offline
            """,
        right: """
            ## Types

            - `Problem: offline | denied`

            ## Services

            - `load() async throws(Problem)`

            ## Commands

            ### `load`

            1. `load()`

            - on failure `.offline`: You are offline
            """)
}
