import FlowMarkdown

// Dates that are entered as day, month and year, each of which has a text.
extension ExpressionChecker {
    /// `birthday.day.text`, also of a birthday within a part; nothing for an expression that is about something else.
    mutating func partOfDate(_ expression: Expression, _ base: Expression, _ name: Name) -> TypedExpression? {
        if dateInParts(of: expression) != nil {
            let part = expression.debugDescription
            return failed(.unknownMember, "this is a part of a date, of which the text can be read: `\(part).text`", at: name.range)
        }
        guard let (path, part) = dateInParts(of: base) else { return nil }
        guard name.text == Reference.State.text.rawValue else {
            diagnostics.unknown(.unknownMember, name, message: "a part of a date has a `text` and nothing else", among: ["text"])
            return invalid(at: expression.range)
        }
        guard scope.context.isScenario else {
            return failed(.scenarioOnly, "`text` is what the screen shows, and can be read in a scenario only", at: name.range)
        }
        let reference = Reference(.field, path: path, state: Reference.text(of: part))
        return TypedExpression(.reference(reference, readsAsNilWhenInactive: false), .string, at: expression.range)
    }

    /// The date, if the expression is `birthday.day` of one in parts.
    private func dateInParts(of expression: Expression) -> (path: [Reference.Component], part: Field.DatePart)? {
        guard case .member(let date, let name) = expression.kind, let part = Field.DatePart(rawValue: name.text),
            let (symbol, path) = symbol(at: date), symbol.isDateInParts
        else { return nil }
        return (path, part)
    }

    /// What names joined by dots stand for, where that is a thing of the flow.
    private func symbol(at expression: Expression) -> (symbol: Symbol, path: [Reference.Component])? {
        switch expression.kind {
        case .name(let name): return scope.symbols[name.text].map { ($0, [.name($0.name)]) }
        case .member(let base, let name):
            guard let (symbol, path) = symbol(at: base), case .part(_, let members, _) = symbol.kind,
                let member = members.first(where: { $0.name == name.text })
            else { return nil }
            return (member, path + [.name(member.name)])
        case .subscripted(let base, let index):
            guard let (symbol, path) = symbol(at: base), case .partList(let record, let members, let isConditional) = symbol.kind,
                case .integer(let digits) = index.kind, let number = Int(digits)
            else { return nil }
            return (Symbol(symbol.name, .part(record: record, members: members, isConditional: isConditional)), path + [.index(number)])
        default: return nil
        }
    }
}
