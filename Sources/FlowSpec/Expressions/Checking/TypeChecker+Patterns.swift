import FlowMarkdown

/// A pattern whose case is found.
public struct TypedCasePattern: Equatable, Sendable {
    /// The key of the enum; nil for a type from a module, whose cases only Swift knows.
    public let enumeration: String?
    /// The enum or the type from a module.
    public let type: ValueType
    public let caseName: String
    /// One for each value that the case carries; nil for one that is not given a name. Empty if the pattern has no parentheses.
    public let bindings: [TypedName?]
    public let range: SourceRange
}

extension TypeChecker {
    /// Checks `.case(let name)` against the type of what it is matched with. `Type.case` says its type itself, which must then be the same
    /// unless that is unknown.
    public func pattern(_ pattern: CasePattern, matching type: ValueType, _ diagnostics: inout Diagnostics) -> TypedCasePattern? {
        var type = type.unwrapped
        if let name = pattern.caseName.type {
            guard let named = scope.types.type(named: name.text) else {
                scope.types.reportUndeclared(name, &diagnostics)
                return nil
            }
            if !named.goesWith(type) {
                diagnostics.error(.typeMismatch, "`\(type)` is matched here, and this is a case of `\(named)`", at: name.range)
                return nil
            }
            type = named
        }
        switch type {
        case .enumeration(let key): return self.pattern(pattern, of: key, &diagnostics)
        case .external, .unknown:
            let bindings = pattern.bindings.map { $0.map { TypedName(name: $0, type: .unknown) } }
            return TypedCasePattern(
                enumeration: nil, type: type, caseName: pattern.caseName.name.text, bindings: bindings, range: pattern.range)
        default:
            diagnostics.error(.typeMismatch, "`\(type)` has no cases to match", at: pattern.caseName.range)
            return nil
        }
    }

    private func pattern(_ pattern: CasePattern, of key: String, _ diagnostics: inout Diagnostics) -> TypedCasePattern? {
        var checker = ExpressionChecker(scope: scope)
        defer { for diagnostic in checker.diagnostics.all { diagnostics.report(diagnostic) } }
        guard let found = checker.findCase(pattern.caseName.name, of: key) else { return nil }
        let parameters = found.case.parameters
        if !pattern.bindings.isEmpty, pattern.bindings.count != parameters.count {
            let carried = parameters.isEmpty ? "nothing" : parameters.counted("value")
            checker.diagnostics.error(.wrongPayload, "`.\(found.case.name.text)` carries \(carried)", at: pattern.range)
            return nil
        }
        let bindings = zip(pattern.bindings, parameters).map { name, parameter in name.map { TypedName(name: $0, type: parameter.type) } }
        return TypedCasePattern(
            enumeration: key, type: .enumeration(key), caseName: found.case.name.text, bindings: bindings, range: pattern.range)
    }
}
