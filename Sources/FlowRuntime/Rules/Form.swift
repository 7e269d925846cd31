import ReactiveCore

/// The fields, rules and commands of a flow.
///
/// Rules are said once, after the fields have been added and before anything reads whether the form is valid.
///
/// ```swift
/// form.add(email, password)
/// form.require(.reading(email) { email in email.isEmail }, on: email, else: "Enter an address like name@example.com")
/// form.isValid
/// ```
public final class Form {
    let scope = ChangeScope()
    private var fields: [FormField] = []
    private var commands: [FormCommand] = []
    private var rules: [Rule] = []
    private var display = ErrorDisplay.onceTouched
    /// The same as ``FormField/revealed``, for rules that are on no field.
    private let isRevealed = MutableProperty(false)
    private let unplacedMessages = MutableProperty<[String]>([])
    private var areRulesRead = false

    public init() {}

    deinit { end() }

    // MARK: What is read

    /// Whether every rule that applies holds. Whether errors are shown does not matter, nor does what a server found wrong.
    public var isValid: Bool { validity.value }

    /// The error of each field, in the order of the rules, then errors that belong to no field.
    public var errors: [String] { messages.value }

    /// The first field with an error, in the order of the rules, whether the error is shown or not; what a server found wrong comes last.
    public var firstInvalidField: FormField? {
        for rule in rules where rule.severity == .error && !rule.holds.value {
            if let field = rule.fields.first(where: \.isActive) { return field }
        }
        return fieldsInOrderOfRules.first { $0.isActive && $0.serverError.value != nil }
    }

    /// The observable side of the form, for those who work with streams.
    public var reactive: Reactive { Reactive(form: self) }

    /// The observable side of a form, for those who work with streams.
    public struct Reactive {
        let form: Form

        /// See ``Form/isValid``.
        public var isValid: Property<Bool> { form.validity }
        /// See ``Form/errors``.
        public var errors: Property<[String]> { form.messages }
    }

    // MARK: What is said about it

    /// Adds fields, in the order in which the spec has them.
    public func add(_ fields: FormField...) {
        for field in fields { field.scope = scope }
        self.fields += fields
    }

    /// Adds a command, whose failures are then among the errors.
    func add(_ command: FormCommand) {
        command.scope = scope
        command.form = self
        commands.append(command)
    }

    /// Says when errors show. Say so before the first rule.
    public func showsErrors(_ display: ErrorDisplay) {
        precondition(rules.isEmpty, "showsErrors(_:) was called after a rule was added. Call it first.")
        self.display = display
    }

    /// Adds a rule that must hold, or the form is not valid.
    ///
    /// - Parameters:
    ///   - condition: What must hold.
    ///   - fields: Where the error belongs. Each active one is marked; if all are inactive, the rule does not apply.
    ///   - application: The rule applies only when this holds.
    ///   - message: What to do when the rule does not hold.
    public func require(
        _ condition: Property<Bool>,
        on fields: FormField...,
        onlyWhen application: Property<Bool>? = nil,
        else message: String
    ) { add(.error, condition, fields, application, Property(message)) }

    /// Adds a rule whose message depends on values.
    public func require(
        _ condition: Property<Bool>,
        on fields: FormField...,
        onlyWhen application: Property<Bool>? = nil,
        else message: Property<String>
    ) { add(.error, condition, fields, application, message) }

    /// Adds a rule that ought to hold; the form is valid also when it does not.
    public func warn(
        unless condition: Property<Bool>,
        on fields: FormField...,
        onlyWhen application: Property<Bool>? = nil,
        saying message: String
    ) { add(.warning, condition, fields, application, Property(message)) }

    /// Adds a warning whose message depends on values.
    public func warn(
        unless condition: Property<Bool>,
        on fields: FormField...,
        onlyWhen application: Property<Bool>? = nil,
        saying message: Property<String>
    ) { add(.warning, condition, fields, application, message) }

    private func add(
        _ severity: Severity,
        _ condition: Property<Bool>,
        _ fields: [FormField],
        _ application: Property<Bool>?,
        _ message: Property<String>
    ) {
        precondition(!areRulesRead, "A rule was added after something had read whether the form is valid. Add all rules first.")
        let rule = Rule(
            order: rules.count, severity: severity, condition: condition, onlyWhen: application, fields: fields, message: message)
        rules.append(rule)
        for field in fields { field.add(rule.mark(isShown: display.isShown(touched: field.touched, revealed: field.revealed))) }
    }

    // MARK: What is done

    /// Shows the errors on some fields, or all errors if none are named.
    ///
    /// - Returns: The list of errors if a rule on them does not hold; else nothing.
    func validate(_ some: [FormField]) -> [String] {
        scope.change {
            for field in some.isEmpty ? fields : some {
                field.touch()
                if display.needsRevealing { field.revealed.value = true }
            }
            if some.isEmpty {
                isRevealed.value = true
                return isValid ? [] : errors
            }
            return some.allSatisfy(\.isValid) ? [] : Form.inOrderOfRules(some.map(\.errorFindings.value))
        }
    }

    func reset() {
        scope.change {
            for command in commands { command.resetToStart() }
            for field in fields {
                field.resetToStart()
                if display.needsRevealing { field.revealed.value = false }
            }
            isRevealed.value = false
        }
    }

    func end() {
        for command in commands { command.cancel() }
    }

    /// A command has failed, or starts again.
    func collectUnplacedMessages() { unplacedMessages.value = commands.flatMap(\.unplacedMessages) }

    // MARK: Properties, made when first read

    private lazy var validity: Property<Bool> = {
        areRulesRead = true
        return Property.all(rules.filter { $0.severity == .error }.map(\.holds))
    }()

    private lazy var fieldsInOrderOfRules: [FormField] = {
        areRulesRead = true
        var seen: Set<ObjectIdentifier> = []
        return (rules.flatMap(\.fields) + fields).filter { seen.insert(ObjectIdentifier($0)).inserted }
    }()

    private lazy var messages: Property<[String]> = {
        let fields = fieldsInOrderOfRules
        let touched = Property.any(fields.map(\.touched))
        let marks = rules.filter { $0.fields.isEmpty && $0.severity == .error }
            .map { $0.mark(isShown: display.isShown(touched: touched, revealed: isRevealed)) }
        return Property.derived(
            from: Property.derived(fromAll: fields.map(\.errorFindings)) { Form.inOrderOfRules($0) },
            RuleMark.findings(marks).map { $0.map(\.message) },
            unplacedMessages
        ) { $0 + $1 + $2 }
    }()

    /// The first finding of each field; a rule that marks several fields is listed once.
    private static func inOrderOfRules(_ findings: [[Finding]]) -> [String] {
        var seen: Set<Int> = []
        let first = findings.compactMap(\.first).filter { $0.order == .max || seen.insert($0.order).inserted }
        return first.enumerated().sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }.map(\.element.message)
    }
}
