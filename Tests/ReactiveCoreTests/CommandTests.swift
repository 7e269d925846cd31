import FlowTesting
import Testing

@testable import ReactiveCore

/// Each line of what a command promises, one by one.
@MainActor @Suite struct CommandTests {
    typealias TestCommand = Command<Int, Int, Problem>

    enum Kind: CaseIterable { case synchronous, immediate, waiting }

    /// The same command with work of each kind: it answers twice the input, or fails for a negative one.
    static func make(
        _ kind: Kind, isEnabled: Property<Bool>? = nil, policy: CommandPolicy = .ignore, log: @escaping (String) -> Void = { _ in }
    ) -> TestCommand {
        @Sendable func answer(_ input: Int) throws(Problem) -> Int {
            if input < 0 { throw .problem }
            return input * 2
        }
        let began: (Int) -> Void = { log("began \($0)") }
        let ended: (CommandOutcome<Int, Problem>) -> Void = { log("ended \(CommandLawTests.short($0))") }
        switch kind {
        case .synchronous:
            return Command(
                isEnabled: isEnabled, policy: policy, began: began, ended: ended,
                synchronously: { input throws(Problem) in
                    log("work")
                    return try answer(input)
                })
        case .immediate:
            return Command(
                isEnabled: isEnabled, policy: policy, began: began, ended: ended,
                work: { input async throws(Problem) in
                    log("work")
                    return try answer(input)
                })
        case .waiting:
            return Command(
                isEnabled: isEnabled, policy: policy, began: began, ended: ended,
                work: { input async throws(Problem) in
                    log("work")
                    await Task.yield()
                    return try answer(input)
                })
        }
    }

    /// Logs everything that can be seen of a command.
    static func observe(_ command: TestCommand, _ log: @escaping (String) -> Void) {
        Property.derived(from: command.isExecuting, command.isEnabled) { ($0 ? "executing" : "idle") + ($1 ? " enabled" : " disabled") }
            .observe(log)
        command.values.observe { [unowned command] in log("value \($0) \(command.isExecuting.value ? "busy" : "free")") }
        command.failures.observe { [unowned command] in log("failure \($0) \(command.isExecuting.value ? "busy" : "free")") }
        command.disabled.observe { log("refused \($0)") }
    }

