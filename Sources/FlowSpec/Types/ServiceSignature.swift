import FlowMarkdown

/// What a service takes and gives.
public struct ServiceSignature: Equatable, Sendable {
    public struct Parameter: Equatable, Sendable {
        /// What a call writes before the argument; nil for none.
        public let label: String?
        /// What the implementation calls it.
        public let name: Name
        public let type: ValueType

        public init(label: String?, name: Name, type: ValueType) {
            self.label = label
            self.name = name
            self.type = type
        }
    }

    public enum Throws: Equatable, Sendable {
        case never
        case anyError
        case typed(ValueType)
    }

    public let name: Name
    public let parameters: [Parameter]
    public let isAsync: Bool
    public let failure: Throws
    /// ``ValueType/void`` for a service without a result.
    public let result: ValueType

    public init(name: Name, parameters: [Parameter], isAsync: Bool, failure: Throws, result: ValueType) {
        self.name = name
        self.parameters = parameters
        self.isAsync = isAsync
        self.failure = failure
        self.result = result
    }

    public var canThrow: Bool { failure != .never }

    /// Whether expressions other than rules may call it.
    public var isPlain: Bool { !isAsync && !canThrow }
}
