import ReactiveCore

extension Form {
    /// What keeps the form, or some of its fields, from being valid, whether it is shown or not: what the rules say, each once, in their order;
    /// and that an answer is waited for, if it is.
    ///
    /// - Parameter some: Only rules on these fields count; all rules if nil.
    func obstacles(on some: [FormField]? = nil) -> Property<[String]> {
        areRulesRead = true
        let errors = rules.filter { rule in
            rule.severity == .error && some.map { some in rule.fields.contains { field in some.contains { $0 === field } } } ?? true
        }
        var marks = errors.map { RuleMark(rule: $0, isShown: nil) }
        for field in some ?? fields {
            // What is typed into an inactive field does not matter.
            if let reading = field.reading { marks.append(RuleMark(rule: field.readingRule(reading), isShown: field.activeness)) }
        }
        let isPending = Property.any(errors.compactMap(\.answer?.isPending))
        return .derived(from: RuleMark.findings(marks, scope.localization), isPending, scope.localization) {
            findings, isPending, localization in
            let messages = findings.enumerated()
                .sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }
                .map(\.element.message)
            return messages + (isPending ? [localization.string(for: FlowText(.isChecking))] : [])
        }
    }

    /// What keeps a condition from holding, as far as it reads whether the form or a field is valid.
    func obstacles(to condition: FlowCondition) -> Property<[String]> {
        if condition.reads(reactive.isValid) { return obstacles() }
        let fields = fields.filter { condition.reads($0.validity) }
        return fields.isEmpty ? Property([]) : obstacles(on: fields)
    }
}
