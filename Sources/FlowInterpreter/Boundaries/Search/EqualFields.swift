import FlowSpec

/// The fields that rules want to be equal, such as a password and its repetition.
struct EqualFields {
    private struct Pair {
        let rule: Int
        let one: Field
        let other: Field
    }

    private let pairs: [Pair]

    init(_ program: FlowProgram) {
        pairs = program.requirements.compactMap { rule in
            guard case .binary(.equal, let left, let right) = program.flow.validations.rules[rule].condition.kind,
                let one = Self.field(left, program), let other = Self.field(right, program), one.type == other.type
            else { return nil }
            return Pair(rule: rule, one: one, other: other)
        }
    }

    /// The field whose value the expression is, if the user edits that.
    private static func field(_ expression: TypedExpression, _ program: FlowProgram) -> Field? {
        guard case .reference(let reference, _) = expression.kind, reference.kind == .field, reference.state == nil,
            case .name(let name)? = reference.path.first, reference.path.count == 1, let index = program.fields[name]
        else { return nil }
        let field = program.flow.fields[index]
        return field.isSetByCommands ? nil : field
    }

    /// The fields that have to take over the value of one of `fields` for other rules than this to hold.
    func followers(of fields: Set<String>, besideRule rule: Int?) -> [(field: String, leader: String)] {
        pairs.filter { $0.rule != rule }.compactMap { pair in
            switch (fields.contains(pair.one.name.text), fields.contains(pair.other.name.text)) {
            case (true, false): (pair.other.name.text, pair.one.name.text)
            case (false, true): (pair.one.name.text, pair.other.name.text)
            default: nil
            }
        }
    }
}
