import FlowTesting
import Testing

@testable import ReactiveCore

/// The same for operators that wait: `+5` in a script lets 5 milliseconds pass, and what is sent has the time in front: `5:1` is the value
/// 1 after 5 milliseconds.
@MainActor struct TimedMarbles: CustomTestStringConvertible {
    typealias Input = Marbles.Input

    nonisolated let testDescription: String
    let script: String
    let expected: String
    let build: @MainActor (Input, TestClock) -> SignalProducer<String, Problem>

    init<Value, Temperature>(
        _ name: String, _ script: String, _ expected: String,
        _ build: @escaping @MainActor (Input, TestClock) -> EventStream<Value, Problem, Temperature>
    ) {
        testDescription = "\(name): \(script)  →  \(expected)"
        self.script = script
        self.expected = expected
        self.build = { input, clock in build(input, clock).map { described($0) }.producer }
    }

    /// Disposed of after each step, and at each value, and with only the first values taken; see ``Marbles/conforms()``.
    func conforms() async -> [String] {
        var mistakes: [String] = []
        let wanted = expected.split(separator: " ").map(String.init)
        func check(_ mode: Marbles.Mode, _ outcome: Marbles.Outcome, _ wanted: [String], isOver: Bool) {
            if outcome.log != wanted { mistakes.append("\(mode): \(outcome.log) instead of \(wanted)") }
            if isOver, outcome.inputsObserved { mistakes.append("\(mode): the input is still observed, or somebody sleeps") }
            if isOver, outcome.leaks { mistakes.append("\(mode): the observer is not let go") }
        }
        let hasEnd = wanted.last.map { $0.hasSuffix("|") || $0.hasSuffix("x") } ?? false
        let plain = await play(.plain)
        check(.plain, plain, wanted, isOver: hasEnd)
        guard mistakes.isEmpty else { return mistakes }
        for step in 0..<plain.counts.count {
            check(.disposedAfter(step), await play(.disposedAfter(step)), Array(wanted.prefix(plain.counts[step])), isOver: true)
        }
        for index in 0..<(wanted.count - (hasEnd ? 1 : 0)) {
            let values = Array(wanted.prefix(index + 1))
            let time = values[index].prefix { $0 != ":" }
            check(.takenFirst(index + 1), await play(.takenFirst(index + 1)), values + ["\(time):|"], isOver: true)
            if index < plain.counts[0] { continue }
            check(.disposedInside(index), await play(.disposedInside(index)), values, isOver: true)
        }
        return mistakes
    }

    private func play(_ mode: Marbles.Mode) async -> Marbles.Outcome {
        weak var weakCanary: Marbles.Canary?
        var outcome = Marbles.Outcome()
        let (output, input) = Input.pipe()
        let clock = TestClock()
        func milliseconds() -> Int { Int(clock.now.offset / .milliseconds(1)) }
        do {
            let canary = Marbles.Canary()
            weakCanary = canary
            var log: [String] = []
            let observation = SerialDisposable()
            var stream = build(output, clock)
            if case .takenFirst(let count) = mode { stream = stream.take(first: count) }
            observation.next().add(
                stream.observe(
                    value: { [weak observation] value in
                        canary.touch()
                        log.append("\(milliseconds()):\(value)")
                        if mode == .disposedInside(log.count - 1) { observation?.dispose() }
                    },
                    ended: { log.append("\(milliseconds()):\($0 == .completed ? "|" : "x")") }))
            outcome.counts.append(log.count)
            if mode == .disposedAfter(0) { observation.dispose() }
            for (index, step) in script.split(separator: " ").enumerated() {
                switch step {
                case "|": input.sendCompleted()
                case "x": input.send(failure: .problem)
                case _ where step.hasPrefix("+"): await clock.advance(by: .milliseconds(Int(step.dropFirst())!))
                default: input.send(value: Int(step)!)
                }
                outcome.counts.append(log.count)
                if mode == .disposedAfter(index + 1) { observation.dispose() }
            }
            outcome.log = log
            // Cancelled tasks get the chance to go.
            await clock.advance()
            outcome.inputsObserved = input.broadcast.first != nil || clock.sleeperCount > 0
        }
        outcome.leaks = weakCanary != nil
        withExtendedLifetime(input) {}
        return outcome
    }
}
