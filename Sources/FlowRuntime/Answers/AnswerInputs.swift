/// Several values that a question is about.
struct AnswerInputs<each Value: Equatable>: Equatable {
    let values: (repeat each Value)

    init(_ values: repeat each Value) { self.values = (repeat each values) }

    static func == (one: AnswerInputs, other: AnswerInputs) -> Bool {
        for (value, otherValue) in repeat (each one.values, each other.values) {
            if value != otherValue { return false }
        }
        return true
    }
}
