import FlowSpec

/// A part of a condition that is true or false by itself: a comparison, a question to a text, a truth that is read, or whether something is
/// there.
enum Atom {
    /// The atoms of an expression, also those of the derived values that it reads, in the order in which they are written.
    static func atoms(of expression: TypedExpression, in program: FlowProgram) -> [TypedExpression] {
        var collector = Collector(program: program)
        collector.collect(expression)
        return collector.atoms
    }

    private struct Collector {
        let program: FlowProgram
        var atoms: [TypedExpression] = []
        private var values: Set<Int> = []

        init(program: FlowProgram) { self.program = program }

        mutating func collect(_ expression: TypedExpression) {
            switch expression.kind {
            case .binary(let sign, let left, let right):
                if sign.precedence == .comparison || sign == .coalesce { atoms.append(expression) }
                collect(left)
                collect(right)
            case .isCase(let subject, _, _, _):
                atoms.append(expression)
                collectInside(subject)
            case .builtIn(let member, let base, _):
                if expression.type == .bool { atoms.append(expression) }
                if !member.isProperty || expression.type != .bool { collectInside(base) }
            case .reference(let reference, _): collect(reference, expression)
            case .closure: break
            default: for child in expression.children { collect(child) }
            }
        }

        /// A truth that is read counts; the operand of a comparison does not count once more.
        private mutating func collectInside(_ expression: TypedExpression) {
            if case .reference(let reference, _) = expression.kind, reference.kind != .value { return }
            collect(expression)
        }

        private mutating func collect(_ reference: Reference, _ expression: TypedExpression) {
            guard reference.kind == .value, case .name(let name)? = reference.path.first, let value = program.values[name] else {
                if expression.type == .bool { atoms.append(expression) }
                return
            }
            guard values.insert(value).inserted else { return }
            switch program.flow.values[value].definition {
            case .expression(let definition): collect(definition)
            case .byCase(let subject, _): atoms.append(subject)
            }
        }
    }
}
