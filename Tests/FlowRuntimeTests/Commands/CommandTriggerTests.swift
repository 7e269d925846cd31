import FlowRuntime
import FlowTesting
import ReactiveCore
import Testing

/// Commands that start by themselves when fields change.
@MainActor @Suite struct CommandTriggerTests {
    final class Model: FlowViewModel {
        @Fixed var query = Field("", normalized: .trimmed)
        @Fixed var scope = Field(0)
        @Fixed var isOn = Field(true)
        let hits = ReadableField(0)
        let search: FlowCommand<Void, Void>
        let form: Form
        let outcomes = Outcomes<Never>()
        let service = ServiceStub<String, Int, any Error>()

        init(_ clock: TestClock, after quietTime: Duration?, whileRunning: FormCommand.WhileRunning = .restarts) {
            form = Form(clock: clock)
            search = FlowCommand(whileRunning: whileRunning)
            form.add(query, scope, isOn, hits)
            search.enabled(when: isOn.reactive.value)
            search.performs(on: self) { [service] model, _ in
                let query = model.query.value
                return .call {
                    try await service.call(query)
                } then: { model, change, hits in
                    change.set(model.hits, to: hits)
                    change.set(model.scope, to: model.scope.value + 100)
                    return .done
                }
            }
            search.runs(whenChanged: query, scope, after: quietTime)
        }

        isolated deinit { tearDown() }
    }

    let clock = TestClock()

    @Test func startsAfterTheQuietTime() async {
        let model = Model(clock, after: .milliseconds(300))
        await clock.advance(by: .seconds(10))
        #expect(model.service.calls == [], "nothing has changed yet")
        model.query.text = "a"
        await clock.advance(by: .milliseconds(299))
        model.query.text = "ab"
        await clock.advance(by: .milliseconds(200))
        model.query.text = "ab "
        await clock.advance(by: .milliseconds(99))
        #expect(model.service.calls == [] && !model.search.isExecuting)
        await clock.advance(by: .milliseconds(1))
        #expect(model.service.calls == ["ab"] && model.search.isExecuting, "the same value again is no change")
        model.scope.value = 1
        await clock.advance(by: .milliseconds(300))
        #expect(model.service.calls == ["ab", "ab"])
        await model.service.returns(1)
        #expect(model.hits.value == 0, "the first run was overtaken")
        await model.service.returns(2)
        #expect(model.hits.value == 2 && model.scope.value == 101)
        await clock.advance(by: .seconds(10))
        #expect(model.service.calls.count == 2 && clock.sleeperCount == 0, "what it assigns itself does not start it")
    }

    @Test func doesNotStartWhileItIsDisabled() async {
        let model = Model(clock, after: .milliseconds(300), whileRunning: .refuses)
        model.isOn.value = false
        model.query.text = "a"
        await clock.advance(by: .milliseconds(300))
        #expect(model.service.calls == [])
        model.isOn.value = true
        await clock.advance(by: .seconds(10))
        #expect(model.service.calls == [])
        model.query.text = "b"
        model.isOn.value = false
        await clock.advance(by: .milliseconds(299))
        model.isOn.value = true
        await clock.advance(by: .milliseconds(1))
        #expect(model.service.calls == ["b"], "what counts is whether it is enabled then")
        model.query.text = "c"
        await clock.advance(by: .milliseconds(300))
        #expect(model.service.calls == ["b"], "it runs")
    }

    @Test func withoutAQuietTimeItStartsAfterTheObserversOnceForAChange() async {
        let model = Model(clock, after: nil)
        let log = Recorder<String>()
        model.query.reactive.value.observe { log("observed \($0), \(model.search.isExecuting ? "runs" : "does not run")") }
        model.search.reactive.isExecuting.observe { log("runs \($0)") }
        model.update {
            $0.query.text = "a"
            $0.scope.value = 1
            #expect(!$0.search.isExecuting)
        }
        #expect(log.take() == ["observed a, does not run", "runs true"] && model.service.calls == ["a"])
        model.query.text = "b"
        #expect(model.service.calls == ["a", "b"])
        await model.service.returns(1)
        await model.service.returns(2)
        #expect(model.hits.value == 2 && model.service.calls.count == 2)
    }

    @Test func followsAnEditInAnObserver() async {
        let model = Model(clock, after: nil)
        model.isOn.value = false
        model.hits.reactive.value.observe { _ in model.query.text = "hit" }
        let set = FlowCommand<Void, Void>()
        set.performs(on: model) { model, change in
            change.set(model.hits, to: 1)
            change.set(model.isOn, to: true)
            return .done
        }
        set.start()
        #expect(model.service.calls == ["hit"])
    }

    @Test func aChangeByAnotherCommandStartsIt() async {
        let model = Model(clock, after: nil)
        let set = FlowCommand<String, Void>()
        set.performs(on: model) { model, change, text in
            change.set(model.query, to: text)
            return .done
        }
        set.start("x")
        #expect(model.service.calls == ["x"])
    }

    @Test(arguments: [nil, .milliseconds(300)] as [Duration?]) func aResetOfTheFormDoesNotStartIt(quietTime: Duration?) async {
        let model = Model(clock, after: quietTime)
        model.query.text = "a"
        if quietTime == nil { await model.service.returns(1) }
        model.reset()
        await clock.advance(by: .seconds(10))
        #expect(model.service.calls.count == (quietTime == nil ? 1 : 0) && model.query.value == "" && !model.search.isExecuting)
        #expect(clock.sleeperCount == 0)
        model.query.text = "b"
        await clock.advance(by: .milliseconds(300))
        #expect(model.service.calls.last == "b")
    }

    @Test func keepsNothingAlive() async {
        var model: Model? = Model(clock, after: .milliseconds(300))
        weak let weakModel = model
        weak let weakCommand = model?.search
        model?.query.text = "a"
        await settle()
        #expect(clock.sleeperCount == 1)
        model = nil
        #expect(weakModel == nil && weakCommand == nil)
        await settle()
        #expect(clock.sleeperCount == 0)
    }
}
