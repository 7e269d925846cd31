import FlowMarkdown
import FlowSpec

extension RunningFlow {
    /// Something that has errors of its own: a field, a part or list of parts, or a row of a list.
    enum Place {
        case field(RunningFlow, Int)
        /// By the flow that has the part.
        case part(RunningFlow, Int)
        case row(RunningFlow)
    }

    /// A rule of this flow or of one around it or in it.
    struct RuleReference: Hashable {
        let flow: RunningFlow
        let rule: Int

        var waits: Bool { flow.program.flow.validations.rules[rule].waits }
        var isWarning: Bool { flow.program.flow.validations.rules[rule].isWarning }

        static func == (one: RuleReference, other: RuleReference) -> Bool { one.flow === other.flow && one.rule == other.rule }

        func hash(into hasher: inout Hasher) {
            hasher.combine(ObjectIdentifier(flow))
            hasher.combine(rule)
        }
    }

    /// Follows a path of the spec, such as `items[0].price`; nil if it leads to no field and no part.
    func place(at path: String) throws(Interruption) -> Place? {
        var components: [Reference.Component] = []
        for name in path.split(separator: ".") {
            let parts = name.split(separator: "[")
            components.append(.name(String(parts[0])))
            for index in parts.dropFirst() { components.append(.index(Int(index.dropLast()) ?? 0)) }
        }
        return try place(at: components[...], program.flow.titleRange)
    }

    /// The field at the path.
    func field(at path: String) throws(Interruption) -> (flow: RunningFlow, index: Int)? {
        if let index = program.fields[path] { return (self, index) }
        guard case .field(let flow, let index)? = try place(at: path) else { return nil }
        return (flow, index)
    }

    /// - Parameter range: What asks, for the failure that there is no such row.
    func place(at path: ArraySlice<Reference.Component>, _ range: SourceRange) throws(Interruption) -> Place? {
        guard case .name(let name)? = path.first else { return nil }
        if path.count == 1, let field = program.fields[name] { return .field(self, field) }
        guard let part = program.partNumbers[name] else { return nil }
        guard let next = path.dropFirst().first else { return .part(self, part) }
        let rows = parts[part].rows
        guard case .index(let index) = next else { return try rows.first?.place(at: path.dropFirst(), range) }
        guard rows.indices.contains(index) else { throw .failure(EvaluationFailure(.noElement(index, count: rows.count), at: range)) }
        return path.count == 2 ? .row(rows[index]) : try rows[index].place(at: path.dropFirst(2), range)
    }
}

extension RunningFlow.Place {
    typealias RuleReference = RunningFlow.RuleReference

    /// The rules that mark the place itself: those of its own flow, then those of the flows around it.
    var rules: [RuleReference] {
        switch self {
        case .field(let flow, let index): flow.rules(at: MemberPath(parts: [], field: index))
        case .part(let flow, let number): flow.rules(at: MemberPath(parts: [number], field: nil))
        case .row: []
        }
    }

    /// The rules on the place, and on all that is in it.
    var rulesWithin: [RuleReference] {
        switch self {
        case .field: rules
        case .part(let flow, let number): flow.parts[number].rows.flatMap(\.ownRules) + flow.outerRules(into: [number])
        case .row(let flow): flow.ownRules
        }
    }
}

extension RunningFlow {
    /// The rules of the flow and of its parts, those of the parts first.
    var ownRules: [RuleReference] {
        runningParts.flatMap(\.ownRules) + program.flow.validations.rules.indices.map { RuleReference(flow: self, rule: $0) }
    }

    /// All rules that mark something in the flow, also those of the flows around it.
    var rulesWithin: [RuleReference] { ownRules + rulesOfWholes }

    /// The rules of the flows around this one that mark it or something in it.
    var rulesOfWholes: [RuleReference] {
        guard let whole, let number = numberInWhole, !whole.parts[number].isList else { return [] }
        return whole.outerRules(into: [number])
    }

    fileprivate func rules(at path: MemberPath) -> [RuleReference] {
        let own = (program.rulesByMark[path] ?? []).map { RuleReference(flow: self, rule: $0) }
        guard let whole, let number = numberInWhole, !whole.parts[number].isList else { return own }
        return own + whole.rules(at: path.within(part: number))
    }

    /// The rules of the parts through which the path leads, on the field to which it leads.
    func rulesOfParts(at path: MemberPath) -> [RuleReference] {
        guard let number = path.parts.first, let part = parts[number].rows.first, !parts[number].isList else { return [] }
        let inner = MemberPath(parts: Array(path.parts.dropFirst()), field: path.field)
        return part.rulesOfParts(at: inner) + (part.program.rulesByMark[inner] ?? []).map { RuleReference(flow: part, rule: $0) }
    }

    /// The rules of this flow, and of those around it, on what lies in a part.
    fileprivate func outerRules(into parts: [Int]) -> [RuleReference] {
        let own = program.ruleMarks.indices.filter { program.ruleMarks[$0].contains { $0.leads(into: parts) } }
            .map { RuleReference(flow: self, rule: $0) }
        guard let whole, let number = numberInWhole, !whole.parts[number].isList else { return own }
        return own + whole.outerRules(into: [number] + parts)
    }
}
