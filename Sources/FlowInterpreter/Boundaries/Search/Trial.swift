import FlowSpec
import Foundation

/// Tries out what a flow does after edits. Every trial begins anew, or with a copy of a flow that has begun like it.
final class Trial {
    typealias Edit = RunningFlow.Edit

    let program: FlowProgram
    /// The command that is started because errors show only after it.
    private let showingCommand: String?
    /// When it is started: before anything is entered, or behind the start; nil if it cannot be.
    private(set) var showing: FlowBoundaries.Showing?
    /// How many trials are left. A search that finds nothing must not take for ever; the number makes where it ends the same each time.
    private var budget: Int
    /// Whether there is nothing more to be found.
    var isOver: Bool { budget == 0 }
    /// The flow as it begins, from which others are copied.
    private var untouched: RunningFlow?
    /// Flows behind first changes, from which others are copied; that which was used last is the last.
    private var beginnings: [Beginning] = []
    private static let beginningCount = 3
    /// How the states came about that were made last; see ``merge(_:_:)``.
    private var origins: [Origin] = []
    /// The last flows that were only read, for they are often read again.
    private var recent: [Recent] = []
    private var oldest = 0
    private static let recentCount = 16

    /// A flow in which nothing goes on, behind its first change.
    private struct Beginning {
        let change: [Edit]
        let showsErrors: Bool
        let flow: RunningFlow
    }

    /// A state that is another one with some edits.
    private struct Origin {
        let merged: [Edit]
        let state: [Edit]
        let change: [Edit]
    }

    private struct Recent {
        let changes: [[Edit]]
        let showsErrors: Bool
        let flow: RunningFlow?
    }

    init(_ program: FlowProgram, budget: Int) {
        self.program = program
        self.budget = budget
        showingCommand = program.showingCommand.map { program.flow.commands[$0] }.flatMap { $0.input.isEmpty ? $0.name.text : nil }
    }

    /// Finds out when the command can be started after which errors show. A run that would go on waiting is of no use behind the start, for
    /// what comes next would happen while it runs.
    func findShowing(start: [Edit]) {
        guard let showingCommand else { return }
        func result<Result>(_ changes: [[Edit]], _ body: (RunningFlow) throws(Interruption) -> Result?) -> Result? {
            run(changes).flatMap { flow in Trial.read(flow, body) }
        }
        if result([], { flow throws(Interruption) in try flow.start(showingCommand) }) != nil {
            showing = .beforeStart(command: showingCommand)
        } else if result([start], { flow throws(Interruption) in try flow.start(showingCommand)?.result }) != nil {
            showing = .behindStart(command: showingCommand)
        }
    }

    /// What can be seen does not hang on it, as long as nothing reads the time of day.
    private static let beginning = Date(timeIntervalSinceReferenceDate: 0)

    /// What is read after changes of several edits each; nil if a compiled program would stop there, or if there are no trials left.
    ///
    /// - Parameter body: Reads, and changes nothing.
    func read<Result>(after changes: [[Edit]], _ body: (RunningFlow) throws(Interruption) -> Result?) -> Result? {
        flow(after: changes).flatMap { Trial.read($0, body) }
    }

    /// The flow after changes of several edits each, to be read and not to be changed; see ``run(_:showsErrors:answers:)``.
    func flow(after changes: [[Edit]], showsErrors: Bool = false) -> RunningFlow? {
        // If no command shows errors, it is the same flow.
        let showsErrors = showsErrors && showing != nil
        if let known = recent.first(where: { $0.showsErrors == showsErrors && Self.isSame($0.changes, changes) }) {
            // It counts as a trial, so that how far a search comes does not hang on what was read before.
            guard budget > 0 else { return nil }
            budget -= 1
            return known.flow
        }
        guard budget > 0 else { return nil }
        let flow = run(changes, showsErrors: showsErrors)
        let entry = Recent(changes: changes, showsErrors: showsErrors, flow: flow)
        if recent.count < Self.recentCount {
            recent.append(entry)
        } else {
            recent[oldest] = entry
            oldest = (oldest + 1) % Self.recentCount
        }
        return flow
    }

    /// The last changes are short, and mostly differ; the first are mostly the same, and long.
    private static func isSame(_ one: [[Edit]], _ other: [[Edit]]) -> Bool {
        one.count == other.count && zip(one.reversed(), other.reversed()).allSatisfy { $0 == $1 }
    }

