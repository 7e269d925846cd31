/// Places things on a line as near as possible to where they would like to be, in their order and with room between them.
///
/// The sum of the squared distances, times the weights, is the least possible. What is wanted without the room between things is a
/// non-decreasing sequence near a given one, which pooling adjacent violators finds in linear time (Ayer et al., 1955).
enum SpacedPositions {
    struct Item {
        var wanted: Double
        /// Positive.
        var weight: Double
        /// The least distance from the item before it; of no meaning for the first.
        var distance: Double
    }

    static func positions(of items: [Item]) -> [Double] {
        var offset = 0.0
        var offsets: [Double] = []
        var pools: [(sum: Double, weight: Double, count: Int)] = []
        for (index, item) in items.enumerated() {
            if index > 0 { offset += item.distance }
            offsets.append(offset)
            var pool = (sum: (item.wanted - offset) * item.weight, weight: item.weight, count: 1)
            while let last = pools.last, last.sum / last.weight > pool.sum / pool.weight {
                pools.removeLast()
                pool = (last.sum + pool.sum, last.weight + pool.weight, last.count + pool.count)
            }
            pools.append(pool)
        }
        let means = pools.flatMap { Array(repeating: $0.sum / $0.weight, count: $0.count) }
        return zip(means, offsets).map { $0 + $1 }
    }
}
