import FlowMarkdown
import FlowSpec

/// A flow's names, to check expressions against.
enum SampleScope {
    static let types: TypeTable = {
        var diagnostics = Diagnostics()
        var types = TypeTable()
        let declarations = [
            "CardStatus: notVerified | verifying | verified | denied | failed(reason: String)",
            "Choice: none | some | other",
            "Account { email: String, creditCardNumber: String? }",
            "Line { name: String, price: Decimal, quantity: Int, tags: [String] }",
            "City { name: String, mayor: Account? }",
        ].compactMap { TypeDeclarationSyntax.parse(MappedText($0, at: 0), &diagnostics) }
        types.declare(
            declarations.compactMap {
                switch $0 {
                case .enumeration(let syntax): .enumeration(syntax)
                case .record(let syntax): .record(syntax)
                case .imported: nil
                }
            } + [.external(Name("User", at: SourceRange(0, 0)), module: "Accounts")], &diagnostics)
        precondition(!diagnostics.hasErrors, "\(diagnostics.all)")
        return types
    }()

    static func scope(_ context: ExpressionContext) -> Scope {
        var scope = Scope(types: types, context: context, outcome: .optional(.enumeration("CardStatus")))
        let fields: [(String, ValueType, Bool)] = [
            ("email", .string, false), ("password", .string, false), ("age", .int, false), ("ageOrNone", .optional(.int), false),
            ("price", .decimal, false), ("ratio", .double, false), ("birthday", .date, false), ("accepts", .bool, false),
            ("mayAccept", .optional(.bool), false), ("nickname", .optional(.string), false), ("cardNumber", .string, true),
            ("secondName", .optional(.string), true), ("status", .enumeration("CardStatus"), false),
            ("maybeStatus", .optional(.enumeration("CardStatus")), false), ("choice", .optional(.enumeration("Choice")), false),
            ("tags", .array(.string), false), ("lines", .array(.record("Line")), false), ("account", .optional(.record("Account")), false),
            ("city", .record("City"), false), ("user", .external(name: "User", module: "Accounts"), false), ("default", .string, false),
        ]
        for (name, type, isConditional) in fields { scope.declare(Symbol(name, .field(type, isConditional: isConditional))) }
        let address = [
            Symbol("street", .field(.string, isConditional: false)), Symbol("zip", .field(.optional(.int), isConditional: false)),
        ]
        scope.declare(Symbol("billing", .part(record: "City", members: address, isConditional: true)))
        scope.declare(Symbol("items", .partList(record: "Line", members: address, isConditional: false)))
        scope.declare(Symbol("statusText", .value(.string)))
        scope.declare(Symbol("register", .command))
        scope.declare(Symbol("expected", .local(.unknown, .scenarioValue)))
        for service in [
            "isEmailFree(email: String) async throws -> Bool", "limit(for account: Account) -> Int", "parse(_ text: String) throws -> Int",
            "log(message: String)", "find(name: String, city: City) async -> Account?",
        ] {
            var diagnostics = Diagnostics()
            guard let syntax = ServiceSyntax.parse(MappedText(service, at: 0), &diagnostics) else {
                preconditionFailure("\(diagnostics.all)")
            }
            scope.declare(types.resolve(syntax, &diagnostics))
        }
        return scope
    }
}
