import FlowMarkdown
import FlowSpec

/// Expressions of one flow as Swift, for the place where they stand: what a name is called differs from place to place.
struct ExpressionSpelling {
    enum Place {
        /// A start value, where nothing is read.
        case start
        /// The closure of a derived property, whose parameters are what is read.
        case derived([ReadSource])
        /// A step of a command, where `model` is at hand; what the command takes is one value, or a tuple named `input`.
        case command(takesTuple: Bool)
        /// The function of a rule with a name, which lies in the flow's namespace.
        case namedRule
        /// A test, where `model` and its outcomes are at hand.
        case test
    }

    let spelling: FlowSpelling
    let place: Place
    /// Whether it stands behind `if`, where a closure behind a call would be taken for the body.
    private var isCondition = false
    /// The language of the message that is written.
    private var language = ""

    init(spelling: FlowSpelling, place: Place) {
        self.spelling = spelling
        self.place = place
    }

    /// The same for what stands behind `if`.
    var asCondition: ExpressionSpelling {
        var result = self
        result.isCondition = true
        return result
    }

    func text(of expression: TypedExpression) -> String { writer.text(expression) }

    func text(of expression: TypedExpression, inside precedence: Precedence) -> String {
        writer.text(expression, atLeast: precedence)
    }

    /// The expression, which may be broken between the operands of `&&`, `||` and comparisons, before the sides of a choice, between
    /// the elements of lists and the arguments of calls, and in string literals.
    func layout(of expression: TypedExpression) -> SwiftLayout {
        if case .binary(let sign, _, _) = expression.kind, sign == .and || sign == .or {
            let operands = Self.operands(of: expression, sign)
            // What waits on the right side of `&&` is written as a choice.
            if operands.dropFirst().contains(where: \.isAsync) { return .text(text(of: expression)) }
            return .chain(operator: sign.rawValue, operands.map { .text(text(of: $0, inside: sign.precedence.tighter)) })
        }
        if expression.isAsync || expression.canThrow { return serviceCall(expression) ?? .text(text(of: expression)) }
        switch expression.kind {
        case .enumCase(let value) where !value.arguments.isEmpty:
            return call(
                (value.isQualified ? writer.names.type(value.enumeration) : "") + "." + SwiftKeywords.escapedMember(value.name),
                value.arguments)
        case .recordInitializer(let key, let arguments): return call(writer.names.type(key), arguments)
        case .ruleCall(let rule, let arguments): return call(writer.names.rule(rule.key), arguments)
        case .serviceCall: return serviceCall(expression) ?? .text(text(of: expression))
        case .builtIn(let member, let base, _) where member.isProperty && base.isList:
            return .sequence([layout(of: base), .text("." + member.name)])
        case .array(let elements): return .arguments(open: "[", elements.map(layout(of:)), close: "]")
        case .string: return .literal(String(text(of: expression).dropFirst().dropLast()))
        case .binary(let sign, let left, let right) where sign.precedence == .comparison:
            return .chain(operator: sign.rawValue, [operand(left, .coalescing), operand(right, .coalescing)])
        case .conditional(let condition, let first, let second):
            return .conditional(operand(condition, .disjunction), layout(of: first), layout(of: second))
        case .optionalPromotion(let inner): return text(of: inner) == text(of: expression) ? layout(of: inner) : .text(text(of: expression))
        default: return .text(text(of: expression))
        }
    }

    /// A statement, marked with its place in the spec if only the compiler can find what is wrong in its expressions: members
    /// of types from a module.
    func located(_ statement: SwiftLayout, by expressions: [TypedExpression]) -> SwiftLayout {
        guard let place = expressions.lazy.compactMap(\.firstOnlySwiftKnows).first else { return statement }
        let (path, line) = (spelling.flow.source.path, spelling.flow.source.position(at: place.lowerBound).line)
        return .located(path: path, line: line, statement)
    }

    /// A message as a string literal, or as a dictionary by language where it is translated.
    func layout(of message: Message) -> SwiftLayout {
        if message.translations.isEmpty { return .literal(content(of: message.parts, in: spelling.flow.language)) }
        let texts = [(spelling.flow.language, message.parts)] + message.translations.map { ($0.language, $0.parts) }
        return .arguments(
            open: "[", texts.map { .labelled(SwiftExpressionWriter.literal($0.0), .literal(content(of: $0.1, in: $0.0))) }, close: "]")
    }

