import ReactiveCore

extension Form {
    /// Adds a rule that must hold, or the form is not valid.
    ///
    /// ```swift
    /// form.require(.reading(email) { email in email.isEmail }, on: email, else: "Enter an address like name@example.com")
    /// ```
    ///
    /// - Parameters:
    ///   - condition: What must hold.
    ///   - fields: Where the error belongs. Each active one is marked; if all are inactive, the rule does not apply.
    ///   - application: The rule applies only when this holds.
    ///   - message: What to do when the rule does not hold.
    public func require(
        _ condition: FlowCondition,
        on fields: FormField...,
        onlyWhen application: Property<Bool>? = nil,
        else message: FlowMessage
    ) {
        add { Rule(place: $0, severity: .error, condition: condition, onlyWhen: application, fields: fields, message: message) }
    }

    /// Adds a rule that ought to hold; the form is valid also when it does not.
    ///
    /// ```swift
    /// form.warn(unless: .reading(password) { password in password.count > 11 }, on: password, saying: "A longer password is safer")
    /// ```
    ///
    /// - Parameters:
    ///   - condition: What ought to hold.
    ///   - fields: Where the warning belongs. Each active one is marked; if all are inactive, the rule does not apply.
    ///   - application: The rule applies only when this holds.
    ///   - message: What is shown when the rule does not hold.
    public func warn(
        unless condition: FlowCondition,
        on fields: FormField...,
        onlyWhen application: Property<Bool>? = nil,
        saying message: FlowMessage
    ) {
        add { Rule(place: $0, severity: .warning, condition: condition, onlyWhen: application, fields: fields, message: message) }
    }

    /// Adds a rule that must hold, or the form is not valid.
    @_disfavoredOverload
    public func require(
        _ condition: Property<Bool>,
        on fields: FormField...,
        onlyWhen application: Property<Bool>? = nil,
        else message: FlowMessage
    ) {
        let condition = FlowCondition(condition)
        add { Rule(place: $0, severity: .error, condition: condition, onlyWhen: application, fields: fields, message: message) }
    }

    /// Adds a rule that ought to hold; the form is valid also when it does not.
    @_disfavoredOverload
    public func warn(
        unless condition: Property<Bool>,
        on fields: FormField...,
        onlyWhen application: Property<Bool>? = nil,
        saying message: FlowMessage
    ) {
        let condition = FlowCondition(condition)
        add { Rule(place: $0, severity: .warning, condition: condition, onlyWhen: application, fields: fields, message: message) }
    }
}
