import FlowSpec
import Foundation

/// Edits that bring an atom to its boundary and over it: the values just below, at and above a bound, both sides of a question, all cases
/// of an enum, nothing and something.
struct AtomChanges {
    typealias Edit = RunningFlow.Edit

    let program: FlowProgram
    let trial: Trial
    let entered: EnteredValues

    struct Changes {
        /// The boundary itself.
        var core: [[Edit]] = []
        /// Texts in which characters are made of several scalars, or are of other scripts.
        var texts: [[Edit]] = []
    }

    /// - Parameter state: The edits with which the changes go together.
    func changes(of atom: TypedExpression, from state: [Edit]) -> Changes {
        if case .reference(let reference, _) = atom.kind, reference.state != nil { return Changes(core: bothSides(of: atom, state)) }
        var changes = found(atom, state)
        let fields = editableFields(of: atom)
        // Nothing, and something, of each optional that is read.
        for field in fields where field.type.isOptional && !changes.core.contains(where: { $0[field.name.text] == .value(.none) }) {
            changes.core.append([Edit(field, .none)])
        }
        if changes.core.count < 2 { changes.core += fields.flatMap { plain(of: $0) } }
        changes.core = Self.distinct(changes.core)
        changes.texts = Self.distinct(changes.texts).filter { !changes.core.contains($0) }
        return changes
    }

    private func found(_ atom: TypedExpression, _ state: [Edit]) -> Changes {
        switch atom.kind {
        case .binary(let sign, let left, let right) where sign.precedence == .comparison:
            if left.kind == .nilLiteral || right.kind == .nilLiteral { return nothingAndSomething(atom) }
            if left.type.unwrapped.isNumber, right.type.unwrapped.isNumber { return numbers(left, right, state) }
            if left.type.unwrapped == .string { return texts(comparing: left, right, state) }
        case .builtIn(let member, let base, let arguments):
            if case .range = base.type, let value = arguments.first?.value { return numbers(value, isIn: base, state) }
            if case .closedRange = base.type, let value = arguments.first?.value { return numbers(value, isIn: base, state) }
            if base.type == .string { return texts(member, base, arguments, state) }
        default: break
        }
        return Changes(core: editableFields(of: atom).flatMap { plain(of: $0) })
    }

    /// What is read of the flow, a field or a command can hang on much: one edit that turns it around is enough, with the field as it is.
    private func bothSides(of atom: TypedExpression, _ state: [Edit]) -> [[Edit]] {
        func value(_ change: [Edit]) -> Value? {
            trial.read(after: [state, change]) { flow throws(Interruption) in try flow.value(of: atom) }
        }
        guard let now = value([]) else { return [] }
        for index in Dependencies(of: [atom], in: program).fields where !program.flow.fields[index].isSetByCommands {
            let field = program.flow.fields[index]
            for change in plain(of: field) {
                guard let other = value(change), other != now else { continue }
                let entry = state[field.name.text] ?? trial.read(after: []) { flow in .value(flow.fields[index].start) }
                return entry.map { [[Edit(field.name.text, $0)], change] } ?? [change]
            }
        }
        return []
    }

    private func nothingAndSomething(_ atom: TypedExpression) -> Changes {
        Changes(
            core: editableFields(of: atom).filter(\.type.isOptional).flatMap { field in
                [[Edit(field, .none)]] + plain(of: field).filter { $0[field.name.text] != .value(.none) }.prefix(1)
            })
    }

    func plain(of field: Field) -> [[Edit]] {
        let values = entered.plain(field.type)
        if !values.isEmpty { return values.map { [Edit(field, $0)] } }
        return entered.ofScenarios(field).map { [Edit(field.name.text, $0)] }
    }

    /// The fields that the user edits and the expression reads.
    func editableFields(of expression: TypedExpression) -> [Field] {
        Dependencies(of: [expression], in: program, followsActivity: false).fields.map { program.flow.fields[$0] }.filter {
            !$0.isSetByCommands
        }
    }

    static func distinct(_ changes: [[Edit]]) -> [[Edit]] {
        var result: [[Edit]] = []
        for change in changes where !result.contains(change) { result.append(change) }
        return result
    }
}

extension RunningFlow.Edit {
    init(_ field: Field, _ value: Value) { self.init(field.name.text, value) }

    init(_ field: String, _ entry: Entry) {
        switch entry {
        case .value(let value): self.init(field, value)
        case .text(let text): self.init(field, text: text)
        case .part(let part, let text): self.init(field, part, text: text)
        }
    }
}
