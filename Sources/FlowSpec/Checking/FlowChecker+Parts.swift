import FlowMarkdown

extension FlowChecker {
    /// Looks the parts up; what their phrases say is checked when all names are known.
    mutating func checkParts() {
        for statement in syntax.parts {
            guard let flow = library.part(behind: statement.link, from: path, &diagnostics) else {
                diagnostics.noteUnreadable(statement.name.text)
                continue
            }
            parts.append(
                Part(
                    name: statement.name, flow: flow, isList: statement.isList, ownCondition: nil, stepActivity: nil, resetsWhenChanged: [],
                    maximumCount: nil, label: nil, documentation: statement.documentation, phrases: [:]))
        }
    }

    mutating func declareParts() {
        for part in parts {
            let isConditional = syntax.parts.first { $0.name == part.name }?.isConditional ?? false || stepActivity(of: part.name) != nil
            scope.declare(part.symbol(isConditional: isConditional, declaredAt: part.name.range))
        }
    }

    /// Needs the values in the scope, for conditions may read them.
    mutating func checkPartPhrases() {
        parts = parts.map { part in
            syntax.parts.first { $0.name == part.name }.map { checked($0, of: part) } ?? part
        }
    }

    private mutating func checked(_ statement: PartStatement, of part: Part) -> Part {
        var condition: TypedExpression?
        var resets: [String] = []
        var maximumCount: Int?
        var label: Message?
        var seen: [Part.Phrase: SourceRange] = [:]
        for attribute in statement.attributes {
            if let first = seen.updateValue(attribute.range, forKey: attribute.kind.phrase) {
                diagnostics.error(
                    .saidTwice, "this is said twice of the part", at: attribute.range, notes: [.init("the first is here", at: first)])
            }
            switch attribute.kind {
            case .onlyWhen(let expression): condition = self.condition(expression, .condition)
            case .resetsWhen(let paths):
                let isOwn = { (path: FieldPath) in path.components.first?.nameText == statement.name.text }
                for path in paths.filter(isOwn) { diagnostics.error(.circularDependency, "a part cannot reset itself", at: path.range) }
                resets = memberNames(paths.filter { !isOwn($0) })
            case .atMost(let count):
                maximumCount = count
                if count == 0 { diagnostics.error(.unsuitablePhrase, "a list that takes no row is of no use", at: attribute.range) }
            case .called(let message): label = self.label(message, isList: part.isList)
            }
        }
        return Part(
            name: part.name, flow: part.flow, isList: part.isList, ownCondition: condition, stepActivity: stepActivity(of: part.name),
            resetsWhenChanged: resets, maximumCount: maximumCount, label: label, documentation: part.documentation, phrases: seen)
    }

    /// It is chosen for a row by its number alone.
    private mutating func label(_ message: MessageSyntax, isList: Bool) -> Message {
        var inner = Scope(types: types, context: .message)
        if isList { inner.declare(Symbol("number", .local(.int, .binding))) }
        return typed(message, in: inner)
    }

    // MARK: Paths

    /// What a path leads to.
    enum Member {
        case field(ValueType, isSetByCommands: Bool, Entry)
        /// A single part, or a row of a list.
        case part(Part)
        case list(Part)
    }

    /// How the user enters a field's value.
    enum Entry {
        case value, text, inParts
    }

    /// Follows a path through parts, and through rows in a scenario; nothing if it leads nowhere, which is then reported.
    mutating func member(at path: FieldPath, inScenario: Bool = false) -> Member? {
        guard case .name(let first)? = path.components.first else { return nil }
        guard let part = parts.first(where: { $0.name.text == first.text }) else {
            guard fieldExists(first), let field = ownField(first) else { return nil }
            guard let second = path.components.dropFirst().first else { return field }
            reportPath(into: first.text, field, inScenario, at: second.range)
            return nil
        }
        return member(at: path.components.dropFirst(), of: part, named: first.text, inScenario)
    }

    private func ownField(_ name: Name) -> Member? {
        guard let statement = syntax.fields.first(where: { $0.declaration.name.text == name.text }) else { return nil }
        // A column of a scenario's table may hide the name, but what is set is the field.
        return .field(
            fieldTypes[name.text] ?? .unknown, isSetByCommands: statement.attributes.contains { $0.kind == .setByCommands },
            statement.isInParts ? .inParts : statement.isTypedAsText ? .text : .value)
    }

