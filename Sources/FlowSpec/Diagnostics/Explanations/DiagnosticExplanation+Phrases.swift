/// Phrases and messages.
extension DiagnosticExplanation {
    static let missingCodeSpan = DiagnosticExplanation(
        "A name, a type or an expression stands outside of a code span",
        """
        Everything that is meant for the machine stands in a code span; around it stand only the fixed phrases, and texts.
        """,
        wrong: """
            ## Fields

            - name: String
            """,
        right: """
            ## Fields

            - `name: String`
            """)

    static let unknownPhrase = DiagnosticExplanation(
        "There is no such phrase",
        """
        Each kind of statement has its own fixed phrases, and there is one way to say a thing. The reference lists them; the \
        message offers the nearest.
        """,
        wrong: """
            ## Fields

            - `name: String`, trimed
            """,
        right: """
            ## Fields

            - `name: String`, trimmed
            """)

    static let decoratedPhrase = DiagnosticExplanation(
        "A phrase is capitalised or emphasised",
        """
        Phrases are written plainly and in small letters, also at the beginning of an item.
        """,
        wrong: """
            ## Fields

            - `name: String`, **Trimmed**
            """,
        right: """
            ## Fields

            - `name: String`, trimmed
            """)

    static let incompletePhrase = DiagnosticExplanation(
        "A phrase is broken off",
        """
        The phrase has begun, and something that belongs to it is missing or is something else than expected.
        """,
        wrong: """
            ## Fields

            - `hasName: Bool`
            - `name: String`, only when
            """,
        right: """
            ## Fields

            - `hasName: Bool`
            - `name: String`, only when `hasName`
            """)

    static let missingMessage = DiagnosticExplanation(
        "A message is missing",
        """
        A rule, a failure and a translation say something to the user: the text behind the colon, up to the end of the item.
        """,
        wrong: """
            ## Fields

            - `name: String`

            ## Validations

            - `name.count > 2`
            """,
        right: """
            ## Fields

            - `name: String`

            ## Validations

            - `name.count > 2`: The name needs more than 2 characters
            """)

    static let quotedMessage = DiagnosticExplanation(
        "A message stands in quotation marks in a code span",
        """
        Messages are taken as they are written, so that they need neither quotation marks nor a code span. A code span in a \
        message is an expression whose value is put in.
        """,
        wrong: """
            ## Fields

            - `name: String`

            ## Validations

            - `name.count > 2`: `"The name is too short"`
            """,
        right: """
            ## Fields

            - `name: String`

            ## Validations

            - `name.count > 2`: The name `name` is too short
            """)

    static let malformedTranslation = DiagnosticExplanation(
        "A translation is none",
        """
        The items under a message are a language tag each (`de`, `pt-BR`, `zh-Hans`), a colon, and the text in that language; \
        each language stands there once, and the flow's own not at all.
        """,
        wrong: """
            ## Fields

            - `name: String`

            ## Validations

            - `name.count > 2`: The name is too short
              - german: Der Name ist zu kurz
            """,
        right: """
            ## Fields

            - `name: String`

            ## Validations

            - `name.count > 2`: The name is too short
              - de: Der Name ist zu kurz
            """)

    static let saidTwice = DiagnosticExplanation(
        "The same is said twice",
        """
        A phrase stands once in a statement, a property once in a command, a name once in a list of names. Two conditions are \
        joined by `&&`, two names by “or”.
        """,
        wrong: """
            ## Fields

            - `name: String`, trimmed, trimmed
            """,
        right: """
            ## Fields

            - `name: String`, trimmed
            """)

    static let stepAmongProperties = DiagnosticExplanation(
        "A step is a bullet, or a property is numbered",
        """
        In a command bullets say what it is like, and the numbered list is what it does. Only there the two differ.
        """,
        wrong: """
            ## Fields

            - `name: String`
            - `age: Int`

            ## Commands

            ### `clear`

            - `name = ""`

            1. `age = 0`
            """,
        right: """
            ## Fields

            - `name: String`
            - `age: Int`

            ## Commands

            ### `clear`

            1. `name = ""`
            2. `age = 0`
            """)

    static let secondStepList = DiagnosticExplanation(
        "A command has two numbered lists",
        """
        A command has one numbered list of steps. A second one most likely belongs to the step above it, and is then indented \
        to that step's text; properties stand before all steps or behind them.
        """,
        wrong: """
            ## Fields

            - `name: String`
            - `age: Int`

            ## Commands

            ### `fill`

            1. `name = "Anna"`

            - enabled when `name.isEmpty`

            1. `age = 30`
            """,
        right: """
            ## Fields

            - `name: String`
            - `age: Int`

            ## Commands

            ### `fill`

            - enabled when `name.isEmpty`

            1. `name = "Anna"`
            2. `age = 30`
            """)

    static let nothingToDo = DiagnosticExplanation(
        "A command or a scenario does nothing",
        """
        A command needs steps, as a numbered list, and a scenario needs steps, as a list. A paragraph only documents it.
        """,
        wrong: """
            ## Fields

            - `name: String`

            ## Commands

            ### `clear`

            Empties the name.
            """,
        right: """
            ## Fields

            - `name: String`

            ## Commands

            ### `clear`

            Empties the name.

            1. `name = ""`
            """)

    static let lateShowing = DiagnosticExplanation(
        "When errors show is said too late",
        """
        When errors show holds for all rules, and is therefore said before the first of them.
        """,
        wrong: """
            ## Fields

            - `name: String`

            ## Validations

            - `!name.isEmpty`: Enter a name
            - shown at once
            """,
        right: """
            ## Fields

            - `name: String`

            ## Validations

            - shown at once
            - `!name.isEmpty`: Enter a name
            """)
}
