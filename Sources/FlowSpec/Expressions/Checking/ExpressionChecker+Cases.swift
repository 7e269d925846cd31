import FlowMarkdown

extension ExpressionChecker {
    /// `.verified`, `.failed(reason: "…")`: a case of the type that is expected.
    mutating func implicitMember(_ name: Name, _ list: ArgumentList?, hint: ValueType?, at range: SourceRange) -> TypedExpression {
        switch hint?.unwrapped {
        case .enumeration(let key):
            return enumCase(name, of: key, list, isQualified: false, at: range)
        case .external, .unknown:
            let arguments = list.map { moduleArguments($0) }
            return TypedExpression(.moduleImplicitMember(name.text, arguments), hint?.unwrapped ?? .unknown, at: range)
        case .some(let type):
            explore(list)
            return failed(.typeMismatch, "`\(type)` is expected here, which has no cases", at: range)
        case nil:
            explore(list)
            let owners = scope.types.visible.filter {
                if case .enumeration(let key) = $0.type { scope.types.enumerations[key]?.case(named: name.text) != nil } else { false }
            }
            let advice = owners.first.map { "; write `\($0.name.text).\(name.text)`" } ?? ""
            return failed(.undeterminedType, "which enum `.\(name.text)` belongs to cannot be told here\(advice)", at: range)
        }
    }

    /// A case of the enum, with its payload.
    mutating func enumCase(_ name: Name, of key: String, _ list: ArgumentList?, isQualified: Bool, at range: SourceRange) -> TypedExpression
    {
        guard let found = findCase(name, of: key) else {
            explore(list)
            return invalid(at: range)
        }
        return enumCase(
            found, of: key, spelling: (isQualified ? found.owner : "") + ".\(name.text)", list, isQualified: isQualified, at: range)
    }

    private mutating func enumCase(
        _ found: (case: CaseDeclaration, owner: String), of key: String, spelling: String, _ list: ArgumentList?, isQualified: Bool,
        at range: SourceRange
    ) -> TypedExpression {
        enumCase(found.case, of: key, spelling: spelling, list, isQualified: isQualified, at: range)
    }

    mutating func enumCase(
        _ declaration: CaseDeclaration, of key: String, spelling: String, _ list: ArgumentList?, isQualified: Bool, at range: SourceRange
    ) -> TypedExpression {
        let parameters = declaration.parameters.map { Parameter(label: $0.name.text, name: $0.name.text, type: $0.type) }
        func made(_ arguments: [TypedExpression.Argument]) -> TypedExpression {
            let value = TypedExpression.EnumCase(
                enumeration: key, name: declaration.name.text, arguments: arguments, isQualified: isQualified)
            return TypedExpression(.enumCase(value), .enumeration(key), at: range)
        }
        guard let list else {
            if parameters.isEmpty { return made([]) }
            let shape = parameters.map { "\($0.name): …" }.joined(separator: ", ")
            return failed(.wrongPayload, "`\(spelling)` carries \(parameters.counted("value")): `\(spelling)(\(shape))`", at: range)
        }
        if parameters.isEmpty {
            explore(list)
            return failed(
                .wrongPayload, "`\(spelling)` carries nothing", at: list.range,
                fix: .init("remove the parentheses", replacing: list.range, with: ""))
        }
        guard let arguments = arguments(list, parameters, callee: spelling, at: range) else { return invalid(at: range) }
        return made(arguments)
    }

    /// The case of that name, or a report.
    mutating func findCase(_ name: Name, of key: String) -> (case: CaseDeclaration, owner: String)? {
        guard let enumeration = scope.types.enumerations[key] else { return nil }
        if let found = enumeration.case(named: name.text) { return (found, enumeration.name.text) }
        diagnostics.unknown(
            .unknownCase, name, message: "`\(enumeration.name.text)` has no case `\(name.text)`", among: enumeration.cases.map(\.name.text),
            // The type of another spec is declared in another file.
            notes: key.contains(".") ? [] : [.init("`\(enumeration.name.text)` is declared here", at: enumeration.name.range)])
        return nil
    }

    /// `status is .failed`.
    mutating func caseTest(_ subject: Expression, _ name: CaseName, at range: SourceRange) -> TypedExpression {
        var value = infer(subject, hint: nil)
        var key: String?
        if let type = name.type {
            guard case .enumeration(let named)? = scope.types.type(named: type.text) else {
                scope.types.reportUndeclared(type, &diagnostics)
                return invalid(at: range)
            }
            key = named
            value = coerce(value, to: value.type.isOptional ? .optional(.enumeration(named)) : .enumeration(named))
        }
        switch value.type.unwrapped {
        case .enumeration(let found): key = found
        case .unknown: break
        default:
            return failed(.typeMismatch, "`is` asks which case of an enum a value is, and this is `\(value.type)`", at: subject.range)
        }
        guard let key else {
            if case .invalid = value.kind { return invalid(at: range) }
            return failed(.malformedCaseTest, "`is` needs an enum that is declared in a flow; ask `== .\(name.name.text)`", at: range)
        }
        guard let found = findCase(name.name, of: key) else { return invalid(at: range) }
        let kind = TypedExpression.Kind.isCase(
            value, enumeration: key, case: found.case.name.text, carriesValues: !found.case.parameters.isEmpty)
        return TypedExpression(kind, .bool, at: range)
    }
}

extension [String] {
    /// "a, b and c".
    func listed() -> String {
        count < 2 ? joined() : dropLast().joined(separator: ", ") + " and " + self[count - 1]
    }

    /// Each once, where it stands first.
    func uniqued() -> [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}

extension Array {
    /// "a value", "2 values".
    func counted(_ noun: String) -> String {
        count == 1 ? "a \(noun)" : "\(count) \(noun)s"
    }
}
