import FlowMarkdown

extension FlowChecker {
    /// Needs the fields and commands in the scope, which rules with names must not read.
    mutating func checkNamedRules() {
        let imported = library.rules(of: syntax, path: path, &diagnostics)
        ruleTable = imported.table
        for name in syntax.rules.map(\.name) where types.type(named: name.text) != nil {
            diagnostics.error(.duplicateName, "a rule cannot have the name of a type", at: name.range)
        }
        // What could not be read, or is not there, was reported, and nothing follows from it.
        for name in diagnostics.unreadableNames where scope.symbols[name] == nil { scope.declare(Symbol(name, .value(.unknown))) }
        for signature in imported.visible { scope.declare(signature) }
        var inner = scope
        for value in syntax.values { inner.declare(Symbol(value.name.text, .value(.unknown), declaredAt: value.name.range)) }
        reportHiddenRules()
        var checker = NamedRuleChecker(inner, diagnostics)
        rules = checker.check(syntax.declaredRules)
        diagnostics = checker.diagnostics
        for rule in rules.reversed() {
            ruleTable[rule.signature.key] = rule
            scope.declare(rule.signature)
        }
        let declared = Set(rules.map(\.name.text))
        for rule in syntax.declaredRules where !declared.contains(rule.name.text) {
            scope.declare(Symbol(rule.name.text, .value(.unknown)))
        }
    }

    /// Generated functions call each other by their names.
    private mutating func reportHiddenRules() {
        let names = Set(syntax.rules.map(\.name.text))
        for parameter in syntax.declaredRules.flatMap(\.head.parameters) where names.contains(parameter.name.text) {
            diagnostics.error(.duplicateName, "a parameter cannot have the name of a rule", at: parameter.name.range)
        }
    }
}
