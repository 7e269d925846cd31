import FlowMarkdown
import FlowSpec
import Testing

/// What type an expression has, and what it reads.
@Suite struct TypeCheckerTests {
    private static func typed(_ source: String, _ context: ExpressionContext = .rule, expecting type: ValueType? = nil) throws
        -> TypedExpression
    {
        var diagnostics = Diagnostics()
        let expression = try #require(Expression.parse(MappedText(source, at: 0), &diagnostics), "\(diagnostics.all)")
        return try #require(
            TypeChecker(SampleScope.scope(context)).check(expression, expecting: type, &diagnostics), "\(source): \(diagnostics.all)")
    }

    @Test(arguments: [
        ("email", "String"), ("email.count", "Int"), ("email.isEmail && email.isURL || email.isLuhn", "Bool"), ("email + \"a\"", "String"),
        ("age + 1", "Int"), ("1 + 2.5", "Double"), ("ratio * 2", "Double"), ("price * 19.99 + 1", "Decimal"),
        ("-9223372036854775808", "Int"),
        ("age == 1 ? 1 : 2.5", "Double"), ("accepts ? nil : 5", "Int?"), ("accepts ? email : nickname", "String?"),
        ("[1, 2.5]", "[Double]"),
        ("[email, nickname]", "[String?]"), ("[1, nil]", "[Int?]"), ("[[1], [2.5]]", "[[Double]]"), ("1...age", "ClosedRange<Int>"),
        ("0..<ratio", "Range<Double>"), ("nickname?.count", "Int?"), ("account?.creditCardNumber?.count", "Int?"),
        ("nickname ?? email", "String"),
        ("nickname ?? secondName", "String?"), ("ageOrNone ?? nil", "Int?"), ("maybeStatus ?? .verified", "CardStatus"),
        ("CardStatus.failed(reason: email)", "CardStatus"), ("status is .failed", "Bool"), ("maybeStatus is .verified", "Bool"),
        ("status == .failed(reason: \"x\") || .verified == status", "Bool"), ("[.verified, .denied].contains(status)", "Bool"),
        ("(1...5).contains(ratio)", "Bool"), ("[1, 2].contains(2.5)", "Bool"), ("lines.sum { $0.price * 2 }", "Decimal"),
        ("lines.sum { $0.quantity }", "Int"), ("lines.allSatisfy { $0.tags.contains { $0.isEmpty } }", "Bool"),
        ("tags + [\"a\"]", "[String]"),
        ("tags == []", "Bool"), ("birthday.adding(days: 3)", "Date"), ("birthday.years(until: today) >= 18 && now > birthday", "Bool"),
        ("email.matches(/[0-9]+/)", "Bool"), ("\"\\(email) \\(age)\"", "String"), ("cardNumber == nil", "Bool"),
        ("cardNumber?.count", "Int?"),
        ("billing", "City"), ("billing.street", "String"), ("billing.zip", "Int?"), ("billing?.name", "String?"), ("items.count", "Int"),
        ("items.allSatisfy { $0.quantity > 0 }", "Bool"), ("email.isActive && email.isPending && items.isValid && isValid", "Bool"),
        ("register.isEnabled && register.isExecuting", "Bool"), ("isEmailFree(email: email)", "Bool"), ("parse(email)", "Int"),
        ("find(name: email, city: city)?.email", "String?"), ("Account(email: email, creditCardNumber: nil)", "Account"),
        ("limit(for: Account(email: email, creditCardNumber: nickname)) + 1", "Int"), ("user.name == \"x\" && user.age > 18", "Bool"),
        ("user.list.first?.name ?? \"x\"", "_"), ("User(name: \"x\")", "User"), ("User.current == user", "Bool"), ("user == nil", "Bool"),
        ("default.isEmpty", "Bool"), ("expected == email.count", "Bool"),
    ]) func gives(source: String, type: String) throws {
        #expect(try Self.typed(source).type.description == type)
    }

    @Test(arguments: [
        ("email.error == nil && email.text == \"a\" && email.errors == [\"x\"] && email.warning != nil", "Bool"),
        ("errors == [\"x\"]", "Bool"),
        ("outcome == .failed(reason: \"a\") || outcome is .failed || outcome == nil", "Bool"), ("items[0].street", "String"),
        ("items[1].street.error", "String?"), ("items[0]", "Line"), ("tags[0]", "String"), ("billing.error", "String?"),
    ]) func scenariosReadMore(source: String, type: String) throws {
        #expect(try Self.typed(source, .scenario).type.description == type)
    }

    @Test(arguments: [
        ("age + age > 3 && email.isEmpty", ["age", "email"]), ("email.isActive && email.count > 3", ["email.isActive", "email"]),
        ("billing.street + email", ["billing.street", "email"]), ("billing?.name", ["billing"]),
        ("items.allSatisfy { $0.quantity > age }", ["items", "age"]),
        ("\"\\(age) \\(email)\"", ["age", "email"]), ("isValid && today > now", ["isValid", "today", "now"]),
        ("register.isEnabled", ["register.isEnabled"]),
        ("isEmailFree(email: email + statusText)", ["email", "statusText"]), ("1 == age", ["age"]),
    ]) func collectsWhatIsRead(source: String, references: [String]) throws {
        #expect(try Self.typed(source).references.map(\.description) == references)
    }

    @Test func collectsServices() throws {
        let expression = try Self.typed("isEmailFree(email: email) && parse(email) > 3 && isEmailFree(email: nickname ?? email)")
        #expect(expression.services.map(\.name.text) == ["isEmailFree", "parse"])
        #expect(expression.isAsync && expression.canThrow)
        #expect(try !Self.typed("parse(email)").isAsync)
    }

    /// An inactive field is nil where an optional is expected, and its start value elsewhere.
    @Test(
        arguments: [
            ("cardNumber", nil, false), ("cardNumber", ValueType.optional(.string), true), ("cardNumber == nil", nil, true),
            ("cardNumber ?? email", nil, true),
            ("cardNumber?.count", nil, true), ("cardNumber.count", nil, false), ("cardNumber == email", nil, false),
            ("cardNumber == nickname", nil, true),
            ("nickname == cardNumber", nil, true), ("secondName", nil, false), ("secondName", .optional(.string), true),
            ("secondName == nil", nil, true),
            ("Account(email: cardNumber, creditCardNumber: nil)", nil, false),
            ("Account(email: email, creditCardNumber: cardNumber)", nil, true),
            ("accepts ? cardNumber : nil", nil, true), ("accepts ? cardNumber : email", .optional(.string), true),
            ("billing == nil", nil, true),
        ] as [(String, ValueType?, Bool)]) func inactiveFieldsReadAsNil(source: String, type: ValueType?, asNil: Bool) throws
    {
        var found = false
        try Self.typed(source, expecting: type).visit {
            if case .reference(_, let readsAsNil) = $0.kind, readsAsNil { found = true }
        }
        #expect(found == asNil)
    }

    @Test func expectedTypesArePushedDown() throws {
        #expect(try Self.typed("1", expecting: .double).type == .double)
        #expect(try Self.typed("1", expecting: .optional(.decimal)).type == .optional(.decimal))
        #expect(try Self.typed(".verified", expecting: .enumeration("CardStatus")).type == .enumeration("CardStatus"))
        #expect(try Self.typed("[]", expecting: .array(.date)).type == .array(.date))
        #expect(try Self.typed("nil", expecting: .optional(.date)).type == .optional(.date))
        guard case .optionalPromotion(let inner) = try Self.typed("email", expecting: .optional(.string)).kind else {
            Issue.record("a value is promoted to an optional")
            return
        }
        #expect(inner.type == .string)
    }

    /// A scenario's value takes the type of its first use.
    @Test func scenarioValuesTakeATypeFromTheirUse() throws {
        var types: [ValueType] = []
        try Self.typed("email.count == expected", .scenario).visit {
            if case .reference(let reference, _) = $0.kind, reference.description == "expected" { types.append($0.type) }
        }
        #expect(types == [.int])
        #expect(try Self.typed("expected", .scenario, expecting: .optional(.date)).type == .optional(.date))
    }

    /// Every member of the table is one that expressions can use.
    @Test(arguments: BuiltInMember.all) func membersOfTheTableAreAccepted(member: BuiltInMember) throws {
        let receivers: [BuiltInMember.Receiver: String] = [.string: "email", .array: "lines", .range: "(1...3)", .date: "birthday"]
        let base = try #require(receivers[member.receiver])
        let arguments = (member.parameters ?? []).map { parameter in
            let value =
                switch parameter.kind {
                case .value(.string): "email"
                case .value(.int): "age"
                case .value: "birthday"
                case .element: member.receiver == .range ? "age" : "Line(name: email, price: price, quantity: age, tags: tags)"
                case .regex: "/a/"
                case .test: "{ $0.quantity > 1 }"
                case .number: "{ $0.quantity }"
                }
            return (parameter.label.map { "\($0): " } ?? "") + value
        }
        let source = base + "." + member.name + (member.isProperty ? "" : "(" + arguments.joined(separator: ", ") + ")")
        let typed = try Self.typed(source)
        guard case .builtIn(let found, _, _) = typed.kind else {
            Issue.record("\(source) is a member")
            return
        }
        #expect(found == member)
    }
}
