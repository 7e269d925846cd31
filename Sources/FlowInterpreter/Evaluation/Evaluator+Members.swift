import FlowChecks
import FlowSpec
import Foundation

extension Evaluator {
    /// A member of a type that the language knows.
    func builtIn(
        _ member: BuiltInMember, of base: TypedExpression, _ arguments: [TypedExpression.Argument], _ whole: TypedExpression,
        element: Value?
    ) throws(Interruption) -> Value {
        let receiver = try value(of: base, element: element)
        let argument = arguments.first?.value
        switch receiver {
        case .string(let text):
            return try member.name == "matches" ? matches(text, argument, whole) : string(member, text, argument, whole, element)
        case .array(let elements): return try array(member, elements, argument, whole, element)
        case .range(let range): return try self.range(range, contains: argument, whole, element)
        case .date(let date): return try self.date(member, date, argument, whole, element)
        default: throw failure(.invalid, whole)
        }
    }

    private func string(
        _ member: BuiltInMember, _ text: String, _ argument: TypedExpression?, _ whole: TypedExpression, _ element: Value?
    ) throws(Interruption) -> Value {
        switch member.name {
        case "count": return .int(text.count)
        case "isEmpty": return .bool(text.isEmpty)
        case "lowercased": return .string(text.lowercased())
        case "uppercased": return .string(text.uppercased())
        case "trimmed": return .string(text.trimmed)
        case "isEmail": return .bool(text.isEmail)
        case "isURL": return .bool(text.isURL)
        case "isLuhn": return .bool(text.isLuhn)
        default: break
        }
        guard let argument, case .string(let other) = try value(of: argument, element: element) else { throw failure(.invalid, whole) }
        switch member.name {
        case "contains": return .bool(text.contains(other))
        case "hasPrefix": return .bool(text.hasPrefix(other))
        case "hasSuffix": return .bool(text.hasSuffix(other))
        default: throw failure(.invalid, whole)
        }
    }

    private func matches(_ text: String, _ argument: TypedExpression?, _ whole: TypedExpression) throws(Interruption) -> Value {
        guard case .regex(let literal)? = argument?.kind, let regex = regexes.regex(for: literal.pattern) else {
            throw failure(.invalid, whole)
        }
        return .bool(text.matches(regex))
    }

    private func array(
        _ member: BuiltInMember, _ elements: [Value], _ argument: TypedExpression?, _ whole: TypedExpression, _ element: Value?
    ) throws(Interruption) -> Value {
        switch (member.name, argument) {
        case ("count", _): return .int(elements.count)
        case ("isEmpty", _): return .bool(elements.isEmpty)
        case ("isAtLeastOne", _): return .bool(elements.map(\.bool).isAtLeastOne)
        case ("isExactlyOne", _): return .bool(elements.map(\.bool).isExactlyOne)
        case ("isAllOrNone", _): return .bool(elements.map(\.bool).isAllOrNone)
        case ("contains", let argument?):
            guard case .closure(let body) = argument.kind else {
                return .bool(elements.contains(try value(of: argument, element: element)))
            }
            for element in elements where try truth(of: body, element: element) { return .bool(true) }
            return .bool(false)
        case ("allSatisfy", let argument?):
            for element in elements where !(try truth(of: argument, element: element)) { return .bool(false) }
            return .bool(true)
        case ("sum", let argument?):
            var sum: Value =
                switch whole.type {
                case .double: .double(0)
                case .decimal: .decimal(0)
                default: .int(0)
                }
            for element in elements { sum = try arithmetic(.plus, sum, try value(of: argument, element: element), whole) }
            return sum
        default: throw failure(.invalid, whole)
        }
    }

    private func range(_ range: RangeValue, contains argument: TypedExpression?, _ whole: TypedExpression, _ element: Value?)
        throws(Interruption) -> Value
    {
        guard let argument else { throw failure(.invalid, whole) }
        let value = try value(of: argument, element: element)
        let isBelow = range.isClosed ? value.isLessOrEqual(to: range.high) : value.isLess(than: range.high)
        guard let isAbove = range.low.isLessOrEqual(to: value), let isBelow else { throw failure(.invalid, whole) }
        return .bool(isAbove && isBelow)
    }

    private func date(
        _ member: BuiltInMember, _ date: Date, _ argument: TypedExpression?, _ whole: TypedExpression, _ element: Value?
    ) throws(Interruption) -> Value {
        guard let argument else { throw failure(.invalid, whole) }
        switch (member.parameters?.first?.label, try value(of: argument, element: element)) {
        case ("days", .int(let days)): return .date(date.adding(days: days))
        case ("months", .int(let months)): return .date(date.adding(months: months))
        case ("years", .int(let years)): return .date(date.adding(years: years))
        case ("until", .date(let other)): return .int(date.years(until: other))
        default: throw failure(.invalid, whole)
        }
    }
}
