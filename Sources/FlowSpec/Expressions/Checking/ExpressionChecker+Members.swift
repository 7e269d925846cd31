import FlowMarkdown

extension ExpressionChecker {
    /// `billing.city`, `email.isActive`, `register.isEnabled`.
    mutating func member(
        _ name: Name, of symbol: Symbol, _ path: [Reference.Component], isConditional: Bool, base: Expression, at range: SourceRange
    ) -> Resolved {
        switch symbol.kind {
        case .part(_, let members, _):
            if let member = members.first(where: { $0.name == name.text }) {
                let memberIsConditional =
                    switch member.kind {
                    case .field(_, let own), .part(_, _, let own), .partList(_, _, let own): own || isConditional
                    default: false
                    }
                return .symbol(member, path: path + [.name(member.name)], isConditional: memberIsConditional)
            }
            if let value = state(name, of: .part, path, at: range) { return .value(value) }
            diagnostics.unknown(
                .unknownMember, name, message: "`\(symbol.name)` has no `\(name.text)`",
                among: members.map(\.name) + readableStates(of: .part).map(\.rawValue))
            return .failed
        case .command:
            if let value = state(name, of: .command, path, at: range) { return .value(value) }
            diagnostics.unknown(
                .unknownMember, name,
                message: "a command has no `\(name.text)`; what can be read of `\(symbol.name)` is `isEnabled` and `isExecuting`",
                among: readableStates(of: .command).map(\.rawValue))
            return .failed
        case .steps(let steps): return member(name, ofSteps: steps, at: range)
        case .step:
            if let value = member(name, ofStep: path, at: range) { return .value(value) }
            return .failed
        case .field(let type, _):
            if symbol.isDateInParts, name.text == Reference.State.text.rawValue {
                return .value(
                    failed(
                        .unknownMember, "`\(symbol.name)` is entered in three parts, each with a text: `\(symbol.name).day.text`",
                        at: name.range))
            }
            if !hasMember(name.text, type), let value = state(name, of: .field, path, at: range) { return .value(value) }
        case .partList:
            if let value = state(name, of: .partList, path, at: range) { return .value(value) }
        // What could not be read was reported.
        case .value(.unknown) where symbol.range == nil: return .failed
        case .value(let type):
            if let state = Reference.State(rawValue: name.text), !hasMember(name.text, type) {
                return .value(
                    failed(
                        .unknownMember, "`\(symbol.name)` is a derived value, not a field, and has no `\(state.rawValue)`", at: name.range))
            }
        case .local: break
        }
        let value = value(of: .symbol(symbol, path: path, isConditional: isConditional), at: base)
        return .value(member(name, of: value, at: range))
    }

    /// Whether values of the type have a member of that name, which then goes before what a screen shows.
    private func hasMember(_ name: String, _ type: ValueType) -> Bool {
        if case .record(let key) = type { scope.types.records[key]?.field(named: name) != nil } else { false }
    }

    private func readableStates(of kind: Reference.Kind) -> [Reference.State] {
        switch kind {
        case .command: [.isExecuting, .isEnabled] + (scope.context.isScenario ? [.reasonsForBeingDisabled] : [])
        case .field: [.isActive, .isPending, .isValid] + (scope.context.isScenario ? [.text, .error, .errors, .warning] : [])
        default: [.isActive, .isPending, .isValid] + (scope.context.isScenario ? [.error, .errors, .warning] : [])
        }
    }

    /// Something other than the value, if the name is that of such a thing.
    private mutating func state(_ name: Name, of kind: Reference.Kind, _ path: [Reference.Component], at range: SourceRange)
        -> TypedExpression?
    {
        guard let state = Reference.State(rawValue: name.text) else { return nil }
        if !readableStates(of: kind).contains(state) {
            let isShown =
                kind == .command ? state == .reasonsForBeingDisabled : [.text, .error, .errors, .warning].contains(state)
            guard isShown, !scope.context.isScenario else { return nil }
            return failed(.scenarioOnly, "`\(name.text)` is what the screen shows, and can be read in a scenario only", at: name.range)
        }
        let type: ValueType =
            switch state {
            case .text, .dayText, .monthText, .yearText: .string
            case .error, .warning: .optional(.string)
            case .errors, .reasonsForBeingDisabled: .array(.string)
            default: .bool
            }
        return TypedExpression(.reference(Reference(kind, path: path, state: state), readsAsNilWhenInactive: false), type, at: range)
    }

    /// `CardStatus.verified`, or a member of a type from a module.
    mutating func staticMember(_ name: Name, of type: ValueType, base: Expression, at range: SourceRange) -> TypedExpression {
        switch type {
        case .enumeration(let key):
            return enumCase(name, of: key, nil, isQualified: true, at: range)
        case .external(let module, _):
            return TypedExpression(
                .moduleMember(TypedExpression(.moduleType(module), .unknown, at: base.range), name.text), .unknown, at: range)
        case .unknown: return invalid(at: range)
        default: return failed(.unknownMember, "the type `\(type)` has no `\(name.text)`", at: name.range, in: Expression(base, at: range))
        }
    }

