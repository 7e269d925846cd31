import FlowTesting
import Testing

@testable import ReactiveCore

/// What `execute` answers, and what becomes of an owner.
@MainActor @Suite struct CommandExecuteTests {
    typealias TestCommand = Command<Int, Int, Problem>

    /// The outcome as text.
    static func outcome(_ task: Task<Int, any Error>) async -> String {
        do { return "\(try await task.value)" } catch { return short(error) }
    }

    static func short(_ error: any Error) -> String {
        switch error as? CommandError<Problem> {
        case .disabled?: "disabled"
        case .cancelled?: "cancelled"
        case .failed(let problem)?: "failed \(problem)"
        case nil: "\(error)"
        }
    }

    static func execute(_ command: TestCommand, _ input: Int) -> Task<Int, any Error> {
        Task { @MainActor in try await command.execute(input) }
    }

    @Test func answersValueFailureAndDisabled() async {
        for kind in CommandTests.Kind.allCases {
            let condition = MutableProperty(true)
            let command = CommandTests.make(kind, isEnabled: condition)
            #expect(await Self.outcome(Self.execute(command, 4)) == "8")
            #expect(await Self.outcome(Self.execute(command, -4)) == "failed problem")
            condition.value = false
            #expect(await Self.outcome(Self.execute(command, 4)) == "disabled")
        }
    }

    @Test func isDisabledWhileAnotherRuns() async {
        let work = ControlledWork()
        defer { work.finish() }
        let command = TestCommand(work: { input async throws(Problem) in try await work.run(input) })
        let first = Self.execute(command, 1)
        await settle()
        #expect(await Self.outcome(Self.execute(command, 2)) == "disabled")
        work.answer(0, .success(5))
        #expect(await Self.outcome(first) == "5")
    }

    @Test func isCancelledWhenOvertaken() async {
        let work = ControlledWork()
        defer { work.finish() }
        let command = TestCommand(policy: .restart, work: { input async throws(Problem) in try await work.run(input) })
        let first = Self.execute(command, 1)
        await settle()
        let second = Self.execute(command, 2)
        #expect(await Self.outcome(first) == "cancelled")
        #expect(command.isExecuting.value)
        work.answer(0, .success(1))
        work.answer(1, .success(2))
        #expect(await Self.outcome(second) == "2")
    }

    @Test func waitsForItsTurn() async {
        let work = ControlledWork()
        defer { work.finish() }
        let command = TestCommand(policy: .queue, work: { input async throws(Problem) in try await work.run(input) })
        let tasks = (1...3).map { Self.execute(command, $0) }
        await settle()
        #expect(work.inputs == [1])
        work.answer(0, .success(10))
        await settle()
        #expect(work.inputs == [1, 2])
        work.answer(1, .failure(.other))
        await settle()
        work.answer(2, .success(30))
        var outcomes: [String] = []
        for task in tasks { outcomes.append(await Self.outcome(task)) }
        #expect(outcomes == ["10", "failed other", "30"])
    }

