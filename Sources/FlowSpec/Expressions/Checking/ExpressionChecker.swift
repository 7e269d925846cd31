import FlowMarkdown

/// The state of checking one expression.
struct ExpressionChecker {
    let scope: Scope
    var diagnostics = Diagnostics()
    /// What `$0` is in the closures around the current place, the innermost last.
    var closureParameters: [ValueType] = []
    /// Whether nothing lies around the current expression.
    var isWhole = true
    /// What around the current place cannot wait for an asynchronous service.
    var synchronousPlace: String?
    /// What was read that can be inactive.
    var conditionalReferences: Set<Reference> = []

    init(scope: Scope) {
        self.scope = scope
    }

    func invalid(at range: SourceRange) -> TypedExpression {
        TypedExpression(.invalid, .unknown, at: range)
    }

    mutating func failed(
        _ code: DiagnosticCode, _ message: String, at range: SourceRange, fix: Diagnostic.Fix? = nil, in whole: Expression? = nil
    ) -> TypedExpression {
        diagnostics.error(code, message, at: range, fix: fix)
        return invalid(at: whole?.range ?? range)
    }

    /// The expression as a value of the type, if one is given.
    mutating func check(_ expression: Expression, expecting type: ValueType?, role: String? = nil) -> TypedExpression {
        // A step may call a service that gives nothing.
        let mayBeVoid = isWhole && scope.context == .step
        let value = infer(expression, hint: type)
        if let type { return coerce(value, to: type, role: role) }
        return value.type == .void && !mayBeVoid ? failed(.noResult, "this service gives no result", at: value.range) : value
    }

    mutating func condition(_ expression: Expression) -> TypedExpression {
        check(expression, expecting: .bool, role: "a condition is")
    }

    /// An expression that becomes a part of a text.
    mutating func interpolated(_ expression: Expression) -> TypedExpression {
        let value = check(expression, expecting: nil)
        if value.type.isOptional {
            diagnostics.error(
                .mayBeNil, "this may be nil, and would read as `nil` or `Optional(…)`; say what stands here then: `value ?? \"…\"`",
                at: value.range)
        }
        return value
    }

    /// An expression that a message shows.
    mutating func shown(_ expression: Expression) -> TypedExpression {
        let value = interpolated(expression)
        if !value.type.isReadable {
            // Of a condition it is most likely a rule that has lost its bullet and become a part of the message above it.
            diagnostics.error(
                .typeMismatch,
                "a message shows texts, numbers and dates, and this is `\(value.type)`; say in words what it means"
                    + (value.type == .bool ? ": `condition ? \"yes\" : \"no\"`, or put “- ” before it if it is a rule" : ""),
                at: value.range)
        }
        return value
    }

    /// The expression with the type that it has by itself; where that is open (literals, `.case`), the hint decides.
    mutating func infer(_ expression: Expression, hint: ValueType?) -> TypedExpression {
        let whole = isWhole
        isWhole = false
        let range = expression.range
        switch expression.kind {
        case .boolean(let value): return TypedExpression(.boolean(value), .bool, at: range)
        case .integer(let digits): return integer(digits, hint: hint, isNegative: false, at: range)
        case .floating(let digits): return floating(digits, hint: hint, at: range)
        case .string(let segments): return string(segments, at: range)
        case .nilLiteral: return nilLiteral(hint: hint, at: range)
        case .array(let elements): return array(elements, hint: hint, at: range)
        case .regex: return failed(.misplacedClosure, "a regex stands only in `matches(/…/)`", at: range)
        case .closure: return failed(.misplacedClosure, "a closure stands only behind `contains`, `allSatisfy` and `sum`", at: range)
        case .closureParameter:
            guard let type = closureParameters.last else {
                return failed(.misplacedClosure, "`$0` stands only in a closure `{ … }`", at: range)
            }
            return TypedExpression(.closureParameter, type, at: range)
        case .name, .member, .subscripted: return value(of: resolve(expression, hint: hint), at: expression)
        case .implicitMember(let name, let list): return implicitMember(name, list, hint: hint, at: range)
        case .call(let callee, let list): return call(callee, list, isWhole: whole, at: range)
        case .optionalLink(let inner): return optionalLink(inner, at: range)
        case .optionalChain(let inner):
            let value = infer(inner, hint: nil)
            return TypedExpression(.optionalChain(value), value.type == .unknown ? .unknown : value.type.asOptional, at: range)
        case .prefix(let sign, let operand): return prefix(sign, operand, hint: hint, at: expression)
        case .binary(let sign, let left, let right): return binary(sign, left, right, hint: hint, at: expression)
        case .conditional(let condition, let first, let second):
            return conditional(condition, first, second, hint: hint, at: expression)
        case .isCase(let subject, let name): return caseTest(subject, name, at: range)
        }
    }

    /// Looks for mistakes in arguments whose callee is not understood.
    mutating func explore(_ list: ArgumentList?) {
        for argument in list?.arguments ?? [] where !argument.value.isFlexible { _ = infer(argument.value, hint: .unknown) }
    }
}

extension ValueType {
    /// Whether people can read what Swift makes of a value as text.
    fileprivate var isReadable: Bool {
        switch self {
        case .bool, .enumeration, .record, .array, .range, .closedRange, .void: false
        default: true
        }
    }
}
