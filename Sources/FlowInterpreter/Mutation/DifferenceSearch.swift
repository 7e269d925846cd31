import FlowSpec
import Foundation

/// Looks for actions behind which a flow and a mutant of it can be told apart by an `expect`.
///
/// The actions are those of the scenarios, for they may only lack an expectation, and then beginnings of scenarios that go on at random. They are
/// made up once, with the flow itself, so that each mutant meets the same.
final class DifferenceSearch {
    /// Where the two can be told apart.
    struct Difference {
        let actions: [FlowAction]
        /// What is read behind them.
        let name: String
        /// What the flow itself has there.
        let value: Value
        /// Which of the observer's names that is.
        fileprivate let index: Int
    }

    /// What was seen before the first action, and behind each.
    private struct Trace {
        var actions: [FlowAction] = []
        var observations: [[Value]] = []
    }

    private let program: FlowProgram
    private let beginning: Date
    private let observer: FlowObserver
    private let setup: [FlowAction]
    private let choices: ActionChoices
    private lazy var traces: [Trace] = makeTraces()

    init(_ program: FlowProgram, beginning: Date) {
        self.program = program
        self.beginning = beginning
        observer = FlowObserver(program)
        setup = Flow.actions(of: program.flow.setup, locals: [:])
        choices = ActionChoices(program.flow, today: beginning)
    }

    /// The shortest difference that was found; nil if there is none in any sequence.
    func difference(of mutant: FlowProgram) -> Difference? {
        for trace in traces {
            guard var shortest = difference(in: trace, mutant) else { continue }
            var shrinking = ActionShrinking(shortest.actions)
            while let fewer = shrinking.next() {
                guard let still = difference(in: self.trace(of: fewer), mutant) else { continue }
                shortest = still
                shrinking.accept(still.actions)
            }
            return shortest
        }
        return nil
    }

    /// Whether a difference that was found for another mutant is one of this mutant too.
    func shows(_ difference: Difference, _ mutant: FlowProgram) -> Bool {
        guard let flow = begin(mutant, difference.actions) else { return true }
        do {
            for action in difference.actions where try !perform(action, flow) { return true }
            return try observer.values(of: flow)[difference.index] != difference.value
        } catch {
            return true
        }
    }

    // MARK: Running

    /// A flow behind the steps before each scenario. What services that answer at once are told before anything is started holds from the beginning.
    private func begin(_ program: FlowProgram, _ actions: [FlowAction]) -> RunningFlow? {
        var answers: [(service: String, answer: ServiceAnswer)] = []
        for action in setup + actions {
            if case .start = action { break }
            if case .answer(let service, let answer) = action { answers.append((service, answer)) }
        }
        guard let flow = try? RunningFlow(program, answers: answers, beginning: beginning) else { return nil }
        for action in setup {
            guard (try? perform(action, flow)) == true else { return nil }
        }
        return flow
    }

    /// Whether a scenario could go on behind the action: it cannot start a command that is disabled.
    private func perform(_ action: FlowAction, _ flow: RunningFlow) throws(Interruption) -> Bool {
        guard case .start(let command, let input) = action else {
            try flow.perform(action)
            return true
        }
        return try flow.start(command, input) != nil
    }

    private func difference(in trace: Trace, _ mutant: FlowProgram) -> Difference? {
        guard let first = trace.observations.first else { return nil }
        guard let flow = begin(mutant, trace.actions) else { return statable(first, differsFrom: nil, behind: []) }
        if let difference = difference(first, flow, []) { return difference }
        for (index, action) in trace.actions.enumerated() {
            let actions = Array(trace.actions[...index])
            guard (try? perform(action, flow)) == true else {
                return statable(trace.observations[index + 1], differsFrom: nil, behind: actions)
            }
            if let difference = difference(trace.observations[index + 1], flow, actions) { return difference }
        }
        return nil
    }

    private func difference(_ expected: [Value], _ flow: RunningFlow, _ actions: [FlowAction]) -> Difference? {
        let found = try? observer.values(of: flow)
        return found == expected ? nil : statable(expected, differsFrom: found, behind: actions)
    }

    /// The most telling difference of which a spec can say what is expected. What stops the mutant is a difference to everything.
    private func statable(_ expected: [Value], differsFrom found: [Value]?, behind actions: [FlowAction]) -> Difference? {
        let index = expected.indices.first { index in
            (found.map { $0[index] != expected[index] } ?? true) && expected[index].isStatable
        }
        return index.map { Difference(actions: actions, name: observer.names[$0], value: expected[$0], index: $0) }
    }

    // MARK: Making traces

    private func makeTraces() -> [Trace] {
        let scenarios = program.flow.scenarioActions.map { Array($0.dropFirst(setup.count)) }
        let random = (0..<UInt64(MutationTest.sequenceCount)).map { trace(of: randomActions(seed: $0, scenarios)) }
        return scenarios.map { trace(of: $0) } + random
    }

    /// What the flow itself does; the actions end where it cannot go on.
    private func trace(of actions: [FlowAction]) -> Trace {
        var trace = Trace()
        guard let flow = begin(program, actions), let first = try? observer.values(of: flow) else { return trace }
        trace.observations.append(first)
        for action in actions {
            guard (try? perform(action, flow)) == true, let values = try? observer.values(of: flow) else { break }
            trace.actions.append(action)
            trace.observations.append(values)
        }
        return trace
    }

    /// The beginning of a scenario, or nothing, and then whatever a scenario could say.
    private func randomActions(seed: UInt64, _ scenarios: [[FlowAction]]) -> [FlowAction] {
        var generator = ActionGenerator(program.flow, choices, seed: seed)
        var actions: [FlowAction] = []
        if !scenarios.isEmpty, generator.number(below: 4) > 0 {
            let scenario = scenarios[generator.number(below: scenarios.count)]
            actions = Array(scenario.prefix(generator.number(below: scenario.count + 1)))
        }
        guard let flow = begin(program, actions) else { return [] }
        for action in actions {
            guard (try? perform(action, flow)) == true else { return actions }
        }
        for _ in 0..<Self.randomLength {
            let action = generator.step(of: flow)
            actions.append(action)
            guard (try? perform(action, flow)) == true else { break }
        }
        return actions
    }

    private static let randomLength = 8
}

extension Value {
    /// Whether an `expect` can say that something is this: not for a date, of which no spec has a literal.
    fileprivate var isStatable: Bool {
        switch self {
        case .string(let text): !text.contains { $0 == "`" || $0.isNewline }
        case .double(let number): number.isFinite
        case .date, .range, .void: false
        case .array(let elements): elements.allSatisfy(\.isStatable)
        case .record(let record): record.fields.allSatisfy(\.value.isStatable)
        case .enumCase(let value): value.payload.allSatisfy(\.value.isStatable)
        case .bool, .int, .decimal, .none: true
        }
    }
}
