import FlowSpec
import Foundation

/// Makes up what could happen to a flow, at random: the same for the same seed.
///
/// ```swift
/// var generator = ActionGenerator(flow, seed: 7)
/// for action in generator.actions(30) { try running.perform(action) }
/// ```
///
/// Values are those that are worth trying in the flow (``InterestingValues``).
public struct ActionGenerator {
    private let flow: Flow
    private let choices: ActionChoices
    private let focusedFields: [ActionChoices.FieldChoice]
    private let focus: Focus
    private var random: SeededGenerator

    /// What is of more interest than the rest of the flow.
    struct Focus {
        var fields: Set<String> = []
        var commands: Set<String> = []
        var durations: [Duration] = []
    }

    public init(_ flow: Flow, seed: UInt64) {
        self.init(flow, ActionChoices(flow), seed: seed)
    }

    /// With values that were chosen before.
    init(_ flow: Flow, _ choices: ActionChoices, focus: Focus = Focus(), seed: UInt64) {
        self.flow = flow
        self.choices = choices
        self.focus = focus
        focusedFields = choices.fields.filter { focus.fields.contains($0.name) }
        random = SeededGenerator(seed: seed)
    }

    /// Whatever can happen, whether or not it makes sense at the moment: commands are started while they are disabled, services answer though nobody asks.
    public mutating func actions(_ count: Int) -> [FlowAction] { (0..<count).map { _ in anyAction() } }

    private mutating func anyAction() -> FlowAction {
        if !choices.memory.isEmpty, random.chance(6) { return random.pick(choices.memory) }
        if !choices.moves.isEmpty, random.chance(4) { return random.pick(choices.moves) }
        switch Int.random(in: 0..<20, using: &random) {
        case 0..<7: return edit() ?? pause()
        case 7..<12: return choices.commands.isEmpty ? pause() : start(random.pick(choices.commands))
        case 12..<17: return choices.waitingServices.isEmpty ? pause() : answer(random.pick(choices.waitingServices))
        case 17:
            if random.chance(3), !choices.answerable.isEmpty { return answer(random.pick(choices.answerable)) }
            guard !flow.fields.isEmpty else { return pause() }
            let field = random.pick(flow.fields).name.text
            return random.chance(2) ? .askAgain(field) : .touch(field)
        case 18:
            guard !flow.commands.isEmpty else { return pause() }
            let command = random.pick(flow.commands).name.text
            return random.chance(2) ? .cancel(command) : .retry(command)
        default: return random.chance(8) ? .reset : pause()
        }
    }

    /// What a scenario could say next: a command is started only where it is enabled, and a service answers only where somebody asks.
    mutating func step(of running: RunningFlow) -> FlowAction {
        let asked = choices.waitingServices.filter { running.waitingCalls(of: $0.service.name) > 0 }
        let startable = choices.commands.filter { choice in
            running.program.commands[choice.command.name.text].map { (try? running.isEnabled($0)) == true } == true
        }
        if !focus.durations.isEmpty, random.chance(4) { return pause() }
        if flow.undoLimit != nil, random.chance(6) { return random.chance(3) ? .redo : .undo }
        if !choices.moves.isEmpty, random.chance(4) { return move(of: running) }
        switch Int.random(in: 0..<10, using: &random) {
        case 0..<3 where !asked.isEmpty: return answer(random.pick(asked))
        case 3..<5 where !startable.isEmpty:
            let focused = startable.filter { focus.commands.contains($0.command.name.text) }
            return start(random.pick(focused.isEmpty || random.chance(3) ? startable : focused))
        case 5 where choices.durations.count > 1: return pause()
        case 6 where !choices.answerable.isEmpty && random.chance(3): return answer(random.pick(choices.answerable))
        default: return edit() ?? pause()
        }
    }

    /// A number below a limit, such as that of a scenario to begin with.
    mutating func number(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }

    // MARK: One action

    private mutating func edit() -> FlowAction? {
        if choices.fields.isEmpty { return nil }
        if focusedFields.isEmpty, random.chance(8), let common = commonEdit() { return common }
        var edits: [RunningFlow.Edit] = []
        for _ in 0..<(random.chance(3) ? 3 : 1) {
            let field = random.pick(focusedFields.isEmpty || random.chance(3) ? choices.fields : focusedFields)
            if edits.contains(where: { $0.field == field.name }) { continue }
            if field.isInParts, !random.chance(3) {
                let part = random.pick(Field.DatePart.allCases)
                edits.append(RunningFlow.Edit(field.name, part, text: random.pick(InterestingValues.texts(of: part))))
            } else if !field.texts.isEmpty, field.values.isEmpty || random.chance(2) {
                edits.append(RunningFlow.Edit(field.name, text: random.pick(field.texts)))
            } else {
                // What concerns the field is tried more often than what concerns nobody.
                let isClose = !field.closeValues.isEmpty && !random.chance(3)
                edits.append(RunningFlow.Edit(field.name, random.pick(isClose ? field.closeValues : field.values)))
            }
        }
        return .edit(edits)
    }

