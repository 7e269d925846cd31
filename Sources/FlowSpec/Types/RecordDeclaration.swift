import FlowMarkdown

/// A record of the flow: a value with named fields.
public struct RecordDeclaration: Equatable, Sendable {
    public let name: Name
    public let fields: [TypedName]

    public init(name: Name, fields: [TypedName]) {
        self.name = name
        self.fields = fields
    }

    public func field(named name: String) -> TypedName? {
        fields.first { $0.name.text == name }
    }
}
