import FlowSpec

extension BoundaryFinder {
    /// Edits after which the rule applies; none if it does so from the start, nil if none are found.
    func context(applying rule: Int) -> [Edit]? {
        let conditions = program.flow.validations.rules[rule].applicability + conditions(of: program.fields(markedBy: rule))
        return context(for: conditions) { flow throws(Interruption) in try flow.applies(rule) ? 0 : 1 }
    }

    /// Edits after which the field counts.
    func context(activating field: Int) -> [Edit]? {
        context(for: conditions(of: [field])) { flow throws(Interruption) in try flow.isActive(field) ? 0 : 1 }
    }

    /// The conditions of these fields, and of those that these hang on.
    private func conditions(of fields: [Int]) -> [TypedExpression] {
        var result: [TypedExpression] = []
        var open = fields
        while let field = open.popLast() {
            guard let condition = program.conditions[field], !result.contains(condition) else { continue }
            result.append(condition)
            open += Dependencies(of: [condition], in: program).fields
        }
        return result
    }

    /// Edits that make the distance zero, found step by step: each takes one of the conditions' boundaries that leaves fewer unfulfilled.
    func context(
        for conditions: [TypedExpression], _ distance: (RunningFlow) throws(Interruption) -> Int
    ) -> [Edit]? {
        func missing(_ context: [Edit]) -> Int {
            trial.read(after: [start, context]) { flow throws(Interruption) -> Int? in
                let rest = try distance(flow)
                if rest == 0 { return 0 }
                var unfulfilled = 0
                for condition in conditions where try flow.value(of: condition) == .bool(false) { unfulfilled += 1 }
                return rest + unfulfilled
            } ?? .max
        }
        var context: [Edit] = []
        var best = missing([])
        for _ in 0..<4 where best > 0 {
            let state = trial.merge(start, context)
            let candidates = conditions.flatMap { Atom.atoms(of: $0, in: program) }.flatMap {
                changes.changes(of: $0.expression, from: state).core
            }
            var next: [Edit]?
            for change in candidates {
                let found = missing(context.merging(change))
                if found < best { (best, next) = (found, change) }
                if best == 0 { break }
            }
            guard let next else { return nil }
            context = context.merging(next)
        }
        return best == 0 ? context : nil
    }

    /// The context, with what makes other rules hold that it has broken.
    func repaired(_ context: [Edit], keeping fields: Set<String>) -> [Edit] {
        guard !context.isEmpty else { return [] }
        return search.improved(trial.merge(start, context), keeping: fields.union(context.map(\.field))).filter { !start.contains($0) }
    }

    /// The context, with an edit of each field whose errors would not show because nobody has touched it.
    func touching(_ fields: [Int], _ context: [Edit], unless edited: Set<String>) -> [Edit] {
        guard case .onceTouched = program.flow.validations.showing else { return context }
        var result = context
        for index in fields {
            let field = program.flow.fields[index]
            let name = field.name.text
            guard !field.isSetByCommands, !edited.contains(name), started(name) == nil, context[name] == nil else { continue }
            if let value = trial.read(after: [], { flow in flow.fields[index].start }),
                literal(Edit(name, value)) != nil
            {
                result.append(Edit(name, value))
            }
        }
        return result
    }
}
