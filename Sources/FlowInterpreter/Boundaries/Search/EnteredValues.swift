import FlowSpec

/// What could be entered into the fields of a flow: what its scenarios enter, and the plain values of the fields' types.
final class EnteredValues {
    typealias Entry = RunningFlow.Edit.Entry

    /// More of one field's values are not kept.
    private static let limit = 12

    private let flow: Flow
    private let scenarios: ScenarioValues

    init(_ flow: Flow) {
        self.flow = flow
        scenarios = ScenarioValues(flow)
    }

    /// What scenarios enter into the field, each once.
    func ofScenarios(_ field: Field) -> [Entry] {
        let values = (scenarios.edits[field.name.text] ?? []).map { Entry.value($0) }
        let texts = (scenarios.texts[field.name.text] ?? []).map { Entry.text($0) }
        var result: [Entry] = []
        for entry in values + texts where !result.contains(entry) { result.append(entry) }
        return Array(result.prefix(Self.limit))
    }

    /// The plain values of a type, the empty one first; none of a type whose values cannot be made up.
    func plain(_ type: ValueType) -> [Value] { plain(type, depth: 0) }

    /// A type may hold itself in a list or an optional.
    private static let depthLimit = 3

    private func plain(_ type: ValueType, depth: Int) -> [Value] {
        guard depth < Self.depthLimit else { return [] }
        switch type {
        case .string: return [.string(""), .string("a")]
        case .bool: return [.bool(false), .bool(true)]
        case .int: return [.int(0), .int(1)]
        case .double: return [.double(0), .double(1)]
        case .decimal: return [.decimal(0), .decimal(1)]
        case .optional(let wrapped): return [.none] + plain(wrapped, depth: depth + 1)
        case .array(let element): return [.array([])] + plain(element, depth: depth + 1).suffix(1).map { .array([$0]) }
        case .enumeration(let key):
            return (flow.typeTable.enumerations[key]?.cases ?? []).compactMap { declared in
                named(declared.parameters, depth: depth).map { .enumCase(EnumCaseValue(key, declared.name.text, $0)) }
            }
        case .record(let key):
            guard let record = flow.typeTable.records[key], let fields = named(record.fields, depth: depth) else { return [] }
            return [.record(RecordValue(key, fields))]
        case .date, .void, .range, .closedRange, .external, .unknown: return []
        }
    }

    private func named(_ parts: [TypedName], depth: Int) -> [NamedValue]? {
        let values = parts.compactMap { part in plain(part.type, depth: depth + 1).last.map { NamedValue(part.name.text, $0) } }
        return values.count == parts.count ? values : nil
    }
}
