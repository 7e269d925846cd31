/// Drafts hold where the user is by the names of the steps: `{"current": "work", "visited": ["person", "work"]}`.
extension StepWalk {
    /// Under which name drafts hold it.
    package static var draftName: String { "steps" }

    /// - Parameter names: The names of all steps, in their order.
    package func draftValue(_ names: [String]) -> DraftValue {
        .object(["current": .text(names[target]), "visited": .list(visited.sorted().map { .text(names[$0]) })])
    }

    /// - Parameter names: The names of all steps, in their order.
    /// - Throws: `DraftMismatch` if the step is not known at which the user was. Others that are not known are forgotten.
    package init(draftValue draft: DraftValue, _ names: [String]) throws(DraftMismatch) {
        let record = try draft.record(of: "current", "visited")
        let current: String = try record.value("current")
        guard let target = names.firstIndex(of: current) else {
            throw DraftMismatch(expected: "the name of a step", found: .text(current))
        }
        let visited: [String] = try record.value("visited")
        self.init(at: target, visited: Set(visited.compactMap(names.firstIndex(of:))))
    }
}
