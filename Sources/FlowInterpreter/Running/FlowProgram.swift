import FlowSpec

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
    /// The same as ``members``, but the fields between two parts in the order of the rules: those that rules mark, then the others.
    let membersInOrderOfRules: [FlowMember]
    /// The command after whose start errors show.
    let showingCommand: Int?
    /// The rules that ask services.
    let waitingRules: [Int]
    /// For each of them, the earlier rules on its fields that have to hold before it asks.
    let preconditions: [Int: [Int]]
    /// For each of them, what it asks about.
    let questionSources: [Int: [QuestionSource]]
    /// What has to be evaluated when something changes, because its value depends on when that is.
    let momentary: [(place: FollowedExpression, expression: TypedExpression)]
    let regexes = RegexCache()

    public init(_ flow: Flow) {
        self.flow = flow
        fields = Self.indices(flow.fields.map(\.name.text))
        values = Self.indices(flow.values.map(\.name.text))
        commands = Self.indices(flow.commands.map(\.name.text))
        parts = flow.parts.map { FlowProgram($0.flow) }
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
        requirements = flow.validations.rules.indices.filter { !flow.validations.rules[$0].isWarning }
        var rules: [MemberPath: [Int]] = [:]
        for (index, paths) in marks.enumerated() { for path in paths { rules[path, default: []].append(index) } }
        rulesByMark = rules
        membersInOrderOfRules = Self.inOrderOfRules(members, marks)
        momentary = Self.momentary(flow)
        let all = flow.validations.rules
        waitingRules = all.indices.filter { all[$0].waits }
        preconditions = Dictionary(
            uniqueKeysWithValues: waitingRules.map { rule in
                (rule, (0..<rule).filter { !all[$0].isWarning && !all[$0].waits && !Set(marks[$0]).isDisjoint(with: marks[rule]) })
            })
        questionSources = Dictionary(uniqueKeysWithValues: waitingRules.map { ($0, QuestionSource.sources(of: all[$0].condition)) })
        if case .after(let command) = flow.validations.showing { showingCommand = commands[command.text] } else { showingCommand = nil }
    }

    private static func momentary(_ flow: Flow) -> [(place: FollowedExpression, expression: TypedExpression)] {
        var all: [(place: FollowedExpression, expression: TypedExpression)] = []
        for (index, field) in flow.fields.enumerated() { field.condition.map { all.append((.activity(field: index), $0)) } }
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
