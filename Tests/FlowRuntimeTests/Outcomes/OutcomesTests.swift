import FlowRuntime
import FlowTesting
import ReactiveCore
import Testing

@MainActor @Suite struct OutcomesTests {
    /// A model whose command goes to the outcome that it is given.
    private func going() -> (model: FormModel, go: FlowCommand<String, Void>) {
        let go = FlowCommand<String, Void>()
        return (FormModel { model in go.performs(on: model) { _, _, outcome in .goes(to: outcome) } }, go)
    }

    /// Collects outcomes until the sequence ends, or its task is cancelled.
    private func listen(to outcomes: Outcomes<String>, _ heard: Recorder<String>) -> Task<Void, Never> {
        let iterator = outcomes.makeAsyncIterator()
        return Task { @MainActor in
            while let outcome = await iterator.next(isolation: #isolation) { heard(outcome) }
            heard("end")
        }
    }

    @Test func keepsWhatNobodyHasHeard() async {
        let (model, go) = going()
        #expect(model.outcomes.latest == nil)
        for outcome in ["a", "b"] { go.start(outcome) }
        let heard = Recorder<String>()
        let listening = listen(to: model.outcomes, heard)
        await settle()
        go.start("c")
        await settle()
        #expect(heard.events == ["a", "b", "c"] && model.outcomes.latest == "c")
        listening.cancel()
        await settle()
        #expect(heard.events == ["a", "b", "c", "end"])
    }

    @Test func goesOnAfterACancelledIteration() async {
        let (model, go) = going()
        let heard = Recorder<String>()
        for round in 0..<3 {
            let listening = listen(to: model.outcomes, heard)
            if round != 1 { await settle() }
            if round == 0 { go.start("while waiting") }
            await settle()
            listening.cancel()
            go.start("after \(round)")
            await settle()
        }
        #expect(heard.events == ["while waiting", "end", "after 0", "end", "after 1", "end"])
        _ = listen(to: model.outcomes, heard)
        await settle()
        #expect(heard.events.last == "after 2")
    }

    @Test func hearsNothingInACancelledTask() async {
        let (model, go) = going()
        go.start("a")
        let heard = Recorder<String>()
        let listening = listen(to: model.outcomes, heard)
        listening.cancel()
        await settle()
        #expect(heard.events == ["end"])
        for await outcome in model.outcomes {
            #expect(outcome == "a")
            break
        }
    }

    @Test func goesToOneOfSeveralListeners() async {
        let (model, go) = going()
        let (first, second) = (Recorder<String>(), Recorder<String>())
        _ = listen(to: model.outcomes, first)
        await settle()
        _ = listen(to: model.outcomes, second)
        await settle()
        for outcome in ["a", "b", "c"] {
            go.start(outcome)
            await settle()
        }
        #expect(first.events == ["a", "c"] && second.events == ["b"])
    }

    @Test func endsWithTheModelAlsoForThoseWhoHoldIt() async {
        var pair: (model: FormModel, go: FlowCommand<String, Void>)? = going()
        let heard = Recorder<String>()
        let outcomes = pair?.model.outcomes
        let ended = Recorder<String>()
        outcomes?.signal.observe(value: { _ in }, ended: { _ in ended("completed") })
        if let outcomes { _ = listen(to: outcomes, heard) }
        pair?.go.start("a")
        await settle()
        pair = nil
        await settle()
        #expect(heard.events == ["a", "end"] && ended.events == ["completed"])
        #expect(outcomes?.latest == "a")
    }

    @Test func endsWithItself() async {
        var outcomes: Outcomes<String>? = Outcomes()
        let heard = Recorder<String>()
        if let outcomes { _ = listen(to: outcomes, heard) }
        await settle()
        outcomes = nil
        await settle()
        #expect(heard.events == ["end"])
    }
}
