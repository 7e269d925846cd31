import FlowSpec

/// The type of a value.
struct TypeEntry: Encodable, Sendable {
    let kind: String
    let text: String
    var name: String?
    var module: String?
    /// The type that is wrapped, or of which there are many; a list because a value cannot hold itself.
    var of: [TypeEntry]?

    init(_ type: ValueType) {
        text = type.description
        switch type {
        case .string: kind = "string"
        case .bool: kind = "bool"
        case .int: kind = "int"
        case .double: kind = "double"
        case .decimal: kind = "decimal"
        case .date: kind = "date"
        case .void: kind = "void"
        case .optional(let inner): (kind, of) = ("optional", [TypeEntry(inner)])
        case .array(let inner): (kind, of) = ("array", [TypeEntry(inner)])
        case .range(let inner): (kind, of) = ("range", [TypeEntry(inner)])
        case .closedRange(let inner): (kind, of) = ("closedRange", [TypeEntry(inner)])
        case .enumeration(let key): (kind, name) = ("enum", key)
        case .record(let key): (kind, name) = ("record", key)
        case .external(let name, let module): (kind, self.name, self.module) = ("external", name, module)
        case .unknown: kind = "unknown"
        }
    }

    private enum CodingKeys: CodingKey { case kind, text, name, module, of }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(kind, forKey: .kind)
        try container.encode(text, forKey: .text)
        try container.encodeIfPresent(name, forKey: .name)
        try container.encodeIfPresent(module, forKey: .module)
        try container.encodeIfPresent(of?.first, forKey: .of)
    }
}

/// A name with its type.
struct NamedTypeEntry: Encodable, Sendable {
    let name: String
    let type: TypeEntry

    init(_ value: TypedName) {
        name = value.name.text
        type = TypeEntry(value.type)
    }
}

/// A case of an enum, or an outcome.
struct CaseEntry: Encodable, Sendable {
    let name: String
    let values: [NamedTypeEntry]
    var documentation: String?
    let place: PlaceEntry
}

/// A type that the flow declares, or that the app has already.
struct TypeDeclarationEntry: Encodable, Sendable {
    let kind: String
    let name: String
    var module: String?
    var cases: [CaseEntry]?
    var fields: [NamedTypeEntry]?
    let documentation: String?
    var place: PlaceEntry?
}

struct ServiceEntry: Encodable, Sendable {
    struct Parameter: Encodable, Sendable {
        let label: String?
        let name: String
        let type: TypeEntry
    }

    let name: String
    let parameters: [Parameter]
    let isAsync: Bool
    let canThrow: Bool
    /// What it throws, if the spec says so.
    let error: TypeEntry?
    let result: TypeEntry
    let documentation: String?
    let place: PlaceEntry
}

extension EntryContext {
    func type(_ type: DeclaredType) -> TypeDeclarationEntry {
        switch type.kind {
        case .enumeration(let declaration):
            TypeDeclarationEntry(
                kind: "enum", name: declaration.name.text, cases: declaration.cases.map { self.case($0) },
                documentation: type.documentation, place: place(declaration.name.range))
        case .record(let declaration):
            TypeDeclarationEntry(
                kind: "record", name: declaration.name.text, fields: declaration.fields.map { NamedTypeEntry($0) },
                documentation: type.documentation, place: place(declaration.name.range))
        case .external(let name, let module):
            TypeDeclarationEntry(
                kind: "external", name: name, module: module, documentation: type.documentation,
                place: flow.typeTable.visible.first { $0.name.text == name }.map { place($0.name.range) })
        }
    }

    private func `case`(_ declaration: CaseDeclaration, documentation: String? = nil) -> CaseEntry {
        CaseEntry(
            name: declaration.name.text, values: declaration.parameters.map { NamedTypeEntry($0) }, documentation: documentation,
            place: place(declaration.name.range))
    }

    func outcome(_ outcome: Outcome) -> CaseEntry { self.case(outcome.declaration, documentation: outcome.documentation) }

    func parameter(_ parameter: ServiceSignature.Parameter) -> ServiceEntry.Parameter {
        ServiceEntry.Parameter(label: parameter.label, name: parameter.name.text, type: TypeEntry(parameter.type))
    }

    func service(_ service: Service) -> ServiceEntry {
        let signature = service.signature
        var error: TypeEntry?
        if case .typed(let type) = signature.failure { error = TypeEntry(type) }
        return ServiceEntry(
            name: service.name,
            parameters: signature.parameters.map(parameter),
            isAsync: signature.isAsync, canThrow: signature.canThrow, error: error, result: TypeEntry(signature.result),
            documentation: service.documentation, place: place(signature.name.range))
    }
}
