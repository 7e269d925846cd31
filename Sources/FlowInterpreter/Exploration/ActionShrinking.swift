/// Looks for the shortest actions that still show something: leaves out one action, or one edit of several, at a time.
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
        for index in actions.indices.reversed() {
            var fewer = actions
            fewer.remove(at: index)
            result.append(fewer)
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
}
