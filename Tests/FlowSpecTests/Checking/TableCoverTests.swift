import Testing

@testable import FlowSpec

/// What rows cover is what one finds by trying all combinations.
@Suite struct TableCoverTests {
    /// All combinations of values.
    private static func combinations(_ sizes: [Int]) -> [[Int]] {
        sizes.reduce([[]]) { all, size in all.flatMap { start in (0..<size).map { start + [$0] } } }
    }

    private static func fits(_ row: TableCover.Row, _ values: [Int]) -> Bool {
        zip(row, values).allSatisfy { $0?.contains($1) ?? true }
    }

    @Test func isWhatTryingAllFinds() {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<500 {
            let sizes = (0..<Int.random(in: 1...4, using: &random)).map { _ in Int.random(in: 1...4, using: &random) }
            let rows = (0..<Int.random(in: 1...6, using: &random)).map { _ in
                sizes.map { size -> Set<Int>? in
                    if Bool.random(using: &random) { return nil }
                    return Set((0..<Int.random(in: 0...2, using: &random)).map { _ in Int.random(in: 0..<size, using: &random) })
                }
            }
            var cover = TableCover(sizes: sizes, rows: rows)
            let all = Self.combinations(sizes)
            let open = all.filter { values in !rows.contains { Self.fits($0, values) } }
            let missing = cover.missing()
            #expect(missing.map { open.contains($0) } ?? open.isEmpty, "\(rows)")
            for (index, row) in rows.enumerated() {
                let isHidden = all.filter { Self.fits(row, $0) }.allSatisfy { values in rows[..<index].contains { Self.fits($0, values) } }
                #expect(cover.isHidden(row: index) == isHidden, "\(rows), row \(index)")
            }
            #expect(!cover.isTooLarge)
        }
    }

    /// Rows that each take one corner of a large space: nothing but trying would tell.
    @Test func givesUpInTime() {
        let sizes = Array(repeating: 2, count: 40)
        var random = SeededGenerator(seed: 3)
        let rows = (0..<200).map { _ in
            sizes.map { _ -> Set<Int>? in [Int.random(in: 0...2, using: &random)].first.flatMap { $0 == 2 ? nil : [$0] } }
        }
        var cover = TableCover(sizes: sizes, rows: rows)
        #expect(cover.missing() != nil || cover.isTooLarge)
    }
}
