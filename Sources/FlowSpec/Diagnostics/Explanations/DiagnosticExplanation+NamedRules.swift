/// Rules with names, and libraries of them.
extension DiagnosticExplanation {
    static let namedRuleReadsFlow = DiagnosticExplanation(
        "A rule with a name reads more than it is given",
        """
        What a rule under Rules gives depends on its parameters alone, so that it can be used and tested everywhere. What it needs of \
        the flow, or of the clock, it is given where it is called.
        """,
        wrong: """
            ## Fields

            - `country: String`

            ## Rules

            - `isLocal(number: String) = number.hasPrefix(country)`
            """,
        right: """
            ## Fields

            - `country: String`

            ## Rules

            - `isLocal(number: String, country: String) = number.hasPrefix(country)`
            """)

    static let nothingToDrive = DiagnosticExplanation(
        "A scenario of a library does more than expect",
        """
        A spec with rules or types, and nothing to enter or to start, is a library for other specs. Its scenarios expect what the rules \
        give.
        """,
        wrong: """
            ## Rules

            - `isShort(text: String) = text.count < 9`

            ## Scenarios

            ### Eight characters are few

            - after 1 s
            - expect `isShort(text: "12345678")`
            """,
        right: """
            ## Rules

            - `isShort(text: String) = text.count < 9`

            ## Scenarios

            ### Eight characters are few

            - expect `isShort(text: "12345678")`
            """)

    static let ruleNotInSpec = DiagnosticExplanation(
        "The other spec has no such rule",
        """
        A rule from another spec is named as it is declared there, under its section Rules.
        """,
        wrong: .init(
            """
            ## Rules

            - `isShrt`, from [Texts](Texts.flow.md)
            """,
            beside: "Texts.flow.md",
            """
            # Texts

            ## Rules

            - `isShort(text: String) = text.count < 9`
            """),
        right: .init(
            """
            ## Rules

            - `isShort`, from [Texts](Texts.flow.md)
            """,
            beside: "Texts.flow.md",
            """
            # Texts

            ## Rules

            - `isShort(text: String) = text.count < 9`
            """))
}
