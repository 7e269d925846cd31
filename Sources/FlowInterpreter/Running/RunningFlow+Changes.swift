extension RunningFlow {
    /// Makes everything in `body` one change; nested changes are part of the outermost.
    ///
    /// The order is that of the language: assignments, each with its resets; then the cancellations that they caused; then what is derived;
    /// then what waits for quiet.
    func change<Result>(_ body: () throws(Interruption) -> Result) throws(Interruption) -> Result {
        depth += 1
        let result: Result
        do {
            result = try body()
            if depth == 1 {
                try cancelWhatIsDue()
                history?.endChange(at: clock.now, isHeld: Self.holds)
            }
            depth -= 1
        } catch {
            depth -= 1
            throw error
        }
        if depth == 0 {
            try root.follow()
            try root.doJobs()
        }
        return result
    }

    /// The same on behalf of a run: what is assigned is noted in its record; of nobody, if that is nil.
    func change<Result>(by record: AssignmentRecord?, _ body: () throws(Interruption) -> Result) throws(Interruption) -> Result {
        try change { () throws(Interruption) in
            let outer = assigning
            assigning = record
            defer { assigning = outer }
            return try body()
        }
    }

    /// Something that is read has another value now.
    func hasChanged() {
        scope.hasChanged()
        changedRules = nil
    }

    /// A cancellation gives fields back what they held, which may cancel others.
    private func cancelWhatIsDue() throws(Interruption) {
        while !scope.dueCancellations.isEmpty {
            let due = scope.dueCancellations
            scope.dueCancellations = []
            for (command, record) in due {
                if let run = root.commands[command].run, run.record === record { try root.cancel(run) }
            }
        }
    }

    /// Does something in a change of its own: now, or after the one that is being made.
    func whenQuiet(_ job: Job?) throws(Interruption) {
        if let job { scope.quietJobs.append(job) }
        if depth == 0 { try root.doJobs() }
    }

    private func doJobs() throws(Interruption) {
        guard !scope.isDoingJobs else { return }
        scope.isDoingJobs = true
        defer { scope.isDoingJobs = false }
        var count = 0
        while !scope.quietJobs.isEmpty {
            count += 1
            if count > program.limits.jobs { throw endless() }
            switch scope.quietJobs.removeFirst() {
            case .enter(let run, let earlier): try enter(run, overtaking: earlier)
            case .call(let run): try call(for: run)
            case .startIfDue(let command): try startIfDue(command)
            case .ask(let flow, let rule): try flow.ask(rule)
            case .awaitAnswers(let run): try awaitAnswers(run)
            case .validate(let run):
                guard isRunning(run) else { continue }
                try change { () throws(Interruption) in try advance(run) }
            }
        }
    }

    /// More follows from one thing than this only if there is no end to it.
    struct Limits {
        /// What is done when a change is over.
        let jobs: Int
        /// What happens while time passes.
        let events: Int

        static let generous = Limits(jobs: 10_000, events: 100_000)
        /// For those who try many flows, some of which have no end.
        static let narrow = Limits(jobs: 200, events: 2_000)
    }

    private func endless() -> Interruption {
        scope.quietJobs = []
        return .failure(EvaluationFailure(.endless, at: program.flow.commands.first?.name.range ?? program.flow.titleRange))
    }

    /// Lets time pass, and everything happen that was to happen until then.
    public func advance(by duration: Duration) throws(Interruption) {
        let end = clock.now + duration
        var count = 0
        while let event = clock.next(until: end) {
            count += 1
            if count > program.limits.events { throw endless() }
            switch event {
            case .expiry(let flow, let field):
                flow.fields[field].expiry = nil
                try change { () throws(Interruption) in try flow.reset(field) }
            case .timeout(let run): try timeOut(run)
            case .retry(let run): try call(for: run)
            case .endOfQuiet(let flow, let rule):
                flow.answers[rule]?.alarm = nil
                try flow.ask(rule)
            case .endOfRest(let command):
                try change { () throws(Interruption) in
                    commands[command].isResting = false
                    hasChanged()
                }
            case .quiet(let command): try startIfDue(command)
            }
        }
    }
}
