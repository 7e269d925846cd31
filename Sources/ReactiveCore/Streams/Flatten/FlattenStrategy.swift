/// How the streams that a stream is made into become one.
public enum FlattenStrategy: Hashable, Sendable {
    /// Only the newest is followed; the one before is disposed of.
    case latest
    /// All are followed.
    case merge
    /// One after the other: the next begins when the one before has completed.
    case concat
    /// At most so many (at least one) are followed; the others wait.
    case concurrent(limit: Int)
    /// The first that sends anything wins; all others, and those that come later, are dropped.
    case race
    /// One is followed until it completes; those that come meanwhile are dropped.
    case throttle
}
