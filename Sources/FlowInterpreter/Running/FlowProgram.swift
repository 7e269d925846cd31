import FlowChecks
import FlowSpec
import Foundation

/// A checked flow, prepared for running: what hangs on what, by the numbers of fields and commands.
public final class FlowProgram {
    public let flow: Flow
    let fields: [String: Int]
    let values: [String: Int]
    let commands: [String: Int]
    let services: [String: Int]
    /// For each field, those that reset when it changes.
    let resetTargets: [[Int]]
    /// For each field, the commands that its change cancels.
    let cancelTargets: [[Int]]
    /// For each field, the commands that its change starts.
    let startTargets: [[Int]]
    /// For each rule, the fields that it marks.
    let ruleFields: [[Int]]
    /// The rules that are no warnings.
    let requirements: [Int]
    /// For each field, the rules that mark it.
    let fieldRules: [[Int]]
    /// For each field, the step in which it is entered, if it is in one.
    let stepsOfFields: [Int?]
    /// For each step, the fields that are entered there.
    let fieldsOfSteps: [[Int]]
    /// Each field once: those that rules mark in the order of the rules, then the others.
    let fieldsInOrderOfRules: [Int]
    /// The command after whose start errors show.
    let showingCommand: Int?
    /// For each rule, whether it asks services.
    let waits: [Bool]
    /// The rules that ask services.
    let waitingRules: [Int]
    /// For each of them, the earlier rules on its fields that have to hold before it asks.
    let preconditions: [Int: [Int]]
    /// For each of them, what it asks about.
    let questionSources: [Int: [QuestionSource]]
    /// What has to be evaluated when something changes, because its value depends on when that is.
    let momentary: [(place: FollowedExpression, expression: TypedExpression)]
    /// The places of these.
    let momentaryPlaces: Set<FollowedExpression>
    /// For each field, how what is entered becomes its value.
    let entries: [FieldEntry]
    /// The fields that are restored.
    let restoredFields: [Int]
    /// Whether drafts hold where the user is in the steps.
    let draftsSteps: Bool
    let stepNames: [String]
    /// Which drafts the flow takes.
    let draftSchema: DraftSchema
    let regexes: RegexCache
    let limits: RunningFlow.Limits

    public convenience init(_ flow: Flow) { self.init(flow, regexes: RegexCache()) }

    /// - Parameters:
    ///   - regexes: Those that were compiled already.
    ///   - limits: How much may follow from one thing.
    init(_ flow: Flow, regexes: RegexCache, limits: RunningFlow.Limits = .generous) {
        self.flow = flow
        self.regexes = regexes
        self.limits = limits
        fields = Self.indices(flow.fields.map(\.name.text))
        values = Self.indices(flow.values.map(\.name.text))
        commands = Self.indices(flow.commands.map(\.name.text))
        services = Self.indices(flow.services.map(\.name))
        let names = fields
        restoredFields = flow.fields.indices.filter { flow.fields[$0].isRestored }
        draftsSteps = flow.draftsSteps
        stepNames = flow.steps.map(\.name.text)
        draftSchema = DraftSchema(flow: flow.name, spec: flow.draftIdentity)
        func targets(_ lists: [[String]]) -> [[Int]] {
            var result = Array(repeating: [Int](), count: flow.fields.count)
            for (target, list) in lists.enumerated() {
                for index in list.compactMap({ names[$0] }) { result[index].append(target) }
            }
            return result
        }
        resetTargets = targets(flow.fields.map(\.resetsWhenChanged))
        cancelTargets = targets(flow.commands.map(\.cancelledWhenChanged))
        startTargets = targets(flow.commands.map { $0.automaticStart?.whenChanged ?? [] })
        ruleFields = flow.validations.rules.map { rule in rule.fields.compactMap { names[$0] } }
        requirements = flow.validations.rules.indices.filter { !flow.validations.rules[$0].isWarning }
        fieldRules = targets(flow.validations.rules.map(\.fields))
        stepsOfFields = flow.fields.map { flow.step(of: $0.name.text) }
        fieldsOfSteps = flow.steps.map { $0.members.compactMap { names[$0] } }
        var seen: Set<Int> = []
        fieldsInOrderOfRules = (ruleFields.flatMap(\.self) + Array(flow.fields.indices)).filter { seen.insert($0).inserted }
        momentary = Self.momentary(flow)
        momentaryPlaces = Set(momentary.map(\.place))
        let locale = Locale(identifier: flow.language)
        entries = flow.fields.map { FieldEntry($0, locale) }
        let all = flow.validations.rules
        let marked = ruleFields
        let waits = all.map(\.waits)
        self.waits = waits
        waitingRules = all.indices.filter { waits[$0] }
        preconditions = Dictionary(
            uniqueKeysWithValues: waitingRules.map { rule in
                (rule, (0..<rule).filter { !all[$0].isWarning && !waits[$0] && !Set(marked[$0]).isDisjoint(with: marked[rule]) })
            })
        questionSources = Dictionary(uniqueKeysWithValues: waitingRules.map { ($0, QuestionSource.sources(of: all[$0].condition)) })
        if case .after(let command) = flow.validations.showing { showingCommand = commands[command.text] } else { showingCommand = nil }
    }

    private static func momentary(_ flow: Flow) -> [(place: FollowedExpression, expression: TypedExpression)] {
        var all: [(place: FollowedExpression, expression: TypedExpression)] = []
        for (index, field) in flow.fields.enumerated() { field.condition.map { all.append((.activity(field: index), $0)) } }
        for (index, step) in flow.steps.enumerated() { step.condition.map { all.append((.step(index), $0)) } }
        for (index, value) in flow.values.enumerated() {
            if case .expression(let expression) = value.definition { all.append((.value(index), expression)) }
        }
        for (index, rule) in flow.validations.rules.enumerated() where !rule.waits { all.append((.rule(index), rule.condition)) }
        for (index, command) in flow.commands.enumerated() { command.condition.map { all.append((.enabled(command: index), $0)) } }
        return all.filter(\.expression.isMomentary)
    }

    private static func indices(_ names: [String]) -> [String: Int] {
        Dictionary(zip(names, names.indices), uniquingKeysWith: { first, _ in first })
    }
}
