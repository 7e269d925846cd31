import FlowChecks
import Testing

/// Where a user can be among steps, whatever is skipped and wherever they go.
@Suite struct StepWalkTests {
    /// Some steps of which at least one is there, and a user who has gone somewhere while others were skipped.
    private struct Situation {
        let walk: StepWalk
        let isThere: [Bool]

        init(using random: inout some RandomNumberGenerator) {
            let count = Int.random(in: 1...6, using: &random)
            func presence(_ random: inout some RandomNumberGenerator) -> [Bool] {
                var isThere = (0..<count).map { _ in Bool.random(using: &random) }
                isThere[Int.random(in: 0..<count, using: &random)] = true
                return isThere
            }
            var walk = StepWalk()
            for _ in 0..<Int.random(in: 0...4, using: &random) {
                walk.go(to: Int.random(in: 0..<count, using: &random), presence(&random))
            }
            self.walk = walk
            isThere = presence(&random)
        }
    }

    private func forAll(_ check: (Situation) -> Void) {
        var random = SystemRandomNumberGenerator()
        for _ in 0..<2_000 { check(Situation(using: &random)) }
    }

    @Test func theUserIsAtAStepThatIsThere() {
        forAll { situation in
            let current = situation.walk.current(situation.isThere)
            #expect(situation.isThere[current])
            #expect(situation.walk.hasVisited(current, situation.isThere))
            // Where they went, unless that is skipped; then before it, if anything is there before it.
            let target = situation.walk.target
            #expect(situation.isThere[target] ? current == target : current < target || !situation.isThere.prefix(target).contains(true))
        }
    }

    @Test func backAndNextAreNeighbours() {
        forAll { situation in
            let isThere = situation.isThere
            guard let next = situation.walk.next(isThere) else {
                #expect(!isThere.dropFirst(situation.walk.current(isThere) + 1).contains(true))
                return
            }
            var walk = situation.walk
            walk.go(to: next, isThere)
            #expect(walk.current(isThere) == next)
            #expect(walk.previous(isThere) == situation.walk.current(isThere))
        }
    }

    @Test func whoHasBeenSomewhereStaysSo() {
        forAll { situation in
            var walk = situation.walk
            for step in situation.isThere.indices where situation.isThere[step] {
                let before = walk.current(situation.isThere)
                let visited = walk.visited
                walk.go(to: step, situation.isThere)
                #expect(walk.visited == visited.union([before, step]))
            }
        }
    }

    @Test func jumpsLeadWhereOneHasBeen() {
        forAll { situation in
            let (walk, isThere) = (situation.walk, situation.isThere)
            let current = walk.current(isThere)
            for step in isThere.indices {
                let canGo = walk.canGo(to: step, isThere) { _ in true }
                let hasBeenOnTheWay = step < current || (current...step).allSatisfy { !isThere[$0] || walk.hasVisited($0, isThere) }
                #expect(canGo == (isThere[step] && walk.hasVisited(step, isThere) && hasBeenOnTheWay))
                // What cannot be left is passed by nobody, and keeps nobody from going back.
                #expect(walk.canGo(to: step, isThere) { _ in false } == (canGo && step <= current))
            }
        }
    }

    @Test func isReadAsItIsWritten() {
        let names = ["a", "b", "c", "d", "e", "f"]
        forAll { situation in
            #expect((try? StepWalk(draftValue: situation.walk.draftValue(names), names)) == situation.walk)
        }
    }

    @Test func ofOtherStepsWhatIsKnownIsRead() throws {
        let draft = StepWalk(at: 1, visited: [0, 1, 2]).draftValue(["a", "b", "c"])
        #expect(try StepWalk(draftValue: draft, ["b", "x", "a"]) == StepWalk(at: 0, visited: [0, 2]))
        #expect(throws: DraftMismatch(expected: "the name of a step", found: .text("b"))) {
            try StepWalk(draftValue: draft, ["a", "c"])
        }
    }
}