    /// The same value for all fields of a type, as repetitions of a password are compared.
    private mutating func commonEdit() -> FlowAction? {
        let field = random.pick(choices.fields)
        let others = choices.fields.filter { $0.type == field.type }
        guard others.count > 1, !field.values.isEmpty else { return nil }
        let value = random.pick(field.closeValues.isEmpty ? field.values : field.closeValues)
        return .edit(others.map { RunningFlow.Edit($0.name, value) })
    }

    /// A move from step to step that is possible; forward rather than back, for most of a flow lies there. Where it is not, that is said.
    private mutating func move(of running: RunningFlow) -> FlowAction {
        let place = running.program.flow.titleRange
        let canGoNext = (try? running.value(ofSteps: .canGoNext, at: place)) == .bool(true)
        let canGoBack = (try? running.value(ofSteps: .canGoBack, at: place)) == .bool(true)
        if canGoNext, !canGoBack || !random.chance(3) { return .next }
        return canGoBack ? .back : .nextRefused
    }

    private mutating func start(_ choice: ActionChoices.CommandChoice) -> FlowAction {
        .start(choice.command.name.text, random.pick(choice.inputs))
    }

    private mutating func answer(_ choice: ActionChoices.ServiceChoice) -> FlowAction {
        // Of the many answers few are failures, which matter as much.
        let fails = choice.results.isEmpty || !choice.failures.isEmpty && random.chance(3)
        return .answer(choice.service.name, random.pick(fails ? choice.failures : choice.results))
    }

    private mutating func pause() -> FlowAction {
        .advance(random.pick(focus.durations.isEmpty || random.chance(3) ? choices.durations : focus.durations))
    }
}

/// All that a generator picks from, which is worth being found out once.
struct ActionChoices {
    struct FieldChoice {
        let name: String
        let type: ValueType
        /// What concerns the field itself.
        let closeValues: [Value]
        let values: [Value]
        /// What is typed, for a number or a date that is typed as text.
        let texts: [String]
        /// Whether it is a date that is entered in three parts.
        let isInParts: Bool
    }

    struct ServiceChoice {
        let service: Service
        let results: [ServiceAnswer]
        let failures: [ServiceAnswer]

        init(_ service: Service, _ answers: [ServiceAnswer]) {
            self.service = service
            results = answers.filter { if case .returns = $0 { true } else { false } }
            failures = answers.filter { if case .throws = $0 { true } else { false } }
        }
    }

    struct CommandChoice {
        let command: Command
        let inputs: [[Value]]
    }

    /// Those that the user can edit.
    let fields: [FieldChoice]
    /// Those that can be started by somebody who knows the values that they take.
    let commands: [CommandChoice]
    /// Services that wait until they are told what to answer.
    let waitingServices: [ServiceChoice]
    /// The others; but those that derived values ask have to answer one thing for good, for when they are asked again is nobody's business.
    let answerable: [ServiceChoice]
    let durations: [Duration]
    /// Where the user can go, if there are steps.
    let moves: [FlowAction]
    /// What only flows can do that remember something.
    let memory: [FlowAction]

    init(_ flow: Flow, today: Date = .now) {
        let interesting = InterestingValues(flow, today: today)
        fields = flow.fields.filter { !$0.isSetByCommands }.map { field in
            FieldChoice(
                name: field.name.text, type: field.type, closeValues: interesting.closeValues(of: field),
                values: interesting.values(of: field),
                texts: field.typedAsText == nil ? [] : interesting.texts(typedInto: field), isInParts: field.typedInParts != nil)
        }.filter { !$0.values.isEmpty || !$0.texts.isEmpty }
        commands = flow.commands.map { CommandChoice(command: $0, inputs: interesting.inputs(of: $0)) }.filter { !$0.inputs.isEmpty }
        let services = flow.services.map { ServiceChoice($0, interesting.answers(of: $0)) }
            .filter { !$0.results.isEmpty || !$0.failures.isEmpty }
        waitingServices = services.filter(\.service.signature.isAsync)
        let followed =
            flow.values.flatMap(\.definition.expressions) + flow.fields.compactMap(\.condition) + flow.steps.compactMap(\.condition)
            + flow.commands.compactMap(\.condition)
        let asked = Set(followed.flatMap(\.services).map(\.name.text))
        answerable = services.filter { !$0.service.signature.isAsync && !asked.contains($0.service.name) }
        durations = interesting.durations
        moves = flow.steps.isEmpty ? [] : [.next, .next, .next, .back] + flow.steps.map { .go(to: $0.name.text) }
        memory =
            (flow.undoLimit == nil ? [] : [.undo, .undo, .redo])
            + (flow.restoredFields.isEmpty ? [] : [.reopen, .keepDraft, .restoreDraft])
    }
}
