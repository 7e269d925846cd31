import FlowSpec

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
        /// Fields, and parts of which all fields are meant.
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
        focusedFields = choices.fields.filter { field in
            focus.fields.contains(String(field.name.prefix { $0 != "." && $0 != "[" }))
        }
        random = SeededGenerator(seed: seed)
    }

    /// Whatever can happen, whether or not it makes sense at the moment: commands are started while they are disabled, services answer though nobody asks.
    public mutating func actions(_ count: Int) -> [FlowAction] { (0..<count).map { _ in anyAction() } }

    private mutating func anyAction() -> FlowAction {
        if !choices.memory.isEmpty, random.chance(6) { return random.pick(choices.memory) }
        if !choices.moves.isEmpty, random.chance(4) { return random.pick(choices.moves) }
        if !choices.lists.isEmpty, random.chance(6) { return row(of: random.pick(choices.lists)) }
        switch Int.random(in: 0..<20, using: &random) {
        case 0..<7: return edit() ?? pause()
        case 7..<12: return choices.commands.isEmpty ? pause() : start(random.pick(choices.commands))
        case 12..<17: return choices.waitingServices.isEmpty ? pause() : answer(random.pick(choices.waitingServices))
        case 17:
            if random.chance(3), !choices.answerable.isEmpty { return answer(random.pick(choices.answerable)) }
            guard !choices.paths.isEmpty else { return pause() }
            let field = random.pick(choices.paths)
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
        if !choices.lists.isEmpty, random.chance(4) {
            let action = row(of: random.pick(choices.lists))
            if running.isPossible(action) { return action }
        }
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
            edits.append(edit(of: field))
        }
        return .edit(edits)
    }

    private mutating func edit(of field: ActionChoices.FieldChoice) -> RunningFlow.Edit {
        if field.isInParts, !random.chance(3) {
            let part = random.pick(Field.DatePart.allCases)
            return RunningFlow.Edit(field.name, part, text: random.pick(InterestingValues.texts(of: part)))
        }
        if !field.texts.isEmpty, field.values.isEmpty || random.chance(2) {
            return RunningFlow.Edit(field.name, text: random.pick(field.texts))
        }
        // What concerns the field is tried more often than what concerns nobody.
        let isClose = !field.closeValues.isEmpty && !random.chance(3)
        return RunningFlow.Edit(field.name, random.pick(isClose ? field.closeValues : field.values))
    }

    private mutating func row(of list: ActionChoices.ListChoice) -> FlowAction {
        switch Int.random(in: 0..<5, using: &random) {
        case 0..<3:
            if list.fields.isEmpty || random.chance(3) { return .addRow(list.path, []) }
            return .addRow(list.path, (0..<random.pick([1, 2])).map { _ in edit(of: random.pick(list.fields)) })
        case 3: return .removeRow(list.path, random.pick(Array(0..<FlowObserver.rowCount)))
        default: return .moveRow(list.path, from: random.pick([0, 1, 2]), to: random.pick([0, 1, 2]))
        }
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
