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
    /// A service that derived values ask has to answer one thing for good: when they ask again is nobody's business.
    private let answerable: [Service]

    init(_ flow: Flow, seed: UInt64) {
        self.flow = flow
        random = SeededGenerator(seed: seed)
        commands = flow.commands
        let waitsLong = flow.fields.contains { ($0.resetsAfter ?? .zero) > .seconds(60) }
        pauses = [0, 1, 100, 300, 1_000, 1_999, 2_000, 5_000] + (waitsLong ? [600_000] : [])
        let followed =
            flow.values.flatMap(\.definition.expressions) + flow.fields.compactMap(\.condition) + flow.commands.compactMap(\.condition)
        let asked = followed.flatMap(\.services).map(\.name.text)
        answerable = flow.services.filter { !asked.contains($0.name) }
        var expressions = flow.scenarios.flatMap(\.steps).flatMap(\.kind.expressions)
        expressions += flow.scenarios.flatMap { $0.table?.rows.flatMap(\.values) ?? [] }
        expressions += flow.validations.rules.map(\.condition)
        for expression in expressions {
            expression.visit { part in
                if case .string(let segments) = part.kind, case .text(let text)? = segments.first, !texts.contains(text) {
                    texts.append(text)
                }
            }
        }
    }

    private mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[Int.random(in: 0..<elements.count, using: &random)]
    }

    private mutating func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &random) == 0 }

    mutating func actions(_ count: Int) -> [Action] { (0..<count).map { _ in action() } }

    private mutating func action() -> Action {
        let asynchronous = flow.services.filter(\.signature.isAsync)
        switch Int.random(in: 0..<20, using: &random) {
        case 0..<7: return .edit((0..<(chance(3) ? 3 : 1)).map { _ in edit() })
        case 7..<12:
            let command = pick(commands)
            return .start(command.name.text, command.input.map { value(of: $0.type) })
        case 12..<17 where !asynchronous.isEmpty: return answer(pick(asynchronous))
        case 17:
            return chance(3) && !answerable.isEmpty
                ? answer(pick(answerable)) : chance(2) ? .askAgain(pick(flow.fields).name.text) : .touch(pick(flow.fields).name.text)
        case 18: return chance(2) ? .cancel(pick(commands).name.text) : .retry(pick(commands).name.text)
        default: return chance(8) ? .reset : .advance(milliseconds: pick(pauses))
        }
    }

    private mutating func edit() -> RunningFlow.Edit {
        let editable = flow.fields.filter { !$0.isSetByCommands }
        let field = pick(editable)
        if field.type == .string { return RunningFlow.Edit(field.name.text, text: pick(texts)) }
        if field.typedInParts != nil, !chance(3) {
            let part = pick(Field.DatePart.allCases)
            let texts =
                switch part {
                case .day: ["", " ", "1", "29", "31", "32", "x"]
                case .month: ["", "2", "12", "13", "Feb", "february"]
                case .year: ["", "80", "1980", "1981", "2150", "12345"]
                }
            return RunningFlow.Edit(field.name.text, part, text: pick(texts))
        }
        if field.typedAsText != nil, chance(2) {
            return RunningFlow.Edit(
                field.name.text, text: pick(["", " ", "1", "0.1", "-2.5", "1,000.25", "1.2.3", "x", "12,5", "12/31/2026", "2/30/26"]))
        }
        return RunningFlow.Edit(field.name.text, value(of: field.type))
    }

    private mutating func answer(_ service: Service) -> Action {
        if service.signature.canThrow, chance(3) {
            if case .typed(let type) = service.signature.failure { return .answer(service.name, .throws(.value(value(of: type)))) }
            return .answer(service.name, .throws(.any))
        }
        return .answer(service.name, .returns(value(of: service.signature.result)))
    }

    private mutating func value(of type: ValueType) -> Value {
        switch type {
        case .string: return .string(pick(texts))
        case .bool: return .bool(Bool.random(using: &random))
        case .double: return .double(pick([0, 0.5, 10, -2.25]))
        case .decimal: return .decimal(Decimal(pick([0, 1, 25, -3])))
        case .date: return .date(Date(timeIntervalSinceReferenceDate: pick([0, 800_000_000])))
        case .int: return .int(pick([0, 1, 2, 3, 5, -1]))
        case .optional(let wrapped): return chance(3) ? Value.none : value(of: wrapped)
        case .array(let element): return .array((0..<Int.random(in: 0..<3, using: &random)).map { _ in value(of: element) })
        case .enumeration(let key):
            guard let found = flow.typeTable.enumerations[key].map(\.cases) else { break }
            let chosen = pick(found)
            return .enumCase(
                EnumCaseValue(key, chosen.name.text, chosen.parameters.map { NamedValue($0.name.text, value(of: $0.type)) }))
        case .record(let key):
            guard let record = flow.typeTable.records[key] else { break }
            return .record(RecordValue(key, record.fields.map { NamedValue($0.name.text, value(of: $0.type)) }))
        default: break
        }
        return .void
    }
}