    /// The state with the edits. A flow in it is made from one in the state before, where the edits are all that differs.
    func merge(_ state: [Edit], _ change: [Edit]) -> [Edit] {
        let merged = state.merging(change)
        if program.editsAreIndependent, !change.isEmpty {
            if origins.count == Self.beginningCount { origins.removeFirst() }
            origins.append(Origin(merged: merged, state: state, change: change))
        }
        return merged
    }

    static func read<Result>(_ flow: RunningFlow, _ body: (RunningFlow) throws(Interruption) -> Result?) -> Result? {
        do throws(Interruption) { return try body(flow) } catch { return nil }
    }

    /// The flow after changes of several edits each; nil if a compiled program would stop there, or if there are no trials left.
    ///
    /// - Parameters:
    ///   - showsErrors: Whether the command is started after which errors show; the first change is the start then.
    ///   - answers: What services answer when they are asked.
    func run(
        _ changes: [[Edit]], showsErrors: Bool = false, answers: [(service: String, answer: ServiceAnswer)] = []
    ) -> RunningFlow? {
        guard budget > 0 else { return nil }
        budget -= 1
        do throws(Interruption) {
            guard let first = changes.first else { return try begun() }
            guard answers.isEmpty, changes.count > 1 else { return try begun(with: first, showsErrors, answers, changes.dropFirst()) }
            if let flow = try beginning(first, showsErrors) { return try Self.edit(flow, changes.dropFirst()) }
            return try begun(with: first, showsErrors, [], changes.dropFirst())
        } catch {
            return nil
        }
    }

    /// A copy of a flow behind a first change, which is kept for others; nil for a flow of which there are no copies.
    private func beginning(_ first: [Edit], _ showsErrors: Bool) throws(Interruption) -> RunningFlow? {
        if let index = beginnings.lastIndex(where: { $0.showsErrors == showsErrors && $0.change == first }) {
            if index + 1 < beginnings.count { beginnings.append(beginnings.remove(at: index)) }
            return RunningFlow(copyOf: beginnings[beginnings.count - 1].flow)
        }
        let flow: RunningFlow
        if !showsErrors, let origin = origins.last(where: { $0.merged == first }), let copy = try beginning(origin.state, false) {
            flow = try Self.edit(copy, [origin.change])
        } else {
            flow = try begun(with: first, showsErrors, [], [])
        }
        if program.readers != nil { flow.computeAll() }
        guard let copy = RunningFlow(copyOf: flow) else { return nil }
        if beginnings.count == Self.beginningCount { beginnings.removeFirst() }
        beginnings.append(Beginning(change: first, showsErrors: showsErrors, flow: flow))
        return copy
    }

    /// A flow that has just begun.
    private func begun() throws(Interruption) -> RunningFlow {
        if let copy = untouched.flatMap(RunningFlow.init(copyOf:)) { return copy }
        let flow = try RunningFlow(program, beginning: Trial.beginning)
        untouched = RunningFlow(copyOf: flow)
        return flow
    }

    /// A flow behind some changes, with errors shown where its start can show them.
    private func begun(
        with first: [Edit], _ showsErrors: Bool, _ answers: [(service: String, answer: ServiceAnswer)], _ others: ArraySlice<[Edit]>
    ) throws(Interruption) -> RunningFlow {
        let flow = try begun()
        for (service, answer) in answers { try flow.answer(service, answer) }
        if showsErrors, case .beforeStart(let command) = showing { try flow.start(command) }
        if !first.isEmpty { try flow.edit(first) }
        if showsErrors, case .behindStart(let command) = showing { try flow.start(command) }
        return try Self.edit(flow, others)
    }

    private static func edit(_ flow: RunningFlow, _ changes: ArraySlice<[Edit]>) throws(Interruption) -> RunningFlow {
        for change in changes where !change.isEmpty { try flow.edit(change) }
        return flow
    }
}

extension [RunningFlow.Edit] {
    /// These edits, and the others instead of those of the same fields.
    func merging(_ others: [RunningFlow.Edit]) -> [RunningFlow.Edit] {
        if others.isEmpty { return self }
        return filter { edit in !others.contains { $0.field == edit.field } } + others
    }

    subscript(field: String) -> RunningFlow.Edit.Entry? { last { $0.field == field }?.entry }
}
