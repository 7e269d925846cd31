import FlowMarkdown
import FlowSpec
import Testing

/// What a span is read as.
enum SpanKind: String, Sendable, CaseIterable {
    case type, declaration, service, field, value, inputs, assignments, step, arguments, path, paths, pattern, call, outcome, name
    case startValue, derived, condition, rule, stepValue, stepPart, message, scenario

    var context: ExpressionContext? {
        switch self {
        case .startValue: .startValue
        case .derived: .value
        case .condition: .condition
        case .rule: .rule
        case .stepValue: .step
        case .stepPart: .stepPart
        case .message: .message
        case .scenario: .scenario
        default: nil
        }
    }

    /// Reads and checks the span; all that is wrong with it.
    func diagnose(_ span: MappedText) -> Diagnostics {
        var diagnostics = Diagnostics()
        let types = SampleScope.types
        switch self {
        case .type: if let syntax = TypeSyntax.parse(span, &diagnostics) { _ = types.resolve(syntax, &diagnostics) }
        case .declaration:
            var types = types
            switch TypeDeclarationSyntax.parse(span, &diagnostics) {
            case .enumeration(let syntax): types.declare([.enumeration(syntax)], &diagnostics)
            case .record(let syntax): types.declare([.record(syntax)], &diagnostics)
            case .imported(let name): types.declare([.imported(name, flow: "Invoice")], &diagnostics)
            case nil: break
            }
        case .service: if let syntax = ServiceSyntax.parse(span, &diagnostics) { _ = types.resolve(syntax, &diagnostics) }
        case .field: _ = FieldDeclarationSyntax.parse(span, &diagnostics)
        case .value: _ = ValueDeclarationSyntax.parse(span, &diagnostics)
        case .inputs: if let fields = [FieldSyntax].parse(span, &diagnostics) { _ = types.resolve(fields, &diagnostics) }
        case .assignments: _ = [AssignmentSyntax].parse(span, &diagnostics)
        case .step: _ = StepSyntax.parse(span, &diagnostics)
        case .arguments:
            if let arguments = [Argument].parse(span, &diagnostics) {
                let parameters = [
                    TypedName(name: Name("amount", at: span.range), type: .int),
                    TypedName(name: Name("note", at: span.range), type: .string),
                ]
                _ = TypeChecker(SampleScope.scope(.scenario)).arguments(arguments, of: parameters, for: "pay", at: span.range, &diagnostics)
            }
        case .path:
            if let path = FieldPath.parse(span, &diagnostics) { _ = TypeChecker(SampleScope.scope(.scenario)).path(path, &diagnostics) }
        case .paths: _ = [FieldPath].parse(span, &diagnostics)
        case .pattern:
            if let pattern = CasePattern.parse(span, &diagnostics) {
                _ = TypeChecker(SampleScope.scope(.stepPart)).pattern(pattern, matching: .enumeration("CardStatus"), &diagnostics)
            }
        case .call: _ = CallSyntax.parse(span, &diagnostics)
        case .outcome:
            if let call = CallSyntax.parse(span, &diagnostics), let outcomes = types.enumerations["CardStatus"] {
                _ = TypeChecker(SampleScope.scope(.stepPart)).outcome(call, of: outcomes, key: "CardStatus", &diagnostics)
            }
        case .name: _ = Name.parse(span, &diagnostics)
        case .startValue, .derived, .condition, .rule, .stepValue, .stepPart, .message, .scenario:
            if let expression = Expression.parse(span, &diagnostics), let context {
                let checker = TypeChecker(SampleScope.scope(context))
                _ =
                    self == .condition
                    ? checker.condition(expression, &diagnostics)
                    : self == .message
                        ? checker.interpolated(expression, &diagnostics) : checker.check(expression, &diagnostics)
            }
        }
        return diagnostics
    }
}

/// A span with something wrong in it, and all that is then said.
struct DiagnosticCase: Sendable, CustomTestStringConvertible {
    let kind: SpanKind
    let source: String
    let expected: String

    init(_ kind: SpanKind, _ source: String, _ expected: String) {
        (self.kind, self.source, self.expected) = (kind, source, expected)
    }

    var testDescription: String { "\(kind): \(source)" }

    /// What is said of the source, which stands behind other text of the file.
    var printedDiagnostics: String {
        printed(kind.diagnose(MappedText(source, at: 1_000)), source, at: 1_000)
    }
}
