import FlowSpec

/// The values that a field with an enum's type can have, by their numbers.
struct StateSpace {
    /// As the spec writes them: `.verified`, `.failed(reason:)`, `nil`.
    let names: [String]
    private let cases: [String]
    private let isOptional: Bool

    init?(_ field: Field, _ flow: Flow) {
        guard case .enumeration(let key) = field.type.unwrapped, let declaration = flow.typeTable.enumerations[key] else { return nil }
        isOptional = field.type.isOptional
        cases = declaration.cases.map(\.name.text)
        names =
            declaration.cases.map { declared in
                let values = declared.parameters.map { "\($0.name.text):" }.joined(separator: ", ")
                return ".\(declared.name.text)" + (values.isEmpty ? "" : "(\(values))")
            } + (isOptional ? ["nil"] : [])
    }

    var all: Range<Int> { names.indices }

    /// The state that a constant means.
    func state(of expression: TypedExpression) -> Int? {
        switch expression.kind {
        case .enumCase(let value): cases.firstIndex(of: value.name)
        case .nilLiteral: isOptional ? cases.count : nil
        case .optionalPromotion(let inner): state(of: inner)
        default: nil
        }
    }

    func state(ofCase name: String) -> Int? { cases.firstIndex(of: name) }
}
