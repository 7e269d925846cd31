import FlowMarkdown
import FlowSpec

extension MutationMaker {
    /// Validations: when errors show, and the rules.
    var validationMutations: [Mutation<Flow>] {
        var result: [Mutation<Flow>] = []
        if flow.validations.showing != .onceTouched, let place = flow.validations.showingRange {
            result.append(Mutation(.omission, place, .leftOut, .onceTouched).inside(flow, \.validations.showing))
        }
        for index in flow.validations.rules.indices {
            var others = flow.validations.rules
            let rule = others.remove(at: index)
            result.append(Mutation(.omission, rule.range, .leftOut, others).inside(flow, \.validations.rules))
            result += inFlow(\.validations.rules[index], mutations(of: rule))
        }
        return result + groupMutations
    }

    private func mutations(of rule: Rule) -> [Mutation<Rule>] {
        // A rule that always holds is one that is missing.
        var result = mutations(ofCondition: rule.condition, constants: [false]).map { $0.inside(rule, \.condition) }
        result.append(severity(of: rule))
        result += fields(of: rule).map { $0.inside(rule, \.fields) }
        if let duration = rule.quietTime, let place = rule.quietTimeRange {
            result += optional(durations(duration, at: place), at: place).map { $0.inside(rule, \.quietTime) }
        }
        return result
    }

    /// A warning becomes an error, and the other way round.
    private func severity(of rule: Rule) -> Mutation<Rule> {
        if rule.isWarning {
            let place = SourceRange(rule.range.lowerBound, rule.condition.range.lowerBound)
            return Mutation(.severity, flow.source.range(of: "warning", in: place) ?? rule.range, .leftOut, false).inside(rule, \.isWarning)
        }
        let text = flow.source.textOnOneLine(of: rule.condition.range)
        return Mutation(.severity, rule.condition.range, .replaced(by: "warning `\(text)`"), true).inside(rule, \.isWarning)
    }

    /// The error is shown on the next field, or not on one of several.
    private func fields(of rule: Rule) -> [Mutation<[String]>] {
        if rule.fields.count > 1, let place = rule.fieldsRange { return omissions(of: rule.fields, at: place).map { $0.of(.field) } }
        guard let field = rule.fields.first, let index = flow.fields.firstIndex(where: { $0.name.text == field }), flow.fields.count > 1
        else { return [] }
        let other = flow.fields[(index + 1) % flow.fields.count].name.text
        if let place = rule.fieldsRange { return [Mutation(.field, place, .replaced(by: "on `\(other)`"), [other])] }
        let text = flow.source.textOnOneLine(of: rule.condition.range)
        return [Mutation(.field, rule.condition.range, .replaced(by: "`\(text)`, on `\(other)`"), [other])]
    }

    /// The conditions under which several rules apply.
    private var groupMutations: [Mutation<Flow>] {
        var result: [Mutation<Flow>] = []
        var seen: Set<SourceRange> = []
        for condition in flow.validations.rules.flatMap(\.applicability) where seen.insert(condition.range).inserted {
            for mutation in mutations(ofCondition: condition, constants: [true, false]) {
                result.append(
                    mutation.map { changed in
                        var flow = flow
                        for (rule, index) in flow.validations.rules.indices.flatMap({ rule in
                            flow.validations.rules[rule].applicability.indices.map { (rule, $0) }
                        }) where flow.validations.rules[rule].applicability[index].range == condition.range {
                            flow.validations.rules[rule].applicability[index] = changed
                        }
                        return flow
                    })
            }
        }
        return result
    }
}

extension Mutation {
    /// The same change under another heading.
    func of(_ kind: Mutant.Kind) -> Mutation { Mutation(kind, range, change, subject) }
}
