/// Who owns a view model, and does with it whatever comes to mind.
@MainActor protocol Owner: AnyObject {
    /// One edit, start, cancellation or pause.
    func act() async
    /// What must hold and does not; nil if everything does.
    var violation: String? { get }
    /// What must be freed when the owner is.
    var parts: [AnyObject] { get }
}

/// What has happened so far.
@MainActor final class Tally {
    var edits = 0
    var started = 0
    var cancelled = 0
    var asked = 0
    var owners = 0
}

/// Weak references to what has ended.
@MainActor struct EndedOwners {
    private final class Reference {
        weak var object: AnyObject?
        let name: String

        init(_ object: AnyObject) {
            self.object = object
            name = "\(type(of: object))"
        }
    }

    private(set) var count = 0
    private var references: [Reference] = []

    mutating func add(_ owner: any Owner) {
        count += 1
        references += (owner.parts + [owner]).map { Reference($0) }
    }

    var hasSurvivors: Bool { references.contains { $0.object != nil } }
    var survivors: [String] { references.filter { $0.object != nil }.map(\.name) }
}

/// The same numbers for the same seed (Marsaglia's xorshift).
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }

    /// Whether something happens that does so once in as many times.
    mutating func happens(onceIn count: Int) -> Bool { Int.random(in: 0..<count, using: &self) == 0 }
}
