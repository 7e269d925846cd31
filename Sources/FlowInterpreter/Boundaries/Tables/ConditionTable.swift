import FlowMarkdown
import FlowSpec

/// Makes the table of one condition, rule or value.
struct ConditionTable {
    typealias Edit = RunningFlow.Edit

    let finder: BoundaryFinder
    let subject: BoundaryTable.Subject
    var resultType: ValueType
    /// What it hangs on.
    let inputs: Dependencies
    let atoms: [Atom]
    private let conditions: [TypedExpression]
    /// What the table is about. Unusual texts are tried for what is written there; what is written elsewhere has a table of its own.
    let range: SourceRange
    /// What is edited in all rows.
    var context: [Edit] = []
    /// Fields that get the value of another one in each row, so that both stay equal.
    var followers: [(field: String, leader: String)] = []
    var result: (RunningFlow) throws(Interruption) -> Value?

    /// - Parameter applicability: What has to hold for `condition` to matter at all.
    init(
        _ finder: BoundaryFinder, _ subject: BoundaryTable.Subject, _ condition: TypedExpression?,
        onlyWhen applicability: [TypedExpression] = [], at range: SourceRange, resultType: ValueType = .bool, inputs: Dependencies? = nil,
        _ result: @escaping (RunningFlow) throws(Interruption) -> Value?
    ) {
        self.finder = finder
        self.subject = subject
        self.range = range
        self.resultType = resultType
        self.result = result
        conditions = (condition.map { [$0] } ?? []) + applicability
        self.inputs = inputs ?? Dependencies(of: conditions, in: finder.program)
        let failing = condition.map { [Atom.Requirement(condition: $0, holds: false)] } ?? []
        var seen: Set<SourceRange> = []
        let all =
            (condition.map { Atom.atoms(of: $0, in: finder.program) } ?? [])
            + applicability.flatMap { Atom.atoms(of: $0, in: finder.program, requirements: failing) }
        atoms = all.filter { seen.insert($0.expression.range).inserted }
    }

    private var flow: Flow { finder.program.flow }

    /// A row, by what is edited beside the start and the context.
    struct Found: Equatable {
        let edits: [Edit]
        let result: Value
    }

    // MARK: Rows

    /// Both sides of every atom, in the order of the atoms, then unusual texts.
    func rows() -> [Found] {
        guard inputs.isKnown, inputs.fields.contains(where: { !flow.fields[$0].isSetByCommands }) else { return [] }
        let state = finder.trial.merge(finder.start, context)
        let all = atoms.map { finder.changes.changes(of: $0.expression, from: state) }
        var core: [Found] = []
        var texts: [Found] = []
        for (index, changes) in all.enumerated() {
            guard let decisive = decisive(for: index, among: all) else { continue }
            core += results(of: changes.core, with: decisive)
            if range.union(atoms[index].expression.range) == range { texts += results(of: changes.texts, with: decisive) }
        }
        if atoms.allSatisfy(\.expression.isCoalescing) { core += others() }
        var rows: [Found] = []
        for row in core + texts where !rows.contains(where: { Self.same($0.edits, row.edits) }) { rows.append(row) }
        return Array(rows.prefix(BoundaryFinder.rowLimit))
    }

    /// Edits of other fields with which the atom decides what comes out; nil if there are none.
    private func decisive(for index: Int, among all: [AtomChanges.Changes]) -> [Edit]? {
        let own = all[index].core
        if decides(own, with: []) { return [] }
        guard resultType == .bool else { return nil }
        let fields = Set(own.flatMap { $0.map(\.field) })
        let met = meeting(atoms[index].requirements, keeping: fields)
        if !met.isEmpty, decides(own, with: met) { return met }
        for (other, changes) in all.enumerated() where other != index {
            for change in changes.core where !change.contains(where: { fields.contains($0.field) }) {
                if decides(own, with: change) { return change }
            }
        }
        return nil
    }

