/// What a part, or a list of parts, holds while its flow runs.
struct PartState {
    let isList: Bool
    /// The rows of a list, in their order; a single part is one row that is always there.
    var rows: [RunningFlow] = []
    /// The user has edited something in it.
    var isTouched = false
    /// How often the rows of a list were set.
    var writeCount = 0
    /// A command has validated it, and its errors are to be shown.
    var isRevealed = false
    var serverError: FieldState.ServerError?
    /// A list that is being given back the rows it has had: nothing resets it meanwhile.
    var isBeingRestored = false
}
