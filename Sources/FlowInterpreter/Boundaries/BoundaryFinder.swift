import FlowMarkdown
import FlowSpec

/// Finds what a flow does at the boundaries of its rules and conditions, by running it.
///
/// ```swift
/// let boundaries = BoundaryFinder(flow).boundaries()
/// boundaries.tables[0].rows   // ("12345", false), ("123456", true), …
/// ```
///
/// For each comparison there are the values just below, at and above the bound; for each condition both sides; for each enum all cases; for
/// each optional nothing and something; for texts also characters of several scalars and of other scripts. A row is kept
/// only where the comparison decides: the rest of the condition is brought into a state in which it does. What hangs on the time of day or on
/// members of types from modules is left out, for only the compiled flow knows it; so is what only commands set.
///
/// The search is bounded: a table has at most ``rowLimit`` rows, a flow at most ``trialLimit`` trials. The result is the same each time.
public final class BoundaryFinder {
    typealias Edit = RunningFlow.Edit

    /// No table has more rows.
    public static let rowLimit = 12
    /// How often a flow is run at most. What is found until then is what there is.
    public static let trialLimit = 4_000

    let program: FlowProgram
    let trial: Trial
    let changes: AtomChanges
    let search: StartSearch
    /// What is entered before each case.
    let start: [Edit]
    private let entriesOfStart: [String: Edit.Entry]
    /// Whether the interpreter knows of every rule what the compiled flow will say.
    let isValidityKnown: Bool

    public init(_ flow: Flow) {
        let program = FlowProgram(flow)
        trial = Trial(program, budget: Self.trialLimit)
        changes = AtomChanges(program: program, trial: trial, entered: EnteredValues(flow))
        search = StartSearch(program: program, trial: trial, changes: changes)
        start = search.start().filter { Self.literal($0, in: program) != nil }
        entriesOfStart = Dictionary(start.map { ($0.field, $0.entry) }, uniquingKeysWith: { $1 })
        trial.findShowing(start: start)
        isValidityKnown = program.dependenciesOfRules.isKnown
        self.program = program
    }

    /// What the start enters into the field.
    func started(_ field: String) -> Edit.Entry? { entriesOfStart[field] }

    public func boundaries() -> FlowBoundaries {
        let flow = program.flow
        var tables: [BoundaryTable] = []
        func add(_ table: (Int) -> BoundaryTable?, _ index: Int) {
            if !trial.isOver, let table = table(index) { tables.append(table) }
        }
        for index in flow.fields.indices {
            add(activity(of:), index)
            add(entry(into:), index)
            add(reading(of:), index)
        }
        for index in flow.values.indices { add(value, index) }
        for index in flow.validations.rules.indices { add(rule, index) }
        for index in flow.commands.indices { add(command, index) }
        return FlowBoundaries(
            showing: trial.showing, start: start.compactMap { literal($0) },
            startIsValid: trial.read(after: [start], { flow throws(Interruption) in try flow.isValid() }) ?? false,
            tables: tables)
    }

    /// The edit as a step of a scenario; nil if it cannot be written.
    func literal(_ edit: Edit) -> ScenarioStep.Edit? { Self.literal(edit, in: program) }

    private static func literal(_ edit: Edit, in program: FlowProgram) -> ScenarioStep.Edit? {
        guard let index = program.fields[edit.field] else { return nil }
        let field = program.flow.fields[index]
        switch edit.entry {
        case .text(let text):
            let value = Value.string(text).literal(.string, at: field.name.range)
            return value.map { ScenarioStep.Edit(field: edit.field, isText: true, value: $0) }
        case .part(let part, let text):
            let value = Value.string(text).literal(.string, at: field.name.range)
            return value.map { ScenarioStep.Edit(field: edit.field, isText: true, part: part, value: $0) }
        case .value(let value):
            return value.literal(field.type, at: field.name.range).map { ScenarioStep.Edit(field: edit.field, isText: false, value: $0) }
        }
    }

    // MARK: What the tables are about

    private func activity(of index: Int) -> BoundaryTable? {
        let field = program.flow.fields[index]
        guard let condition = program.conditions[index] else { return nil }
        return ConditionTable(self, .activity(field: index), condition, at: condition.range) { flow throws(Interruption) in
            .bool(try flow.isActive(index))
        }
        .table([.equals(Reference(.field, path: [.name(field.name.text)], state: .isActive))])
    }

    private func value(_ index: Int) -> BoundaryTable? {
        let value = program.flow.values[index]
        let expressions = value.definition.expressions
        guard expressions.allSatisfy(\.services.isEmpty), let range = expressions.first?.range else { return nil }
        return ConditionTable(self, .value(index), expressions[0], at: range, resultType: value.type) { flow throws(Interruption) in
            try flow.value(ofDerived: index)
        }
        .table([.equals(Reference(.value, path: [.name(value.name.text)]))])
    }

    private func command(_ index: Int) -> BoundaryTable? {
        let command = program.flow.commands[index]
        guard let condition = command.condition else { return nil }
        return ConditionTable(self, .enabled(command: index), condition, at: condition.range) { flow throws(Interruption) in
            .bool(try flow.isEnabled(index))
        }
        .table([.equals(Reference(.command, path: [.name(command.name.text)], state: .isEnabled))])
    }

    private func rule(_ index: Int) -> BoundaryTable? {
        if program.flow.validations.rules[index].waits { return AnswerTable(self, rule: index).table() }
        return RuleTable(self, rule: index).table()
    }
}
