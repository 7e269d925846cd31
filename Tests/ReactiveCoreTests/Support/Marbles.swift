import Testing

@testable import ReactiveCore

enum Problem: Error, Equatable { case problem, other }

/// A marble-like test of an operator: what is done to its inputs, and what it must send.
///
/// A script is a list of steps. `1` sends 1 to the input `a`, `|` completes it, `x` lets it fail; `b1`, `b|`, `bx` do that to the input
/// `b`.
/// `+5` lets 5 milliseconds pass. What is sent reads the same: values, `|`, `x`.
///
/// Each case is checked in several ways, see ``conforms()``.
struct Marbles: Sendable, CustomTestStringConvertible {
    typealias Input = Signal<Int, Problem>

    let name: String
    let script: String
    let expected: String
    let build: @Sendable (Input, Input) -> SignalProducer<String, Problem>

    init<Value, Temperature>(
        _ name: String, _ script: String, _ expected: String,
        _ build: @escaping @Sendable (Input, Input) -> EventStream<Value, Problem, Temperature>
    ) {
        self.name = name
        self.script = script
        self.expected = expected
        self.build = { a, b in build(a, b).map { described($0) }.producer }
    }

    @_disfavoredOverload
    init<Value, Temperature>(
        _ name: String, _ script: String, _ expected: String,
        _ build: @escaping @Sendable (Input, Input) -> EventStream<Value, Never, Temperature>
    ) {
        self.init(name, script, expected) { a, b in build(a, b).promoteFailure(to: Problem.self) }
    }

    var testDescription: String { "\(name): \(script)  →  \(expected)" }

    /// Values without spaces, so that they can be told apart in a list.
    private static func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }

    /// How a script is played.
    enum Mode: Equatable {
        case plain
        /// Disposed of after so many steps.
        case disposedAfter(Int)
        /// Disposed of inside of the observer, at this value.
        case disposedInside(Int)
        /// Only so many values are taken, also while it begins.
        case takenFirst(Int)
        /// The rest of the steps is done inside of the observer, at this value.
        case continuedInside(Int)
    }

    struct Outcome {
        var log: [String] = []
        /// How much was sent after each step.
        var counts: [Int] = []
        var leaks = false
        var inputsObserved = false
    }

    /// Checks the case in all ways that must not make a difference:
    /// - disposed of after each step: exactly what came until then;
    /// - disposed of in the middle of a delivery, at each value: nothing after it;
    /// - only the first values are taken: those, and nothing of the rest;
    /// - the observer itself does the rest of the script, at each value: the same result, because what an observer does takes effect
    ///   afterwards;
    /// - when it is over, nobody observes the inputs any more, and the observer is let go.
    func conforms() -> [String] {
        var mistakes: [String] = []
        let wanted = Self.words(expected)
        func check(_ mode: Mode, _ outcome: Outcome, _ wanted: [String], isOver: Bool) {
            if outcome.log != wanted { mistakes.append("\(mode): \(outcome.log) instead of \(wanted)") }
            if isOver, outcome.inputsObserved { mistakes.append("\(mode): inputs are still observed") }
            if isOver, outcome.leaks { mistakes.append("\(mode): the observer is not let go") }
        }
        let hasEnd = wanted.last.map { $0 == "|" || $0 == "x" } ?? false
        let plain = play(.plain)
        check(.plain, plain, wanted, isOver: hasEnd)
        guard mistakes.isEmpty else { return mistakes }
        for step in 0..<plain.counts.count {
            check(.disposedAfter(step), play(.disposedAfter(step)), Array(wanted.prefix(plain.counts[step])), isOver: true)
        }
        let valueCount = wanted.count - (hasEnd ? 1 : 0)
        for index in 0..<valueCount {
            check(.takenFirst(index + 1), play(.takenFirst(index + 1)), Array(wanted.prefix(index + 1)) + ["|"], isOver: true)
            // What comes while it begins comes before there is anything to dispose of.
            if index < plain.counts[0] { continue }
            check(.disposedInside(index), play(.disposedInside(index)), Array(wanted.prefix(index + 1)), isOver: true)
            check(.continuedInside(index), play(.continuedInside(index)), wanted, isOver: hasEnd)
        }
        return mistakes
    }

    private func play(_ mode: Mode) -> Outcome {
        weak var weakCanary: Canary?
        var outcome = Outcome()
        let a = Input.pipe()
        let b = Input.pipe()
        do {
            let canary = Canary()
            weakCanary = canary
            let player = Player(Self.words(script), a.input, b.input)
            var log: [String] = []
            var hasDisposed = false
            let observation = SerialDisposable()
            var stream = build(a.output, b.output)
            if case .takenFirst(let count) = mode { stream = stream.take(first: count) }
            observation.next().add(
                stream.observe(
                    value: { [weak observation] value in
                        canary.touch()
                        log.append(value)
                        if mode == .disposedInside(log.count - 1) {
                            hasDisposed = true
                            observation?.dispose()
                        }
                        if mode == .continuedInside(log.count - 1) { player.playAll() }
                    },
                    ended: { end in log.append(end == .completed ? "|" : "x") }))
            // Something may have come while it began.
            if hasDisposed { observation.dispose() }
            outcome.counts.append(log.count)
            if mode == .disposedAfter(0) { observation.dispose() }
            var step = 0
            while player.playNext() {
                step += 1
                outcome.counts.append(log.count)
                if mode == .disposedAfter(step) { observation.dispose() }
            }
            outcome.log = log
            outcome.inputsObserved = a.input.broadcast.first != nil || b.input.broadcast.first != nil
            observation.dispose()
        }
        outcome.leaks = weakCanary != nil
        withExtendedLifetime((a, b)) {}
        return outcome
    }

    final class Canary { func touch() {} }

    /// Does the steps of a script, each once.
    final class Player {
        private var steps: [String]
        private let a: SignalInput<Int, Problem>
        private let b: SignalInput<Int, Problem>

        init(_ steps: [String], _ a: SignalInput<Int, Problem>, _ b: SignalInput<Int, Problem>) {
            self.steps = steps
            self.a = a
            self.b = b
        }

        func playAll() { while playNext() {} }

        func playNext() -> Bool {
            guard !steps.isEmpty else { return false }
            var step = steps.removeFirst()
            var input = a
            if step.hasPrefix("b") {
                input = b
                step.removeFirst()
            }
            switch step {
            case "|": input.sendCompleted()
            case "x": input.send(failure: .problem)
            default: input.send(value: Int(step)!)
            }
            return true
        }
    }
}

/// Without spaces.
func described(_ value: Any) -> String { "\(value)".filter { $0 != " " } }

extension EventStream where Value == Int, Failure == Problem {
    /// The same values, and a completion instead of a failure.
    var neverFailing: EventStream<Int, Never, Temperature> { flatMapFailure { _ in SignalProducer<Int, Never>.empty } }
}
