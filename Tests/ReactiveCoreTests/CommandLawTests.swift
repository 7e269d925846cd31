import Testing

@testable import ReactiveCore

/// Commands of each policy, started, answered, cancelled and disabled at random, against a model of what they must do.
@MainActor @Suite struct CommandLawTests {
    /// What a command must do, as plainly as possible.
    struct Model {
        struct Execution {
            let number: Int
            let input: Int
        }

        let policy: CommandPolicy
        var condition = true
        /// Running executions; the number is that of the work.
        var running: [Execution] = []
        var waiting: [Int] = []
        var workCount = 0
        var log: [String] = []

        var isExecuting: Bool { !running.isEmpty }
        var isEnabled: Bool { condition && (policy != .ignore || !isExecuting) }

        mutating func start(_ input: Int) -> Bool {
            guard isEnabled else {
                log.append("disabled \(input)")
                return false
            }
            if policy == .queue, isExecuting {
                waiting.append(input)
                return true
            }
            if policy == .restart {
                for _ in running { log.append("ended cancelled") }
                running = []
            }
            begin(input)
            return true
        }

        private mutating func begin(_ input: Int) {
            log.append("began \(input)")
            running.append(Execution(number: workCount, input: input))
            workCount += 1
        }

        mutating func answer(_ number: Int, _ result: Result<Int, Problem>) {
            guard let index = running.firstIndex(where: { $0.number == number }) else { return }
            running.remove(at: index)
            switch result {
            case .success(let value): log.append("ended succeeded(\(value))")
            case .failure(let problem): log.append("ended failed(\(problem))")
            }
            if running.isEmpty, !waiting.isEmpty { begin(waiting.removeFirst()) }
            switch result {
            case .success(let value): log.append("value \(value)")
            case .failure(let problem): log.append("failure \(problem)")
            }
        }

        mutating func cancel() {
            for _ in running { log.append("ended cancelled") }
            running = []
            waiting = []
        }
    }

