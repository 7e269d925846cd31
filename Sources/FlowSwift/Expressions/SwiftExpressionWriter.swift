import FlowSpec

/// Turns a checked expression into Swift.
///
///     let writer = SwiftExpressionWriter { reference in "model.\(reference).value" }
///     writer.text(rule)    // model.password.value.count > 5
///
/// Spacing is canonical, and parentheses stand only where Swift's precedence needs them.
public struct SwiftExpressionWriter {
    /// How names are spelt where the expression goes.
    public struct Names {
        /// What is read; the flag says that an inactive field is to read as nil: `model.creditCardNumber.valueIfActive`.
        public var reference: (_ reference: Reference, _ readsAsNilWhenInactive: Bool) -> String
        /// A service's method: `services.validateCard`.
        public var service: (String) -> String
        /// The full name of a declared type, by its key: `Registration.CardStatus`.
        public var type: (String) -> String
        /// The full name of the function that a rule becomes, by its key: `TaxNumbers.isTaxNumber`.
        public var rule: (String) -> String

        public init(
            reference: @escaping (_ reference: Reference, _ readsAsNilWhenInactive: Bool) -> String,
            service: @escaping (String) -> String = { "services." + SwiftKeywords.escapedMember($0) },
            type: @escaping (String) -> String = SwiftExpressionWriter.typeName,
            rule: @escaping (String) -> String = SwiftExpressionWriter.typeName
        ) {
            self.reference = reference
            self.service = service
            self.type = type
            self.rule = rule
        }
    }

    public var names: Names
    /// Whether the text goes into the condition of an `if`, `guard` or `while`, where a closure behind a call would be read as the body.
    public var isCondition = false
    /// Writes the flow language itself: what differs from Swift is `is .case` and exact fractions.
    public var writesFlowLanguage = false

    public init(names: Names) {
        self.names = names
    }

    public init(reference: @escaping (_ reference: Reference, _ readsAsNilWhenInactive: Bool) -> String) {
        names = Names(reference: reference)
    }

    /// The expression's Swift. A call of a service that waits or throws makes it begin with `try`, `await` or both.
    public func text(_ expression: TypedExpression) -> String {
        let body = write(expression, .conditional)
        if writesFlowLanguage { return body }
        return (expression.canThrow ? "try " : "") + (expression.isAsync ? "await " : "") + body
    }

    /// The expression where something of at least this precedence is needed, in parentheses if it binds more loosely.
    public func text(_ expression: TypedExpression, atLeast precedence: Precedence) -> String {
        let hasEffect = !writesFlowLanguage && (expression.canThrow || expression.isAsync)
        return hasEffect && precedence > .conditional
            ? "(" + text(expression) + ")" : hasEffect ? text(expression) : write(expression, precedence)
    }

    /// The name of a declared type from its key, with what Swift keeps for itself in backticks: `Registration.CardStatus`.
    public static func typeName(_ key: String) -> String {
        key.split(separator: ".").map { SwiftKeywords.escaped(String($0)) }.joined(separator: ".")
    }

    /// The name of a test that a generated enum has for each case with a payload: `isFailed`.
    public static func testName(forCase name: String) -> String {
        "is" + name.prefix(1).uppercased() + name.dropFirst()
    }
}

extension SwiftExpressionWriter {
    func write(_ expression: TypedExpression, _ minimum: Precedence) -> String {
        let (text, precedence) = spelling(of: expression)
        return precedence < minimum ? "(\(text))" : text
    }

