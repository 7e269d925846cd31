extension FlowLibrary {
    /// The rules of other specs that a flow may call.
    struct ImportedRules {
        /// Those that the flow names.
        var visible: [NamedRule.Signature] = []
        /// These, and all that they call, by their keys.
        var table: [String: NamedRule] = [:]
    }

    func rules(of syntax: FlowSyntax, path: String, _ diagnostics: inout Diagnostics) -> ImportedRules {
        rules(of: syntax, through: [Self.normalized(path)], &diagnostics)
    }

    /// - Parameter path: the specs that have led here, the one in question last.
    private func rules(of syntax: FlowSyntax, through path: [String], _ diagnostics: inout Diagnostics) -> ImportedRules {
        var result = ImportedRules()
        var libraries: [String: [NamedRule]] = [:]
        for (name, link) in syntax.linkedRules {
            guard let (other, otherPath) = spec(behind: link, from: path[path.count - 1], &diagnostics),
                !reportCircle(through: path, to: otherPath, at: link.range, &diagnostics)
            else {
                diagnostics.noteUnreadable(name)
                continue
            }
            if libraries[other.name.text] == nil { libraries[other.name.text] = rules(in: other, through: path + [otherPath], &result) }
            guard let rule = libraries[other.name.text]?.first(where: { $0.name.text == name.text }) else {
                // One with a mistake is reported there.
                if !other.declaredRules.contains(where: { $0.name.text == name.text }) {
                    diagnostics.unknown(
                        .ruleNotInSpec, name, message: "`\(other.name.text)` has no rule `\(name.text)`",
                        among: other.declaredRules.map(\.name.text))
                }
                diagnostics.noteUnreadable(name)
                continue
            }
            result.visible.append(rule.signature)
        }
        return result
    }

    /// The rules that another spec declares, as they are known outside of it; adds them, and what they call, to the table.
    private func rules(in other: FlowSyntax, through path: [String], _ result: inout ImportedRules) -> [NamedRule] {
        // What is wrong with the other spec is reported there.
        var silent = Diagnostics()
        let inner = rules(of: other, through: path, &silent)
        let types = types(of: other, through: path, &silent).qualified(by: other.name.text)
        var scope = Scope(types: types, context: .namedRule)
        for name in silent.unreadableNames { scope.declare(Symbol(name, .value(.unknown))) }
        for signature in inner.visible { scope.declare(signature) }
        var checker = NamedRuleChecker(scope, flow: other.name.text, silent)
        let rules = checker.check(other.declaredRules)
        for (key, rule) in inner.table { result.table[key] = rule }
        for rule in rules { result.table[rule.signature.key] = rule }
        return rules
    }
}
