/// What the rows of a list hold at one moment, in their order.
public struct PartListSnapshot<Row: Equatable> {
    public let rows: [Row]
    /// By which a row that is in the list is known.
    let numbers: [Int]

    init(rows: [Row], numbers: [Int]) {
        self.rows = rows
        self.numbers = numbers
    }

    /// Rows that are in no list. A list that is given them makes each of them anew.
    public init(_ rows: [Row]) { self.init(rows: rows, numbers: rows.map { _ in 0 }) }
}

extension PartListSnapshot: Sendable where Row: Sendable {}

extension PartListSnapshot: Equatable {
    /// Which rows they are does not matter, but what is in them.
    public static func == (one: PartListSnapshot, other: PartListSnapshot) -> Bool { one.rows == other.rows }
}

extension PartList {
    /// What the rows hold at the moment.
    @MainActor public var snapshot: PartListSnapshot<Part.Snapshot> {
        PartListSnapshot(rows: current.map(\.part.snapshot), numbers: current.map(\.number))
    }

    /// That the list is given back the rows that it had, with what they held: those that are still there stay what they are, others are made
    /// anew.
    @MainActor public func restoration(to snapshot: PartListSnapshot<Part.Snapshot>) -> Restoration {
        let rows = snapshot.numbers.map { number in
            current.first { $0.number == number } ?? makeRow(numbered: number > 0 ? number : nextNumber())
        }
        let contents = zip(rows, snapshot.rows).flatMap { row, content in row.part.restoration(to: content).fields }
        return Restoration(fields: [restoration(to: rows)] + contents)
    }
}
