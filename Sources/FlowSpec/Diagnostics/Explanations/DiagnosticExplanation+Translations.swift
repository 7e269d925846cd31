/// Texts in several languages.
extension DiagnosticExplanation {
    static let missingTranslation = DiagnosticExplanation(
        "A text is missing in a language",
        """
        Somebody who reads that language is shown the text in the flow's main language, or in English where the flow says nothing \
        by itself. Write it in an item under the message, after the language's tag; a text that has no region, such as `en`, serves all \
        regions of its language. It is told where `flowgen.json` names the `languages` of the app, or when `flowgen check --translations` asks.
        """,
        wrong: """
            ## Fields

            - `name: String`

            ## Validations

            - `!name.isEmpty`: Enter your name
              - de: Gib deinen Namen ein
            - `name.count < 50`: The name is too long
            """,
        right: """
            ## Fields

            - `name: String`

            ## Validations

            - `!name.isEmpty`: Enter your name
              - de: Gib deinen Namen ein
            - `name.count < 50`: The name is too long
              - de: Der Name ist zu lang
            """)
}
