/// How values are used.
extension DiagnosticExplanation {
    static let wrongArguments = DiagnosticExplanation(
        "The arguments do not fit",
        """
        A call gives one value for each parameter, in the order of the declaration and with the labels that it has there.
        """,
        wrong: """
            ## Services

            - `load(id: Int) async throws`

            ## Commands

            ### `load`

            1. `load(5)`
            """,
        right: """
            ## Services

            - `load(id: Int) async throws`

            ## Commands

            ### `load`

            1. `load(id: 5)`
            """)

    static let wrongPayload = DiagnosticExplanation(
        "A case carries other values",
        """
        A case, or an outcome, that carries values is given all of them; one that carries none has no parentheses; a pattern \
        names all of them or none.
        """,
        wrong: """
            ## Fields

            - `name: String`

            ## Outcomes

            - `registered(name: String)`

            ## Commands

            ### `register`

            1. goes to `registered`
            """,
        right: """
            ## Fields

            - `name: String`

            ## Outcomes

            - `registered(name: String)`

            ## Commands

            ### `register`

            1. goes to `registered(name: name)`
            """)

    static let wrongCall = DiagnosticExplanation(
        "Parentheses are missing, or too much",
        #"""
        Services, `contains(…)`, `lowercased()` and the like are called with parentheses; `count`, `isEmpty`, `isEmail`, \#
        fields and values are read without them. There are no conversions such as `String(age)`: put the value into a text, \#
        `"\(age)"`.
        """#,
        wrong: """
            ## Fields

            - `name: String`

            ## Validations

            - `!name.isEmpty()`: Enter a name
            """,
        right: """
            ## Fields

            - `name: String`

            ## Validations

            - `!name.isEmpty`: Enter a name
            """)

    static let misplacedClosure = DiagnosticExplanation(
        "A closure or a regex stands in the wrong place",
        """
        A closure `{ … }`, in which `$0` is the element, stands behind `contains`, `allSatisfy` and `sum`; a regex between \
        slashes stands in `matches(/…/)`.
        """,
        wrong: """
            ## Fields

            - `names: [String]`

            ## Validations

            - `names.count { $0.isEmpty } == 0`: Fill in every name
            """,
        right: """
            ## Fields

            - `names: [String]`

            ## Validations

            - `names.allSatisfy { !$0.isEmpty }`: Fill in every name
            """)

    static let impossibleNumber = DiagnosticExplanation(
        "A number is too large, or there is none",
        """
        `Int` holds numbers of 64 bits, a `Decimal` literal 18 digits; nothing is divided by zero, and a range begins with its \
        smaller end. In Swift the app would stop here.
        """,
        wrong: """
            ## Fields

            - `age: Int = 18`

            ## Validations

            - `(120...18).contains(age)`: Enter your age
            """,
        right: """
            ## Fields

            - `age: Int = 18`

            ## Validations

            - `(18...120).contains(age)`: Enter your age
            """)

    static let notAValue = DiagnosticExplanation(
        "A type or a command stands where a value is expected",
        """
        Of a command `isEnabled` and `isExecuting` can be read, of an enum its cases.
        """,
        wrong: """
            ## Fields

            - `name: String`

            ## Values

            - `isBusy = clear`

            ## Commands

            ### `clear`

            1. `name = ""`
            """,
        right: """
            ## Fields

            - `name: String`

            ## Values

            - `isBusy = clear.isExecuting`

            ## Commands

            ### `clear`

            1. `name = ""`
            """)

    static let notAField = DiagnosticExplanation(
        "A value stands where a field is expected",
        """
        Values are derived and never set: they cannot be assigned, marked with an error, or watched for a change. Name the \
        fields that the value is made of.
        """,
        wrong: #"""
            ## Fields

            - `first: String`
            - `code: String`, resets when `greeting` changes

            ## Values

            - `greeting = "Hello \(first)"`
            """#,
        right: #"""
            ## Fields

            - `first: String`
            - `code: String`, resets when `first` changes

            ## Values

            - `greeting = "Hello \(first)"`
            """#)
}