    @Test(arguments: [CommandPolicy.ignore, .restart, .queue, .concurrent], 0..<25)
    func behavesLikeItsModel(_ policy: CommandPolicy, _ seed: UInt64) async {
        var generator = SmallGenerator(seed: seed)
        let work = ControlledWork()
        defer { work.finish() }
        let condition = MutableProperty(true)
        var log: [String] = []
        let command = Command<Int, Int, Problem>(
            isEnabled: condition, policy: policy,
            began: { log.append("began \($0)") },
            ended: { log.append("ended \(CommandLawTests.short($0))") },
            work: { input async throws(Problem) in try await work.run(input) })
        var model = Model(policy: policy)
        var executingLog: [Bool] = []
        var enabledLog: [Bool] = []
        command.isExecuting.observe { executingLog.append($0) }
        command.isEnabled.observe { enabledLog.append($0) }
        command.values.observe { value in
            log.append("value \(value)")
            #expect(command.isExecuting.value == command.machine.isExecuting)
        }
        command.failures.observe { problem in
            log.append("failure \(problem)")
            #expect(command.isExecuting.value == command.machine.isExecuting)
        }
        command.disabled.observe { log.append("disabled \($0)") }
        // The flags are never seen to contradict one another.
        let consistency = Property.derived(from: command.isExecuting, command.isEnabled, condition) { executing, enabled, condition in
            enabled == (condition && (policy != .ignore || !executing))
        }.producer.observe { #expect($0) }

        for input in 0..<60 {
            switch Int.random(in: 0..<8, using: &generator) {
            case 0, 1, 2: #expect(command.start(input) == model.start(input))
            case 3, 4, 5:
                guard let number = work.unanswered.randomElement(using: &generator) else { continue }
                let result: Result<Int, Problem> = Bool.random(using: &generator) ? .success(number) : .failure(.problem)
                work.answer(number, result)
                await settle()
                model.answer(number, result)
            case 6:
                model.condition.toggle()
                condition.value = model.condition
            default:
                guard Int.random(in: 0..<3, using: &generator) == 0 else { continue }
                command.cancel()
                model.cancel()
            }
            await settle()
            #expect(log == model.log)
            #expect(command.isExecuting.value == model.isExecuting)
            #expect(command.isEnabled.value == model.isEnabled)
            #expect(work.inputs.count == model.workCount)
        }
        // Each change was announced once.
        #expect(zip(executingLog, executingLog.dropFirst()).allSatisfy { $0 != $1 })
        #expect(zip(enabledLog, enabledLog.dropFirst()).allSatisfy { $0 != $1 })
        command.cancel()
        for number in work.unanswered { work.answer(number, .success(0)) }
        await settle()
        #expect(command.active.isEmpty)
        #expect(command.begun.isEmpty)
        // Its observers hold it; and then it is disabled for another reason.
        consistency.dispose()
        command.end()
    }

    nonisolated static func short(_ outcome: CommandOutcome<Int, Problem>) -> String {
        switch outcome {
        case .succeeded(let value): "succeeded(\(value))"
        case .failed(let problem): "failed(\(problem))"
        case .cancelled: "cancelled"
        }
    }

    /// The command is cancelled, ended, or let go after each step of a script: from then on nothing is heard of it, it does not
    /// execute, its work is cancelled, and nothing of it is left.
    @Test(arguments: [CommandPolicy.ignore, .restart, .queue, .concurrent], ["cancel", "end", "let go", "lifetime"])
    func canBeStoppedAtEveryPoint(_ policy: CommandPolicy, _ how: String) async {
        // Starts, starts again, answers the first, starts again, answers the second.
        for stop in 0...5 {
            let work = ControlledWork()
            defer { work.finish() }
            var log: [String] = []
            var ends: [String] = []
            weak var weakCommand: Command<Int, Int, Problem>?
            var executing = false
            do {
                let lifetime = Lifetime()
                var command: Command<Int, Int, Problem>? = Command(
                    policy: policy, work: { input async throws(Problem) in try await work.run(input) })
                command?.ending(with: lifetime)
                weakCommand = command
                command?.isExecuting.producer.observe(value: { executing = $0 }, ended: { _ in ends.append("executing") })
                command?.values.observe(value: { log.append("value \($0)") }, ended: { _ in ends.append("values") })
                command?.failures.observe(value: { log.append("failure \($0)") }, ended: { _ in ends.append("failures") })
                command?.executions.observe(
                    value: { $0.observe(value: { log.append("inner \($0)") }, ended: { _ in }) }, ended: { _ in ends.append("executions") })
                command?.disabled.observe(value: { _ in }, ended: { _ in ends.append("disabled") })
                for step in 0...5 {
                    if step == stop {
                        switch how {
                        case "cancel": command?.cancel()
                        case "end": command?.end()
                        case "lifetime": lifetime.end()
                        default: command = nil
                        }
                        #expect(!executing)
                        log = []
                    }
                    let canStart = step < stop
                    switch step {
                    case 0, 1, 3: if canStart { command?.start(step) }
                    case 2: work.answer(0, .success(0))
                    case 4: work.answer(1, .failure(.problem))
                    default: for number in work.unanswered { work.answer(number, .success(number)) }
                    }
                    await settle()
                }
                #expect(log == [], "stopped at \(stop)")
                #expect(!executing)
                if how == "cancel" {
                    #expect(ends == [])
                    #expect(command?.isEnabled.value == true)
                    command?.start(9)
                    #expect(executing)
                    work.answer(work.inputs.count - 1, .success(9))
                    await settle()
                    #expect(log.contains("value 9"))
                } else {
                    if how != "let go" {
                        #expect(command?.isEnabled.value == false)
                        #expect(command?.start(9) == false)
                    }
                    #expect(Set(ends).isSuperset(of: ["values", "failures", "executions", "disabled"]))
                }
            }
            await settle()
            #expect(weakCommand == nil)
            #expect(Set(ends) == ["executing", "values", "failures", "executions", "disabled"])
        }
    }
}
