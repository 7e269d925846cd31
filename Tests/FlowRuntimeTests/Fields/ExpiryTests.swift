import FlowRuntime
import FlowTesting
import ReactiveCore
import Testing

/// A field can go back to its start value some time after it has changed.
@MainActor @Suite struct ExpiryTests {
    final class Model: FlowViewModel {
        @Fixed var code = Field("", normalized: .digits)
        let status = ReadableField(0)
        let form: Form
        let outcomes = Outcomes<Never>()

        init(_ clock: TestClock) {
            form = Form(clock: clock)
            form.add(code, status)
            code.resets(after: .seconds(600))
            status.resets(whenChanged: code)
        }

        isolated deinit { tearDown() }
    }

    @Test func goesBackThatLongAfterTheLastChange() async {
        let clock = TestClock()
        let model = Model(clock)
        #expect(clock.sleeperCount == 0)
        model.code.text = "1"
        await clock.advance(by: .seconds(599))
        model.code.text = "12"
        await clock.advance(by: .seconds(599))
        #expect(model.code.value == "12" && clock.sleeperCount == 1)
        model.code.text = "1 2"
        await clock.advance(by: .milliseconds(999))
        #expect(model.code.value == "12" && model.code.text == "1 2" && model.code.isTouched)
        await clock.advance(by: .milliseconds(1))
        #expect(model.code.value == "" && model.code.text == "" && !model.code.isTouched, "the same value again is no change")
        #expect(clock.sleeperCount == 0)
        model.code.text = "3"
        await clock.advance(by: .seconds(600))
        #expect(model.code.value == "")
    }

    @Test func waitsForNothingWhenItIsBackAtTheStart() async {
        let clock = TestClock()
        let model = Model(clock)
        model.code.text = "1"
        model.code.text = ""
        await settle()
        #expect(clock.sleeperCount == 0)
        model.code.text = "1"
        model.reset()
        await settle()
        #expect(clock.sleeperCount == 0)
        await clock.advance(by: .seconds(300))
        model.code.text = "2"
        await clock.advance(by: .seconds(599))
        #expect(model.code.value == "2")
        await clock.advance(by: .seconds(1))
        #expect(model.code.value == "")
    }

    @Test func resetsWhatDependsOnIt() async {
        let clock = TestClock()
        let model = Model(clock)
        let set = FlowCommand<Void, Void>()
        set.performs(on: model) { model, change in
            change.set(model.status, to: 1)
            return .done
        }
        model.code.text = "1"
        set.start()
        #expect(model.status.value == 1)
        await clock.advance(by: .seconds(600))
        #expect(model.status.value == 0)
    }

    @Test func countsFromACommandsAssignmentAndFromTakingItBack() async {
        let clock = TestClock()
        let model = Model(clock)
        let service = ServiceStub<Void, Void, any Error>()
        let work = FlowCommand<Void, Void>()
        work.performs(on: model) { model, change in
            change.set(model.code, to: "7")
            return .call {
                try await service.call()
            } then: { _, _, _ in
                .done
            }
        }
        model.code.text = "1"
        await clock.advance(by: .seconds(300))
        work.start()
        await clock.advance(by: .seconds(300))
        #expect(model.code.value == "7")
        work.cancel()
        #expect(model.code.value == "1")
        await clock.advance(by: .seconds(599))
        #expect(model.code.value == "1")
        await clock.advance(by: .seconds(1))
        #expect(model.code.value == "")
    }

    @Test func aTextThatStandsForNoValueExpires() async {
        let clock = TestClock()
        let form = Form(clock: clock)
        let quantity = Field(1, typedAsText: .number, else: "A number")
        form.add(quantity)
        quantity.resets(after: .seconds(600))
        quantity.text = "5"
        await clock.advance(by: .seconds(300))
        quantity.text = "x"
        #expect(quantity.value == 1 && !quantity.isValid)
        await clock.advance(by: .seconds(600))
        #expect(quantity.text == "1" && quantity.isValid)
    }

    @Test func keepsNothingAlive() async {
        let clock = TestClock()
        var model: Model? = Model(clock)
        weak let weakModel = model
        weak let weakField = model?.code
        model?.code.text = "1"
        await clock.advance(by: .seconds(1))
        #expect(clock.sleeperCount == 1)
        model = nil
        #expect(weakModel == nil && weakField == nil)
        await settle()
        #expect(clock.sleeperCount == 0)
    }
}
