/// The names that an expression may use, and the place where it stands.
public struct Scope: Equatable, Sendable {
    public var types: TypeTable
    public var context: ExpressionContext
    /// The type of `outcome` in scenarios, normally an optional of the enum of the flow's outcomes.
    public var outcome: ValueType
    /// Whether edits can be undone.
    public var hasUndo = false
    public private(set) var symbols = SymbolTable()
    public private(set) var services: [String: ServiceSignature] = [:]
    public private(set) var rules: [String: NamedRule.Signature] = [:]

    public init(types: TypeTable, context: ExpressionContext, outcome: ValueType = .unknown) {
        self.types = types
        self.context = context
        self.outcome = outcome
    }

    /// Makes a symbol known; a later one hides an earlier one of its name, as a command's input hides a field.
    public mutating func declare(_ symbol: Symbol) { symbols.declare(symbol) }

    public mutating func declare(_ service: ServiceSignature) {
        services[service.name.text] = service
    }

    public mutating func declare(_ rule: NamedRule.Signature) {
        rules[rule.name.text] = rule
    }

    /// The same names in another place.
    public func with(_ context: ExpressionContext) -> Scope {
        var result = self
        result.context = context
        return result
    }

    /// What can be called: services and rules.
    var callableNames: [String] { services.keys.sorted() + rules.keys.sorted() }

    /// What the flow's names can be mistaken for in `context`.
    var readableNames: [String] {
        symbols.names + (context.readsClock ? ["now", "today"] : []) + ["isValid"]
            + (context.isScenario ? ["errors", "outcome"] + (hasUndo ? ["canUndo", "canRedo"] : []) : [])
    }
}
