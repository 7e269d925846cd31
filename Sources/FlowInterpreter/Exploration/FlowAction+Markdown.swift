import FlowSpec
import Foundation

extension FlowAction {
    /// The action as a step of a scenario: set `name = "anna"`. What no scenario can say stands in parentheses.
    ///
    /// - Parameters:
    ///   - flow: The flow to which it happens.
    ///   - today: The day from which dates are counted, which a spec writes as `today.adding(days: 3)`.
    public func step(of flow: Flow, today: Date) -> String {
        switch self {
        case .edit(let edits):
            return "set " + edits.map { $0.spelling(today: today) }.joined(separator: ", ")
        case .touch(let field): return "(the user leaves `\(field)`)"
        case .start(let command, let input):
            let names = flow.commands.first { $0.name.text == command }?.input.map(\.name.text) ?? []
            let arguments = zip(names, input).map { "\($0): \($1.spelling(today: today))" }
            return "start `\(command)`" + (arguments.isEmpty ? "" : " with `\(arguments.joined(separator: ", "))`")
        case .askAgain(let field): return "(what could not be checked on `\(field)` is asked again)"
        case .cancel(let command): return "(`\(command)` is cancelled)"
        case .retry(let command): return "(`\(command)` is repeated)"
        case .answer(let service, .returns(.void)): return "`\(service)` returns"
        case .answer(let service, .returns(let value)): return "`\(service)` returns `\(value.spelling(today: today))`"
        case .answer(let service, .throws(.value(let error))): return "`\(service)` throws `\(error.spelling(today: today))`"
        case .answer(let service, .throws(.any)): return "`\(service)` throws"
        case .advance(let duration): return "after \(duration.spelling)"
        case .addRow(let list, let edits):
            return "add to `\(list)`" + (edits.isEmpty ? "" : " with " + edits.map { $0.spelling(today: today) }.joined(separator: ", "))
        case .removeRow(let list, let index): return "remove `\(list)[\(index)]`"
        case .moveRow(let list, let index, let goal): return "move `\(list)[\(index)]` to `\(list)[\(goal)]`"
        case .undo: return "undo"
        case .redo: return "redo"
        case .next: return "next"
        case .back: return "back"
        case .nextRefused: return "expect next to fail"
        case .go(let step): return "go to step `\(step)`"
        case .reopen: return "reopen"
        case .keepDraft: return "(the draft is kept)"
        case .restoreDraft: return "(the draft that was kept is brought back)"
        case .reset: return "(the flow starts anew)"
        }
    }
}

extension RunningFlow.Edit {
    /// The edit as a step of a scenario has it: `name = "anna"`.
    fileprivate func spelling(today: Date) -> String {
        switch entry {
        case .value(let value): "`\(field) = \(value.spelling(today: today))`"
        case .text(let text): "`\(field).text = \(Value.string(text))`"
        case .part(let part, let text): "`\(field).\(part).text = \(Value.string(text))`"
        }
    }
}

extension Duration {
    /// The duration as a spec writes it, in the largest unit of which it is a whole number: `300 ms`, `5 min`.
    public var spelling: String {
        let (count, unit) = wholeUnits
        return "\(count) \(unit.name)"
    }

    /// A unit in which a spec writes a duration.
    struct Unit {
        let name: String
        let duration: Duration
    }

    private static let units: [(name: String, milliseconds: Int64)] = [("h", 3_600_000), ("min", 60_000), ("s", 1_000)]

    /// How many of the largest unit it is.
    var wholeUnits: (count: Int64, unit: Unit) {
        let milliseconds = components.seconds * 1_000 + components.attoseconds / 1_000_000_000_000_000
        for unit in Self.units where milliseconds != 0 && milliseconds % unit.milliseconds == 0 {
            return (milliseconds / unit.milliseconds, Unit(name: unit.name, duration: .milliseconds(unit.milliseconds)))
        }
        return (milliseconds, Unit(name: "ms", duration: .milliseconds(1)))
    }
}

extension Value {
    /// The value as a scenario can write it, in which a date is so many days from today.
    public func spelling(today: Date) -> String {
        switch self {
        case .date(let date):
            let days = Calendar.current.dateComponents([.day], from: Calendar.current.startOfDay(for: today), to: date).day ?? 0
            return days == 0 ? "today" : "today.adding(days: \(days))"
        case .array(let elements): return "[" + elements.map { $0.spelling(today: today) }.joined(separator: ", ") + "]"
        case .enumCase(let value): return "." + value.name + Self.arguments(value.payload, today)
        case .record(let value): return value.type + Self.arguments(value.fields, today)
        default: return description
        }
    }

    private static func arguments(_ values: [NamedValue], _ today: Date) -> String {
        values.isEmpty ? "" : "(" + values.map { "\($0.name): \($0.value.spelling(today: today))" }.joined(separator: ", ") + ")"
    }
}
