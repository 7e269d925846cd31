import FlowMarkdown

/// An expression whose names are resolved, with the type of every part.
public struct TypedExpression: Equatable, Sendable {
    public indirect enum Kind: Equatable, Sendable {
        case boolean(Bool)
        /// As it is written; its type may be `Double` or `Decimal` too.
        case integer(String)
        case floating(String)
        case string([Segment])
        case regex(RegexLiteral)
        case nilLiteral
        case array([TypedExpression])
        /// `readsAsNilWhenInactive`: the field has an `only when`, and an optional is expected here, so that an inactive one is nil; otherwise
        /// it reads as its start value.
        case reference(Reference, readsAsNilWhenInactive: Bool)
        /// `$0`.
        case closureParameter
        case enumCase(EnumCase)
        case recordInitializer(key: String, [Argument])
        case serviceCall(ServiceSignature, [Argument])
        /// A rule with a name.
        case ruleCall(NamedRule.Signature, [Argument])
        /// A field of a record.
        case member(TypedExpression, String)
        /// A member of a type that the language knows.
        case builtIn(BuiltInMember, TypedExpression, [Argument])
        /// `list[0]`.
        case element(TypedExpression, TypedExpression)
        /// `a?` in `a?.b.c`.
        case optionalLink(TypedExpression)
        /// All of `a?.b.c`.
        case optionalChain(TypedExpression)
        /// A value where an optional is expected.
        case optionalPromotion(TypedExpression)
        case prefix(PrefixOperator, TypedExpression)
        case binary(BinaryOperator, TypedExpression, TypedExpression)
        case conditional(TypedExpression, TypedExpression, TypedExpression)
        /// `value is .case`; the value may be an optional of the enum.
        case isCase(TypedExpression, enumeration: String, case: String, carriesValues: Bool)
        case closure(TypedExpression)
        /// The name of a type from a module.
        case moduleType(String)
        /// What only Swift knows: a member of a type from a module.
        case moduleMember(TypedExpression, String)
        case moduleCall(TypedExpression, [Argument], trailingClosure: TypedExpression?)
        /// `.member` where a type from a module is expected.
        case moduleImplicitMember(String, [Argument]?)
        /// What could not be understood, and was reported.
        case invalid
    }

    public enum Segment: Equatable, Sendable {
        case text(String)
        case interpolation(TypedExpression)
    }

    public struct Argument: Equatable, Sendable {
        /// Nil for none; the parameter's own label.
        public let label: String?
        public let value: TypedExpression

        public init(label: String?, value: TypedExpression) {
            self.label = label
            self.value = value
        }
    }

    /// `.verified`, `CardStatus.failed(reason: "…")`.
    public struct EnumCase: Equatable, Sendable {
        /// The key of the enum.
        public let enumeration: String
        public let name: String
        public let arguments: [Argument]
        /// Whether the spec names the enum.
        public let isQualified: Bool

        public init(enumeration: String, name: String, arguments: [Argument], isQualified: Bool) {
            self.enumeration = enumeration
            self.name = name
            self.arguments = arguments
            self.isQualified = isQualified
        }
    }

    public let kind: Kind
    public let type: ValueType
    public let range: SourceRange

    public init(_ kind: Kind, _ type: ValueType, at range: SourceRange) {
        self.kind = kind
        self.type = type
        self.range = range
    }
}

extension TypedExpression {
    /// The expressions that this one is made of, in the order in which they are read.
    public var children: [TypedExpression] {
        switch kind {
        case .boolean, .integer, .floating, .regex, .nilLiteral, .reference, .closureParameter, .moduleType, .invalid: []
        case .string(let segments):
            segments.compactMap { if case .interpolation(let inner) = $0 { inner } else { nil } }
        case .array(let elements): elements
        case .enumCase(let value): value.arguments.map(\.value)
        case .recordInitializer(_, let arguments), .serviceCall(_, let arguments), .ruleCall(_, let arguments):
            arguments.map(\.value)
        case .builtIn(_, let base, let arguments): [base] + arguments.map(\.value)
        case .element(let first, let second), .binary(_, let first, let second): [first, second]
        case .conditional(let condition, let first, let second): [condition, first, second]
        case .member(let inner, _), .optionalLink(let inner), .optionalChain(let inner), .optionalPromotion(let inner),
            .prefix(_, let inner),
            .isCase(let inner, _, _, _), .closure(let inner), .moduleMember(let inner, _):
            [inner]
        case .moduleCall(let callee, let arguments, let closure): [callee] + arguments.map(\.value) + (closure.map { [$0] } ?? [])
        case .moduleImplicitMember(_, let arguments): arguments?.map(\.value) ?? []
        }
    }

