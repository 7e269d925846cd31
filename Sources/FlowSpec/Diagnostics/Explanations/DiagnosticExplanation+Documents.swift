/// The document and its sections.
extension DiagnosticExplanation {
    static let missingTitle = DiagnosticExplanation(
        "The title is missing",
        """
        A spec begins with its title, a heading of the first level that names the flow. Only one stands in a spec, and nothing \
        before it.
        """,
        isWhole: true,
        wrong: """
            ## Fields

            - `name: String`
            """,
        right: """
            # Sign in

            ## Fields

            - `name: String`
            """)

    static let secondTitle = DiagnosticExplanation(
        "There are two titles",
        """
        A spec is one flow, named by one heading of the first level. A second flow has a file of its own; sections are \
        headings of the second level.
        """,
        isWhole: true,
        wrong: """
            # Sign in

            # Fields

            - `name: String`
            """,
        right: """
            # Sign in

            ## Fields

            - `name: String`
            """)

    static let unnamedFlow = DiagnosticExplanation(
        "The title gives no name",
        """
        The flow's name in Swift is made of the title's ASCII words, and cannot begin with a digit. A title without such words \
        holds the name in a code span.
        """,
        isWhole: true,
        wrong: """
            # 发票
            """,
        right: """
            # 发票 `Invoice`
            """)

    static let misplacedStatement = DiagnosticExplanation(
        "A statement stands outside of its section",
        """
        Between the title and the first section only the language of the messages is said, and in Commands every statement \
        stands under the heading of a command.
        """,
        wrong: """
            - `name: String`

            ## Outcomes

            - `done`
            """,
        right: """
            - language: de

            ## Fields

            - `name: String`
            """)

    static let unknownSection = DiagnosticExplanation(
        "There is no such section",
        """
        The sections are Types, Services, Fields, Values, Rules, Validations, Steps, Outcomes, Commands, Scenarios and Notes. Free text \
        stands under Notes, or as a paragraph anywhere.
        """,
        wrong: """
            ## Feilds

            - `name: String`
            """,
        right: """
            ## Fields

            - `name: String`
            """)

    static let repeatedSection = DiagnosticExplanation(
        "A section stands there twice",
        """
        Each section stands in a spec once, so that all fields, all rules or all commands are found in one place.
        """,
        wrong: """
            ## Fields

            - `name: String`

            ## Fields

            - `age: Int`
            """,
        right: """
            ## Fields

            - `name: String`
            - `age: Int`
            """)

    static let underlinedHeading = DiagnosticExplanation(
        "A line of dashes makes a heading",
        """
        In Markdown a line of `---` or `===` makes a heading of the text above it, which mostly happens by accident. Headings \
        are written with `#`, and a line of dashes has an empty line before it.
        """,
        wrong: """
            ## Fields

            - `name: String`

            ## Notes

            What the screen is for
            ---
            """,
        right: """
            ## Fields

            - `name: String`

            ## Notes

            What the screen is for

            ---
            """)

    static let unnamedCommand = DiagnosticExplanation(
        "A command's heading is no name",
        """
        The heading of a command is its name in a code span and nothing else: it becomes a property of the view model, and \
        other statements speak of it by this name.
        """,
        wrong: """
            ## Fields

            - `name: String`

            ## Commands

            ### Clear the name

            1. `name = ""`
            """,
        right: """
            ## Fields

            - `name: String`

            ## Commands

            ### `clearName`

            1. `name = ""`
            """)

    static let nestedTooDeep = DiagnosticExplanation(
        "Something is nested too deep",
        """
        Lists and quotes may be nested 50 levels deep, brackets and operators in a code span 200 levels. A part of an expression can be \
        given a name under Values.
        """,
        wrong: .init("## Values\n\n- `total = \(String(repeating: "(", count: 201))1\(String(repeating: ")", count: 201))`"),
        right: """
            ## Values

            - `total = 1`
            """)

    static let specTooLarge = DiagnosticExplanation(
        "The spec is too large",
        """
        A spec has at most \(FlowReader.maximumSize) bytes, many times more than the longest that somebody has written. Nothing in a larger one is \
        read: it is hardly the file that was meant.
        """,
        wrong: .init("## Notes\n\n" + String(repeating: "word ", count: FlowReader.maximumSize / 5)),
        right: """
            ## Notes

            word
            """)

    static let tooManyMistakes = DiagnosticExplanation(
        "There are too many mistakes",
        """
        Of one spec, \(Diagnostics.maximumErrorCount) mistakes are told. Mend these first; what is left is told then.
        """,
        wrong: .init(
            "## Values\n\n- `all = [" + Array(repeating: "nothing", count: Diagnostics.maximumErrorCount + 1).joined(separator: ", ") + "]`"
        ),
        right: """
            ## Values

            - `all = [1, 2]`
            """)

    static let flowNameTooLong = DiagnosticExplanation(
        "The flow's name is too long",
        """
        The title names the flow, and files, whose names can be only so long, are named after it. A flow with a long title has a shorter name in a code \
        span, of at most \(TitleReader.maximumNameLength) characters.
        """,
        isWhole: true,
        wrong: .init("# An application" + String(repeating: " of somebody who is asked", count: 6) + "\n\n## Fields\n\n- `name: String`"),
        right: .init(
            "# An application" + String(repeating: " of somebody who is asked", count: 6)
                + " `Application`\n\n## Fields\n\n- `name: String`"))
}
