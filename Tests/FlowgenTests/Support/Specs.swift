/// Small specs.
enum Specs {
    /// One field, one service, one command, one scenario.
    static let greeting = """
        # Greeting

        Greets somebody.

        ## Services

        - `greet(name: String) async throws`

        ## Fields

        - `name: String`

        ## Commands

        ### `hello`

        - enabled when `name.count > 2`

        1. `greet(name: name)`

        ## Scenarios

        ### Three letters are enough

        - set `name = "Ada"`
        - run `hello`, where `greet` returns

        """

    /// A field, and nothing else.
    static func minimal(_ title: String, field: String = "name") -> String {
        """
        # \(title)

        ## Fields

        - `\(field): String`

        """
    }

    /// With a mistake in line 5.
    static let mistaken = """
        # Mistaken

        ## Fields

        - `name: Sting`

        """
}
