import FlowSpec

/// What could be entered into the fields of a flow: what its scenarios enter, and the plain values of the fields' types.
struct EnteredValues {
    typealias Entry = RunningFlow.Edit.Entry

    /// More of one field's values are not kept.
    private static let limit = 12

    private let flow: Flow
    private var ofScenarios: [String: [Entry]] = [:]

    init(_ program: FlowProgram, _ trial: Trial) {
        flow = program.flow
        trial.read(after: []) { running in
            let scenarios = [(flow.setup, nil)] + flow.scenarios.map { ($0.steps, $0.table) }
            for (steps, table) in scenarios {
                for step in steps {
                    guard case .set(let edits) = step.kind else { continue }
                    for edit in edits { add(edit, table, running) }
                }
            }
            return ()
        }
    }

    private mutating func add(_ edit: ScenarioStep.Edit, _ table: Scenario.Table?, _ running: RunningFlow) {
        let readsTable = edit.value.references.contains { $0.kind == .local(.scenarioValue) }
        for locals in readsTable ? Self.locals(table, running) : [[:]] {
            guard let entry = Self.entry(edit, running, locals), ofScenarios[edit.field, default: []].count < Self.limit,
                ofScenarios[edit.field]?.contains(entry) != true
            else { continue }
            ofScenarios[edit.field, default: []].append(entry)
        }
    }

    private static func locals(_ table: Scenario.Table?, _ running: RunningFlow) -> [[String: Value]] {
        guard let table else { return [] }
        return table.rows.map { row in
            var locals: [String: Value] = [:]
            for (column, cell) in zip(table.columns, row.values) { locals[column.name.text] = try? running.value(of: cell) }
            return locals
        }
    }

    static func entry(_ edit: ScenarioStep.Edit, _ running: RunningFlow, _ locals: [String: Value] = [:]) -> Entry? {
        guard let value = try? running.value(of: edit.value, locals: locals) else { return nil }
        return edit.isText ? value.string.map { .text($0) } : .value(value)
    }

    /// What scenarios enter into the field.
    func ofScenarios(_ field: Field) -> [Entry] { ofScenarios[field.name.text] ?? [] }

    /// All that is known of the field, what scenarios enter first.
    func all(_ field: Field) -> [Entry] {
        var result = ofScenarios(field)
        for value in plain(field.type) where !result.contains(.value(value)) { result.append(.value(value)) }
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
