import FlowChecks
import FlowMarkdown
import FlowSpec
import Foundation

/// A flow that runs: the same meaning as the generated view model has, executed on the model, without compiling.
///
/// ```swift
/// let flow = try RunningFlow(FlowProgram(checkedFlow))
/// try flow.edit([.init("userName", .string("anna")), .init("password", .string("secret"))])
/// let run = try flow.start("signIn")
/// try flow.answer("signIn", .returns(.bool(true)))
/// flow.outcome        // .signedIn
/// ```
///
/// It is deterministic: there is no concurrency, services wait for ``answer(_:_:)``, and time passes by ``advance(by:)`` alone. Each of
/// these calls does all that follows from it before it returns. What would stop a compiled program is thrown as an ``Interruption``; the
/// flow is of no use after that.
public final class RunningFlow {
    public let program: FlowProgram
    var fields = PiecewiseArray<FieldState>()
    var commands: [CommandState]
    /// What belongs to the whole.
    let scope: RunScope
    /// The flow that this one is a part of, and which part of it; nil for a whole, and for a row that was removed.
    weak var whole: RunningFlow?
    let numberInWhole: Int?
    /// A row that was taken out of its list.
    var isRemoved = false
    var parts: [PartState] = []
    /// Where the flow has led last.
    public internal(set) var outcome: Value?
    /// The outcomes that were emitted, the first one first.
    public internal(set) var outcomes: [Value] = []
    /// The errors of rules that are on no field are to be shown.
    var isRevealed = false

    // What is derived is computed when it is read, and kept until something changes that it may have read.
    var activities: [Memo<Bool>?]
    var partActivities: [Memo<Bool>?]
    var values: [Memo<Value>?]
    var rules: [Memo<Bool>?]
    var stepActivities: [Memo<Bool>?]
    var validity: Memo<Bool>?
    var heldRequirements = HeldRequirements(version: 0)
    /// The rules that may give something else than in the flow of which this one is a copy; nil if that is not known.
    var changedRules: [Int]?
    /// What expressions that read the clock or ask services have given, by what they had read.
    var moments: [FollowedExpression: Moment] = [:]

    /// What rules that ask services have been answered.
    var answers: [Int: AnswerState] = [:]

    /// Where the user is in the steps of the flow; at the first of none if it has none.
    var walk = StepWalk()

    /// What happens some time later.
    enum Event {
        /// The field goes back to its start value.
        case expiry(RunningFlow, field: Int)
        /// The run has taken too long.
        case timeout(CommandRun)
        /// A call that threw is repeated.
        case retry(CommandRun)
        /// Nothing that the rule reads has changed for its quiet time.
        case endOfQuiet(RunningFlow, rule: Int)
        /// The command may be started again.
        case endOfRest(command: Int)
        /// Nothing has changed for the time after which the command starts by itself.
        case quiet(command: Int)
    }

    /// What is done when no change is being made.
    enum Job {
        case enter(CommandRun, overtaking: CommandRun?)
        case call(CommandRun)
        /// The rule asks its service.
        case ask(RunningFlow, rule: Int)
        /// A step that validates waits for answers.
        case awaitAnswers(CommandRun)
        /// It has all that it waited for.
        case validate(CommandRun)
        /// The command starts by itself.
        case startIfDue(command: Int)
    }

    /// What an expression has given when it read these values.
    struct Moment {
        let read: [Value]
        let result: Value
    }

    /// - Parameters:
    ///   - program: The flow, prepared.
    ///   - answers: What services that answer at once return from the beginning.
    ///   - beginning: The moment at which time begins to pass.
    public convenience init(
        _ program: FlowProgram, answers: [(service: String, answer: ServiceAnswer)] = [], beginning: Date = .now
    ) throws(Interruption) {
        try self.init(program, answers: answers, beginning: beginning, coverage: nil)
    }

    convenience init(
        _ program: FlowProgram, services: [String: ServiceState]? = nil, answers: [(service: String, answer: ServiceAnswer)],
        beginning: Date,
        coverage: CoverageRecord?
    ) throws(Interruption) {
        let scope = RunScope(beginning: beginning, language: program.flow.language, undoLimit: program.flow.undoLimit, coverage: coverage)
        self.init(program, scope, whole: nil, number: nil)
        if let services { scope.services = services } else { scope.services = try firstServices() }
        for (service, answer) in answers { scope.services[service]?.fixed = answer }
        try begin()
        try change { () throws(Interruption) in }
    }

