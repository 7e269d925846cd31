import FlowMarkdown
import FlowSpec

/// Gives checked expressions their values, as Swift would.
///
/// ```swift
/// let value = try Evaluator(context).value(of: rule.condition)    // .bool(true)
/// ```
///
/// What would stop a compiled program, such as a number that is too large, is an ``EvaluationFailure`` here.
public struct Evaluator<Context: EvaluationContext> {
    public let context: Context
    let regexes: RegexCache
    /// Where failures are reported; nil for the place of what has failed.
    let place: SourceRange?
    /// What the rule is given whose expression is evaluated.
    var arguments: [String: Value] = [:]

    public init(_ context: Context, regexes: RegexCache = RegexCache(), place: SourceRange? = nil) {
        self.context = context
        self.regexes = regexes
        self.place = place
    }

    public func value(of expression: TypedExpression) throws(Interruption) -> Value {
        try value(of: expression, element: nil)
    }

    /// Whether a condition holds.
    public func holds(_ condition: TypedExpression) throws(Interruption) -> Bool {
        try truth(of: condition, element: nil)
    }

    /// - Parameter element: what `$0` is, in a closure.
    func value(of expression: TypedExpression, element: Value?) throws(Interruption) -> Value {
        switch expression.kind {
        case .boolean(let value): return .bool(value)
        case .integer(let digits): return try integer(digits, isNegative: false, expression)
        case .floating(let digits): return try floating(digits, expression)
        case .string(let segments): return .string(try text(of: segments, element: element))
        case .nilLiteral: return .none
        case .array(let elements): return .array(try values(of: elements, element: element))
        case .reference(let reference, let readsAsNil):
            if case .local(.ruleParameter) = reference.kind { return try argument(reference, expression) }
            return try context.value(of: reference, readsAsNilWhenInactive: readsAsNil, at: expression.range)
        case .closureParameter:
            guard let element else { throw failure(.invalid, expression) }
            return element
        case .enumCase(let value):
            return .enumCase(EnumCaseValue(value.enumeration, value.name, try named(value.arguments, element: element)))
        case .recordInitializer(let key, let arguments): return .record(RecordValue(key, try named(arguments, element: element)))
        case .serviceCall(let service, let arguments):
            return try context.answer(of: service, to: try values(of: arguments.map(\.value), element: element), at: expression.range)
        case .ruleCall(let signature, let arguments):
            return try result(of: signature, given: try values(of: arguments.map(\.value), element: element), expression)
        case .member(let base, let name):
            guard case .record(let record) = try value(of: base, element: element), let value = record[name] else {
                throw failure(.invalid, expression)
            }
            return value
        case .builtIn(let member, let base, let arguments):
            return try builtIn(member, of: base, arguments, expression, element: element)
        case .element(let list, let index): return try self.element(of: list, at: index, expression, element: element)
        case .optionalLink(let inner):
            let value = try value(of: inner, element: element)
            if value.isNone { throw .endOfChain }
            return value
        case .optionalChain(let inner):
            do throws(Interruption) {
                return try value(of: inner, element: element)
            } catch .endOfChain {
                return .none
            }
        case .optionalPromotion(let inner): return try value(of: inner, element: element)
        case .prefix(let sign, let operand): return try prefix(sign, operand, expression, element: element)
        case .binary(let sign, let left, let right): return try binary(sign, left, right, expression, element: element)
        case .conditional(let condition, let first, let second):
            return try value(of: try truth(of: condition, element: element) ? first : second, element: element)
        case .isCase(let subject, _, let name, _):
            guard case .enumCase(let value) = try value(of: subject, element: element) else { return .bool(false) }
            return .bool(value.name == name)
        case .closure(let body): return try value(of: body, element: element)
        case .moduleType, .moduleMember, .moduleCall, .moduleImplicitMember: throw failure(.needsCompiler, expression)
        case .regex, .invalid: throw failure(.invalid, expression)
        }
    }

    func truth(of condition: TypedExpression, element: Value?) throws(Interruption) -> Bool {
        guard let value = try value(of: condition, element: element).bool else { throw failure(.invalid, condition) }
        return value
    }

    func failure(_ reason: EvaluationFailure.Reason, _ expression: TypedExpression) -> Interruption {
        .failure(EvaluationFailure(reason, at: place ?? expression.range))
    }

    func values(of expressions: [TypedExpression], element: Value?) throws(Interruption) -> [Value] {
        var result: [Value] = []
        result.reserveCapacity(expressions.count)
        for expression in expressions { result.append(try value(of: expression, element: element)) }
        return result
    }

    private func named(_ arguments: [TypedExpression.Argument], element: Value?) throws(Interruption) -> [NamedValue] {
        var result: [NamedValue] = []
        for argument in arguments { result.append(NamedValue(argument.label ?? "", try value(of: argument.value, element: element))) }
        return result
    }

    private func text(of segments: [TypedExpression.Segment], element: Value?) throws(Interruption) -> String {
        var result = ""
        for segment in segments {
            switch segment {
            case .text(let text): result += text
            case .interpolation(let expression): result += try value(of: expression, element: element).interpolated
            }
        }
        return result
    }

    private func element(of list: TypedExpression, at index: TypedExpression, _ whole: TypedExpression, element: Value?)
        throws(Interruption) -> Value
    {
        guard case .array(let elements) = try value(of: list, element: element),
            case .int(let index) = try value(of: index, element: element)
        else { throw failure(.invalid, whole) }
        guard elements.indices.contains(index) else { throw failure(.noElement(index, count: elements.count), whole) }
        return elements[index]
    }
}
