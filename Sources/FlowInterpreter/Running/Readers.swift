import FlowSpec

/// What reads what: where something has to be computed anew when a field holds something else.
///
/// It says too much rather than too little: an expression stands with everything that it may read.
struct Readers {
    /// For each field, what reads its value or its text, or whether that can be read.
    private(set) var ofFields: [[FollowedExpression]]
    /// For each field, what reads whether it is active.
    private(set) var ofActivities: [[FollowedExpression]]
    private(set) var ofValues: [[FollowedExpression]]
    private(set) var ofRules: [[FollowedExpression]]
    /// What reads the state of the flow, of a command or a step, or an error: that may hang on every field.
    private(set) var ofWhole: [FollowedExpression] = []

    /// - Parameter program: A flow without parts, which have fields of their own.
    init(_ program: FlowProgram) {
        let flow = program.flow
        ofFields = Array(repeating: [], count: flow.fields.count)
        ofActivities = ofFields
        ofValues = Array(repeating: [], count: flow.values.count)
        ofRules = Array(repeating: [], count: flow.validations.rules.count)
        for (field, condition) in program.conditions.enumerated() {
            if let condition { note(.activity(field: field), [condition], program) }
        }
        for (step, element) in flow.steps.enumerated() { element.condition.map { note(.step(step), [$0], program) } }
        for (value, element) in flow.values.enumerated() { note(.value(value), element.definition.expressions, program) }
        for (rule, element) in flow.validations.rules.enumerated() {
            note(.rule(rule), [element.condition] + element.applicability, program)
            for field in program.fields(markedBy: rule) {
                Self.add(.rule(rule), to: &ofFields[field])
                Self.add(.rule(rule), to: &ofActivities[field])
            }
        }
    }

    private mutating func note(_ reader: FollowedExpression, _ expressions: [TypedExpression], _ program: FlowProgram) {
        for reference in expressions.flatMap(\.references) {
            guard case .name(let name)? = reference.path.first else {
                Self.add(reader, to: &ofWhole)
                continue
            }
            switch reference.kind {
            case .local: break
            case .field:
                guard reference.path.count == 1, let field = program.fields[name] else { return Self.add(reader, to: &ofWhole) }
                note(reader, field, reference.state, program)
            case .value:
                guard reference.path.count == 1, let value = program.values[name] else { return Self.add(reader, to: &ofWhole) }
                Self.add(reader, to: &ofValues[value])
            default: Self.add(reader, to: &ofWhole)
            }
        }
    }

    private mutating func note(_ reader: FollowedExpression, _ field: Int, _ state: Reference.State?, _ program: FlowProgram) {
        switch state {
        case nil, .text, .dayText, .monthText, .yearText, .isActive: break
        case .isValid: for rule in program.rules(onField: field) { Self.add(reader, to: &ofRules[rule]) }
        // A message may have any values in it.
        default: return Self.add(reader, to: &ofWhole)
        }
        Self.add(reader, to: &ofFields[field])
        Self.add(reader, to: &ofActivities[field])
    }

    private static func add(_ reader: FollowedExpression, to readers: inout [FollowedExpression]) {
        if readers.last != reader { readers.append(reader) }
    }
}
