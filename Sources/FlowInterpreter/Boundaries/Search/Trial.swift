import FlowSpec
import Foundation

/// Tries out what a flow does after edits. Every trial begins anew.
final class Trial {
    typealias Edit = RunningFlow.Edit

    let program: FlowProgram
    /// The command that is started first, because errors show only after it.
    let showingCommand: String?
    /// How many trials are left. A search that finds nothing must not take for ever; the number makes where it ends the same each time.
    private var budget: Int

    init(_ program: FlowProgram, budget: Int) {
        self.program = program
        self.budget = budget
        showingCommand = program.showingCommand.flatMap { index in
            let command = program.flow.commands[index]
            guard command.input.isEmpty, let flow = try? RunningFlow(program, beginning: Trial.beginning),
                (try? flow.start(command.name.text)) != nil
            else { return nil }
            return command.name.text
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
    ///   - showsErrors: Whether the command is started first after which errors show.
    ///   - answers: What services answer when they are asked.
    func run(
        _ changes: [[Edit]], showsErrors: Bool = false, answers: [(service: String, answer: ServiceAnswer)] = []
    ) -> RunningFlow? {
        guard budget > 0 else { return nil }
        budget -= 1
        do throws(Interruption) {
            let flow = try RunningFlow(program, beginning: Trial.beginning)
            for (service, answer) in answers { try flow.answer(service, answer) }
            if showsErrors, let showingCommand { try flow.start(showingCommand) }
            for change in changes where !change.isEmpty { try flow.edit(change) }
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