    /// What is read, each once, in the order of first reading.
    public var references: [Reference] {
        var result: [Reference] = []
        var seen: Set<Reference> = []
        visit {
            if case .reference(let reference, _) = $0.kind, seen.insert(reference).inserted { result.append(reference) }
        }
        return result
    }

    /// The services that are called, each once, in the order of first call.
    public var services: [ServiceSignature] {
        var result: [ServiceSignature] = []
        visit {
            if case .serviceCall(let service, _) = $0.kind, !result.contains(service) { result.append(service) }
        }
        return result
    }

    /// Whether a service is called that waits.
    public var isAsync: Bool { callsService(where: \.isAsync) }

    /// Whether a service is called that throws.
    public var canThrow: Bool { callsService(where: \.canThrow) }

    private func callsService(where isSought: (ServiceSignature) -> Bool) -> Bool {
        if case .serviceCall(let service, _) = kind, isSought(service) { return true }
        var isFound = false
        forEachChild { isFound = isFound || $0.callsService(where: isSought) }
        return isFound
    }

    /// Calls `body` with the expression and then with all that it is made of, in the order in which they are written.
    public func visit(_ body: (TypedExpression) -> Void) {
        body(self)
        forEachChild { $0.visit(body) }
    }

    /// Calls `body` with each of the ``children``, of which no list is made for the usual kinds.
    public func forEachChild(_ body: (TypedExpression) -> Void) {
        switch kind {
        case .boolean, .integer, .floating, .regex, .nilLiteral, .reference, .closureParameter, .moduleType, .invalid: break
        case .binary(_, let first, let second):
            body(first)
            body(second)
        case .prefix(_, let inner), .optionalPromotion(let inner), .member(let inner, _): body(inner)
        case .builtIn(_, let base, let arguments):
            body(base)
            for argument in arguments { body(argument.value) }
        default: for child in children { body(child) }
        }
    }
}

extension TypedExpression {
    /// The expression with another one in the place of one of its ``children``, which should be of the same type.
    public func replacingChild(_ index: Int, by replacement: TypedExpression) -> TypedExpression {
        var number = -1
        func next(_ child: TypedExpression) -> TypedExpression {
            number += 1
            return number == index ? replacement : child
        }
        func next(_ arguments: [Argument]) -> [Argument] { arguments.map { Argument(label: $0.label, value: next($0.value)) } }
        let changed: Kind =
            switch kind {
            case .boolean, .integer, .floating, .regex, .nilLiteral, .reference, .closureParameter, .moduleType, .invalid: kind
            case .string(let segments):
                .string(segments.map { if case .interpolation(let inner) = $0 { .interpolation(next(inner)) } else { $0 } })
            case .array(let elements): .array(elements.map(next))
            case .enumCase(let value):
                .enumCase(
                    EnumCase(
                        enumeration: value.enumeration, name: value.name, arguments: next(value.arguments), isQualified: value.isQualified))
            case .recordInitializer(let key, let arguments): .recordInitializer(key: key, next(arguments))
            case .serviceCall(let service, let arguments): .serviceCall(service, next(arguments))
            case .ruleCall(let rule, let arguments): .ruleCall(rule, next(arguments))
            case .builtIn(let member, let base, let arguments): .builtIn(member, next(base), next(arguments))
            case .element(let first, let second): .element(next(first), next(second))
            case .binary(let sign, let first, let second): .binary(sign, next(first), next(second))
            case .conditional(let condition, let first, let second): .conditional(next(condition), next(first), next(second))
            case .member(let inner, let name): .member(next(inner), name)
            case .optionalLink(let inner): .optionalLink(next(inner))
            case .optionalChain(let inner): .optionalChain(next(inner))
            case .optionalPromotion(let inner): .optionalPromotion(next(inner))
            case .prefix(let sign, let inner): .prefix(sign, next(inner))
            case .isCase(let inner, let enumeration, let name, let carriesValues):
                .isCase(next(inner), enumeration: enumeration, case: name, carriesValues: carriesValues)
            case .closure(let inner): .closure(next(inner))
            case .moduleMember(let inner, let name): .moduleMember(next(inner), name)
            case .moduleCall(let callee, let arguments, let closure):
                .moduleCall(next(callee), next(arguments), trailingClosure: closure.map(next))
            case .moduleImplicitMember(let name, let arguments): .moduleImplicitMember(name, arguments.map(next))
            }
        return TypedExpression(changed, type, at: range)
    }
}