    /// The text, and how tightly it holds together.
    private func spelling(of expression: TypedExpression) -> (text: String, precedence: Precedence) {
        switch expression.kind {
        case .boolean(let value): return (value ? "true" : "false", .postfix)
        case .integer(let digits): return (writesFlowLanguage ? digits : grouped(digits), .postfix)
        case .floating(let digits): return (floating(digits, expression.type), .postfix)
        case .string(let segments): return (literal(segments), .postfix)
        case .regex(let literal): return (spelling(of: literal), .postfix)
        case .nilLiteral: return ("nil", .postfix)
        case .array(let elements): return ("[" + elements.map { write($0, .conditional) }.joined(separator: ", ") + "]", .postfix)
        case .reference(let reference, let readsAsNil): return (names.reference(reference, readsAsNil), .postfix)
        case .closureParameter: return ("$0", .postfix)
        case .enumCase(let value): return (spelling(of: value, isOptional: false), .postfix)
        case .recordInitializer(let key, let arguments): return (names.type(key) + list(arguments), .postfix)
        case .serviceCall(let service, let arguments): return (names.service(service.name.text) + list(arguments), .postfix)
        case .ruleCall(let rule, let arguments):
            return ((writesFlowLanguage ? rule.name.text : names.rule(rule.key)) + list(arguments), .postfix)
        case .member(let base, let name), .moduleMember(let base, let name):
            return (receiver(base) + "." + SwiftKeywords.escapedMember(name), .postfix)
        case .builtIn(let member, let base, let arguments): return (call(of: member, base, arguments), .postfix)
        case .element(let list, let index): return (receiver(list) + "[" + write(index, .conditional) + "]", .postfix)
        case .optionalLink(let inner): return (receiver(inner) + "?", .postfix)
        case .optionalChain(let inner): return spelling(of: inner)
        case .optionalPromotion(let inner):
            // `.none` would be the optional's own.
            if case .enumCase(let value) = inner.kind { return (spelling(of: value, isOptional: true), .postfix) }
            return spelling(of: inner)
        case .prefix(let sign, let operand): return prefix(sign, operand)
        case .binary(let sign, let left, let right): return binary(sign, left, right)
        case .conditional(let condition, let first, let second):
            let text = write(condition, .disjunction) + " ? " + write(first, .conditional) + " : " + write(second, .conditional)
            return (text, .conditional)
        case .isCase(let value, let key, let name, let carriesValues): return caseTest(value, key, name, carriesValues: carriesValues)
        case .closure(let body): return ("{ " + write(body, .conditional) + " }", .postfix)
        case .moduleType(let name): return (SwiftKeywords.escaped(name), .postfix)
        case .moduleCall(let callee, let arguments, let closure):
            return (receiver(callee) + moduleArguments(arguments, closure), .postfix)
        case .moduleImplicitMember(let name, let arguments):
            return ("." + SwiftKeywords.escapedMember(name) + (arguments.map { list($0) } ?? ""), .postfix)
        case .invalid: return ("<#invalid#>", .postfix)
        }
    }

    /// What stands before a dot or a subscript. A chain ends at its parentheses, or it would go on.
    private func receiver(_ expression: TypedExpression) -> String {
        switch expression.kind {
        case .optionalChain: "(" + write(expression, .conditional) + ")"
        case .integer, .floating: "(" + write(expression, .conditional) + ")"
        default: write(expression, .postfix)
        }
    }

    private func list(_ arguments: [TypedExpression.Argument]) -> String {
        let texts = arguments.map { argument in
            (argument.label.map { SwiftKeywords.escapedLabel($0) + ": " } ?? "") + write(argument.value, .conditional)
        }
        return "(" + texts.joined(separator: ", ") + ")"
    }

    private func moduleArguments(_ arguments: [TypedExpression.Argument], _ closure: TypedExpression?) -> String {
        guard let closure else { return list(arguments) }
        let body = write(closure, .conditional)
        return arguments.isEmpty ? " " + body : list(arguments) + " " + body
    }

    private func call(of member: BuiltInMember, _ base: TypedExpression, _ arguments: [TypedExpression.Argument]) -> String {
        let callee = receiver(base) + "." + member.name
        if member.isProperty { return callee }
        guard member.takesClosure, let closure = arguments.first?.value else { return callee + list(arguments) }
        let body = write(closure, .conditional)
        if !isCondition { return callee + " " + body }
        return callee + "(" + (member.name == "contains" ? "where: " : "") + body + ")"
    }

    private func spelling(of value: TypedExpression.EnumCase, isOptional: Bool) -> String {
        let hidesOptional = isOptional && (value.name == "none" || value.name == "some")
        let type = value.isQualified || (hidesOptional && !writesFlowLanguage) ? names.type(value.enumeration) : ""
        return type + "." + SwiftKeywords.escapedMember(value.name) + (value.arguments.isEmpty ? "" : list(value.arguments))
    }

    /// Swift has no expression for `is .case`: a case without a payload is compared, one with a payload has a test of its own.
    private func caseTest(_ value: TypedExpression, _ key: String, _ name: String, carriesValues: Bool) -> (String, Precedence) {
        let member = SwiftKeywords.escapedMember(name)
        if writesFlowLanguage { return (write(value, .range) + " is ." + member, .casting) }
        let isOptional = value.type.isOptional
        if !carriesValues {
            let type = isOptional && (name == "none" || name == "some") ? names.type(key) : ""
            return (write(value, .coalescing) + " == " + type + "." + member, .comparison)
        }
        let test = Self.testName(forCase: name)
        return isOptional ? (receiver(value) + "?.\(test) == true", .comparison) : (receiver(value) + ".\(test)", .postfix)
    }
}
