import FlowMarkdown
import FlowSpec

extension MutationMaker {
    /// Commands: their properties, what they do about failures, and their steps.
    var commandMutations: [Mutation<Flow>] {
        flow.commands.indices.flatMap { index in
            let command = flow.commands[index]
            return inFlow(\.commands[index], properties(of: command) + handlers(of: command))
                + inFlow(\.commands[index].steps, mutations(of: command.steps, before: []))
        }
    }

    private func properties(of command: Command) -> [Mutation<Command>] {
        var result: [Mutation<Command>] = []
        if let condition = command.condition {
            result += mutations(ofCondition: condition, constants: [true, false]).map { $0.inside(command, \.condition) }
        }
        if let place = command.phrases[.restarts] {
            result.append(Mutation(.omission, place, .leftOut, false).inside(command, \.restartsWhileRunning))
        }
        for place in command.cancellationRanges {
            // Names of one phrase; another phrase may have others.
            let said = command.cancelledWhenChanged.filter { flow.source.range(of: "`\($0)`", in: place) != nil }
            let others = command.cancelledWhenChanged.filter { !said.contains($0) }
            result += omissions(of: said, at: place).map { $0.map { others + $0 }.inside(command, \.cancelledWhenChanged) }
        }
        if let place = command.phrases[.runsWhen], let start = command.automaticStart {
            result += automaticStart(start, of: command, at: place)
        }
        if let place = command.phrases[.timesOut], let timeout = command.timeout {
            result += optional(durations(timeout, at: place), at: place).map { $0.inside(command, \.timeout) }
        }
        if let place = command.phrases[.interval], let interval = command.interval {
            result += optional(durations(interval, at: place), at: place).map { $0.inside(command, \.interval) }
        }
        if let place = command.phrases[.retries], let retry = command.retry {
            result += optional(retries(retry, at: place), at: place).map { $0.inside(command, \.retry) }
        }
        return result
    }

    private func automaticStart(_ start: AutomaticStart, of command: Command, at place: SourceRange) -> [Mutation<Command>] {
        let names = omissions(of: start.whenChanged, at: place).map { $0.inside(start, \.whenChanged) }
        var times: [Mutation<AutomaticStart>] = []
        if let quietTime = start.quietTime {
            times = durations(quietTime, at: place).map { $0.inside(start, \.quietTime) }
            // The time can be left out for itself.
            if let first = times.first { times.append(Mutation(.omission, first.range, .leftOut, nil).inside(start, \.quietTime)) }
        }
        return (names + times).map { $0.inside(command, \.automaticStart) }
    }

    private func retries(_ retry: RetryPolicy, at place: SourceRange) -> [Mutation<RetryPolicy>] {
        // Without any retry the property is left out.
        var result = counts(retry.count, at: place).filter { $0.subject > 0 }.map { $0.inside(retry, \.count) }
        // The delay stands behind the number of retries.
        let rest = result.first.map { SourceRange($0.range.upperBound, place.upperBound) } ?? place
        if let delay = retry.delay {
            let times = durations(delay, at: rest)
            result += times.map { $0.inside(retry, \.delay) }
            if let first = times.first { result.append(Mutation(.omission, first.range, .leftOut, nil).inside(retry, \.delay)) }
        }
        if retry.doubles, retry.count > 1 {
            result.append(
                Mutation(.omission, flow.source.range(of: "doubling", in: rest) ?? place, .leftOut, false).inside(retry, \.doubles))
        }
        return result
    }
}
