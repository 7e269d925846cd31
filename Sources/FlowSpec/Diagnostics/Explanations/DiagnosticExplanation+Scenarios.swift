/// Scenarios.
extension DiagnosticExplanation {
    static let repeatedScenario = DiagnosticExplanation(
        "Two scenarios have one name",
        """
        The heading of a scenario names its test, and a test that fails is found by its name.
        """,
        wrong: """
            ## Fields

            - `name: String`

            ## Scenarios

            ### It is empty

            - expect `name.isEmpty`

            ### It is empty

            - expect `name == ""`
            """,
        right: """
            ## Fields

            - `name: String`

            ## Scenarios

            ### It is empty

            - expect `name.isEmpty`

            ### It equals the empty text

            - expect `name == ""`
            """)

    static let malformedTable = DiagnosticExplanation(
        "A table is not well-formed",
        #"""
        The header names values, each in a code span; every row below has a value for each of them, in a code span too. A \#
        scenario has one table at most, and a `|` within a cell is written `\|`.
        """#,
        wrong: """
            ## Fields

            - `first: String`
            - `last: String`

            ## Scenarios

            ### Names

            | `a` | `b` |
            |---|---|
            | `"Anna"` |

            - set `first = a`, `last = b`
            """,
        right: """
            ## Fields

            - `first: String`
            - `last: String`

            ## Scenarios

            ### Names

            | `a` | `b` |
            |---|---|
            | `"Anna"` | `"Ulm"` |

            - set `first = a`, `last = b`
            """)

    static let notEnterable = DiagnosticExplanation(
        "A scenario enters what no user can",
        """
        “set” does what a user does: it edits fields and, with `.text`, types. A field that is set by commands is not edited, \
        and a field that is not typed as text has no text.
        """,
        wrong: """
            ## Fields

            - `status: open | closed`, set by commands

            ## Commands

            ### `close`

            1. `status = .closed`

            ## Scenarios

            ### It is closed

            - set `status = .closed`
            """,
        right: """
            ## Fields

            - `status: open | closed`, set by commands

            ## Commands

            ### `close`

            1. `status = .closed`

            ## Scenarios

            ### It is closed

            - run `close`
            - expect `status == .closed`
            """)

    static let unfittingAnswer = DiagnosticExplanation(
        "A service cannot answer like that",
        """
        An answer in a scenario is one that the service's signature allows: a value if it has a result, nothing if it has \
        none, an error if it throws, and which one if it says what it throws.
        """,
        wrong: """
            ## Services

            - `count() async -> Int`

            ## Fields

            - `total: Int`

            ## Commands

            ### `load`

            1. `total = count()`

            ## Scenarios

            ### It fails

            - run `load`, where `count` throws
            """,
        right: """
            ## Services

            - `count() async throws -> Int`

            ## Fields

            - `total: Int`

            ## Commands

            ### `load`

            1. `total = count()`

            ## Scenarios

            ### It fails

            - expect `load` to fail, where `count` throws
            """)

    static let unavailableStep = DiagnosticExplanation(
        "The flow cannot do what this step asks for",
        """
        Edits can be undone only where the spec says so under its title, and the app can be opened again only where a field is restored: otherwise \
        nothing would come back.
        """,
        wrong: """
            ## Fields

            - `note: String`

            ## Scenarios

            ### A note is kept

            - set `note = "Ring twice"`
            - reopen
            - expect `note == "Ring twice"`
            """,
        right: """
            ## Fields

            - `note: String`, restored

            ## Scenarios

            ### A note is kept

            - set `note = "Ring twice"`
            - reopen
            - expect `note == "Ring twice"`
            """)
}
