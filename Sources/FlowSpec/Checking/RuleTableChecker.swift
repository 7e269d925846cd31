import FlowMarkdown

/// Checks the table of a named rule: that its values have the types of the parameters, that a row fits whatever the arguments are, and that
/// every row can be the first that fits.
struct RuleTableChecker {
    let parameters: [ServiceSignature.Parameter]
    /// With the parameters, which results may read.
    let scope: Scope

    func check(_ table: RuleTableSyntax, result: ValueType, _ diagnostics: inout Diagnostics) -> [NamedRule.Row] {
        let mistakes = diagnostics.all.count
        var rows = table.rows.map { row in
            NamedRule.Row(
                patterns: zip(row.cells, parameters).map { cell, parameter in pattern(cell, parameter, &diagnostics) },
                result: TypeChecker(scope).check(row.result, expecting: result, &diagnostics)
                    ?? TypedExpression(.invalid, .unknown, at: row.result.range),
                range: row.range)
        }
        // Of a table with a mistake it is not known what it covers.
        if table.isComplete, diagnostics.all.count == mistakes, parameters.allSatisfy(\.type.isKnown) {
            checkCover(of: &rows, table, &diagnostics)
        }
        return rows
    }

    // MARK: Cells

    private func pattern(
        _ cell: RuleTableSyntax.Cell, _ parameter: ServiceSignature.Parameter, _ diagnostics: inout Diagnostics
    ) -> NamedRule.Pattern {
        guard case .values(let expressions) = cell else { return .any }
        return .oneOf(expressions.compactMap { alternative($0, parameter, &diagnostics) })
    }

    private func alternative(
        _ expression: Expression, _ parameter: ServiceSignature.Parameter, _ diagnostics: inout Diagnostics
    ) -> NamedRule.Alternative? {
        if let read = expression.readNames.first(where: { scope.types.type(named: $0.text) == nil }) {
            diagnostics.error(
                .malformedTable, "a cell says what `\(parameter.name.text)` is; `\(read.text)` is not written out", at: read.range)
            return nil
        }
        if case .nilLiteral = expression.kind, parameter.type.isOptional {
            return .value(TypedExpression(.nilLiteral, parameter.type, at: expression.range))
        }
        let type = parameter.type.unwrapped
        if case .enumeration(let key) = type, case .implicitMember(let name, nil) = expression.kind,
            scope.types.enumerations[key]?.case(named: name.text) != nil
        {
            return .enumCase(name.text, expression.range)
        }
        let isRange: Bool
        let expected: ValueType
        switch expression.kind {
        case .binary(.closedRange, _, _) where type.isNumber: (isRange, expected) = (true, .closedRange(type))
        case .binary(.range, _, _) where type.isNumber: (isRange, expected) = (true, .range(type))
        default: (isRange, expected) = (false, type)
        }
        guard let value = TypeChecker(scope).check(expression, expecting: expected, &diagnostics) else { return nil }
        if case .enumCase(let found) = value.kind, found.arguments.isEmpty { return .enumCase(found.name, expression.range) }
        guard value.isWrittenOut else {
            diagnostics.error(
                .malformedTable, "a cell holds a value or a range that is written out, `*`, or several with commas between them",
                at: expression.range)
            return nil
        }
        return isRange ? .range(value) : .value(value)
    }

    // MARK: What the rows cover

    private func checkCover(of rows: inout [NamedRule.Row], _ table: RuleTableSyntax, _ diagnostics: inout Diagnostics) {
        let domains = parameters.indices.map { column in
            ValueDomain(parameters[column].type, scope.types, mentioned: rows.flatMap { $0.patterns[column].alternatives })
        }
        var cover = TableCover(
            sizes: domains.map(\.count), rows: rows.map { row in zip(row.patterns, domains).map { $1.members(of: $0) } })
        for index in rows.indices {
            if let column = cover.rows[index].firstIndex(of: []) {
                diagnostics.error(
                    .neverReached, "no `\(parameters[column].name.text)` lies in this range, so that the row never fits",
                    at: rows[index].range)
            } else if cover.isHidden(row: index) {
                diagnostics.error(.neverReached, "this row is never reached: the rows above it fit first", at: rows[index].range)
            } else {
                rows[index].combinations = combinations(of: rows[index], at: index, domains, &cover, &diagnostics)
            }
        }
        if let missing = cover.missing() {
            let values = zip(missing, zip(domains, parameters)).map { "`\($1.1.name.text)` is \($1.0.description(of: $0))" }
            diagnostics.error(.missingCase, "no row fits when \(values.listed()); a last row of `*` is for the rest", at: table.range)
        } else if cover.isTooLarge {
            diagnostics.error(
                .missingCase, "the table has too many combinations for every one to be looked at; make it several tables", at: table.range)
        }
    }

    private func combinations(
        of row: NamedRule.Row, at index: Int, _ domains: [ValueDomain], _ cover: inout TableCover, _ diagnostics: inout Diagnostics
    ) -> [[NamedRule.Alternative?]] {
        let count = row.patterns.reduce(1) { $0 * max(1, min($1.alternatives.count, Self.combinationLimit)) }
        guard count <= Self.combinationLimit else {
            diagnostics.error(
                .malformedTable, "the cells of this row make more than \(Self.combinationLimit) combinations; make it several rows",
                at: row.range)
            return []
        }
        var all: [[NamedRule.Alternative?]] = [[]]
        for pattern in row.patterns {
            let alternatives = pattern.alternatives.isEmpty ? [nil] : pattern.alternatives.map(Optional.some)
            all = all.flatMap { start in alternatives.map { start + [$0] } }
        }
        var taken = Array(cover.rows[..<index])
        let free = all.filter { combination in
            let covered = zip(combination, domains).map { alternative, domain in alternative.map { domain.members(of: $0) } }
            if cover.isHidden(covered, behind: taken[...]) { return false }
            taken.append(covered)
            return true
        }
        for column in row.patterns.indices {
            for alternative in row.patterns[column].alternatives where !free.contains(where: { $0[column] == alternative }) {
                diagnostics.error(
                    .neverReached, "this is never reached: what stands before it fits first", at: alternative.range)
            }
        }
        return free
    }

    /// More than this would not be read by anybody, neither as a table nor as Swift.
    private static let combinationLimit = 200
}

extension NamedRule.Pattern {
    var alternatives: [NamedRule.Alternative] {
        if case .oneOf(let alternatives) = self { alternatives } else { [] }
    }
}

extension NamedRule.Alternative {
    fileprivate var range: SourceRange {
        switch self {
        case .value(let value), .range(let value): value.range
        case .enumCase(_, let range): range
        }
    }
}

extension TypedExpression {
    /// Whether its value can be seen without evaluating anything.
    fileprivate var isWrittenOut: Bool {
        switch kind {
        case .boolean, .integer, .floating, .nilLiteral: true
        case .string(let segments): segments.allSatisfy { if case .text = $0 { true } else { false } }
        case .prefix(.minus, let operand): operand.isWrittenOut
        case .binary(.closedRange, let low, let high), .binary(.range, let low, let high): low.isWrittenOut && high.isWrittenOut
        case .enumCase(let value): value.arguments.isEmpty
        default: false
        }
    }
}
