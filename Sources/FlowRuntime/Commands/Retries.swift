/// How often a call that throws is repeated, and when.
struct Retries {
    let count: Int
    let delay: Duration
    let isDoubling: Bool

    /// How long to wait before each retry; there are no more when there is no delay left.
    var delays: Delays { Delays(remaining: count, delay: delay, isDoubling: isDoubling) }

    struct Delays: IteratorProtocol {
        fileprivate var remaining: Int
        fileprivate var delay: Duration
        fileprivate let isDoubling: Bool

        mutating func next() -> Duration? {
            guard remaining > 0 else { return nil }
            remaining -= 1
            defer { if isDoubling, delay < Self.longest { delay *= 2 } }
            return delay
        }

        /// Longer delays are not doubled: nobody waits for them, and they could overflow.
        private static let longest = Duration.seconds(1_000_000_000)
    }
}
