import FlowSpec

struct FieldEntry: Encodable, Sendable {
    let name: String
    let type: TypeEntry
    let start: ExpressionEntry
    let onlyWhen: ExpressionEntry?
    let isSetByCommands: Bool
    let resetsWhenChanged: [String]
    let resetsAfterMilliseconds: Int64?
    let typedAsText: MessageEntry?
    let isTypedInParts: Bool
    let maximumLength: Int?
    let normalizations: [String]
    let isSecret: Bool
    let isRestored: Bool
    let documentation: String?
    let place: PlaceEntry
}

struct ValueEntry: Encodable, Sendable {
    struct CaseText: Encodable, Sendable {
        let `case`: String
        let bindings: [String?]
        let message: MessageEntry
    }

    let name: String
    let type: TypeEntry
    var expression: ExpressionEntry?
    var by: ExpressionEntry?
    var texts: [CaseText]?
    let documentation: String?
    let place: PlaceEntry
}

struct ValidationsEntry: Encodable, Sendable {
    struct Showing: Encodable, Sendable {
        let kind: String
        var command: String?
    }

    let showing: Showing
    let rules: [RuleEntry]
}

struct RuleEntry: Encodable, Sendable {
    let condition: ExpressionEntry
    let fields: [String]
    let message: MessageEntry
    let isWarning: Bool
    let isAsync: Bool
    let quietTimeMilliseconds: Int64?
    let unavailable: MessageEntry?
    let onlyWhen: [ExpressionEntry]
    let place: PlaceEntry
}

extension EntryContext {
    func field(_ field: Field) -> FieldEntry {
        FieldEntry(
            name: field.name.text, type: TypeEntry(field.type), start: start(of: field), onlyWhen: field.ownCondition.map(expression),
            isSetByCommands: field.isSetByCommands, resetsWhenChanged: field.resetsWhenChanged,
            resetsAfterMilliseconds: field.resetsAfter?.milliseconds, typedAsText: field.typedAsText.map(message),
            isTypedInParts: field.typedInParts != nil,
            maximumLength: field.maximumLength, normalizations: field.normalizations.map(\.words), isSecret: field.isSecret,
            isRestored: field.isRestored, documentation: field.documentation, place: place(field.name.range))
    }

    func value(_ value: DerivedValue) -> ValueEntry {
        var entry = ValueEntry(
            name: value.name.text, type: TypeEntry(value.type), documentation: value.documentation, place: place(value.name.range))
        switch value.definition {
        case .expression(let expression): entry.expression = self.expression(expression)
        case .byCase(let subject, let texts):
            entry.by = expression(subject)
            entry.texts = texts.map { text in
                ValueEntry.CaseText(case: text.caseName, bindings: text.bindings.map { $0?.name.text }, message: message(text.text))
            }
        }
        return entry
    }

    func validations(_ validations: Validations) -> ValidationsEntry {
        let showing =
            switch validations.showing {
            case .onceTouched: ValidationsEntry.Showing(kind: "onceTouched")
            case .atOnce: ValidationsEntry.Showing(kind: "atOnce")
            case .after(let command): ValidationsEntry.Showing(kind: "afterCommand", command: command.text)
            }
        return ValidationsEntry(showing: showing, rules: validations.rules.map(rule))
    }

    private func rule(_ rule: Rule) -> RuleEntry {
        RuleEntry(
            condition: expression(rule.condition), fields: rule.fields, message: message(rule.message), isWarning: rule.isWarning,
            isAsync: rule.waits, quietTimeMilliseconds: rule.quietTime?.milliseconds, unavailable: rule.unavailable.map(message),
            onlyWhen: rule.applicability.map(expression), place: place(rule.range))
    }
}
