import FlowMarkdown

// What the user does to fields and rows in a scenario.
extension FlowChecker {
    /// - Parameter list: the list whose new row is filled in, if one is; the target is then a field of that row.
    mutating func edit(_ assignment: AssignmentSyntax, inRowOf list: FieldPath? = nil) -> ScenarioStep.Edit? {
        var components = assignment.target.components
        let range = assignment.target.range
        let row = list.map { $0.components + [.index(0, $0.range)] } ?? []
        let isText = components.count > 1 && components.last?.nameText == "text"
        if isText { components.removeLast() }
        var part: Field.DatePart?
        if isText, components.count > 1, let found = components.last?.nameText.flatMap(Field.DatePart.init),
            isDateInParts(row + components.dropLast())
        {
            components.removeLast()
            part = found
        }
        guard let member = member(at: FieldPath(components: row + components, range: range), inScenario: true) else { return nil }
        let name = FieldPath(components: components, range: range).description
        guard case .field(let type, let isSetByCommands, let entry) = member else {
            diagnostics.error(
                .pathAsTarget, "`\(name)` is not set as a whole; what its user edits are its fields: `\(name).field = …`", at: range)
            return nil
        }
        if isSetByCommands {
            let declaration = syntax.fields.first { $0.declaration.name.text == name }?.declaration.name.range
            diagnostics.error(
                .notEnterable, "`\(name)` is set by commands, and a user cannot set it", at: components.first?.range ?? range,
                notes: declaration.map { [.init("it is declared here", at: $0)] } ?? [])
            return nil
        }
        if isText, part == nil, type != .string, entry != .text, type.isKnown {
            diagnostics.error(
                .notEnterable,
                entry == .inParts
                    ? "`\(name)` is entered in three parts, each with a text: `\(name).day.text`"
                    : "`\(name)` has no text: its type is `\(type)`, and it is not “typed as text”",
                at: range)
            return nil
        }
        return ScenarioStep.Edit(
            field: name, isText: isText, part: part, value: typed(assignment.value, .scenario, as: isText ? .string : type))
    }

    private func isDateInParts(_ components: [FieldPath.Component]) -> Bool {
        guard let range = components.first?.range else { return false }
        var silent = self
        guard case .field(_, _, .inParts)? = silent.member(at: FieldPath(components: components, range: range), inScenario: true) else {
            return false
        }
        return true
    }

    mutating func list(at path: FieldPath) -> Bool {
        switch member(at: path, inScenario: true) {
        case .list?: return true
        case .field?, .part?: diagnostics.error(.notAList, "`\(path)` is not a list of parts", at: path.range)
        case nil: break
        }
        return false
    }

    /// `items[0]`.
    mutating func row(at path: FieldPath) -> (list: String, index: Int)? {
        guard case .index(let index, _)? = path.components.last else {
            if member(at: path, inScenario: true) != nil {
                diagnostics.error(.notAList, "a row of a list is expected here, by its number from 0: `\(path)[0]`", at: path.range)
            }
            return nil
        }
        let list = FieldPath(components: Array(path.components.dropLast()), range: path.range)
        return self.list(at: list) ? (list.description, index) : nil
    }

    mutating func move(_ path: FieldPath, to goal: FieldPath) -> ScenarioStep.Kind? {
        guard let row = row(at: path), let place = self.row(at: goal) else { return nil }
        if row.list != place.list {
            diagnostics.error(.notAList, "a row is moved within its list, `\(row.list)`", at: goal.range)
            return nil
        }
        return .move(list: row.list, from: row.index, to: place.index)
    }
}
