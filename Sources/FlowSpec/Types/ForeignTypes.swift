/// The types of one flow as another flow sees them.
extension String {
    /// The key of a type of `flow`; one that names its flow already stays as it is.
    func qualified(by flow: String) -> String {
        contains(".") ? self : "\(flow).\(self)"
    }
}

extension ValueType {
    public func qualified(by flow: String) -> ValueType {
        switch self {
        case .enumeration(let key): .enumeration(key.qualified(by: flow))
        case .record(let key): .record(key.qualified(by: flow))
        case .optional(let type): .optional(type.qualified(by: flow))
        case .array(let type): .array(type.qualified(by: flow))
        case .range(let type): .range(type.qualified(by: flow))
        case .closedRange(let type): .closedRange(type.qualified(by: flow))
        default: self
        }
    }
}

extension TypedName {
    func qualified(by flow: String) -> TypedName { TypedName(name: name, type: type.qualified(by: flow)) }
}

extension ServiceSignature {
    /// Whether one method can be both.
    func isSame(as other: ServiceSignature) -> Bool {
        func parts(_ signature: ServiceSignature) -> [String] {
            signature.parameters.map { "\($0.label ?? "_"): \($0.type)" }
        }
        return parts(self) == parts(other) && isAsync == other.isAsync && failure == other.failure && result == other.result
    }

    /// The signature as another flow sees it.
    public func qualified(by flow: String) -> ServiceSignature {
        let failure: Throws =
            switch failure {
            case .typed(let type): .typed(type.qualified(by: flow))
            default: failure
            }
        return ServiceSignature(
            name: name, parameters: parameters.map { Parameter(label: $0.label, name: $0.name, type: $0.type.qualified(by: flow)) },
            isAsync: isAsync, failure: failure, result: result.qualified(by: flow))
    }
}

extension EnumDeclaration {
    public func qualified(by flow: String) -> EnumDeclaration {
        EnumDeclaration(
            name: name, cases: cases.map { CaseDeclaration(name: $0.name, parameters: $0.parameters.map { $0.qualified(by: flow) }) })
    }
}

extension RecordDeclaration {
    public func qualified(by flow: String) -> RecordDeclaration {
        RecordDeclaration(name: name, fields: fields.map { $0.qualified(by: flow) })
    }
}
