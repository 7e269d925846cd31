import FlowMarkdown

/// A named, typed value in a record, a payload or a command's input.
public struct TypedName: Equatable, Sendable {
    public let name: Name
    public let type: ValueType

    public init(name: Name, type: ValueType) {
        self.name = name
        self.type = type
    }
}

/// A case of an enum, or an outcome, with its payload's types resolved.
public struct CaseDeclaration: Equatable, Sendable {
    public let name: Name
    public let parameters: [TypedName]

    public init(name: Name, parameters: [TypedName] = []) {
        self.name = name
        self.parameters = parameters
    }
}

/// An enum of the flow.
public struct EnumDeclaration: Equatable, Sendable {
    public let name: Name
    public let cases: [CaseDeclaration]

    public init(name: Name, cases: [CaseDeclaration]) {
        self.name = name
        self.cases = cases
    }

    public func `case`(named name: String) -> CaseDeclaration? {
        cases.first { $0.name.text == name }
    }
}