    /// The task that waits is cancelled, at each point: while its execution runs, or waits in the queue.
    @Test(arguments: [CommandPolicy.ignore, .restart, .queue, .concurrent])
    func isCancelledWithItsTask(_ policy: CommandPolicy) async {
        let work = ControlledWork()
        defer { work.finish() }
        var ended: [String] = []
        let command = TestCommand(
            policy: policy, ended: { ended.append(CommandLawTests.short($0)) },
            work: { input async throws(Problem) in try await work.run(input) })
        let task = Self.execute(command, 1)
        await settle()
        let waiting = policy == .queue ? Self.execute(command, 2) : nil
        let last = policy == .queue ? Self.execute(command, 3) : nil
        await settle()
        waiting?.cancel()
        if let waiting { #expect(await Self.outcome(waiting) == "cancelled") }
        #expect(command.isExecuting.value)
        task.cancel()
        #expect(await Self.outcome(task) == "cancelled")
        await settle()
        #expect(work.cancelled == [0])
        #expect(ended == ["cancelled"])
        if let last {
            #expect(work.inputs == [1, 3])
            work.answer(1, .success(3))
            #expect(await Self.outcome(last) == "3")
        }
        #expect(!command.isExecuting.value)
    }

    @Test func doesNotBeginInACancelledTask() async {
        let work = ControlledWork()
        defer { work.finish() }
        let command = TestCommand(work: { input async throws(Problem) in try await work.run(input) })
        let task = Self.execute(command, 1)
        task.cancel()
        #expect(await Self.outcome(task) == "cancelled")
        #expect(work.inputs == [])
    }

    @Test(arguments: ["cancel", "end", "lifetime"])
    func isCancelledFromOutside(_ how: String) async {
        let work = ControlledWork()
        defer { work.finish() }
        let lifetime = Lifetime()
        let command = TestCommand(policy: .queue, work: { input async throws(Problem) in try await work.run(input) })
            .ending(with: lifetime)
        let tasks = [Self.execute(command, 1), Self.execute(command, 2)]
        await settle()
        switch how {
        case "cancel": command.cancel()
        case "end": command.end()
        default: lifetime.end()
        }
        for task in tasks { #expect(await Self.outcome(task) == "cancelled") }
        await settle()
        #expect(work.cancelled == [0])
    }

    /// A view model as it should be: plain properties, a command that reads some and sets others.
    final class Model {
        let name = MutableProperty("a")
        let saved = MutableProperty("")
        let lifetime = Lifetime()
        var save: Command<Void, Void, Problem>?

        init(_ work: ControlledWork) {
            save = Command(
                for: self,
                began: { model, _ in model.saved.value = "saving" },
                snapshot: { model, _ in model.name.value },
                work: { @MainActor name async throws(Problem) in "\(name)\(try await work.run(1))" },
                apply: { model, name in model.saved.value = name },
                ended: { model, outcome in if case .cancelled = outcome { model.saved.value = "cancelled" } }
            ).ending(with: lifetime)
        }
    }

    @Test func theOwnersSnapshotIsTakenAtTheBeginning() async {
        let work = ControlledWork()
        defer { work.finish() }
        let model = Model(work)
        var seen: [String] = []
        Property.derived(from: model.saved, model.save!.isExecuting) { "\($0) \($1)" }.observe { seen.append($0) }
        model.save?.start()
        model.name.value = "b"
        work.answer(0, .success(1))
        await settle()
        model.save?.start()
        model.save?.cancel()
        #expect(seen == ["saving true", "a1 false", "saving true", "cancelled false"])
    }

    @Test(arguments: [false, true])
    func anOwnerThatGoesCancelsTheWork(_ isAwaited: Bool) async {
        let work = ControlledWork()
        defer { work.finish() }
        var model: Model? = Model(work)
        weak let weakModel = model
        var task: Task<Void, any Error>?
        if isAwaited {
            let command = model?.save
            task = Task { @MainActor in try await command?.execute() }
        } else {
            model?.save?.start()
        }
        await settle()
        #expect(work.inputs == [1])
        model = nil
        #expect(weakModel == nil)
        await settle()
        #expect(work.cancelled == [0])
        if let task { await #expect(throws: CommandError<Problem>.cancelled) { try await task.value } }
        work.answer(0, .success(1))
        await settle()
    }

    /// Whatever made an execution end before its answer came, the answer changes nothing.
    @Test(arguments: ["restart", "cancel", "end", "task"])
    func aLateAnswerIsNotApplied(_ how: String) async {
        let work = ControlledWork()
        defer { work.finish() }
        let owner = Lifetime()
        var applied: [String] = []
        let command = Command<Int, Int, Problem>(
            for: owner, policy: .restart,
            snapshot: { _, input in input },
            work: { @MainActor input async throws(Problem) in try await work.run(input) },
            apply: { _, answer in
                applied.append("\(answer)")
                return answer
            },
            ended: { _, outcome in applied.append(CommandLawTests.short(outcome)) })
        let task = Self.execute(command, 1)
        await settle()
        switch how {
        case "restart": command.start(2)
        case "cancel": command.cancel()
        case "end": command.end()
        default: task.cancel()
        }
        #expect(await Self.outcome(task) == "cancelled")
        work.answer(0, .success(7))
        await settle()
        #expect(applied == ["cancelled"])
        if how == "restart" {
            work.answer(1, .success(8))
            await settle()
            #expect(applied == ["cancelled", "8", "succeeded(8)"])
        }
    }
}
