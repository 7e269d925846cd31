/// Statements.
extension DiagnosticExplanation {
    static let missingBullet = DiagnosticExplanation(
        "The bullet of a statement is missing",
        """
        A statement is an item of a list; a paragraph is prose and says nothing to flowgen. Two items that stand on \
        neighbouring lines are one to Markdown when the second has no bullet.
        """,
        wrong: """
            ## Fields

            `name: String`, trimmed
            """,
        right: """
            ## Fields

            - `name: String`, trimmed
            """)

    static let malformedItem = DiagnosticExplanation(
        "The item is more, or less, than a statement",
        """
        An item holds one paragraph, which begins right behind its mark, and items indented under it: no check boxes, quotes, \
        code blocks, or second paragraphs.
        """,
        wrong: """
            ## Fields

            - [ ] `name: String`
            """,
        right: """
            ## Fields

            - `name: String`
            """)

    static let unexpectedItems = DiagnosticExplanation(
        "Items stand under a statement that has none",
        """
        Only some statements have items of their own: texts for the cases of a value, rules under a condition, steps under \
        “when”, translations under a message. Phrases stand in the statement itself.
        """,
        wrong: """
            ## Fields

            - `name: String`
              - trimmed
            """,
        right: """
            ## Fields

            - `name: String`, trimmed
            """)

    static let missingItems = DiagnosticExplanation(
        "The items that belong under a statement are missing",
        """
        A condition is followed by what it decides about: steps under “when” and “otherwise”, rules under “only when”. They \
        are indented to the text of the item above them.
        """,
        wrong: """
            ## Fields

            - `name: String`

            ## Commands

            ### `fill`

            1. when `name.isEmpty`
            2. `name = "Anna"`
            """,
        right: """
            ## Fields

            - `name: String`

            ## Commands

            ### `fill`

            1. when `name.isEmpty`
               1. `name = "Anna"`
            """)

    static let unexpectedText = DiagnosticExplanation(
        "More stands in a statement than it can say",
        """
        Behind a code span comes a comma with a phrase, a colon with a text, or the end of the item.
        """,
        wrong: """
            ## Fields

            - `name: String` trimmed
            """,
        right: """
            ## Fields

            - `name: String`, trimmed
            """)

    static let gluedTable = DiagnosticExplanation(
        "A table goes on with the item above it",
        """
        To Markdown, lines right below an item belong to it. A table has an empty line before it, and stands under the heading \
        of its scenario.
        """,
        wrong: """
            ## Fields

            - `name: String`

            ## Scenarios

            ### Any name will do

            - set `name = "Anna"`
            | `other` |
            |---|
            | `"Bert"` |
            """,
        right: """
            ## Fields

            - `name: String`

            ## Scenarios

            ### Any name will do

            | `other` |
            |---|
            | `"Bert"` |

            - set `name = other`
            """)

    static let touchingSpans = DiagnosticExplanation(
        "Two code spans touch",
        """
        Of two code spans with nothing between them Markdown makes one, in which two backticks stand. A comma, a word, or a \
        new item has to part them.
        """,
        wrong: """
            ## Fields

            - `name: String``age: Int`
            """,
        right: """
            ## Fields

            - `name: String`
            - `age: Int`
            """)

    static let htmlTag = DiagnosticExplanation(
        "Text in angle brackets is not shown",
        #"""
        Markdown takes text in angle brackets for HTML, so that it disappears from the page. Code stands in code spans, and a \#
        sign by itself is written `\<`.
        """#,
        wrong: """
            ## Fields

            - `name: String`: the name of the <person>
            """,
        right: """
            ## Fields

            - `name: String`: the name of the person
            """)

    static let loneBacktick = DiagnosticExplanation(
        "A backtick stands alone",
        """
        A code span has a backtick at both ends. A backtick that is meant as a sign of the text is written with a backslash \
        before it.
        """,
        wrong: """
            ## Fields

            - `name: String`: without a ` sign
            """,
        right: #"""
            ## Fields

            - `name: String`: without a \` sign
            """#)
}
