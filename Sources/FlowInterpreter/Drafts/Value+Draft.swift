import FlowChecks
import FlowSpec
import Foundation

extension Value {
    /// The value as a draft holds it, which is what the generated view model writes.
    var draftValue: DraftValue {
        switch self {
        case .string(let text): text.draftValue
        case .bool(let value): value.draftValue
        case .int(let value): value.draftValue
        case .double(let value): value.draftValue
        case .decimal(let value): value.draftValue
        case .date(let value): value.draftValue
        case .enumCase(let value): .enumCase(value.name, value.payload.draftValues)
        case .record(let value): .object(value.fields.draftValues)
        case .array(let elements): .list(elements.map(\.draftValue))
        // No field holds a range, or nothing at all.
        case .none, .range, .void: DraftValue.none
        }
    }

    /// Reads a value of a type.
    init(_ draft: DraftValue, as type: ValueType, in types: TypeTable) throws(DraftMismatch) {
        switch type {
        case .string: self = .string(try String(draftValue: draft))
        case .bool: self = .bool(try Bool(draftValue: draft))
        case .int: self = .int(try Int(draftValue: draft))
        case .double: self = .double(try Double(draftValue: draft))
        case .decimal: self = .decimal(try Decimal(draftValue: draft))
        case .date: self = .date(try Date(draftValue: draft))
        case .optional(let wrapped): self = draft == .none ? .none : try Value(draft, as: wrapped, in: types)
        case .array(let element):
            self = .array(try draft.list { draft throws(DraftMismatch) in try Value(draft, as: element, in: types) })
        case .enumeration(let key):
            let cases = types.enumerations[key]?.cases ?? []
            let (name, carried) = try draft.enumCase(of: cases.map { ($0.name.text, $0.parameters.map(\.name.text)) })
            let parameters = cases.first { $0.name.text == name }?.parameters ?? []
            self = .enumCase(EnumCaseValue(key, name, try carried.values(of: parameters, in: types)))
        case .record(let key):
            let fields = types.records[key]?.fields ?? []
            self = .record(RecordValue(key, try draft.record(of: fields.map(\.name.text)).values(of: fields, in: types)))
        case .external, .range, .closedRange, .void, .unknown:
            throw DraftMismatch(expected: "a value that is known without compiling", found: draft)
        }
    }
}

extension [NamedValue] {
    fileprivate var draftValues: [String: DraftValue] {
        Dictionary(map { ($0.name, $0.value.draftValue) }, uniquingKeysWith: { first, _ in first })
    }
}

extension DraftRecord {
    fileprivate func values(of names: [TypedName], in types: TypeTable) throws(DraftMismatch) -> [NamedValue] {
        var values: [NamedValue] = []
        for name in names {
            let value = try value(name.name.text) { draft throws(DraftMismatch) in try Value(draft, as: name.type, in: types) }
            values.append(NamedValue(name.name.text, value))
        }
        return values
    }
}
