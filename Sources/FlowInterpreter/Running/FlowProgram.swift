import FlowChecks
import FlowSpec
import Foundation

/// A checked flow, prepared for running: what hangs on what, by the numbers of fields and commands.
public final class FlowProgram {
    public let flow: Flow
    let fields: [String: Int]
    let values: [String: Int]
    let commands: [String: Int]
    /// The flows of the parts, prepared, in the order of the parts.
    let parts: [FlowProgram]
    let partNumbers: [String: Int]
    /// What the change of a field or a part sets in motion.
    let changeTargets: [MemberPath: ChangeTargets]
    /// For each rule, the fields and parts that it marks.
    let ruleMarks: [[MemberPath]]
    /// The rules that mark a field or a part, in their order.
    let rulesByMark: [MemberPath: [Int]]
    /// Fields and parts in the order of the spec.
    let members: [FlowMember]
    /// The rules that are no warnings.
    let requirements: [Int]
    let isWarning: [Bool]
    // What is read again and again, by itself: fields, rules and commands are large.
    let conditions: [TypedExpression?]
    let ruleConditions: [TypedExpression]
    let applicabilities: [[TypedExpression]]
    let commandConditions: [TypedExpression?]
    let expirations: [Duration?]
    /// Whether the field's text may stand for no value.
    let isTyped: [Bool]
    let typedFields: [Int]
    /// The same as ``members``, but the fields between two parts in the order of the rules: those that rules mark, then the others.
    let membersInOrderOfRules: [FlowMember]
    /// For each field and each part, the step in which it is entered, if it is in one.
    let stepsOfFields: [Int?]
    let stepsOfParts: [Int?]
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
    /// The fields and parts that are restored, and their names.
    let restoredMembers: [FlowMember]
    let restoredNames: [String]
    /// Whether drafts hold where the user is in the steps.
    let draftsSteps: Bool
    let stepNames: [String]
    /// Which drafts the flow takes.
    let draftSchema: DraftSchema
    /// What reads what; nil where more than an edit changes what is derived: an answer, the time, or a part of the flow.
    private(set) lazy var readers = parts.isEmpty && momentary.isEmpty && waitingRules.isEmpty ? Readers(self) : nil
    /// Whether it is all the same in which order fields are edited, and in how many changes: an edit sets its field, and nothing else.
    private(set) lazy var editsAreIndependent =
        readers != nil && changeTargets.isEmpty && flow.undoLimit == nil && expirations.allSatisfy { $0 == nil }
        && flow.fields.allSatisfy { $0.typedInParts == nil } && flow.commands.allSatisfy { $0.automaticStart == nil }
    /// What all rules together hang on, with and without what makes fields active.
    private(set) lazy var dependenciesOfRules = Dependencies(ofAllRulesIn: self, followsActivity: true)
    private(set) lazy var dependenciesOfRulesAlone = Dependencies(ofAllRulesIn: self, followsActivity: false)
    let regexes: RegexCache
    let limits: RunningFlow.Limits

    public convenience init(_ flow: Flow) { self.init(flow, regexes: RegexCache()) }

    /// - Parameters:
    ///   - regexes: Those that were compiled already.
    ///   - limits: How much may follow from one thing.
    ///   - language: For whom numbers and dates are read and written, of a part the language of the whole; nil for that of the flow.
    init(_ flow: Flow, regexes: RegexCache, limits: RunningFlow.Limits = .generous, language: String? = nil) {
        let language = language ?? flow.language
        self.flow = flow
        self.regexes = regexes
        self.limits = limits
        fields = Self.indices(flow.fields.map(\.name.text))
        values = Self.indices(flow.values.map(\.name.text))
        commands = Self.indices(flow.commands.map(\.name.text))
        restoredMembers = flow.restoredMembers
        restoredNames = restoredMembers.map { flow.name(of: $0) }
        draftsSteps = flow.draftsSteps
        stepNames = flow.steps.map(\.name.text)
        stepsOfFields = flow.fields.map { flow.step(of: $0.name.text) }
        stepsOfParts = flow.parts.map { flow.step(of: $0.name.text) }
        draftSchema = DraftSchema(flow: flow.name, spec: flow.draftIdentity)
        parts = flow.parts.map { FlowProgram($0.flow, regexes: regexes, limits: limits, language: language) }
        partNumbers = Self.indices(flow.parts.map(\.name.text))
        members = flow.members
        let (names, numbers, programs) = (fields, partNumbers, parts)
        func resolve(_ path: String) -> MemberPath? { Self.path(path, names, numbers, programs) }
        var targets: [MemberPath: ChangeTargets] = [:]
        for member in members {
            let paths =
                switch member {
                case .field(let index): flow.fields[index].resetsWhenChanged
                case .part(let index): flow.parts[index].resetsWhenChanged
                }
            for path in paths.compactMap({ resolve($0) }) { targets[path, default: ChangeTargets()].resets.append(member) }
        }
        for (index, command) in flow.commands.enumerated() {
            for path in command.cancelledWhenChanged.compactMap({ resolve($0) }) {
                targets[path, default: ChangeTargets()].cancels.append(index)
            }
            for path in (command.automaticStart?.whenChanged ?? []).compactMap({ resolve($0) }) {
                targets[path, default: ChangeTargets()].starts.append(index)
            }
        }
        changeTargets = targets
        let marks = flow.validations.rules.map { $0.fields.compactMap { resolve($0) } }
        ruleMarks = marks
        isWarning = flow.validations.rules.map(\.isWarning)
        requirements = flow.validations.rules.indices.filter { !flow.validations.rules[$0].isWarning }
        conditions = flow.fields.map(\.condition)
        ruleConditions = flow.validations.rules.map(\.condition)
        applicabilities = flow.validations.rules.map(\.applicability)
        commandConditions = flow.commands.map(\.condition)
        expirations = flow.fields.map(\.resetsAfter)
        let isTyped = flow.fields.map(\.isTyped)
        self.isTyped = isTyped
        typedFields = flow.fields.indices.filter { isTyped[$0] }
        var rules: [MemberPath: [Int]] = [:]
        for (index, paths) in marks.enumerated() { for path in paths { rules[path, default: []].append(index) } }
        rulesByMark = rules
        membersInOrderOfRules = Self.inOrderOfRules(members, marks)
        momentary = Self.momentary(flow)
        momentaryPlaces = Set(momentary.map(\.place))
        let locale = Locale(identifier: language)
        entries = flow.fields.map { FieldEntry($0, locale) }
        let all = flow.validations.rules
        let waits = all.map(\.waits)
        self.waits = waits
        waitingRules = all.indices.filter { waits[$0] }
        preconditions = Dictionary(
            uniqueKeysWithValues: waitingRules.map { rule in
                (rule, (0..<rule).filter { !all[$0].isWarning && !waits[$0] && !Set(marks[$0]).isDisjoint(with: marks[rule]) })
            })
        questionSources = Dictionary(uniqueKeysWithValues: waitingRules.map { ($0, QuestionSource.sources(of: all[$0].condition)) })
        if case .after(let command) = flow.validations.showing { showingCommand = commands[command.text] } else { showingCommand = nil }
    }

