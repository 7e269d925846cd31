/// The spec that `flowgen new` writes.
enum StarterSpec {
    static func text(title: String) -> String {
        """
        # \(title)

        Sends a message. This paragraph becomes the documentation of the view model.

        <!-- What the app provides: signatures of Swift functions. Text behind a colon is documentation. -->

        ## Services

        - `send(message: String) async throws -> Bool`: answers whether somebody received it

        <!-- What the user enters. “trimmed” takes spaces away at both ends. -->

        ## Fields

        - `message: String`, trimmed

        <!-- What is derived from fields, and can be shown. -->

        ## Values

        - `remaining = 100 - message.count`: how many characters the message can still have

        <!-- Rules, each with the message that is shown while it does not hold. -->

        ## Validations

        - `!message.isEmpty`: Write a message
        - `message.count <= 100`: The message is too long

        <!-- Where the screen can lead. -->

        ## Outcomes

        - `sent`: shows the next screen

        <!-- What can be started, such as by a button. Bullets are a command's properties, the numbered list is what it does. -->

        ## Commands

        ### `submit`

        - enabled when `isValid`

        1. `isReceived = send(message: message)`
        2. fails when `!isReceived`: Nobody was there to receive it
        3. goes to `sent`

        - on failure: The message could not be sent, try again

        <!-- Examples. “flowgen test” runs them at once; they are generated as tests as well. -->

        ## Scenarios

        ### A message is sent

        - expect `!submit.isEnabled`
        - set `message = "Hello"`
        - expect `submit.isEnabled && remaining == 95`
        - run `submit`, where `send` returns `true`
        - expect outcome `sent`

        ### A message is asked for

        - set `message = "H"`
        - set `message = ""`
        - expect `message.error == "Write a message"`

        ### Nobody receives it

        - set `message = "Hello"`
        - expect `submit` to fail with `["Nobody was there to receive it"]`, where `send` returns `false`

        ### The service cannot be reached

        - set `message = "Hello"`
        - expect `submit` to fail with `["The message could not be sent, try again"]`, where `send` throws

        """
    }
}
