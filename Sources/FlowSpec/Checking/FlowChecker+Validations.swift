import FlowMarkdown

extension FlowChecker {
    mutating func checkedValidations() -> Validations {
        if case .after(let command) = syntax.validations.showing { _ = commandExists(command) }
        return Validations(
            showing: syntax.validations.showing, showingRange: syntax.validations.showingRange,
            rules: syntax.validations.rules.map { checked($0) })
    }

    private mutating func checked(_ rule: RuleStatement) -> Rule {
        let (condition, chosen) = condition(of: rule)
        let applicability = rule.applicability.map { self.condition($0, .condition) }
        let waits = condition.isAsync || condition.canThrow
        // Of a condition with a mistake, which was reported, no more is said.
        var isComplete = true
        condition.visit { if !$0.type.isKnown { isComplete = false } }
        var fields: [String] = []
        var isGiven = false
        var fieldsRange: SourceRange?
        var quietTime: Duration?
        var quietTimeRange: SourceRange?
        for attribute in rule.attributes {
            switch attribute {
            case .on(let names, let range):
                if isGiven, let name = names.first {
                    diagnostics.error(.saidTwice, "where the error belongs is said twice; join the fields by “and”", at: name.range)
                }
                isGiven = true
                fields += memberNames(names)
                fieldsRange = range
            case .after(let duration, let range):
                quietTime = duration
                quietTimeRange = range
                if !waits, isComplete {
                    diagnostics.error(
                        .nothingToWaitFor, "this rule asks no service that would have to wait; it is checked at once", at: range)
                }
            }
        }
        if let unavailable = rule.unavailable, !waits, isComplete {
            diagnostics.error(.nothingToWaitFor, "this rule asks no service that could be unavailable", at: unavailable.range)
        }
        if let chosen {
            fields = chosen
        } else if !isGiven {
            if let read = condition.references.first(where: { [.field, .part, .partList].contains($0.kind) }) {
                fields = [Reference(read.kind, path: read.path).description]
            } else if isComplete {
                diagnostics.error(
                    .ruleWithoutField,
                    "this rule reads no field itself, so it has to say where its error belongs: `…`, on `field`: message",
                    at: condition.range)
            }
        }
        return Rule(
            condition: condition, fields: fields, fieldsRange: fieldsRange, message: typed(rule.message), quietTime: quietTime,
            quietTimeRange: quietTimeRange,
            unavailable: rule.unavailable.map { typed($0) }, isWarning: rule.isWarning, applicability: applicability,
            range: rule.range)
    }

    /// What has to hold, and the fields that a choice among them marks.
    private mutating func condition(of rule: RuleStatement) -> (condition: TypedExpression, chosen: [String]?) {
        switch rule.condition {
        case .expression(let expression): return (condition(expression, .rule), nil)
        case .filledIn(let choice, let names, let range):
            let fields = memberNames(names.map { FieldPath(components: [.name($0)], range: $0.range) })
            return (FieldChoiceChecker(scope: scope).condition(choice, of: fields, names, at: range, &diagnostics), fields)
        }
    }

    /// Whether there is such a command; if there is not, it is reported.
    mutating func commandExists(_ name: Name) -> Bool {
        if syntax.commands.contains(where: { $0.name.text == name.text }) { return true }
        diagnostics.unknown(.unknownName, name, message: "there is no command `\(name.text)`", among: syntax.commands.map(\.name.text))
        return false
    }
}