    /// The operand in parentheses where it needs them, otherwise with its own layout.
    private func operand(_ expression: TypedExpression, _ precedence: Precedence) -> SwiftLayout {
        let text = text(of: expression, inside: precedence)
        return text == self.text(of: expression) ? layout(of: expression) : .text(text)
    }

    private func serviceCall(_ expression: TypedExpression) -> SwiftLayout? {
        guard case .serviceCall(let service, let arguments) = expression.kind else { return nil }
        let effects = (expression.canThrow ? "try " : "") + (expression.isAsync ? "await " : "")
        return call(effects + writer.names.service(service.name.text), arguments)
    }

    /// What stands between the quotation marks of a literal with this text, in which expressions are interpolated.
    private func content(of parts: [Message.Part], in language: String) -> String {
        var context = self
        context.language = language
        return parts.map { part in
            switch part {
            case .text(let text): String(SwiftExpressionWriter.literal(text).dropFirst().dropLast())
            case .expression(let expression): "\\(\(context.text(of: expression)))"
            }
        }
        .joined()
    }

    private func call(_ head: String, _ arguments: [TypedExpression.Argument]) -> SwiftLayout {
        .call(
            head,
            arguments.map { argument in
                let value = layout(of: argument.value)
                return argument.label.map { .labelled(SwiftKeywords.escapedLabel($0), value) } ?? value
            })
    }

    /// The operands of a chain of one operator.
    static func operands(of expression: TypedExpression, _ sign: BinaryOperator) -> [TypedExpression] {
        guard case .binary(sign, let left, let right) = expression.kind else { return [expression] }
        return operands(of: left, sign) + [right]
    }

    private var writer: SwiftExpressionWriter {
        var writer = SwiftExpressionWriter(
            names: SwiftExpressionWriter.Names(
                reference: { reference, readsAsNil in name(of: reference, readsAsNil) },
                type: { isInNamespace ? SwiftExpressionWriter.typeName($0) : spelling.typeName($0) },
                rule: { isInNamespace ? SwiftExpressionWriter.typeName($0) : spelling.ruleName($0) }))
        writer.isCondition = isCondition
        return writer
    }

    /// Whether the flow's own types and rules need no prefix.
    private var isInNamespace: Bool {
        if case .namedRule = place { true } else { false }
    }

    private func name(of reference: Reference, _ readsAsNilWhenInactive: Bool) -> String {
        switch (reference.kind, reference.state) {
        case (.now, _): return "Date.now"
        case (.today, _): return "Date.today"
        case (.outcome, _): return "model.outcomes.latest"
        default: break
        }
        if case .derived(let sources) = place, let source = ReadSource(reference, readsAsNilWhenInactive: readsAsNilWhenInactive) {
            return SwiftKeywords.escaped(source.parameter(among: sources))
        }
        var name = ""
        if case .name(let first)? = reference.path.first { name = first }
        let member = FlowSpelling.path(FlowSpelling.path(reference.path), in: "model")
        switch (reference.kind, reference.state) {
        case (.local(.input), _):
            if case .command(takesTuple: true) = place { return "input.\(SwiftKeywords.escapedMember(name))" }
            return SwiftKeywords.escaped(name)
        case (.local(.missingParts), _): return "\(SwiftKeywords.escaped(name))[\(SwiftExpressionWriter.literal(language))]"
        case (.local, _): return SwiftKeywords.escaped(name)
        case (.field, nil), (.part, nil), (.partList, nil): return member + (readsAsNilWhenInactive ? ".valueIfActive" : ".value")
        case (.steps, let state?): return "model.steps.\(state.memberName)"
        case (.step, let state?): return "model.steps[.\(SwiftKeywords.escapedMember(name))].\(state.memberName)"
        case (.flow, let state?): return "model.\(state.rawValue)"
        case (_, let state?): return "\(member).\(state.rawValue)"
        default: return member
        }
    }
}

extension TypedExpression {
    /// Whether it is a list that is written out.
    fileprivate var isList: Bool {
        if case .array = kind { true } else { false }
    }

    /// The place of the first part that is passed on to Swift unchecked.
    fileprivate var firstOnlySwiftKnows: SourceRange? {
        var place: SourceRange?
        visit { part in
            switch part.kind {
            case .moduleType, .moduleMember, .moduleCall, .moduleImplicitMember: place = place ?? part.range
            default: break
            }
        }
        return place
    }
}
