/// Specs inside of others.
extension DiagnosticExplanation {
    static let notAList = DiagnosticExplanation(
        "What is named is no list of parts, or no row of one",
        """
        A scenario adds rows to a list of parts, and removes and moves them; a row goes by its number, counted from 0. \
        A field whose value is an array is set as a whole.
        """,
        wrong: .init(
            """
            ## Fields

            - `guests`: list of [Guest](Guest.flow.md)

            ## Scenarios

            ### Somebody stays away

            - add to `guests`
            - remove `guests`
            - expect `guests.isEmpty`
            """,
            beside: "Guest.flow.md",
            """
            # Guest

            ## Fields

            - `name: String`
            """),
        right: .init(
            """
            ## Fields

            - `guests`: list of [Guest](Guest.flow.md)

            ## Scenarios

            ### Somebody stays away

            - add to `guests`
            - remove `guests[0]`
            - expect `guests.isEmpty`
            """,
            beside: "Guest.flow.md",
            """
            # Guest

            ## Fields

            - `name: String`
            """))

    static let specOutsideFolder = DiagnosticExplanation(
        "A link leads out of the folder of the specs",
        """
        Specs that use one another are read, generated and reviewed together, so that all of them lie in one folder and the \
        folders in it. A link leads from the spec's own folder.
        """,
        wrong: .init(
            """
            ## Fields

            - `guest`: [Guest](../Elsewhere/Guest.flow.md)
            """,
            beside: "Guest.flow.md",
            """
            # Guest

            ## Fields

            - `name: String`
            """),
        right: .init(
            """
            ## Fields

            - `guest`: [Guest](Guest.flow.md)
            """,
            beside: "Guest.flow.md",
            """
            # Guest

            ## Fields

            - `name: String`
            """))

    static let unsuitablePart = DiagnosticExplanation(
        "A spec that is linked to cannot be a part",
        """
        A part is what a user enters: fields, values and rules, without commands and outcomes, which are those of the whole. \
        What it has to do is done by the whole's commands.
        """,
        wrong: .init(
            """
            ## Fields

            - `guest`: [Guest](Guest.flow.md)
            """,
            beside: "Guest.flow.md",
            """
            # Guest

            ## Fields

            - `name: String`

            ## Commands

            ### `clear`

            1. `name = ""`
            """),
        right: .init(
            """
            ## Fields

            - `guest`: [Guest](Guest.flow.md)

            ## Commands

            ### `clear`

            1. `guest.name = ""`
            """,
            beside: "Guest.flow.md",
            """
            # Guest

            ## Fields

            - `name: String`
            """))

    static let partWithMistakes = DiagnosticExplanation(
        "A spec that is linked to has a mistake",
        """
        What a part holds is known only when its spec has no mistake. The mistake itself is reported in that spec; once it is \
        mended, this goes as well.
        """,
        wrong: .init(
            """
            ## Fields

            - `guest`: [Guest](Guest.flow.md)
            """,
            beside: "Guest.flow.md",
            """
            # Guest

            ## Fields

            - `name: Text`
            """),
        right: .init(
            """
            ## Fields

            - `guest`: [Guest](Guest.flow.md)
            """,
            beside: "Guest.flow.md",
            """
            # Guest

            ## Fields

            - `name: String`
            """))
}
