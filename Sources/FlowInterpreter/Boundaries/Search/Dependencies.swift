import FlowSpec

/// What an expression hangs on, through everything that is derived in between.
struct Dependencies {
    private unowned let program: FlowProgram
    /// Whether what makes a field active counts as well.
    private let followsActivity: Bool
    /// The fields that are read, each once, in the order of first reading.
    private(set) var fields: [Int] = []
    /// Whether the interpreter knows what the compiled flow will read: neither the time of day nor what only Swift knows is among it.
    private(set) var isKnown = true
    private var knownFields: Set<Int> = []
    private var values: Set<Int> = []
    private var rules: Set<Int> = []
    private var commands: Set<Int> = []
    private var activities: Set<Int> = []

    init(of expressions: [TypedExpression], in program: FlowProgram, followsActivity: Bool = true) {
        self.program = program
        self.followsActivity = followsActivity
        for expression in expressions { follow(expression) }
    }

    /// What a rule hangs on: also on whether it applies.
    init(ofRule rule: Int, in program: FlowProgram) {
        self.init(of: [], in: program)
        follow(rule: rule)
    }

    init(ofAllRulesIn program: FlowProgram, followsActivity: Bool) {
        self.init(of: [], in: program, followsActivity: followsActivity)
        for rule in program.flow.validations.rules.indices { follow(rule: rule) }
    }

    private mutating func follow(_ expression: TypedExpression) {
        switch expression.kind {
        case .reference(let reference, _): follow(reference)
        case .serviceCall(let service, _):
            if !service.isAsync, service.result != .void,
                program.flow.typeTable.naturalValue(of: service.result, at: service.name.range) == nil
            {
                isKnown = false
            }
        case .moduleType, .moduleMember, .moduleCall, .moduleImplicitMember, .invalid: isKnown = false
        default: break
        }
        expression.forEachChild { follow($0) }
    }

    private mutating func follow(_ reference: Reference) {
        var name = ""
        if case .name(let first)? = reference.path.first { name = first }
        switch reference.kind {
        case .field:
            guard reference.path.count == 1, let field = program.fields[name] else {
                isKnown = false
                return
            }
            switch reference.state {
            case nil, .text: add(field)
            case .isActive: follow(activityOf: field)
            default:
                follow(activityOf: field)
                if program.isTyped[field] { add(field) }
                for rule in program.rules(onField: field) { follow(rule: rule) }
            }
        case .value:
            guard let value = program.values[name], values.insert(value).inserted else { return }
            for expression in program.flow.values[value].definition.expressions { follow(expression) }
        case .command:
            guard let command = program.commands[name], commands.insert(command).inserted else { return }
            if reference.state == .isEnabled, let condition = program.commandConditions[command] { follow(condition) }
        case .flow:
            followAllRules()
        case .local: break
        case .step where reference.state == .isActive:
            for condition in program.flow.steps.filter({ $0.name.text == name }).compactMap(\.condition) { follow(condition) }
        // Where the user is does not hang on what is entered alone.
        case .step, .steps, .part, .partList, .outcome, .now, .today: isKnown = false
        }
    }

    /// Many commands hang on all rules, and on nothing else: what that is, is found out once.
    private mutating func followAllRules() {
        guard fields.isEmpty, values.isEmpty, rules.isEmpty, activities.isEmpty else {
            for rule in program.flow.validations.rules.indices { follow(rule: rule) }
            return
        }
        let (isKnown, commands) = (self.isKnown, self.commands)
        self = followsActivity ? program.dependenciesOfRules : program.dependenciesOfRulesAlone
        self.isKnown = self.isKnown && isKnown
        self.commands.formUnion(commands)
    }

    private mutating func add(_ field: Int) {
        if knownFields.insert(field).inserted { fields.append(field) }
        if followsActivity { follow(activityOf: field) }
    }

    private mutating func follow(activityOf field: Int) {
        guard activities.insert(field).inserted, let condition = program.conditions[field] else { return }
        follow(condition)
    }

    private mutating func follow(rule: Int) {
        guard rules.insert(rule).inserted else { return }
        follow(program.ruleConditions[rule])
        for condition in program.applicabilities[rule] { follow(condition) }
        // What is in a part is entered there, and has its tables there.
        if !program.flow.parts.isEmpty, program.fields(markedBy: rule).count < program.ruleMarks[rule].count { isKnown = false }
        for field in program.fields(markedBy: rule) {
            follow(activityOf: field)
            if program.isTyped[field] { add(field) }
        }
    }
}
