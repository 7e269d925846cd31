import FlowMarkdown

/// Checks a flow: resolves every name, gives every expression its type, and finds what cannot be.
///
/// The order is that of what depends on what: types, services, names, values, then what reads them. A stage reports and
/// goes on; what depends on something that was reported stays silent.
public struct FlowChecker {
    let syntax: FlowSyntax
    /// The spec's path, from which links lead to others.
    let path: String
    let library: FlowLibrary
    var diagnostics: Diagnostics
    var types = TypeTable()
    /// What every expression of the flow may read; the context is set where it is used.
    var scope = Scope(types: TypeTable(), context: .value)
    /// The types of the fields, by their names.
    var fieldTypes: [String: ValueType] = [:]
    var services: [Service] = []
    var fields: [Field] = []
    var parts: [Part] = []
    var values: [DerivedValue] = []
    var outcomes: [Outcome] = []
    var rules: [NamedRule] = []
    var ruleTable: [String: NamedRule] = [:]

    /// The key of the enum of the flow's outcomes in the table of types.
    static let outcomeKey = "Outcome"

    /// The checked flow; nothing if the spec has a mistake, which is then reported.
    ///
    /// - Parameters:
    ///   - syntax: the spec as it was read.
    ///   - source: its text.
    ///   - library: the specs whose types this one may use; none if it stands by itself.
    ///   - diagnostics: takes what is wrong.
    public static func check(
        _ syntax: FlowSyntax, _ source: SourceText, in library: FlowLibrary = FlowLibrary([]), _ diagnostics: inout Diagnostics
    ) -> Flow? {
        var checker = FlowChecker(syntax: syntax, path: source.path, library: library, diagnostics: diagnostics)
        let flow = checker.check(source)
        diagnostics = checker.diagnostics
        return diagnostics.hasErrors ? nil : flow
    }

    private init(syntax: FlowSyntax, path: String, library: FlowLibrary, diagnostics: Diagnostics) {
        self.syntax = syntax
        self.path = path
        self.library = library
        self.diagnostics = diagnostics
    }

    private mutating func check(_ source: SourceText) -> Flow {
        checkTitle()
        types = library.types(of: syntax, path: path, &diagnostics)
        checkParts()
        checkServices()
        checkOutcomes()
        checkNames()
        checkStepNames()
        declareFieldsAndCommands()
        checkNamedRules()
        checkValues()
        checkFields()
        checkPartPhrases()
        let steps = checkedSteps()
        let validations = checkedValidations()
        let commands = syntax.commands.map { checked($0) }
        let setup = syntax.setup.compactMap { checked($0) }
        let scenarios = checkedScenarios()
        let order = EvaluationOrder.order(fields, parts, values, steps, validations, commands, &diagnostics)
        return Flow(
            name: syntax.name.text, titleRange: syntax.name.range, title: syntax.title, documentation: syntax.documentation,
            language: syntax.language?.text ?? Self.defaultLanguage, undoLimit: syntax.undoLimit, source: source,
            types: declaredTypes, typeTable: types,
            services: services, fields: fields, parts: parts, values: values, rules: rules, ruleTable: ruleTable, validations: validations,
            steps: steps, outcomes: outcomes, commands: commands,
            setup: setup, scenarios: scenarios, evaluationOrder: order)
    }

    /// The type of the expression, and its parts; an expression with a mistake is of an unknown type.
    mutating func typed(
        _ expression: Expression, _ context: ExpressionContext, as expected: ValueType? = nil, in scope: Scope? = nil
    ) -> TypedExpression {
        TypeChecker((scope ?? self.scope).with(context)).check(expression, expecting: expected, &diagnostics)
            ?? TypedExpression(.invalid, .unknown, at: expression.range)
    }

    /// An expression that holds or does not.
    mutating func condition(_ expression: Expression, _ context: ExpressionContext, in scope: Scope? = nil) -> TypedExpression {
        TypeChecker((scope ?? self.scope).with(context)).condition(expression, &diagnostics)
            ?? TypedExpression(.invalid, .unknown, at: expression.range)
    }

    /// The language of the messages if the spec does not name another.
    static let defaultLanguage = "en"

    /// A message whose expressions have types.
    mutating func typed(_ message: MessageSyntax, in scope: Scope? = nil) -> Message {
        let checker = TypeChecker((scope ?? self.scope).with(.message))
        func typed(_ parts: [MessageSyntax.Part]) -> [Message.Part] {
            parts.map { part in
                switch part {
                case .text(let text): .text(text)
                case .expression(let expression):
                    .expression(
                        checker.interpolated(expression, &diagnostics) ?? TypedExpression(.invalid, .unknown, at: expression.range))
                }
            }
        }
        let main = syntax.language?.text ?? Self.defaultLanguage
        for translation in message.translations where translation.language.text == main {
            diagnostics.error(
                .malformedTranslation, "the message itself is in `\(main)`, the language of the flow", at: translation.language.range)
        }
        let parts = typed(message.parts)
        let translations = message.translations.map { Message.Translation(language: $0.language.text, parts: typed($0.parts)) }
        return Message(parts: parts, translations: translations, range: message.range)
    }

    /// Reports paths that lead to no field and no part, or that are there twice, and answers with the others.
    mutating func memberNames(_ paths: [FieldPath]) -> [String] {
        var result: [String] = []
        for path in paths where member(at: path) != nil {
            let name = path.description
            if result.contains(name) {
                diagnostics.error(.saidTwice, "`\(name)` is named twice", at: path.range)
            } else {
                result.append(name)
            }
        }
        return result
    }

    /// Whether the name is that of a field or a part.
    func isMember(_ name: Name) -> Bool {
        syntax.fields.contains { $0.declaration.name.text == name.text } || parts.contains { $0.name.text == name.text }
    }

    /// Whether there is such a field; if there is not, it is reported.
    mutating func fieldExists(_ name: Name) -> Bool {
        if syntax.fields.contains(where: { $0.declaration.name.text == name.text }) { return true }
        if syntax.values.contains(where: { $0.name.text == name.text }) {
            diagnostics.error(.notAField, "`\(name.text)` is a value, which is never set, and here stands a field", at: name.range)
            return false
        }
        let names = syntax.fields.map(\.declaration.name.text) + syntax.parts.map(\.name.text)
        diagnostics.unknown(.unknownName, name, message: "there is no field `\(name.text)`", among: names)
        return false
    }
}