    private mutating func member(
        at components: ArraySlice<FieldPath.Component>, of part: Part, named name: String, _ inScenario: Bool
    ) -> Member? {
        guard let next = components.first else { return part.isList ? .list(part) : .part(part) }
        var rest = components.dropFirst()
        var name = name
        var component = next
        if part.isList {
            guard case .index(let index, let range) = next else {
                diagnostics.error(
                    .pathAsTarget,
                    "`\(name)` is a list; what is in its rows belongs into the spec `\(part.flow.name)`"
                        + (inScenario ? ", and is reached by a row's number: `\(name)[0]`" : ""), at: next.range)
                return nil
            }
            if !inScenario {
                diagnostics.error(.scenarioOnly, "a row is named by its number in scenarios only", at: range)
                return nil
            }
            name += "[\(index)]"
            guard let behind = rest.popFirst() else { return .part(part) }
            component = behind
        }
        guard case .name(let member) = component else {
            diagnostics.error(.pathAsTarget, "`\(name)` has no rows: it is not a list of parts", at: component.range)
            return nil
        }
        if let inner = part.flow.parts.first(where: { $0.name.text == member.text }) {
            return self.member(at: rest, of: inner, named: "\(name).\(member.text)", inScenario)
        }
        guard let field = part.flow.fields.first(where: { $0.name.text == member.text }) else {
            if part.flow.values.contains(where: { $0.name.text == member.text }) {
                diagnostics.error(
                    .notAField, "`\(name).\(member.text)` is a value, which is never set, and here stands a field", at: member.range)
            } else {
                diagnostics.unknown(
                    .unknownName, member, message: "`\(name)` has no field `\(member.text)`",
                    among: part.flow.fields.map(\.name.text) + part.flow.parts.map(\.name.text))
            }
            return nil
        }
        let found = Member.field(
            field.type.qualified(by: part.flow.name), isSetByCommands: field.isSetByCommands,
            field.typedInParts != nil ? .inParts : field.typedAsText != nil ? .text : .value)
        guard let further = rest.first else { return found }
        reportPath(into: "\(name).\(member.text)", found, inScenario, at: further.range)
        return nil
    }

    private mutating func reportPath(into name: String, _ field: Member, _ inScenario: Bool, at range: SourceRange) {
        var hint = ""
        if inScenario, case .field(_, _, let entry) = field {
            hint =
                entry == .inParts
                ? ", but the texts that are typed: `\(name).day.text`, `\(name).month.text` and `\(name).year.text`"
                : ", but the text that is typed: `\(name).text`"
        }
        diagnostics.error(.pathAsTarget, "`\(name)` is a field, and nothing in it can be named here\(hint)", at: range)
    }

    /// The type of a field that a command sets; nothing for something else, which is then reported.
    mutating func assignableType(at path: FieldPath) -> ValueType? {
        switch member(at: path) {
        case .field(let type, _, _)?: return type
        case .part?:
            diagnostics.error(
                .pathAsTarget, "a part is set field by field: `\(path).name = …`", at: path.range)
        case .list?:
            diagnostics.error(
                .pathAsTarget, "the rows of a list are the user's: a command adds none, sets none and removes none", at: path.range)
        case nil: break
        }
        return nil
    }
}

extension PartStatement {
    var isConditional: Bool {
        attributes.contains { if case .onlyWhen = $0.kind { true } else { false } }
    }
}

extension PartAttribute.Kind {
    fileprivate var phrase: Part.Phrase {
        switch self {
        case .onlyWhen: .onlyWhen
        case .resetsWhen: .resetsWhen
        case .atMost: .atMost
        case .called: .called
        }
    }
}

extension FieldPath.Component {
    var nameText: String? {
        if case .name(let name) = self { name.text } else { nil }
    }
}

extension Part {
    /// The part as expressions see it.
    func symbol(isConditional: Bool, declaredAt range: SourceRange? = nil) -> Symbol {
        let members = flow.memberSymbols
        return Symbol(
            name.text,
            isList
                ? .partList(record: record, members: members, isConditional: isConditional)
                : .part(record: record, members: members, isConditional: isConditional),
            declaredAt: range)
    }
}

extension Flow {
    /// What another flow can read of this one.
    fileprivate var memberSymbols: [Symbol] {
        fields.map { field in
            Symbol(
                field.name.text, .field(field.type.qualified(by: name), isConditional: field.condition != nil),
                isDateInParts: field.typedInParts != nil)
        }
            + values.map { Symbol($0.name.text, .value($0.type.qualified(by: name))) }
            + parts.map { $0.symbol(isConditional: $0.condition != nil) }
    }
}
