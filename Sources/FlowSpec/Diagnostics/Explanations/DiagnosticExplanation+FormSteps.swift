/// The steps in which a flow is filled in.
extension DiagnosticExplanation {
    static let memberOfTwoSteps = DiagnosticExplanation(
        "A field is in two steps",
        """
        What is wrong with a field leads the user to its step, so that there is one for each. A step that shows again what was entered \
        before, as a summary does, reads it without naming it.
        """,
        wrong: """
            ## Fields

            - `city: String`

            ## Steps

            1. `address`: Your address
               - `city`
            2. `summary`: Check your answers
               - `city`
            """,
        right: """
            ## Fields

            - `city: String`

            ## Steps

            1. `address`: Your address
               - `city`
            2. `summary`: Check your answers
            """)

    static let memberWithoutStep = DiagnosticExplanation(
        "A field is in no step",
        """
        Where a flow has steps, each field that the user enters is in one of them, so that none that is added later is forgotten. Fields that \
        are set by commands need no step.
        """,
        wrong: """
            ## Fields

            - `city: String`
            - `phone: String`

            ## Steps

            1. `address`: Your address
               - `city`
            """,
        right: """
            ## Fields

            - `city: String`
            - `phone: String`

            ## Steps

            1. `address`: Your address
               - `city`, `phone`
            """)

    static let noLastingStep = DiagnosticExplanation(
        "Every step may be skipped",
        """
        Steps with “only when” are skipped while their conditions do not hold. One has to be there always, or the user might be nowhere.
        """,
        wrong: """
            ## Fields

            - `isCompany: Bool`, set by commands

            ## Steps

            1. `person`, only when `!isCompany`: About you
            2. `company`, only when `isCompany`: About the company
            """,
        right: """
            ## Fields

            - `isCompany: Bool`, set by commands

            ## Steps

            1. `person`, only when `!isCompany`: About you
            2. `company`, only when `isCompany`: About the company
            3. `summary`: Check your answers
            """)
}
