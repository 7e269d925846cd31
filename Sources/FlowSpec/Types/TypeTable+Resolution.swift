import FlowMarkdown

extension TypeTable {
    /// The type that is written; ``ValueType/unknown`` if a name in it is not declared, which is then reported.
    public func resolve(_ syntax: TypeSyntax, _ diagnostics: inout Diagnostics) -> ValueType {
        switch syntax.kind {
        case .optional(let wrapped):
            let type = resolve(wrapped, &diagnostics)
            return type == .unknown ? .unknown : type.asOptional
        case .array(let element):
            return .array(resolve(element, &diagnostics))
        case .named("Void"):
            diagnostics.error(.noResult, "`Void` is no value; a service without a result has no `->`", at: syntax.range)
            return .unknown
        case .named(let name):
            if let type = type(named: name) { return type }
            reportUndeclared(Name(name, at: syntax.range), &diagnostics)
            return .unknown
        }
    }

    func reportUndeclared(_ name: Name, _ diagnostics: inout Diagnostics) {
        if diagnostics.unreadableNames.contains(name.text) { return }
        let message = "there is no type `\(name.text)`"
        if let meant = Self.otherNames[name.text] ?? nearestName(to: name.text, among: diagnostics.offersNames ? names : []) {
            diagnostics.error(
                .unknownType, "\(message); did you mean `\(meant)`?", at: name.range,
                fix: .init("replace by `\(meant)`", replacing: name.range, with: meant))
        } else {
            diagnostics.error(
                .unknownType,
                "\(message); declare it under `## Types`: as a record `\(name.text) { name: Type }`, as an enum `\(name.text): a | b`, or, if the app "
                    + "has it already, as `\(name.text)`, from its module", at: name.range)
        }
    }

    /// What other languages call the types.
    private static let otherNames = [
        "Boolean": "Bool", "boolean": "Bool", "Integer": "Int", "integer": "Int", "Long": "Int", "Number": "Double", "number": "Double",
        "Float": "Double", "float": "Double", "Text": "String", "text": "String", "DateTime": "Date", "Money": "Decimal",
    ]

    func resolve(_ syntax: EnumSyntax, _ diagnostics: inout Diagnostics) -> EnumDeclaration {
        EnumDeclaration(name: syntax.name, cases: syntax.cases.map { resolve($0, &diagnostics) })
    }

    func resolve(_ syntax: RecordSyntax, _ diagnostics: inout Diagnostics) -> RecordDeclaration {
        RecordDeclaration(name: syntax.name, fields: resolve(syntax.fields, &diagnostics))
    }

    /// A case, or an outcome, with its payload's types.
    public func resolve(_ syntax: CaseSyntax, _ diagnostics: inout Diagnostics) -> CaseDeclaration {
        CaseDeclaration(name: syntax.name, parameters: resolve(syntax.parameters, &diagnostics))
    }

    /// Names with their types, such as a command's input.
    public func resolve(_ fields: [FieldSyntax], _ diagnostics: inout Diagnostics) -> [TypedName] {
        fields.map { TypedName(name: $0.name, type: resolve($0.type, &diagnostics)) }
    }

    public func resolve(_ syntax: ServiceSyntax, _ diagnostics: inout Diagnostics) -> ServiceSignature {
        let parameters = syntax.parameters.map {
            ServiceSignature.Parameter(label: $0.label?.text, name: $0.name, type: resolve($0.type, &diagnostics))
        }
        let failure: ServiceSignature.Throws =
            switch syntax.failure {
            case .never: .never
            case .anyError: .anyError
            case .typed(let type): .typed(resolveError(type, &diagnostics))
            }
        var result = ValueType.void
        if let type = syntax.result, type.kind != .named("Void") { result = resolve(type, &diagnostics) }
        return ServiceSignature(name: syntax.name, parameters: parameters, isAsync: syntax.isAsync, failure: failure, result: result)
    }

    /// What a service throws: an enum, a record, or a type from a module.
    private func resolveError(_ syntax: TypeSyntax, _ diagnostics: inout Diagnostics) -> ValueType {
        let type = resolve(syntax, &diagnostics)
        switch type {
        case .enumeration, .record, .external, .unknown: return type
        default:
            diagnostics.error(.typeMismatch, "a service throws a declared type, and this is `\(type)`", at: syntax.range)
            return .unknown
        }
    }

    /// Records and enums that would hold themselves, which have no finite size.
    func reportEndlessTypes(_ declarations: [Declaration], _ diagnostics: inout Diagnostics) {
        var reported: Set<String> = []
        for declaration in declarations where !reported.contains(declaration.name.text) {
            let name = declaration.name
            guard let path = path(from: name.text, backTo: name.text) else { continue }
            reported.formUnion(path)
            let way = (path + [name.text]).map { "`\($0)`" }.joined(separator: " → ")
            diagnostics.error(.endlessType, "`\(name.text)` holds itself: \(way); a list `[\(name.text)]` can", at: name.range)
        }
    }

    private func path(from start: String, backTo goal: String) -> [String]? {
        var pending = [[start]]
        var seen: Set<String> = []
        while !pending.isEmpty {
            let path = pending.removeFirst()
            for next in heldTypes(of: path[path.count - 1]) {
                if next == goal { return path }
                if seen.insert(next).inserted { pending.append(path + [next]) }
            }
        }
        return nil
    }

    /// The declared types of which a value lies inside a value of this one; what a list holds lies outside.
    private func heldTypes(of key: String) -> [String] {
        let types = enumerations[key]?.cases.flatMap { $0.parameters.map(\.type) } ?? records[key]?.fields.map(\.type) ?? []
        return types.compactMap {
            switch $0.unwrapped {
            case .enumeration(let name), .record(let name): name
            default: nil
            }
        }
    }
}

extension Diagnostics {
    /// Reports a name that is not there, and offers the nearest that is.
    mutating func unknown(_ code: DiagnosticCode, _ name: Name, message: String, among candidates: [String], notes: [Diagnostic.Note] = [])
    {
        if unreadableNames.contains(name.text) { return }
        if offersNames, let near = nearestName(to: name.text, among: candidates), near != name.text {
            error(
                code, "\(message); did you mean `\(near)`?", at: name.range, notes: notes,
                fix: .init("replace by `\(near)`", replacing: name.range, with: near))
        } else {
            error(code, message, at: name.range, notes: notes)
        }
    }
}
