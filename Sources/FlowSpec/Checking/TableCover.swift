/// Which combinations of values the rows of a table cover, of which the first that fits counts.
///
/// Values are numbered within their column. A cell is the set of those that fit, or nil if all do.
struct TableCover {
    typealias Row = [Set<Int>?]

    /// How many values each column tells apart.
    let sizes: [Int]
    let rows: [Row]
    /// Whether there were too many combinations to look at; then nothing is said of the others.
    private(set) var isTooLarge = false

    /// More steps than this are taken only for tables that are made to be hard.
    private static let stepLimit = 200_000
    private var stepsLeft = 0

    init(sizes: [Int], rows: [Row]) {
        self.sizes = sizes
        self.rows = rows
    }

    /// Values for which no row fits, one a column; nil if there are none.
    mutating func missing() -> [Int]? { uncovered(by: Array(rows.indices), within: nil) }

    /// Whether rows above fit whenever this one does.
    mutating func isHidden(row: Int) -> Bool { isHidden(rows[row], behind: rows[..<row]) }

    /// Whether one of the rows fits whenever `row` does.
    mutating func isHidden(_ row: Row, behind others: ArraySlice<Row>) -> Bool {
        var cover = TableCover(sizes: sizes, rows: Array(others))
        let isFree = cover.uncovered(by: Array(others.indices.map { $0 - others.startIndex }), within: row) != nil
        if cover.isTooLarge { isTooLarge = true }
        return !isFree && !cover.isTooLarge
    }

    private mutating func uncovered(by rows: [Int], within limits: Row?) -> [Int]? {
        stepsLeft = Self.stepLimit
        return uncovered(by: rows, from: 0, within: limits)
    }

    /// Values of the columns from this one on that are within the limits, and for which none of the rows fits.
    private mutating func uncovered(by rows: [Int], from column: Int, within limits: Row?) -> [Int]? {
        stepsLeft -= 1
        if stepsLeft < 0 { isTooLarge = true }
        if isTooLarge { return nil }
        if rows.contains(where: { self.rows[$0][column...].allSatisfy { $0 == nil } }) { return nil }
        if column == sizes.count { return [] }
        // Values for which the same rows fit are alike.
        var seen: Set<[Int]> = []
        for value in 0..<sizes[column] where limits?[column]?.contains(value) ?? true {
            let fitting = rows.filter { self.rows[$0][column]?.contains(value) ?? true }
            guard seen.insert(fitting).inserted else { continue }
            if let rest = uncovered(by: fitting, from: column + 1, within: limits) { return [value] + rest }
        }
        return nil
    }
}
