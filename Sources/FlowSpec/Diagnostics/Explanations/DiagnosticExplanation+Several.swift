/// Several specs.
extension DiagnosticExplanation {
    static let unknownSpec = DiagnosticExplanation(
        "A link leads to no spec",
        """
        A link to another spec is written as Markdown writes it: the path from the folder of this spec. The other spec has to \
        be among those that are read together.
        """,
        wrong: .init(
            """
            ## Types

            - `Owner`, from [Invoice](Invioce.flow.md)
            """,
            beside: "Invoice.flow.md",
            """
            # Invoice

            ## Types

            - `Owner: person | company`
            """),
        right: .init(
            """
            ## Types

            - `Owner`, from [Invoice](Invoice.flow.md)
            """,
            beside: "Invoice.flow.md",
            """
            # Invoice

            ## Types

            - `Owner: person | company`
            """))

    static let circularSpecs = DiagnosticExplanation(
        "Specs use each other's types in a circle",
        """
        Of two specs that use each other's types none could be read first. A type that both need is declared in one of them, \
        or in a third.
        """,
        wrong: .init(
            """
            ## Types

            - `Owner`, from [Invoice](Invoice.flow.md)
            - `Mark: red | blue`
            """,
            beside: "Invoice.flow.md",
            """
            # Invoice

            ## Types

            - `Mark`, from [Example](Example.flow.md)
            - `Owner: person | company`
            """),
        right: .init(
            """
            ## Types

            - `Owner`, from [Invoice](Invoice.flow.md)
            - `Mark`, from [Invoice](Invoice.flow.md)
            """,
            beside: "Invoice.flow.md",
            """
            # Invoice

            ## Types

            - `Mark: red | blue`
            - `Owner: person | company`
            """))

    static let typeNotInSpec = DiagnosticExplanation(
        "The other spec has no such type",
        """
        A type from another spec is named as it is declared there, under its section Types.
        """,
        wrong: .init(
            """
            ## Types

            - `Ownr`, from [Invoice](Invoice.flow.md)
            """,
            beside: "Invoice.flow.md",
            """
            # Invoice

            ## Types

            - `Owner: person | company`
            """),
        right: .init(
            """
            ## Types

            - `Owner`, from [Invoice](Invoice.flow.md)
            """,
            beside: "Invoice.flow.md",
            """
            # Invoice

            ## Types

            - `Owner: person | company`
            """))

    static let repeatedFlowName = DiagnosticExplanation(
        "Two specs are named alike",
        """
        The title names the flow and what is generated of it. Of two flows with one title, or whose titles differ only in capital letters, one has \
        another name in a code span.
        """,
        isWhole: true,
        wrong: .init(
            """
            # Invoice
            """,
            beside: "Bill.flow.md",
            """
            # Invoice
            """),
        right: .init(
            """
            # Invoice `Receipt`
            """,
            beside: "Bill.flow.md",
            """
            # Invoice
            """))
}
