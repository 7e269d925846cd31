import FlowMarkdown
import FlowSpec
import Testing

/// What declarations in code spans are read as.
@Suite struct DeclarationTests {
    private func parse<Syntax: SpanSyntax>(_ source: String, as type: Syntax.Type = Syntax.self) throws -> Syntax {
        var diagnostics = Diagnostics()
        let syntax = Syntax.parse(MappedText(source, at: 20), &diagnostics)
        #expect(diagnostics.all.isEmpty, "\(source)")
        return try #require(syntax)
    }

    @Test(arguments: [
        ("String", "String"), ("Int?", "Int?"), ("[String]", "[String]"), ("[[Int?]]?", "[[Int?]]?"), (" [ Bool ] ? ", "[Bool]?"),
        ("CardStatus", "CardStatus"), ("User?", "User?"), ("Decimal", "Decimal"), ("Date", "Date"), ("Double", "Double"),
    ]) func types(source: String, spelling: String) throws {
        var diagnostics = Diagnostics()
        let type = SampleScope.types.resolve(try parse(source, as: TypeSyntax.self), &diagnostics)
        #expect(type.description == spelling)
        #expect(diagnostics.all.isEmpty)
    }

    @Test func enums() throws {
        let status: EnumSyntax = try parse("Status: open | failed(reason: String, code: Int?)|default")
        #expect(status.name == Name("Status", at: SourceRange(20, 26)))
        #expect(status.cases.map(\.name.text) == ["open", "failed", "default"])
        #expect(status.cases[1].parameters.map(\.name.text) == ["reason", "code"])
        #expect(status.cases[1].range == SourceRange(35, 69))
        #expect(status.cases[2].parameters.isEmpty)
    }

    @Test func records() throws {
        let account: RecordSyntax = try parse("Account { email: String, tags: [String]? }")
        #expect(account.fields.map(\.name.text) == ["email", "tags"])
        #expect(account.fields[1].type.range == SourceRange(51, 60))
    }

    @Test func itemsOfTypesAreToldApart() throws {
        guard case .enumeration = try parse("A: b | c", as: TypeDeclarationSyntax.self),
            case .record = try parse("A { b: C }", as: TypeDeclarationSyntax.self),
            case .imported(let name) = try parse("A", as: TypeDeclarationSyntax.self)
        else {
            Issue.record("an enum, a record and a name")
            return
        }
        #expect(name.text == "A")
    }

    @Test(arguments: [
        ("f()", "f() Void"), ("f() -> Int", "f() Int"), ("f(a: Int, b c: String, _ d: Bool)", "f(a a: Int, b c: String, _ d: Bool) Void"),
        ("f() async", "f() async Void"), ("f() throws -> [Int]?", "f() throws [Int]?"),
        ("f() async throws(CardStatus) -> Bool", "f() async throws(CardStatus) Bool"),
        ("send(in: String)", "send(in in: String) Void"), ("f() throws -> Void", "f() throws Void"),
    ]) func services(source: String, shape: String) throws {
        var diagnostics = Diagnostics()
        let service = SampleScope.types.resolve(try parse(source, as: ServiceSyntax.self), &diagnostics)
        #expect(diagnostics.all.isEmpty)
        let parameters = service.parameters.map { "\($0.label ?? "_") \($0.name.text): \($0.type)" }.joined(separator: ", ")
        let failure =
            switch service.failure {
            case .never: ""
            case .anyError: " throws"
            case .typed(let type): " throws(\(type))"
            }
        #expect("\(service.name.text)(\(parameters))\(service.isAsync ? " async" : "")\(failure) \(service.result)" == shape)
        #expect(service.isPlain == (!service.isAsync && failure.isEmpty))
    }

    @Test func fields() throws {
        let plain: FieldDeclarationSyntax = try parse("email: String")
        #expect(plain.value == nil)
        let started: FieldDeclarationSyntax = try parse("count: Int? = -1")
        #expect(started.value?.debugDescription == "(-1)")
        let placed: FieldDeclarationSyntax = try parse("paymentKind: card | cash(amount: Decimal) = .card")
        guard case .inPlace(let kind) = placed.type else {
            Issue.record("an enum in place")
            return
        }
        #expect(kind.name.text == "PaymentKind" && kind.cases.map(\.name.text) == ["card", "cash"])
        #expect(kind.name.range == placed.name.range)
        #expect(placed.value?.debugDescription == ".card")
    }

