import FlowMarkdown

/// What a path leads to.
public struct ResolvedPath: Equatable, Sendable {
    /// The symbol at the end of the path; the field itself for `amount.text`.
    public let symbol: Symbol
    /// The whole path, with `.text` as its state.
    public let reference: Reference
    /// The type of what the path leads to.
    public let type: ValueType
    public let range: SourceRange
}

extension TypeChecker {
    /// Looks up a path such as `billing.city`, `items[0]` or `amount.text`, that a statement sets or names. Elements and `.text` are for scenarios.
    public func path(_ path: FieldPath, _ diagnostics: inout Diagnostics) -> ResolvedPath? {
        var expression: Expression?
        for component in path.components {
            switch component {
            case .name(let name):
                expression =
                    expression.map { Expression(.member($0, name), at: $0.range.union(name.range)) }
                    ?? Expression(.name(name), at: name.range)
            case .index(let index, let range):
                guard let list = expression else { return nil }
                expression = Expression(.subscripted(list, Expression(.integer(String(index)), at: range)), at: list.range.union(range))
            }
        }
        guard let expression else { return nil }
        var checker = ExpressionChecker(scope: scope)
        let result = checker.path(expression, at: path)
        for diagnostic in checker.diagnostics.all { diagnostics.report(diagnostic) }
        return result
    }
}

extension ExpressionChecker {
    fileprivate mutating func path(_ expression: Expression, at path: FieldPath) -> ResolvedPath? {
        // `x.text` is found through the field that it is the text of.
        if case .member(let base, let name) = expression.kind, name.text == Reference.State.text.rawValue, scope.context.isScenario {
            var ahead = self
            if case .symbol(let symbol, _, _) = ahead.resolve(base), case .field = symbol.kind {
                let value = value(of: resolve(expression), at: expression)
                guard case .reference(let reference, _) = value.kind else { return nil }
                return ResolvedPath(symbol: symbol, reference: reference, type: value.type, range: path.range)
            }
        }
        switch resolve(expression) {
        case .failed: return nil
        case .symbol(let symbol, let components, let isConditional):
            if case .command = symbol.kind {
                return ResolvedPath(symbol: symbol, reference: Reference(.command, path: components), type: .void, range: path.range)
            }
            let value = value(of: .symbol(symbol, path: components, isConditional: isConditional), at: expression)
            guard case .reference(let reference, _) = value.kind else { return nil }
            return ResolvedPath(symbol: symbol, reference: reference, type: value.type, range: path.range)
        case .value, .type:
            if !diagnostics.hasErrors { diagnostics.error(.notAField, "`\(path)` is neither a field nor a part", at: path.range) }
            return nil
        }
    }
}
