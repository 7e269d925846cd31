import FlowMarkdown

/// Another flow inside this one, or a list of such: its fields, values and rules.
public struct Part: Equatable, Sendable {
    public let name: Name
    /// What it is; without commands and outcomes. The keys of its types are those that it knows itself, without its name before them.
    public let flow: Flow
    /// Whether it is a list of rows, each of which is such a flow.
    public let isList: Bool
    /// The part is active only while this holds, and its step is there.
    public package(set) var ownCondition: TypedExpression?
    /// Whether the step is there in which the part is entered; nil if it always is.
    public let stepActivity: TypedExpression?
    /// The fields and parts whose change takes this one back to its start.
    public package(set) var resetsWhenChanged: [String]
    /// How many rows a list takes.
    public package(set) var maximumCount: Int?
    /// What stands before its errors in the list of errors of the whole; of a row it may read the local `number`, counted from 1.
    public package(set) var label: Message?
    public let documentation: String?
    /// Where its phrases stand.
    public let phrases: [Phrase: SourceRange]

    /// What a phrase says of a part.
    public enum Phrase: Hashable, Sendable {
        case onlyWhen, resetsWhen, atMost, called
    }

    /// The key of its value's type, which is a record of its fields.
    public var record: String { flow.valueKey }
}

/// A field or a part, by its place among the flow's fields or parts.
public enum FlowMember: Hashable, Sendable {
    case field(Int)
    case part(Int)
}

extension Flow {
    /// The name of the record that the flow is as a value, within its own types.
    public static let valueName = "Value"

    /// The key of the record that the flow is as a value.
    public var valueKey: String { "\(name).\(Self.valueName)" }

    /// Whether it can be a part of another flow: it has something to enter, leads nowhere, and leaves free the names that a value needs.
    public var canBePart: Bool { unsuitability == nil }

    /// Why it cannot be a part of another flow; nil if it can.
    var unsuitability: String? {
        if let command = commands.first { return "has a command, `\(command.name.text)`" }
        if let outcome = outcomes.first { return "leads somewhere, to `\(outcome.name)`" }
        if !steps.isEmpty { return "has steps" }
        if fields.isEmpty, parts.isEmpty { return "has no fields" }
        let names = fields.map(\.name.text) + values.map(\.name.text) + parts.map(\.name.text)
        if names.contains("value") { return "has a `value`, a name that a part needs itself" }
        if types.contains(where: { $0.name == Self.valueName }) { return "has a type `\(Self.valueName)`, a name that a part needs itself" }
        return nil
    }

    /// Fields and parts in the order of the spec.
    public var members: [FlowMember] {
        let all =
            fields.indices.map { (FlowMember.field($0), fields[$0].name.range.lowerBound) }
            + parts.indices.map { (FlowMember.part($0), parts[$0].name.range.lowerBound) }
        return all.sorted { $0.1 < $1.1 }.map(\.0)
    }

    public func name(of member: FlowMember) -> String {
        switch member {
        case .field(let index): fields[index].name.text
        case .part(let index): parts[index].name.text
        }
    }

    /// What the flow is as a value: a record of its fields, and of those of its parts, as another flow sees it.
    public var valueRecord: RecordDeclaration {
        RecordDeclaration(
            name: Name(name, at: titleRange),
            fields: members.map { member in
                switch member {
                case .field(let index): TypedName(name: fields[index].name, type: fields[index].type.qualified(by: name))
                case .part(let index): TypedName(name: parts[index].name, type: parts[index].valueType)
                }
            })
    }

    /// The services that it needs for itself and for its parts, each once, as it sees them.
    public var allServices: [Service] { Part.services(of: parts, besides: services) }
}

extension Part {
    /// The part is active only while this holds: its own condition, and that its step is there.
    public var condition: TypedExpression? { ownCondition.inStep(stepActivity) }

    /// A record, or an array of records.
    public var valueType: ValueType { isList ? .array(.record(record)) : .record(record) }

    /// A whole's services, then those that only its parts have, as the whole sees them.
    static func services(of parts: [Part], besides services: [Service]) -> [Service] {
        var result = services
        for part in parts {
            for service in part.flow.allServices where !result.contains(where: { $0.name == service.name }) {
                result.append(Service(signature: service.signature.qualified(by: part.flow.name), documentation: service.documentation))
            }
        }
        return result
    }
}

extension DeclaredType {
    /// The name under which the flow knows it.
    public var name: String {
        switch kind {
        case .enumeration(let declaration): declaration.name.text
        case .record(let declaration): declaration.name.text
        case .external(let name, _): name
        }
    }
}
