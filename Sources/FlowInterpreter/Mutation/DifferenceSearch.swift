import FlowSpec
import Foundation

/// Looks for actions behind which a flow and a mutant of it can be told apart by an `expect`.
///
/// The actions are those of the scenarios, for they may only lack an expectation, and then beginnings of scenarios that go on at random: first such as
/// serve every mutant, which are made up once, and then such as concern what the mutant's place speaks of.
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

    /// Actions, and what the flow comes by on their way. What is seen is looked at only if somebody needs it.
    private final class ActionSequence {
        let actions: [FlowAction]
        let points: Set<CoveragePoint>
        var trace: Trace?

        init(_ actions: [FlowAction], points: Set<CoveragePoint>) {
            self.actions = actions
            self.points = points
        }
    }

    private let program: FlowProgram
    private let beginning: Date
    private let observer: FlowObserver
    private let setup: [FlowAction]
    private let choices: ActionChoices
    private let scenarios: [[FlowAction]]
    /// Those that serve every mutant, as far as they were needed.
    private var sequences: [ActionSequence] = []

    init(_ program: FlowProgram, beginning: Date) {
        self.program = program
        self.beginning = beginning
        observer = FlowObserver(program, leavingOutConstants: true)
        let setup = program.flow.actions(of: program.flow.setup, locals: [:])
        self.setup = setup
        scenarios = program.flow.scenarioActions.map { Array($0.dropFirst(setup.count)) }
        choices = ActionChoices(program.flow, today: beginning)
    }

    /// The shortest difference that was found; nil if there is none in any sequence.
    func difference(of mutant: Mutant, _ program: FlowProgram) -> Difference? {
        let focus = ActionGenerator.Focus(mutant)
        let needed = self.program.flow.pointsBefore(mutant)
        for number in 0..<(scenarios.count + MutationTest.sequenceCount) {
            let sequence = sequence(number, focus)
            // Where nothing is different nothing has to be looked at.
            if let needed, needed.isDisjoint(with: sequence.points) { continue }
            let trace = sequence.trace ?? trace(of: sequence.actions)
            sequence.trace = trace
            guard let difference = difference(in: trace, program) else { continue }
            return shrunk(difference, program)
        }
        return nil
    }

    private func shrunk(_ difference: Difference, _ mutant: FlowProgram) -> Difference {
        var shortest = difference
        var shrinking = ActionShrinking(difference.actions)
        while let fewer = shrinking.next() {
            guard let still = self.difference(in: trace(of: fewer), mutant) else { continue }
            shortest = still
            shrinking.accept(still.actions)
        }
        return shortest
    }

    /// Whether a difference that was found for another mutant is one of this mutant too.
    func shows(_ difference: Difference, _ mutant: FlowProgram) -> Bool {
        guard let flow = begin(mutant, difference.actions) else { return true }
        do {
            for action in difference.actions where try !perform(action, flow) { return true }
            return try observer.value(difference.index, of: flow) != difference.value
        } catch {
            return true
        }
    }

    // MARK: Running

    /// A flow behind the steps before each scenario. What services that answer at once are told before anything is started holds from the beginning.
    private func begin(_ program: FlowProgram, _ actions: [FlowAction], _ coverage: CoverageRecord? = nil) -> RunningFlow? {
        var answers: [(service: String, answer: ServiceAnswer)] = []
        for action in setup + actions {
            if case .start = action { break }
            if case .answer(let service, let answer) = action { answers.append((service, answer)) }
        }
        guard let flow = try? RunningFlow(program, answers: answers, beginning: beginning, coverage: coverage) else { return nil }
        for action in setup {
            guard (try? perform(action, flow)) == true else { return nil }
        }
        return flow
    }

    /// Whether a scenario could go on behind the action: it cannot start a command that is disabled, leave a step that cannot be left, undo nothing, or
    /// edit a row that is not there.
    private func perform(_ action: FlowAction, _ flow: RunningFlow) throws(Interruption) -> Bool {
        switch action {
        case .start(let command, let input): return try flow.start(command, input) != nil
        case .undo: return try flow.undo()
        case .redo: return try flow.redo()
        case .next: return try flow.next()
        case .nextRefused: return try !flow.next()
        case .back: return try flow.back()
        case .go(let step): return try flow.go(to: step)
        default:
            guard flow.isPossible(action) else { return false }
            try flow.perform(action)
            return true
        }
    }

    private func difference(in trace: Trace, _ mutant: FlowProgram) -> Difference? {
        guard let first = trace.observations.first else { return nil }
        guard let flow = begin(mutant, trace.actions) else { return statable(first, differsFrom: nil, behind: []) }
        if let difference = difference(first, flow, []) { return difference }
        for (index, action) in trace.actions.enumerated() {
            let expected = trace.observations[index + 1]
            guard (try? perform(action, flow)) == true else {
                return statable(expected, differsFrom: nil, behind: trace.actions[...index])
            }
            if let difference = difference(expected, flow, trace.actions[...index]) { return difference }
        }
        return nil
    }

    private func difference(_ expected: [Value], _ flow: RunningFlow, _ actions: ArraySlice<FlowAction>) -> Difference? {
        if let found = try? observer.values(of: flow), found == expected { return nil }
        return statable(expected, differsFrom: flow, behind: actions)
    }

    /// The most telling difference of which a spec can say what is expected. A mutant that cannot go on differs in everything; one in which
    /// something cannot be read differs there.
    private func statable(_ expected: [Value], differsFrom flow: RunningFlow?, behind actions: ArraySlice<FlowAction>) -> Difference? {
        let index = expected.indices.first { index in
            expected[index].isStatable && (flow.map { (try? observer.value(index, of: $0)) != expected[index] } ?? true)
        }
        return index.map { Difference(actions: Array(actions), name: observer.names[$0], value: expected[$0], index: $0) }
    }

    // MARK: Making traces

    /// The scenarios, then sequences for every mutant, and then as many for this one.
    private func sequence(_ number: Int, _ focus: ActionGenerator.Focus) -> ActionSequence {
        let shared = scenarios.count + MutationTest.sequenceCount / 2
        if number >= shared { return randomSequence(seed: UInt64(number), focus) }
        while sequences.count <= number {
            let next = sequences.count
            sequences.append(next < scenarios.count ? scenarioSequence(next) : randomSequence(seed: UInt64(next), .init()))
        }
        return sequences[number]
    }

    private func scenarioSequence(_ number: Int) -> ActionSequence {
        let record = CoverageRecord(recordsRules: false)
        if let flow = begin(program, scenarios[number], record) {
            for action in scenarios[number] where (try? perform(action, flow)) != true { break }
        }
        return ActionSequence(scenarios[number], points: record.points)
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
    private func randomSequence(seed: UInt64, _ focus: ActionGenerator.Focus) -> ActionSequence {
        var generator = ActionGenerator(program.flow, choices, focus: focus, seed: seed)
        var actions: [FlowAction] = []
        if !scenarios.isEmpty, generator.number(below: 4) > 0 {
            let scenario = scenarios[generator.number(below: scenarios.count)]
            let isWhole = generator.number(below: 2) == 0
            actions = isWhole ? scenario : Array(scenario.prefix(generator.number(below: scenario.count + 1)))
        }
        let record = CoverageRecord(recordsRules: false)
        guard let flow = begin(program, actions, record) else { return ActionSequence([], points: []) }
        for action in actions where (try? perform(action, flow)) != true { return ActionSequence(actions, points: record.points) }
        for _ in 0..<(actions.isEmpty ? Self.longestSequence : Self.longestContinuation) {
            let action = generator.step(of: flow)
            actions.append(action)
            if (try? perform(action, flow)) != true { break }
        }
        return ActionSequence(actions, points: record.points)
    }

    private static let longestSequence = 16
    private static let longestContinuation = 8
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

extension ActionGenerator.Focus {
    /// What the mutant's place speaks of, or, if it names nothing, its lines: fields, the command to which it belongs, and times.
    fileprivate init(_ mutant: Mutant) {
        let source = mutant.flow.source
        let first = source.range(ofLine: source.position(at: mutant.range.lowerBound).line)
        let last = source.range(ofLine: source.position(at: mutant.range.upperBound).line)
        let lines = source.text(of: first.union(last))
        for text in [mutant.original, lines] where fields.isEmpty {
            let words = Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
            fields = words.intersection(mutant.flow.members.map { mutant.flow.name(of: $0) })
        }
        if let command = mutant.flow.commands.last(where: { $0.name.range.lowerBound <= mutant.range.lowerBound }) {
            commands = [command.name.text]
        }
        durations = mutant.flow.durations.filter { lines.contains($0.spelling) }.flatMap { [$0 - .milliseconds(1), $0] }
    }
}
