/// Names.
extension DiagnosticExplanation {
    static let unknownName = DiagnosticExplanation(
        "There is nothing of this name",
        """
        Every field, value, command, service, outcome and result is declared under a name, and is read by the same name. What \
        a step names is known to the later steps of its branch only.
        """,
        wrong: """
            ## Fields

            - `email: String`

            ## Validations

            - `emial.isEmail`: Enter an address
            """,
        right: """
            ## Fields

            - `email: String`

            ## Validations

            - `email.isEmail`: Enter an address
            """)

    static let unknownType = DiagnosticExplanation(
        "There is no such type",
        """
        The types are `String`, `Bool`, `Int`, `Double`, `Decimal`, `Date`, and those that stand under Types: declared there, \
        from a module of the app, or from another spec.
        """,
        wrong: """
            ## Fields

            - `age: Integer`
            """,
        right: """
            ## Fields

            - `age: Int`
            """)

    static let unknownCase = DiagnosticExplanation(
        "An enum has no such case",
        """
        A case is written as its enum declares it.
        """,
        wrong: """
            ## Fields

            - `status: open | closed = .opne`
            """,
        right: """
            ## Fields

            - `status: open | closed = .open`
            """)

    static let unknownMember = DiagnosticExplanation(
        "A value has no such member",
        """
        Records have their fields, commands `isEnabled` and `isExecuting`, fields also `isActive`, `isValid` and `isPending`; \
        the reference lists the members of texts, lists, ranges and dates.
        """,
        wrong: """
            ## Fields

            - `name: String`

            ## Validations

            - `name.length > 3`: The name is too short
            """,
        right: """
            ## Fields

            - `name: String`

            ## Validations

            - `name.count > 3`: The name is too short
            """)

    static let duplicateName = DiagnosticExplanation(
        "Two things have one name",
        """
        Fields, values and commands share one space of names; so do the cases of an enum, the columns of a table, and what the \
        steps of a command name. Only a command and a service may have the same name.
        """,
        wrong: """
            ## Fields

            - `name: String`
            - `name: Int`
            """,
        right: """
            ## Fields

            - `name: String`
            - `number: Int`
            """)

    static let reservedName = DiagnosticExplanation(
        "The name is needed for something else",
        """
        Some names have a meaning in every view model (`isValid`, `errors`, `outcomes`), in generated code, or in Swift \
        (`self`, `Type`), so that nothing in a spec can have them.
        """,
        wrong: """
            ## Fields

            - `errors: String`
            """,
        right: """
            ## Fields

            - `remarks: String`
            """)

    static let endlessType = DiagnosticExplanation(
        "A type holds itself",
        """
        A record that holds a record of its own type would never end. A list of them can be empty, and so can hold them.
        """,
        wrong: """
            ## Types

            - `Person { name: String, friend: Person }`
            """,
        right: """
            ## Types

            - `Person { name: String, friends: [Person] }`
            """)
}
