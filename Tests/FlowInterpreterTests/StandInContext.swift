import ExpressionSupport
import FlowInterpreter
import FlowMarkdown
import FlowSpec
import Foundation

/// The names of the stand-ins, with the values of one of their worlds.
struct StandInContext: EvaluationContext {
    private var fields: [String: Value] = [:]
    private let isActive: Bool
    static let now = Date(timeIntervalSinceReferenceDate: StandInValues.now)

    init(_ world: StandInValues) throws {
        isActive = world.isActive
        for (name, source) in world.fields {
            let isInactive = !world.isActive && StandIns.conditional.contains(name)
            let typed = StandInValues.typed(isInactive ? StandInValues.start(of: name) : source, as: StandInValues.type(of: name))
            fields[name] = try Evaluator(self).value(of: typed)
        }
    }

    func value(of reference: Reference, readsAsNilWhenInactive: Bool, at range: SourceRange) throws(Interruption) -> Value {
        switch reference.kind {
        case .now: return .date(Self.now)
        case .today: return .date(Calendar.current.startOfDay(for: Self.now))
        default: break
        }
        if readsAsNilWhenInactive, !isActive { return .none }
        guard case .name(let name)? = reference.path.first, let value = fields[name] else {
            throw .failure(EvaluationFailure(.invalid, at: range))
        }
        return value
    }

    func answer(of service: ServiceSignature, to arguments: [Value], at range: SourceRange) throws(Interruption) -> Value {
        switch (service.name.text, arguments.first, arguments.last) {
        case ("isFree", .string(let text)?, _): return .bool(text.isEmpty)
        case ("limit", .record(let line)?, .int(let extra)?):
            guard case .int(let quantity)? = line["quantity"] else { break }
            return .int(quantity > extra ? extra : quantity)
        case ("find", _, _): return .none
        case ("parse", .string(let text)?, _): return .double(Double(text.count))
        default: break
        }
        throw .failure(EvaluationFailure(.invalid, at: range))
    }
}

extension Value {
    /// The value in a form that Swift's `canonical` in ``AgreementProgram`` gives too: exact, and with the type of every part.
    var canonical: String {
        switch self {
        case .string(let text): "text " + text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: ".")
        case .bool(let value): "\(value)"
        case .int(let value): "int \(value)"
        case .double(let value): "double \(value)"
        case .decimal(let value): "decimal \(value)"
        case .date(let date): "date \(date.timeIntervalSinceReferenceDate)"
        case .enumCase(let value): ".\(value.name)(" + value.payload.map { $0.value.canonical }.joined(separator: ", ") + ")"
        case .record(let value): value.type + "(" + value.fields.map { $0.value.canonical }.joined(separator: ", ") + ")"
        case .array(let elements): "[" + elements.map(\.canonical).joined(separator: ", ") + "]"
        case .range(let range): "\(range.low.canonical)\(range.isClosed ? "..." : "..<")\(range.high.canonical)"
        case .none: "nil"
        case .void: "()"
        }
    }
}
