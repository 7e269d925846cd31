import ExpressionSupport
import FlowInterpreter
import FlowSpec
import Foundation

/// Makes up what could happen to a flow: values that the scenarios and rules speak of turn up more often than chance would have it.
struct ActionGenerator {
    private let flow: Flow
    private var random: SeededGenerator
    private var texts: [String] = ["", " ", "a", " B ", "warn", "日本語", "12345678901"]
    /// In milliseconds; long ones where the flow waits long.
    private let pauses: [Int]
    private let commands: [Command]
    /// The fields of the flow and of its parts, by their paths; of rows there are some that may not be there.
    private let fields: [(path: String, field: Field, types: TypeTable)]
    private let lists: [String]
    /// A service that derived values ask has to answer one thing for good: when they ask again is nobody's business.
    private let answerable: [Service]

    init(_ flow: Flow, seed: UInt64) {
        self.flow = flow
        random = SeededGenerator(seed: seed)
        commands = flow.commands
        let waitsLong = flow.fields.contains { ($0.resetsAfter ?? .zero) > .seconds(60) }
        pauses = [0, 1, 100, 300, 1_000, 1_999, 2_000, 5_000] + (waitsLong ? [600_000] : [])
        fields = Self.fields(of: flow)
        lists = Self.lists(in: flow)
        let followed =
            flow.values.flatMap(\.definition.expressions) + flow.fields.compactMap(\.condition) + flow.commands.compactMap(\.condition)
        let asked = followed.flatMap(\.services).map(\.name.text)
        answerable = flow.allServices.filter { !asked.contains($0.name) }
        var expressions = flow.scenarios.flatMap(\.steps).flatMap(\.kind.expressions)
        expressions += flow.scenarios.flatMap { $0.table?.rows.flatMap(\.values) ?? [] }
        expressions += flow.validations.rules.map(\.condition)
        for part in flow.parts {
            expressions += part.flow.validations.rules.map(\.condition) + part.flow.scenarios.flatMap(\.steps).flatMap(\.kind.expressions)
        }
        for expression in expressions {
            expression.visit { part in
                if case .string(let segments) = part.kind, case .text(let text)? = segments.first, !texts.contains(text) {
                    texts.append(text)
                }
            }
        }
    }

    private static func fields(of flow: Flow, behind prefix: String = "") -> [(path: String, field: Field, types: TypeTable)] {
        flow.fields.map { ("\(prefix)\($0.name.text)", $0, flow.typeTable) }
            + flow.parts.flatMap { part -> [(path: String, field: Field, types: TypeTable)] in
                let name = "\(prefix)\(part.name.text)"
                return (part.isList ? ["\(name)[0].", "\(name)[1]."] : ["\(name)."]).flatMap { fields(of: part.flow, behind: $0) }
            }
    }

    private static func lists(in flow: Flow, behind prefix: String = "") -> [String] {
        flow.parts.flatMap { part -> [String] in
            let name = "\(prefix)\(part.name.text)"
            if !part.isList { return lists(in: part.flow, behind: "\(name).") }
            return [name] + lists(in: part.flow, behind: "\(name)[0].")
        }
    }

    private mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[Int.random(in: 0..<elements.count, using: &random)]
    }

    private mutating func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &random) == 0 }

    mutating func actions(_ count: Int) -> [Action] { (0..<count).map { _ in action() } }

    private mutating func action() -> Action {
        let asynchronous = flow.allServices.filter(\.signature.isAsync)
        if !lists.isEmpty, chance(6) { return rowAction(pick(lists)) }
        switch Int.random(in: 0..<20, using: &random) {
        case 0..<7: return .edit((0..<(chance(3) ? 3 : 1)).map { _ in edit() })
        case 7..<12:
            let command = pick(commands)
            return .start(command.name.text, command.input.map { value(of: $0.type) })
        case 12..<17 where !asynchronous.isEmpty: return answer(pick(asynchronous))
        case 17:
            return chance(3) && !answerable.isEmpty
                ? answer(pick(answerable)) : chance(2) ? .askAgain(pick(fields).path) : .touch(pick(fields).path)
        case 18: return chance(2) ? .cancel(pick(commands).name.text) : .retry(pick(commands).name.text)
        default: return chance(8) ? .reset : .advance(milliseconds: pick(pauses))
        }
    }

    private mutating func rowAction(_ list: String) -> Action {
        switch Int.random(in: 0..<5, using: &random) {
        case 0..<3: .addRow(list)
        case 3: .removeRow(list, pick([0, 1]))
        default: .moveRow(list, pick([0, 1, 2]), pick([0, 1, 2]))
        }
    }

    private mutating func edit() -> RunningFlow.Edit {
        let (path, field, types) = pick(fields.filter { !$0.field.isSetByCommands })
        if field.type == .string { return RunningFlow.Edit(path, text: pick(texts)) }
        if field.typedAsText != nil, chance(2) {
            return RunningFlow.Edit(
                path, text: pick(["", " ", "1", "0.1", "-2.5", "1,000.25", "1.2.3", "x", "12,5", "12/31/2026", "2/30/26"]))
        }
        return RunningFlow.Edit(path, value(of: field.type, types))
    }

    private mutating func answer(_ service: Service) -> Action {
        if service.signature.canThrow, chance(3) {
            if case .typed(let type) = service.signature.failure { return .answer(service.name, .throws(.value(value(of: type)))) }
            return .answer(service.name, .throws(.any))
        }
        return .answer(service.name, .returns(value(of: service.signature.result)))
    }

    private mutating func value(of type: ValueType, _ types: TypeTable? = nil) -> Value {
        let table = types ?? flow.typeTable
        switch type {
        case .string: return .string(pick(texts))
        case .bool: return .bool(Bool.random(using: &random))
        case .double: return .double(pick([0, 0.5, 10, -2.25]))
        case .decimal: return .decimal(Decimal(pick([0, 1, 25, -3])))
        case .date: return .date(Date(timeIntervalSinceReferenceDate: pick([0, 800_000_000])))
        case .int: return .int(pick([0, 1, 2, 3, 5, -1]))
        case .optional(let wrapped): return chance(3) ? Value.none : value(of: wrapped, table)
        case .array(let element): return .array((0..<Int.random(in: 0..<3, using: &random)).map { _ in value(of: element, table) })
        case .enumeration(let key):
            guard let found = table.enumerations[key].map(\.cases) else { break }
            let chosen = pick(found)
            return .enumCase(
                EnumCaseValue(key, chosen.name.text, chosen.parameters.map { NamedValue($0.name.text, value(of: $0.type, table)) }))
        case .record(let key):
            guard let record = table.records[key] else { break }
            return .record(RecordValue(key, record.fields.map { NamedValue($0.name.text, value(of: $0.type, table)) }))
        default: break
        }
        return .void
    }
}
