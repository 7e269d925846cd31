public enum CommandError<Failure: Error>: Error {
    case disabled, cancelled
    case failed(Failure)
}