    private static func momentary(_ flow: Flow) -> [(place: FollowedExpression, expression: TypedExpression)] {
        var all: [(place: FollowedExpression, expression: TypedExpression)] = []
        for (index, field) in flow.fields.enumerated() { field.condition.map { all.append((.activity(field: index), $0)) } }
        for (index, step) in flow.steps.enumerated() { step.condition.map { all.append((.step(index), $0)) } }
        for (index, part) in flow.parts.enumerated() { part.condition.map { all.append((.part(index), $0)) } }
        for (index, value) in flow.values.enumerated() {
            if case .expression(let expression) = value.definition { all.append((.value(index), expression)) }
        }
        for (index, rule) in flow.validations.rules.enumerated() where !rule.waits { all.append((.rule(index), rule.condition)) }
        for (index, command) in flow.commands.enumerated() { command.condition.map { all.append((.enabled(command: index), $0)) } }
        return all.filter(\.expression.isMomentary)
    }

    /// Where the path leads; nil if it goes through rows.
    func path(_ path: String) -> MemberPath? { Self.path(path, fields, partNumbers, parts) }

    private static func path(
        _ path: String, _ fields: [String: Int], _ partNumbers: [String: Int], _ parts: [FlowProgram]
    ) -> MemberPath? {
        let names = path.split(separator: ".", maxSplits: 1)
        guard let first = names.first.map(String.init) else { return nil }
        if names.count == 1, let field = fields[first] { return MemberPath(parts: [], field: field) }
        guard let part = partNumbers[first] else { return nil }
        guard names.count > 1 else { return MemberPath(parts: [part], field: nil) }
        return parts[part].path(String(names[1]))?.within(part: part)
    }

    /// The rules on one of the flow's own fields, in their order.
    func rules(onField index: Int) -> [Int] { rulesByMark[MemberPath(parts: [], field: index)] ?? [] }

    /// Those of the flow's own fields that the rule marks.
    func fields(markedBy rule: Int) -> [Int] { ruleMarks[rule].compactMap { $0.parts.isEmpty ? $0.field : nil } }

    /// Sorts the fields between two parts by the first rule on each.
    private static func inOrderOfRules(_ members: [FlowMember], _ marks: [[MemberPath]]) -> [FlowMember] {
        let marked = marks.flatMap(\.self)
        func place(_ member: FlowMember) -> Int {
            guard case .field(let field) = member else { return -1 }
            return marked.firstIndex(of: MemberPath(parts: [], field: field)) ?? .max
        }
        return members.split(omittingEmptySubsequences: false) { if case .part = $0 { true } else { false } }.enumerated()
            .flatMap { offset, fields -> [FlowMember] in
                let sorted = fields.enumerated().sorted { (place($0.element), $0.offset) < (place($1.element), $1.offset) }.map(\.element)
                let parts = members.filter { if case .part = $0 { true } else { false } }
                return sorted + (offset < parts.count ? [parts[offset]] : [])
            }
    }

    private static func indices(_ names: [String]) -> [String: Int] {
        Dictionary(zip(names, names.indices), uniquingKeysWith: { first, _ in first })
    }
}
