import FlowMarkdown

/// A place that can be set: `email`, `billing.city`, `items[0].price`, `amount.text`.
public struct FieldPath: Equatable, Sendable {
    public enum Component: Equatable, Sendable {
        case name(Name)
        case index(Int, SourceRange)

        public var range: SourceRange {
            switch self {
            case .name(let name): name.range
            case .index(_, let range): range
            }
        }
    }

    /// Not empty; the first is a name.
    public let components: [Component]
    public let range: SourceRange

    public init(components: [Component], range: SourceRange) {
        self.components = components
        self.range = range
    }

    /// The name, if the path is no more than one.
    public var name: Name? {
        if components.count == 1, case .name(let name) = components[0] { name } else { nil }
    }
}

extension FieldPath: CustomStringConvertible {
    public var description: String {
        var result = ""
        for component in components {
            switch component {
            case .name(let name): result += (result.isEmpty ? "" : ".") + name.text
            case .index(let index, _): result += "[\(index)]"
            }
        }
        return result
    }
}