    @Test func valuesAndSteps() throws {
        let value: ValueDeclarationSyntax = try parse("total: Decimal = items.sum { $0.price }")
        #expect(value.name.text == "total" && value.type?.kind == .named("Decimal"))
        #expect(value.value.debugDescription == "items.sum() { $0.price }")
        guard case .assignment(let assignment) = try parse("billing.city = a ? b : c", as: StepSyntax.self) else {
            Issue.record("an assignment")
            return
        }
        #expect(assignment.target.description == "billing.city" && assignment.target.name == nil)
        guard case .call(let call) = try parse("send(a: b == c)", as: StepSyntax.self) else {
            Issue.record("a call")
            return
        }
        #expect(call.name.text == "send" && call.expression.debugDescription == "send(a: (b == c))")
    }

    @Test func lists() {
        var diagnostics = Diagnostics()
        func span(_ text: String) -> MappedText { MappedText(text, at: 0) }
        #expect([FieldSyntax].parse(span("a: Int, b: String?"), &diagnostics)?.map(\.name.text) == ["a", "b"])
        #expect([Name].parse(span("a, b"), &diagnostics)?.map(\.text) == ["a", "b"])
        #expect([FieldPath].parse(span("a.b, c[2].d"), &diagnostics)?.map(\.description) == ["a.b", "c[2].d"])
        #expect(
            [AssignmentSyntax].parse(span("a = b == c, d[0].e = \"x, y = z\""), &diagnostics)?.map(\.value.debugDescription) == [
                "(b == c)", "\"x, y = z\"",
            ])
        #expect([Argument].parse(span("a: 1, b: f(c, d)"), &diagnostics)?.map { $0.label?.text } == ["a", "b"])
        #expect(diagnostics.all.isEmpty)
    }

    @Test(arguments: [
        ("a = 1", true), ("a.b = f(c: d)", true), (".failed", false), (".failed(let a)", false), ("a == b", false),
        ("f(a: \"x = y\")", false), ("[a = b]", false),
    ]) func assignmentsAreToldFromPatterns(source: String, isAssignment: Bool) {
        #expect(StepSyntax.isAssignment(MappedText(source, at: 0)) == isAssignment)
    }

    @Test func patterns() throws {
        var diagnostics = Diagnostics()
        let checker = TypeChecker(SampleScope.scope(.stepPart))
        let bound = checker.pattern(try parse(".failed(let reason)"), matching: .enumeration("CardStatus"), &diagnostics)
        #expect(bound?.bindings.first??.name.text == "reason" && bound?.bindings.first??.type == .string)
        let skipped = checker.pattern(try parse("CardStatus.failed(_)"), matching: .unknown, &diagnostics)
        #expect(skipped?.type == .enumeration("CardStatus") && skipped?.bindings == [nil])
        let foreign = checker.pattern(try parse(".denied(let code)"), matching: .external(name: "User", module: "M"), &diagnostics)
        #expect(foreign?.enumeration == nil && foreign?.bindings.first??.type == .unknown)
        #expect(diagnostics.all.isEmpty)
    }

    @Test func paths() throws {
        var diagnostics = Diagnostics()
        let checker = TypeChecker(SampleScope.scope(.scenario))
        let text = checker.path(try parse("age.text"), &diagnostics)
        #expect(text?.type == .string && text?.reference.state == .text && text?.symbol.name == "age")
        let city = checker.path(try parse("billing.street"), &diagnostics)
        #expect(city?.type == .string && city?.reference.description == "billing.street")
        let item = checker.path(try parse("items[3].zip"), &diagnostics)
        #expect(item?.type == .optional(.int) && item?.reference.path == [.name("items"), .index(3), .name("zip")])
        #expect(checker.path(try parse("items"), &diagnostics)?.type == .array(.record("Line")))
        #expect(checker.path(try parse("register"), &diagnostics)?.reference.kind == .command)
        #expect(diagnostics.all.isEmpty)
    }
}
