/// The message of a rule that does not hold.
struct Finding: Equatable {
    /// Where it stands among the rules of its form: the place of its rule, or of the field's first rule if the field's text cannot be read;
    /// `Int.max` for what a server has found.
    let place: Int
    /// The rule's place again, by which it is known where it marks several fields; nil if it belongs to this field alone.
    var rule: Int?
    var message: String

    /// The finding with what stands before it.
    func labelled(_ label: String) -> Finding { Finding(place: place, rule: rule, message: "\(label): \(message)") }

    /// The place of a field without rules whose text cannot be read.
    static let placeBehindRules = Int.max - 1
}