    /// Another flow in the state in which this one is: what happens to one of them does not happen to the other. Nil for a flow with parts or with
    /// edits that can be undone, and while something is going on in it: these speak of the one flow.
    init?(copyOf other: RunningFlow) {
        let known = other.scope
        guard other.whole == nil, other.parts.isEmpty, known.history == nil, known.depth == 0, known.quietJobs.isEmpty,
            known.clock.isIdle, other.commands.allSatisfy({ $0.run == nil }), known.services.values.allSatisfy({ $0.waiting.isEmpty })
        else { return nil }
        scope = RunScope(beginning: known.beginning, language: known.language, undoLimit: nil, coverage: known.coverage)
        scope.clock = known.clock
        scope.services = known.services
        scope.version = known.version
        program = other.program
        numberInWhole = nil
        fields = other.fields
        commands = other.commands
        outcome = other.outcome
        outcomes = other.outcomes
        isRevealed = other.isRevealed
        activities = other.activities
        values = other.values
        rules = other.rules
        moments = other.moments
        answers = other.answers
        stepActivities = other.stepActivities
        validity = other.validity
        heldRequirements = other.heldRequirements
        changedRules = other.changedRules == nil ? nil : []
        walk = other.walk
        partActivities = other.partActivities
    }

    private init(_ program: FlowProgram, _ scope: RunScope, whole: RunningFlow?, number: Int?) {
        self.program = program
        self.scope = scope
        self.whole = whole
        numberInWhole = number
        let flow = program.flow
        commands = Array(repeating: CommandState(), count: flow.commands.count)
        activities = Array(repeating: nil, count: flow.fields.count)
        partActivities = Array(repeating: nil, count: flow.parts.count)
        values = Array(repeating: nil, count: flow.values.count)
        rules = Array(repeating: nil, count: flow.validations.rules.count)
        stepActivities = Array(repeating: nil, count: flow.steps.count)
    }

    /// A part of another flow, or a row of a list.
    convenience init(_ program: FlowProgram, partOf whole: RunningFlow, number: Int) throws(Interruption) {
        self.init(program, whole.scope, whole: whole, number: number)
        try begin()
    }

    private func firstServices() throws(Interruption) -> [String: ServiceState] {
        var services: [String: ServiceState] = [:]
        for service in program.flow.allServices {
            services[service.name] = ServiceState(fixed: service.signature.isAsync ? nil : try firstAnswer(of: service.signature))
        }
        return services
    }

    /// Gives the fields their start values.
    private func begin() throws(Interruption) {
        for (field, entry) in zip(program.flow.fields, program.entries) {
            fields.append(FieldState(start: try evaluator().value(of: field.start), entry: entry))
        }
        for (index, part) in program.flow.parts.enumerated() {
            parts.append(PartState(isList: part.isList))
            if !part.isList { parts[index].rows = [try RunningFlow(program.parts[index], partOf: self, number: index)] }
        }
    }

    /// The record counts what happens in the flow itself; a part has scenarios of its own.
    func comes(by point: @autoclosure () -> CoveragePoint) { if numberInWhole == nil { scope.coverage?.insert(point()) } }

    var recordsRules: Bool { numberInWhole == nil && scope.coverage?.recordsRules == true }

    /// What a service that answers at once returns if nobody says otherwise: nothing, or the natural empty value of its result.
    private func firstAnswer(of service: ServiceSignature) throws(Interruption) -> ServiceAnswer? {
        if service.result == .void { return .returns(.void) }
        guard let value = program.flow.typeTable.naturalValue(of: service.result, at: service.name.range) else { return nil }
        return .returns(try evaluator().value(of: value))
    }

    /// Evaluates expressions of the flow; `locals` are the names that live for less than it.
    func evaluator(_ locals: [String: Value] = [:]) -> Evaluator<FlowContext> {
        Evaluator(FlowContext(flow: self, locals: locals), regexes: program.regexes, place: placeInWhole)
    }

    /// What an expression of the flow, or of a scenario, is at the moment.
    public func value(of expression: TypedExpression, locals: [String: Value] = [:]) throws(Interruption) -> Value {
        try evaluator(locals).value(of: expression)
    }
}
