import FlowSpec
import Foundation

extension Evaluator {
    func prefix(_ sign: PrefixOperator, _ operand: TypedExpression, _ whole: TypedExpression, element: Value?) throws(Interruption) -> Value
    {
        if sign == .not { return .bool(!(try truth(of: operand, element: element))) }
        // The smallest number is a literal with its sign; without it, it would be too large.
        if case .integer(let digits) = operand.kind { return try integer(digits, isNegative: true, operand) }
        switch try value(of: operand, element: element) {
        case .int(let value):
            let (result, overflows) = 0.subtractingReportingOverflow(value)
            if overflows { throw failure(.overflow, whole) }
            return .int(result)
        case .double(let value): return .double(-value)
        case .decimal(let value): return .decimal(-value)
        default: throw failure(.invalid, whole)
        }
    }

    func binary(_ sign: BinaryOperator, _ left: TypedExpression, _ right: TypedExpression, _ whole: TypedExpression, element: Value?)
        throws(Interruption) -> Value
    {
        switch sign {
        case .and: return .bool(try truth(of: left, element: element) ? try truth(of: right, element: element) : false)
        case .or: return .bool(try truth(of: left, element: element) ? true : try truth(of: right, element: element))
        case .coalesce:
            let first = try value(of: left, element: element)
            return first.isNone ? try value(of: right, element: element) : first
        default: break
        }
        let first = try value(of: left, element: element)
        let second = try value(of: right, element: element)
        switch sign {
        case .equal: return .bool(first == second)
        case .notEqual: return .bool(first != second)
        case .less, .lessOrEqual, .greater, .greaterOrEqual:
            guard let holds = Self.compare(sign, first, second) else { throw failure(.invalid, whole) }
            return .bool(holds)
        case .range, .closedRange:
            guard let isOrdered = first.isLessOrEqual(to: second) else { throw failure(.invalid, whole) }
            if !isOrdered { throw failure(.reversedRange, whole) }
            return .range(RangeValue(low: first, high: second, isClosed: sign == .closedRange))
        default: return try arithmetic(sign, first, second, whole)
        }
    }

    private static func compare(_ sign: BinaryOperator, _ first: Value, _ second: Value) -> Bool? {
        switch sign {
        case .less: first.isLess(than: second)
        case .lessOrEqual: first.isLessOrEqual(to: second)
        case .greater: second.isLess(than: first)
        default: second.isLessOrEqual(to: first)
        }
    }

    func arithmetic(_ sign: BinaryOperator, _ first: Value, _ second: Value, _ whole: TypedExpression) throws(Interruption) -> Value {
        switch (first, second, sign) {
        case (.int(let a), .int(let b), _): return .int(try integer(sign, a, b, whole))
        case (.double(let a), .double(let b), .plus): return .double(a + b)
        case (.double(let a), .double(let b), .minus): return .double(a - b)
        case (.double(let a), .double(let b), .times): return .double(a * b)
        case (.double(let a), .double(let b), .divided): return .double(a / b)
        case (.decimal(let a), .decimal(let b), .plus): return .decimal(a + b)
        case (.decimal(let a), .decimal(let b), .minus): return .decimal(a - b)
        case (.decimal(let a), .decimal(let b), .times): return .decimal(a * b)
        case (.decimal(let a), .decimal(let b), .divided): return .decimal(a / b)
        case (.string(let a), .string(let b), .plus): return .string(a + b)
        case (.array(let a), .array(let b), .plus): return .array(a + b)
        default: throw failure(.invalid, whole)
        }
    }

    private func integer(_ sign: BinaryOperator, _ a: Int, _ b: Int, _ whole: TypedExpression) throws(Interruption) -> Int {
        let (result, overflows) =
            switch sign {
            case .plus: a.addingReportingOverflow(b)
            case .minus: a.subtractingReportingOverflow(b)
            case .times: a.multipliedReportingOverflow(by: b)
            case .divided: a.dividedReportingOverflow(by: b)
            default: a.remainderReportingOverflow(dividingBy: b)
            }
        if b == 0, sign == .divided || sign == .remainder { throw failure(.divisionByZero, whole) }
        if overflows { throw failure(.overflow, whole) }
        return result
    }
}
