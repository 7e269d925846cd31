import FlowSpec
import Foundation

/// Tries out what a flow does after edits. Every trial begins anew.
final class Trial {
    typealias Edit = RunningFlow.Edit

    let program: FlowProgram
    /// The command that is started because errors show only after it.
    private let showingCommand: String?
    /// When it is started: before anything is entered, or behind the start; nil if it cannot be.
    private(set) var showing: FlowBoundaries.Showing?
    /// How many trials are left. A search that finds nothing must not take for ever; the number makes where it ends the same each time.
    private var budget: Int

    init(_ program: FlowProgram, budget: Int) {
        self.program = program
        self.budget = budget
        showingCommand = program.showingCommand.map { program.flow.commands[$0] }.flatMap { $0.input.isEmpty ? $0.name.text : nil }
    }

    /// Finds out when the command can be started after which errors show. A run that would go on waiting is of no use behind the start, for
    /// what comes next would happen while it runs.
    func findShowing(start: [Edit]) {
        guard let showingCommand else { return }
        if read(after: [], { flow throws(Interruption) in try flow.start(showingCommand) }) != nil {
            showing = .beforeStart(command: showingCommand)
        } else if read(after: [start], { flow throws(Interruption) in try flow.start(showingCommand)?.result }) != nil {
            showing = .behindStart(command: showingCommand)
        }
    }

    /// What can be seen does not hang on it, as long as nothing reads the time of day.
    private static let beginning = Date(timeIntervalSinceReferenceDate: 0)

    /// What is read after changes of several edits each; nil if a compiled program would stop there, or if there are no trials left.
    func read<Result>(after changes: [[Edit]], _ body: (RunningFlow) throws(Interruption) -> Result?) -> Result? {
        run(changes).flatMap { flow in Trial.read(flow, body) }
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
            let flow = try RunningFlow(program, beginning: Trial.beginning)
            for (service, answer) in answers { try flow.answer(service, answer) }
            if showsErrors, case .beforeStart(let command) = showing { try flow.start(command) }
            for (index, change) in changes.enumerated() {
                if !change.isEmpty { try flow.edit(change) }
                if index == 0, showsErrors, case .behindStart(let command) = showing { try flow.start(command) }
            }
            return flow
        } catch {
            return nil
        }
    }
}

extension [RunningFlow.Edit] {
    /// These edits, and the others instead of those of the same fields.
    func merging(_ others: [RunningFlow.Edit]) -> [RunningFlow.Edit] {
        filter { edit in !others.contains { $0.field == edit.field } } + others
    }

    subscript(field: String) -> RunningFlow.Edit.Entry? { last { $0.field == field }?.entry }
}
