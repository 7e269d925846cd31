import FlowTesting
import ReactiveCore
import Testing

@MainActor @Suite struct CommandTests {
    @Test func anExecutionShowsItsFlagsAndItsValueInOrder() async throws {
        let clock = TestClock()
        let field = MutableProperty("")
        let command = Command<Int, Int, any Error>(
            began: { field.value = "began \($0)" },
            ended: { field.value = "\($0)" },
            work: { input in
                try await clock.sleep(for: .seconds(1))
                return input * 2
            })
        var log: [String] = []
        Property.derived(from: command.isExecuting, command.isEnabled, field) { "\($0) \($1) \($2)" }.observe { log.append($0) }
        command.values.observe { log.append("value \($0) \(command.isExecuting.value)") }
        #expect(command.start(4))
        #expect(!command.start(5))
        #expect(log == ["true false began 4"])
        await clock.advance(by: .seconds(1))
        #expect(log == ["true false began 4", "false true succeeded(8)", "value 8 false"])
        let answer = Task { try await command.execute(6) }
        await clock.run()
        #expect(try await answer.value == 12)
    }

    @Test func aSynchronousCommandIsOverWhenStartReturns() {
        let command = Command<Int, Int, Never>(synchronously: { $0 + 1 })
        var log: [String] = []
        command.isExecuting.observe { log.append("executing \($0)") }
        command.isEnabled.observe { log.append("enabled \($0)") }
        command.values.observe { log.append("value \($0)") }
        command.start(1)
        #expect(log == ["executing true", "enabled false", "executing false", "enabled true", "value 2"])
    }

    final class Model {
        let name = MutableProperty("a")
        let saved = MutableProperty("")
        var save: Command<Void, Void, Never>!
        init(clock: TestClock) {
            save = Command(
                for: self,
                snapshot: { model, _ in model.name.value },
                work: { name in
                    try? await clock.sleep(for: .seconds(1))
                    return name
                },
                apply: { model, name in model.saved.value = name })
        }
    }

    @Test func anOwnerIsNotHeldAcrossTheWait() async {
        let clock = TestClock()
        var model: Model? = Model(clock: clock)
        weak let weakModel = model
        model?.save.start()
        await clock.advance(by: .seconds(1))
        #expect(model?.saved.value == "a")
        model?.save.start()
        #expect(model?.save.isExecuting.value == true)
        model = nil
        #expect(weakModel == nil)
        await clock.advance()
        #expect(clock.sleeperCount == 0)
    }
}
