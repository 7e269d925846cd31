/// Looks for the shortest actions that still show something: leaves out a few actions, or one edit of several, at a time, and makes one of two that
/// follow each other.
///
/// ```swift
/// var shrinking = ActionShrinking(actions)
/// while let fewer = shrinking.next() {
///     if shows(fewer) { shrinking.accept(fewer) }
/// }
/// shrinking.shortest
/// ```
///
/// It runs nothing itself, so that it serves what waits as well as what does not.
public struct ActionShrinking: IteratorProtocol {
    /// The shortest actions that were accepted.
    public private(set) var shortest: [FlowAction]
    private var candidates: ArraySlice<[FlowAction]>

    public init(_ actions: [FlowAction]) {
        shortest = actions
        candidates = Self.shorter(than: actions)[...]
    }

    /// Fewer actions, to be tried; nil when nothing more can be left out.
    public mutating func next() -> [FlowAction]? { candidates.popFirst() }

    /// These show it too: the search goes on from them. They may be even fewer than those that were tried.
    public mutating func accept(_ actions: [FlowAction]) { self = ActionShrinking(actions) }

    private static func shorter(than actions: [FlowAction]) -> [[FlowAction]] {
        var result: [[FlowAction]] = []
        // From the end: what happens last is most often what matters least.
        for length in [1, 2, 3] {
            for start in actions.indices.reversed() where start + length <= actions.count {
                var fewer = actions
                fewer.removeSubrange(start..<(start + length))
                result.append(fewer)
            }
        }
        for index in actions.indices.reversed() {
            var fewer: [FlowAction]
            if index > 0, let both = both(actions[index - 1], actions[index]) {
                fewer = actions
                fewer.replaceSubrange((index - 1)...index, with: [both])
                result.append(fewer)
            }
            guard case .edit(let edits) = actions[index], edits.count > 1 else { continue }
            for position in edits.indices {
                var rest = edits
                rest.remove(at: position)
                fewer = actions
                fewer[index] = .edit(rest)
                result.append(fewer)
            }
        }
        return result
    }

    private static func both(_ first: FlowAction, _ second: FlowAction) -> FlowAction? {
        switch (first, second) {
        case (.advance(let one), .advance(let other)): return .advance(one + other)
        case (.edit(let one), .edit(let other)):
            let isDisjoint = one.allSatisfy { edit in other.allSatisfy { $0.field != edit.field } }
            return isDisjoint && one.count + other.count <= 4 ? .edit(one + other) : nil
        default: return nil
        }
    }
}