    /// The edits, and others that meet as many of the requirements as can be, one after the other.
    private func meeting(
        _ requirements: [Atom.Requirement], after initial: [Edit] = [], keeping fields: Set<String>, depth: Int = 0
    ) -> [Edit] {
        var edits = initial
        for requirement in requirements {
            // What consists of several parts takes several edits.
            for _ in 0..<3 where truth(of: requirement.condition, after: edits) != requirement.holds {
                guard let next = edit(meeting: requirement, after: edits, keeping: fields, depth: depth) else { break }
                edits = edits.merging(next)
            }
        }
        return edits
    }

    /// The edit that meets the requirement, or else the first that turns one of its parts around.
    private func edit(
        meeting requirement: Atom.Requirement, after edits: [Edit], keeping fields: Set<String>, depth: Int
    ) -> [Edit]? {
        var turning: [Edit]?
        let state = finder.trial.merge(finder.start, context.merging(edits))
        for part in Atom.atoms(of: requirement.condition, in: finder.program) {
            let changes = finder.changes.changes(of: part.expression, from: state).core
                .filter { change in !change.contains { fields.contains($0.field) } }
            let now = truth(of: part.expression, after: edits)
            // A part may decide only after an edit that makes its field count.
            for isPrepared in part.requirements.isEmpty || depth > 0 ? [false] : [false, true] {
                let prepared = isPrepared ? meeting(part.requirements, keeping: fields, depth: depth + 1) : []
                for change in changes {
                    let change = prepared.merging(change)
                    if truth(of: requirement.condition, after: edits.merging(change)) == requirement.holds { return change }
                    if turning == nil, now == !requirement.holds,
                        truth(of: part.expression, after: edits.merging(change)) == requirement.holds
                    {
                        turning = change
                    }
                }
            }
        }
        return turning
    }

    private func truth(of condition: TypedExpression, after edits: [Edit]) -> Bool? {
        finder.trial.read(after: [finder.start, context.merging(edits)]) { flow throws(Interruption) in try flow.value(of: condition).bool }
    }

    private func decides(_ changes: [[Edit]], with others: [Edit]) -> Bool {
        var first: Value?
        for change in changes {
            guard let found = value(after: others.merging(change)) else { continue }
            if let first, first != found { return true }
            first = found
        }
        return false
    }

    private func results(of changes: [[Edit]], with others: [Edit]) -> [Found] {
        changes.compactMap { change in
            let edits = others.merging(change)
            return value(after: edits).map { Found(edits: edits, result: $0) }
        }
    }

    /// What a value without conditions becomes of other values of what it reads.
    private func others() -> [Found] {
        Dependencies(of: conditions, in: finder.program, followsActivity: false).fields.map { flow.fields[$0] }
            .filter { !$0.isSetByCommands }
            .flatMap { field in
                let isCounted = field.type == .string && resultType.isNumber
                let texts = isCounted ? AtomChanges.unusualTexts(ofLength: 2, field).map { [Edit(field, .string($0))] } : []
                return results(of: Array(finder.changes.plain(of: field).prefix(4)) + texts, with: [])
            }
    }

    /// What comes of these edits.
    func value(after edits: [Edit]) -> Value? {
        finder.trial.read(after: [finder.start, context.merging(edits)], result)
    }

    private static func same(_ one: [Edit], _ other: [Edit]) -> Bool {
        one.count == other.count && one.allSatisfy { other.contains($0) }
    }

    // MARK: The table

    /// The table; nil if nothing is decided in it.
    func table(_ expectations: [BoundaryTable.Expectation]) -> BoundaryTable? {
        let layout = TableLayout(self, rows())
        guard layout.isDecided, !expectations.isEmpty else { return nil }
        return layout.table(expectations)
    }
}

extension TypedExpression {
    /// Whether it is `a ?? b`.
    fileprivate var isCoalescing: Bool { if case .binary(.coalesce, _, _) = kind { true } else { false } }
}
