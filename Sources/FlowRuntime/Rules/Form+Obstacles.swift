import ReactiveCore

extension Form {
    /// What keeps the form, or some of its fields and parts, from being valid, whether it is shown or not: what the rules say, each once, in their
    /// order, then those of parts; and that an answer is waited for, if it is.
    ///
    /// - Parameter some: Only rules on these fields and parts count; all rules if nil.
    func obstacles(on some: [FormField]? = nil) -> Property<[String]> {
        areRulesRead = true
        let some = some ?? members.map(\.field)
        let parts = some.compactMap { $0 as? FormPart }
        let findings: [Property<[Finding]>] = [ownObstacles(on: some)] + parts.map { $0.innerObstacles() }
        let isPending = Property.any(requirements(on: some).compactMap(\.answer?.isPending) + parts.map(\.pendingness))
        return .derived(from: .derived(fromAll: findings) { Form.messages(of: $0.flatMap { $0 }) }, isPending, scope.localization) {
            messages, isPending, localization in
            messages + (isPending ? [localization.string(for: FlowText(.isChecking))] : [])
        }
    }

    /// The same for everything in it, as findings.
    func allObstacles() -> Property<[Finding]> {
        areRulesRead = true
        let findings: [Property<[Finding]>] = [ownObstacles(on: members.map(\.field))] + parts.map { $0.innerObstacles() }
        return .derived(fromAll: findings) { $0.flatMap { $0 } }
    }

    /// The rules on these fields and parts that are no warnings; also those on no field, if these are all.
    private func requirements(on some: [FormField]) -> [Rule] {
        let isEverything = some.count == members.count
        return rules.filter { rule in
            rule.severity == .error && (isEverything || rule.fields.contains { field in some.contains { $0 === field || $0.holds(field) } })
        }
    }

    private func ownObstacles(on some: [FormField]) -> Property<[Finding]> {
        var marks = requirements(on: some).map { RuleMark(rule: $0, isShown: nil) }
        for field in some {
            // What is typed into an inactive field does not matter.
            if let reading = field.reading { marks.append(RuleMark(rule: field.readingRule(reading), isShown: field.activeness)) }
        }
        return RuleMark.findings(marks, scope.localization).map { findings in
            findings.enumerated().sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }.map(\.element)
        }
    }

    /// What keeps a condition from holding, as far as it reads whether the form, a field or a part is valid.
    func obstacles(to condition: FlowCondition) -> Property<[String]> {
        if condition.reads(reactive.isValid) { return obstacles() }
        let some = members.map(\.field).filter { condition.reads($0.knownValidity) }
        return some.isEmpty ? Property([]) : obstacles(on: some)
    }
}