    /// A member that is read, not called.
    mutating func member(_ name: Name, of base: TypedExpression, at range: SourceRange) -> TypedExpression {
        switch base.type {
        case .unknown, .external:
            if case .invalid = base.kind { return invalid(at: range) }
            return TypedExpression(.moduleMember(base, name.text), .unknown, at: range)
        case .record(let key):
            guard let record = scope.types.records[key] else { return invalid(at: range) }
            if let field = record.field(named: name.text) { return TypedExpression(.member(base, field.name.text), field.type, at: range) }
            diagnostics.unknown(
                .unknownMember, name, message: "`\(record.name.text)` has no `\(name.text)`", among: record.fields.map(\.name.text))
            return invalid(at: range)
        case .optional: return missingLink(name, base, at: range)
        case .enumeration(let key):
            return noMember(name, of: base, candidates: [], advice: caseAdvice(name, key), at: range)
        default:
            let members = BuiltInMember.members(of: base.type)
            guard let found = members.first(where: { $0.name == name.text }) else { return unknownMember(name, of: base, at: range) }
            if found.isProperty { return builtIn(found, base, [], at: range) }
            if found.takesClosure || found.parameters?.isEmpty == false {
                return failed(.wrongCall, "`\(name.text)` is called: `\(found.usage)`", at: name.range)
            }
            return failed(
                .wrongCall, "`\(name.text)` is called with parentheses", at: name.range,
                fix: .init("replace by `\(name.text)()`", replacing: name.range, with: "\(name.text)()"))
        }
    }

    func builtIn(_ member: BuiltInMember, _ base: TypedExpression, _ arguments: [TypedExpression.Argument], at range: SourceRange)
        -> TypedExpression
    {
        let type: ValueType =
            switch member.result {
            case .type(let type): type
            case .closureResult: arguments.first?.value.type ?? .unknown
            }
        return TypedExpression(.builtIn(member, base, arguments), type, at: range)
    }

    /// A member of what may be nil, without the question mark.
    mutating func missingLink(_ name: Name, _ base: TypedExpression, at range: SourceRange) -> TypedExpression {
        let place = SourceRange(base.range.upperBound, base.range.upperBound)
        diagnostics.error(
            .mayBeNil, "this may be nil: it is `\(base.type)`; what is nil has no `\(name.text)`, and `?.\(name.text)` is nil then",
            at: base.range,
            fix: .init("insert `?`", replacing: place, with: "?"))
        return invalid(at: range)
    }

    mutating func unknownMember(_ name: Name, of base: TypedExpression, at range: SourceRange) -> TypedExpression {
        let names = BuiltInMember.members(of: base.type).map(\.name)
        if let meant = Self.otherNames[name.text], names.contains(meant) {
            diagnostics.error(
                .unknownMember, "`\(base.type)` has no `\(name.text)`; did you mean `\(meant)`?", at: name.range,
                fix: .init("replace by `\(meant)`", replacing: name.range, with: meant))
            return invalid(at: range)
        }
        return noMember(name, of: base, candidates: names, advice: "", at: range)
    }

    private mutating func noMember(
        _ name: Name, of base: TypedExpression, candidates: [String], advice: String, at range: SourceRange
    ) -> TypedExpression {
        var message = "`\(base.type)` has no `\(name.text)`\(advice)"
        if diagnostics.offersNames, !candidates.isEmpty, nearestName(to: name.text, among: candidates) == nil {
            message += "; it has " + candidates.map { "`\($0)`" }.uniqued().listed()
        }
        diagnostics.unknown(.unknownMember, name, message: message, among: candidates)
        return invalid(at: range)
    }

    private func caseAdvice(_ name: Name, _ key: String) -> String {
        scope.types.enumerations[key]?.case(named: name.text) == nil
            ? "" : "; a case is asked for with `== .\(name.text)` or `is .\(name.text)`"
    }

    /// What other languages call the members.
    private static let otherNames = [
        "length": "count", "size": "count", "empty": "isEmpty", "startsWith": "hasPrefix", "endsWith": "hasSuffix", "includes": "contains",
        "toLowerCase": "lowercased", "lowercase": "lowercased", "toUpperCase": "uppercased", "uppercase": "uppercased", "trim": "trimmed",
        "strip": "trimmed", "every": "allSatisfy", "all": "allSatisfy", "some": "contains", "any": "contains", "match": "matches",
        "reduce": "sum", "total": "sum", "isUrl": "isURL", "isEMail": "isEmail", "email": "isEmail",
    ]

    /// `a?`.
    mutating func optionalLink(_ inner: Expression, at range: SourceRange) -> TypedExpression {
        var value = infer(inner, hint: nil)
        value = readingAsNil(value, where: value.type.asOptional) ?? value
        switch value.type {
        case .optional(let wrapped): return TypedExpression(.optionalLink(value), wrapped, at: range)
        case .unknown, .external: return TypedExpression(.optionalLink(value), .unknown, at: range)
        default:
            let mark = SourceRange(range.upperBound - 1, range.upperBound)
            return failed(
                .neverNil, "this is `\(value.type)`, which is never nil, and needs no `?`", at: mark,
                fix: .init("remove it", replacing: mark, with: ""))
        }
    }
}
