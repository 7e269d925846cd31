import Synchronization

/// When a loop counts as one that does not settle.
///
/// An observer may set a property whose observers set another one, and so on; such a chain ends in nearly all programs after a few
/// steps. One that is longer than `chainLength`, or a round in which more than `actionCount` things were asked for, is
/// stopped and reported as ``ReactiveProblem/unsettledLoop(path:)``.
public struct RoundLimits: Sendable {
    /// How long a chain of observers that set something may be. Default: 10,000.
    public var chainLength: Int
    /// How much may be asked for in one round altogether. Default: 5,000,000.
    public var actionCount: Int

    public init(chainLength: Int = 10_000, actionCount: Int = 5_000_000) {
        self.chainLength = chainLength
        self.actionCount = actionCount
    }

    /// The limits in force, for the whole process.
    public static var current: RoundLimits {
        get { stored.withLock { $0 } }
        set { stored.withLock { $0 = newValue } }
    }

    private static let stored = Mutex(RoundLimits())

    /// How many of the last actions are looked at to find the loop.
    static let reportedPathLength = 64

    /// The part of `path` that repeats, closed: `["a", "b", "a"]`. The whole path if none does.
    static func shortestLoop(in path: [String]) -> [String] {
        guard path.count > 1 else { return path + path }
        for length in 1...(path.count / 2) {
            let last = path.suffix(length)
            guard last.elementsEqual(path.dropLast(length).suffix(length)) else { continue }
            // Where a loop begins is arbitrary: the same one shall always read the same.
            let first = last.indices.min { last[$0] < last[$1] } ?? last.startIndex
            return last[first...] + last[..<first] + [last[first]]
        }
        return path
    }
}
