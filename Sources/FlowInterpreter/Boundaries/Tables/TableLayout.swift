import FlowMarkdown
import FlowSpec

/// Arranges rows in columns: what differs from row to row is a column, what is the same in all belongs to the context.
struct TableLayout {
    typealias Edit = RunningFlow.Edit

    private let source: ConditionTable
    private var flow: Flow { source.finder.program.flow }
    private(set) var columns: [BoundaryTable.Column] = []
    private(set) var context: [ScenarioStep.Edit]
    private(set) var rows: [BoundaryTable.Row] = []
    /// The flow after each row.
    private var flows: [RunningFlow] = []
    private(set) var results: [Value] = []

    init(_ source: ConditionTable, _ found: [ConditionTable.Found]) {
        self.source = source
        let flow = source.finder.program.flow
        var constant = source.context
        var varying: [Field] = []
        let program = source.finder.program
        // A field that no row edits is no column.
        for index in Set(found.flatMap { $0.edits.compactMap { program.fields[$0.field] } }).sorted() {
            let field = flow.fields[index]
            let name = field.name.text
            let started = source.finder.started(name)
            let entries = found.map { $0.edits[name] ?? source.context[name] ?? started }
            if let first = entries.first, let entry = first, entries.allSatisfy({ $0 == entry }) {
                constant = constant.merging(started == entry ? [] : [Edit(name, entry)])
            } else {
                varying.append(field)
            }
        }
        constant.removeAll { edit in varying.contains { $0.name.text == edit.field } }
        constant.sort { (program.fields[$0.field] ?? 0) < (program.fields[$1.field] ?? 0) }
        context = constant.compactMap { source.finder.literal($0) }
        guard context.count == constant.count else { return }
        let followers = source.followers.filter { follower in varying.contains { $0.name.text == follower.leader } }
        columns = varying.map { field in
            let name = field.name.text
            return Self.isTyped(field, found) ? BoundaryTable.Column(.text(field: name), .string) : .init(.value(field: name), field.type)
        }
        for (follower, leader) in followers { context.append(Self.edit(of: follower, following: leader, at: source.range, columns)) }
        for row in found { add(row, varying, constant, followers) }
    }

    /// Whether it is the text that the rows enter.
    private static func isTyped(_ field: Field, _ found: [ConditionTable.Found]) -> Bool {
        found.contains { if case .text? = $0.edits[field.name.text] { true } else { false } }
    }

    /// A row in which every column has a value that can be written.
    private mutating func add(
        _ row: ConditionTable.Found, _ varying: [Field], _ constant: [Edit], _ followers: [(field: String, leader: String)]
    ) {
        var cells: [TypedExpression] = []
        var entered: [Edit] = []
        for (field, column) in zip(varying, columns) {
            guard let edit = edit(of: field, column, row), let literal = source.finder.literal(edit) else { return }
            entered.append(edit)
            cells.append(literal.value)
        }
        let following = followers.compactMap { follower, leader in entered[leader].map { Edit(follower, $0) } }
        let edits = constant + following + entered
        guard !rows.contains(where: { $0.cells == cells }),
            let flow = source.finder.trial.flow(after: [source.finder.start, edits], showsErrors: true),
            let value = Trial.read(flow, source.result),
            let result = value.literal(source.resultType, at: source.range)
        else { return }
        rows.append(BoundaryTable.Row(cells: cells, result: result))
        results.append(value)
        flows.append(flow)
    }

    private static func edit(
        of field: String, following leader: String, at range: SourceRange, _ columns: [BoundaryTable.Column]
    ) -> ScenarioStep.Edit {
        let type = columns.first { $0.name == leader }?.type ?? .unknown
        let reference = Reference(.local(.scenarioValue), path: [.name(leader)])
        return ScenarioStep.Edit(
            field: field, isText: false, value: TypedExpression(.reference(reference, readsAsNilWhenInactive: false), type, at: range))
    }

    /// What the row enters into the field of a column: its own value, or else the one that the field has anyway.
    private func edit(of field: Field, _ column: BoundaryTable.Column, _ row: ConditionTable.Found) -> Edit? {
        let name = field.name.text
        let entry = row.edits[name] ?? source.context[name] ?? source.finder.started(name)
        switch (entry, column.source) {
        case (.text(let text)?, .text): return Edit(name, text: text)
        case (.value(let value)?, .value): return Edit(name, value)
        case (nil, .value):
            let index = source.finder.program.fields[name] ?? 0
            return source.finder.trial.read(after: []) { flow in Edit(name, flow.fields[index].start) }
        default: return nil
        }
    }

    /// Whether the rows have different results.
    var isDecided: Bool { results.contains { $0 != results[0] } }

    /// Whether something is so in each row; the result of the row is known.
    func holdsInAllRows(_ test: (RunningFlow, Value) throws(Interruption) -> Bool) -> Bool {
        zip(flows, results).allSatisfy { flow, result in
            Trial.read(flow) { flow throws(Interruption) in try test(flow, result) } ?? false
        }
    }

    func table(_ expectations: [BoundaryTable.Expectation]) -> BoundaryTable {
        BoundaryTable(
            source.subject, at: source.range, context: context, columns: columns, rows: rows, resultType: source.resultType,
            expectations: expectations)
    }
}
