import FlowSpec

/// A part of a condition that is true or false by itself: a comparison, a question to a text, a truth that is read, or whether something is
/// there.
struct Atom {
    /// What has to be so for the atom to decide: beside `&&` the other side has to hold, beside `||` it must not.
    struct Requirement {
        let condition: TypedExpression
        let holds: Bool
    }

    let expression: TypedExpression
    let requirements: [Requirement]

    /// The atoms of an expression, also those of the derived values that it reads, in the order in which they are written.
    static func atoms(
        of expression: TypedExpression, in program: FlowProgram, requirements: [Requirement] = []
    ) -> [Atom] {
        var collector = Collector(program: program)
        collector.collect(expression, requirements)
        return collector.atoms
    }

    private struct Collector {
        let program: FlowProgram
        var atoms: [Atom] = []
        private var values: Set<Int> = []

        init(program: FlowProgram) { self.program = program }

        mutating func collect(_ expression: TypedExpression, _ requirements: [Requirement]) {
            switch expression.kind {
            case .binary(let sign, let left, let right) where sign == .and || sign == .or:
                collect(left, requirements + [Requirement(condition: right, holds: sign == .and)])
                collect(right, requirements + [Requirement(condition: left, holds: sign == .and)])
            case .binary(let sign, let left, let right):
                if sign.precedence == .comparison || sign == .coalesce { add(expression, requirements) }
                collect(left, requirements)
                collect(right, requirements)
            case .conditional(let condition, let first, let second):
                collect(condition, requirements)
                collect(first, requirements + [Requirement(condition: condition, holds: true)])
                collect(second, requirements + [Requirement(condition: condition, holds: false)])
            case .isCase(let subject, _, _, _):
                add(expression, requirements)
                collectInside(subject, requirements)
            case .builtIn(_, let base, _):
                if expression.type == .bool { add(expression, requirements) }
                collectInside(base, requirements)
            case .reference(let reference, _): collect(reference, expression, requirements)
            case .closure: break
            default: for child in expression.children { collect(child, requirements) }
            }
        }

        private mutating func add(_ expression: TypedExpression, _ requirements: [Requirement]) {
            atoms.append(Atom(expression: expression, requirements: activities(readBy: expression, depth: 0) + requirements))
        }

        /// What a field holds is read only while it is active, and so are the fields that make it so.
        private func activities(readBy expression: TypedExpression, depth: Int) -> [Requirement] {
            guard depth < program.flow.fields.count else { return [] }
            return expression.references.flatMap { reference -> [Requirement] in
                guard reference.kind == .field, reference.state == nil, reference.path.count == 1,
                    case .name(let name)? = reference.path.first,
                    let condition = program.fields[name].flatMap({ program.flow.fields[$0].condition })
                else { return [] }
                return activities(readBy: condition, depth: depth + 1) + [Requirement(condition: condition, holds: true)]
            }
        }

        /// A truth that is read counts; the operand of a question does not count once more.
        private mutating func collectInside(_ expression: TypedExpression, _ requirements: [Requirement]) {
            if case .reference(let reference, _) = expression.kind, reference.kind != .value { return }
            collect(expression, requirements)
        }

        private mutating func collect(_ reference: Reference, _ expression: TypedExpression, _ requirements: [Requirement]) {
            if reference.kind == .step, reference.state == .isActive, case .name(let name)? = reference.path.first,
                let condition = program.flow.step(named: name).flatMap({ program.flow.steps[$0].condition })
            {
                return collect(condition, requirements)
            }
            guard reference.kind == .value, case .name(let name)? = reference.path.first, let value = program.values[name] else {
                if expression.type == .bool { add(expression, requirements) }
                return
            }
            guard values.insert(value).inserted else { return }
            switch program.flow.values[value].definition {
            case .expression(let definition): collect(definition, requirements)
            case .byCase(let subject, _): add(subject, requirements)
            }
        }
    }
}