    @Test(arguments: Kind.allCases)
    func theOrderIsTheSameHoweverTheWorkIsDone(_ kind: Kind) async {
        var log: [String] = []
        let command = Self.make(kind, log: { log.append($0) })
        Self.observe(command) { log.append($0) }
        command.start(1)
        await settle()
        command.start(-1)
        await settle()
        #expect(
            log == [
                "began 1", "executing disabled", "work", "ended succeeded(2)", "idle enabled", "value 2 free",
                "began -1", "executing disabled", "work", "ended failed(problem)", "idle enabled", "failure problem free",
            ])
    }

    @Test(arguments: Kind.allCases)
    func startedInsideOfAnObserverItBeginsAfterTheRound(_ kind: Kind) async {
        var log: [String] = []
        let trigger = MutableProperty(0)
        let command = Self.make(kind, log: { log.append($0) })
        Self.observe(command) { log.append($0) }
        trigger.observe { value in
            log.append("first \(value)")
            #expect(command.start(value))
            // The decision has fallen.
            #expect(!command.start(value))
        }
        trigger.observe { log.append("second \($0)") }
        trigger.value = 1
        await settle()
        #expect(log.filter { $0 == "refused 1" }.count == 1)
        #expect(
            log.filter { $0 != "refused 1" } == [
                "first 1", "second 1", "began 1", "executing disabled", "work", "ended succeeded(2)", "idle enabled", "value 2 free",
            ])
    }

    @Test(arguments: Kind.allCases)
    func startedInsideOfATransactionItBeginsAfterIt(_ kind: Kind) async {
        var log: [String] = []
        let field = MutableProperty(0)
        let command = Self.make(kind, log: { log.append("\($0) \(field.value)") })
        Self.observe(command) { log.append($0) }
        field.observe { log.append("field \($0)") }
        transaction {
            command.start(3)
            field.value = 1
            #expect(!command.isExecuting.value)
        }
        await settle()
        #expect(
            log == ["field 1", "began 3 1", "executing disabled", "work 1", "ended succeeded(6) 1", "idle enabled", "value 6 free"])
    }

    @Test(arguments: Kind.allCases)
    func aResultMayStartItAgain(_ kind: Kind) async {
        var values: [Int] = []
        let command = Self.make(kind)
        command.values.observe { [unowned command] value in
            values.append(value)
            if value < 100 { #expect(command.start(value)) }
        }
        command.start(1)
        for _ in 0..<10 { await settle() }
        #expect(values == [2, 4, 8, 16, 32, 64, 128])
    }

    @Test(arguments: Kind.allCases, [CommandPolicy.ignore, .restart, .queue, .concurrent])
    func anObserverOfTheBeginningMayCancel(_ kind: Kind, _ policy: CommandPolicy) async {
        var log: [String] = []
        let command = Self.make(kind, policy: policy, log: { log.append($0) })
        command.isExecuting.observe { [unowned command] in if $0 { command.cancel() } }
        command.values.observe { log.append("value \($0)") }
        command.start(1)
        await settle()
        #expect(log == ["began 1", "ended cancelled"])
        #expect(!command.isExecuting.value)
        #expect(command.isEnabled.value)
    }

    @Test(arguments: Kind.allCases)
    func theBeginningAndTheEndAreOneTransactionEach(_ kind: Kind) async {
        let (a, b) = (MutableProperty(0), MutableProperty(0))
        let command = Command<Int, Int, Problem>(
            began: {
                a.value = $0
                b.value = $0
            },
            ended: { _ in
                a.value = 0
                b.value = 0
            },
            work: { input async throws(Problem) in
                if kind == .waiting { await Task.yield() }
                return input
            })
        var seen: [String] = []
        Property.derived(from: command.isExecuting, command.isEnabled, a, b) { "\($0) \($1) \($2) \($3)" }.observe { seen.append($0) }
        command.start(5)
        await settle()
        #expect(seen == ["true false 5 5", "false true 0 0"])
    }

    @Test func theConditionGoverns() async {
        let condition = MutableProperty(false)
        let command = Self.make(.synchronous, isEnabled: condition)
        var log: [String] = []
        Self.observe(command) { log.append($0) }
        #expect(!command.start(1))
        condition.value = true
        #expect(command.start(1))
        // Inside of a transaction the condition is fresh.
        transaction {
            condition.value = false
            #expect(!command.start(2))
            condition.value = true
        }
        #expect(
            log == ["refused 1", "idle enabled", "executing disabled", "idle enabled", "value 2 free", "refused 2"])
    }

    @Test(arguments: [CommandPolicy.restart, .queue, .concurrent])
    func otherPoliciesStayEnabled(_ policy: CommandPolicy) async {
        let work = ControlledWork()
        defer { work.finish() }
        let command = TestCommand(policy: policy, work: { input async throws(Problem) in try await work.run(input) })
        command.start(1)
        #expect(command.isEnabled.value)
        #expect(command.start(2))
        command.cancel()
    }

    @Test func executionsAreStreams() async {
        let work = ControlledWork()
        defer { work.finish() }
        let command = TestCommand(policy: .concurrent, work: { input async throws(Problem) in try await work.run(input) })
        var log: [String] = []
        var count = 0
        command.executions.observe { execution in
            count += 1
            let number = count
            execution.observe(value: { log.append("\(number): \($0)") }, ended: { log.append("\(number): \($0)") })
        }
        command.start(1)
        command.start(2)
        command.start(3)
        await settle()
        work.answer(1, .success(7))
        await settle()
        work.answer(0, .failure(.problem))
        await settle()
        command.cancel()
        #expect(log == ["2: 7", "2: completed", "1: failed(ReactiveCoreTests.Problem.problem)", "3: completed"])
    }
}
