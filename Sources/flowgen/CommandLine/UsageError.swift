/// The command line is not one that flowgen understands.
struct UsageError: Error {
    let message: String
    /// Whose help says more.
    let command: String

    init(_ message: String, of command: String = Flowgen.name) {
        self.message = message
        self.command = command
    }
}
