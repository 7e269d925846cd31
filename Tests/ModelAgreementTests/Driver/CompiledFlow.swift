import FlowInterpreter
import FlowRuntime
import FlowTesting
import Foundation
import ReactiveCore

/// A generated view model behind the names of its spec.
@MainActor final class CompiledFlow: Subject {
    private struct Entry {
        var set: (Value) -> Void
        var type: (String) -> Void
        var typePart: (EnteredPart, String) -> Void = { _, _ in }
        var touch: () -> Void
        var retry: () -> Void
    }

    private struct Starter {
        var start: ([Value]) -> Void
        var cancel: () -> Void
        var retry: () -> Void
    }

    /// From step to step.
    private struct Moves {
        var next: () -> Void = {}
        var back: () -> Void = {}
        var go: (String) -> Void = { _ in }
    }

    let clock: TestClock
    /// Makes several edits one change, and starts anew.
    private var update: (() -> Void) -> Void
    private var reset: () -> Void
    private var undo: () -> Void = {}
    private var redo: () -> Void = {}
    private var keepDraft: () -> Void = {}
    private var restoreDraft: () throws -> Void = {}
    private var draft: Draft?
    private var moves = Moves()
    /// Closes the app, and opens it again.
    private var reopened: () throws -> CompiledFlow? = { nil }
    private var entries: [String: Entry] = [:]
    private var starters: [String: Starter] = [:]
    private var services: [String: (ServiceAnswer) async -> Void] = [:]
    private var observations: [(String, () -> Value)] = []
    private var parts: [(name: String, flow: CompiledFlow)] = []
    private var lists: [String: List] = [:]

    private struct List {
        let add: (_ edit: (CompiledFlow) -> Void) -> Void
        let remove: (Int) -> Void
        let move: (Int, Int) -> Void
        let rows: () -> [CompiledFlow]
    }

    init<Model: FlowViewModel>(_ model: Model, _ clock: TestClock, outcome: @escaping (Model.Outcome) -> Value) {
        self.clock = clock
        update = { body in model.update { _ in body() } }
        reset = { model.reset() }
        observations = [
            ("isValid", { .bool(model.isValid) }), ("isPending", { .bool(model.isPending) }), ("errors", { model.errors.flowValue }),
            ("outcome", { model.outcomes.latest.map(outcome) ?? Value.none }),
        ]
    }

    /// A part of another flow, or a row of a list.
    private init<Part: FlowPart>(part: Part, _ clock: TestClock, _ members: (CompiledFlow, Part) -> Void) {
        self.clock = clock
        update = { body in body() }
        reset = {}
        observations = [
            ("isActive", { .bool(part.isActive) }), ("isValid", { .bool(part.isValid) }), ("isPending", { .bool(part.isPending) }),
            ("error", { part.error.flowValue }), ("errors", { part.errors.flowValue }), ("warning", { part.warning.flowValue }),
        ]
        members(self, part)
    }

    // MARK: What a view model is made of

    /// Edits of the model can be undone.
    func undoable(_ model: some Undoable) {
        undo = { model.undo() }
        redo = { model.redo() }
        observations += [("canUndo", { .bool(model.canUndo) }), ("canRedo", { .bool(model.canRedo) })]
    }

    /// The model has drafts.
    ///
    /// - Parameter reopened: The model that is made of its draft when the app is opened again.
    func draftable<Model: Draftable>(_ model: Model, reopened: @escaping (Draft) throws -> CompiledFlow) {
        keepDraft = { [unowned self] in draft = model.draft }
        restoreDraft = { [unowned self] in
            if let draft { _ = try model.restore(draft) }
        }
        self.reopened = { try reopened(model.close()) }
        observations.append(("draft", { .string(model.draft.description) }))
    }

    /// Stands for another model from now on.
    private func become(_ other: CompiledFlow) {
        (update, reset, undo, redo, reopened) = (other.update, other.reset, other.undo, other.redo, other.reopened)
        (entries, starters, services, observations) = (other.entries, other.starters, other.services, other.observations)
        moves = other.moves
        (parts, lists) = (other.parts, other.lists)
        keepDraft = { [unowned self] in
            other.keepDraft()
            draft = other.draft
        }
        restoreDraft = { [unowned self] in
            other.draft = draft
            try other.restoreDraft()
        }
    }

    /// The model is filled in step by step.
    func steps<Step: FlowValue>(_ steps: FlowSteps<Step>) {
        moves = Moves(
            next: { steps.next() }, back: { steps.back() }, go: { name in Step(rawValue: name).map { _ = steps.go(to: $0) } })
        observations += [
            ("steps.current", { steps.current.flowValue }), ("steps.number", { .int(steps.number) }),
            ("steps.count", { .int(steps.count) }), ("steps.isFirst", { .bool(steps.isFirst) }), ("steps.isLast", { .bool(steps.isLast) }),
            ("steps.canGoNext", { .bool(steps.canGoNext) }), ("steps.canGoBack", { .bool(steps.canGoBack) }),
        ]
        for name in Step.allCases {
            let step = steps[name]
            observations += [
                ("steps.\(name.rawValue).isActive", { .bool(step.isActive) }),
                ("steps.\(name.rawValue).isVisited", { .bool(step.isVisited) }),
                ("steps.\(name.rawValue).isValid", { .bool(step.isValid) }),
                ("steps.\(name.rawValue).isPending", { .bool(step.isPending) }),
                ("steps.\(name.rawValue).isComplete", { .bool(step.isComplete) }),
                ("steps.\(name.rawValue).title", { .string(step.title) }), ("steps.\(name.rawValue).errors", { step.errors.flowValue }),
            ]
        }
    }

    func field<FieldValue: FlowValue>(_ name: String, _ field: Field<FieldValue>) {
        entries[name] = Entry(set: { FieldValue($0).map { field.value = $0 } }, type: { _ in }, touch: field.touch, retry: field.retry)
        observe(name, field)
    }

    func field(text name: String, _ field: Field<String>) {
        entries[name] = Entry(
            set: { String($0).map { field.value = $0 } }, type: { field.text = $0 }, touch: field.touch, retry: field.retry)
        observations.append(("\(name).text", { .string(field.text) }))
        observe(name, field)
    }

    func field<FieldValue: FlowValue & TypedAsText>(typed name: String, _ field: Field<FieldValue>) {
        entries[name] = Entry(
            set: { FieldValue($0).map { field.value = $0 } }, type: { field.text = $0 }, touch: field.touch, retry: field.retry)
        observations.append(("\(name).text", { .string(field.text) }))
        observe(name, field)
    }

    func field<FieldValue: FlowValue & TypedDate>(inParts name: String, _ field: Field<FieldValue>) {
        entries[name] = Entry(
            set: { FieldValue($0).map { field.value = $0 } }, type: { _ in },
            typePart: { part, text in
                switch part {
                case .day: field.day.text = text
                case .month: field.month.text = text
                case .year: field.year.text = text
                }
            }, touch: field.touch, retry: field.retry)
        observations += [
            ("\(name).day.text", { .string(field.day.text) }), ("\(name).month.text", { .string(field.month.text) }),
            ("\(name).year.text", { .string(field.year.text) }),
        ]
        observe(name, field)
    }

    func readable<FieldValue: FlowValue>(_ name: String, _ field: ReadableField<FieldValue>) {
        entries[name] = Entry(set: { _ in }, type: { _ in }, touch: field.touch, retry: field.retry)
        observe(name, field)
    }

    private func observe<FieldValue: FlowValue>(_ name: String, _ field: ReadableField<FieldValue>) {
        observations += [
            (name, { field.value.flowValue }), ("\(name).isActive", { .bool(field.isActive) }),
            ("\(name).isTouched", { .bool(field.isTouched) }),
            ("\(name).isValid", { .bool(field.isValid) }), ("\(name).isPending", { .bool(field.isPending) }),
            ("\(name).error", { field.error.flowValue }),
            ("\(name).errors", { field.errors.flowValue }), ("\(name).warning", { field.warning.flowValue }),
        ]
    }

    func part<Part: FlowPart>(_ name: String, _ part: Part, _ members: (CompiledFlow, Part) -> Void) {
        parts.append((name, CompiledFlow(part: part, clock, members)))
    }

    func list<Part: FlowPart>(_ name: String, _ list: PartList<Part>, _ members: @escaping (CompiledFlow, Part) -> Void) {
        let clock = clock
        func compiled(_ part: Part) -> CompiledFlow { CompiledFlow(part: part, clock, members) }
        lists[name] = List(
            add: { edit in list.add { edit(compiled($0)) } },
            remove: { if list.indices.contains($0) { list.remove(at: $0) } },
            move: { if list.indices.contains($0), list.indices.contains($1) { list.move(from: $0, to: $1) } },
            rows: { list.map(compiled) })
        observations += [
            ("\(name).count", { .int(list.value.count) }), ("\(name).isActive", { .bool(list.isActive) }),
            ("\(name).isValid", { .bool(list.isValid) }), ("\(name).isPending", { .bool(list.isPending) }),
            ("\(name).error", { list.error.flowValue }), ("\(name).errors", { list.errors.flowValue }),
            ("\(name).warning", { list.warning.flowValue }),
        ]
    }

    /// The flow in which the path ends, and the name there; nil if it leads through a row that is not there.
    private func owner(of path: String) -> (flow: CompiledFlow, name: String)? {
        guard let dot = path.firstIndex(of: ".") else { return (self, path) }
        let (name, rest) = (path[..<dot], String(path[path.index(after: dot)...]))
        guard let bracket = name.firstIndex(of: "[") else { return parts.first { $0.name == name }?.flow.owner(of: rest) }
        let rows = lists[String(name[..<bracket])]?.rows() ?? []
        guard let index = Int(name[name.index(after: bracket)...].dropLast()), rows.indices.contains(index) else { return nil }
        return rows[index].owner(of: rest)
    }

    private func entry(at path: String) -> Entry? { owner(of: path).flatMap { $0.flow.entries[$0.name] } }

    private func list(at path: String) -> List? { owner(of: path).flatMap { $0.flow.lists[$0.name] } }

    func value(_ name: String, _ value: @escaping () -> some FlowValue) { observations.append((name, { value().flowValue })) }

    func command<Output>(_ name: String, _ command: FlowCommand<Void, Output>) {
        starters[name] = Starter(start: { _ in command.start() }, cancel: command.cancel, retry: { command.retry() })
        observe(name, command)
    }

    func command<Input: FlowValue, Output>(_ name: String, taking command: FlowCommand<Input, Output>) {
        starters[name] = Starter(
            start: { values in values.first.flatMap { Input($0) }.map { _ = command.start($0) } }, cancel: command.cancel,
            retry: { command.retry() })
        observe(name, command)
    }

    /// A command that takes several values.
    func command<Input, Output>(_ name: String, _ command: FlowCommand<Input, Output>, input: @escaping ([Value]) -> Input?) {
        starters[name] = Starter(
            start: { values in input(values).map { _ = command.start($0) } }, cancel: command.cancel, retry: { command.retry() })
        observe(name, command)
    }

    private func observe(_ name: String, _ command: FormCommand) {
        observations += [
            ("\(name).isExecuting", { .bool(command.isExecuting) }), ("\(name).isEnabled", { .bool(command.isEnabled) }),
            ("\(name).failure", { command.error.flowValue }),
            ("\(name).reasonsForBeingDisabled", { command.reasonsForBeingDisabled.flowValue }),
        ]
    }

    func service<Arguments, Result: FlowValue>(_ name: String, _ stub: ServiceStub<Arguments, Result, Never>) {
        services[name] = { answer in
            if case .returns(let value) = answer, let result = Result(value) { await stub.returns(result) }
        }
        observations.append(("\(name).waitingCalls", { .int(stub.waitingCalls) }))
    }

    func service<Arguments, Result: FlowValue, Failure: Error>(
        _ name: String, _ stub: ServiceStub<Arguments, Result, Failure>, failure: @escaping (ThrownError) -> Failure?
    ) {
        service(name, stub, result: { Result($0) }, failure: failure)
    }

    func service<Arguments, Result, Failure: Error>(
        _ name: String, _ stub: ServiceStub<Arguments, Result, Failure>, result: @escaping (Value) -> Result?,
        failure: @escaping (ThrownError) -> Failure?
    ) {
        services[name] = { answer in
            switch answer {
            case .returns(let value): if let result = result(value) { await stub.returns(result) }
            case .throws(let error): if let failure = failure(error) { await stub.throws(failure) }
            }
        }
        observations.append(("\(name).waitingCalls", { .int(stub.waitingCalls) }))
    }

    func service<Arguments, Result, Failure: Error>(
        plain name: String, _ stub: SynchronousServiceStub<Arguments, Result, Failure>, result: @escaping (Value) -> Result?,
        failure: @escaping (ThrownError) -> Failure?
    ) {
        services[name] = { answer in
            switch answer {
            case .returns(let value): if let result = result(value) { stub.returns(result) }
            case .throws(let error): if let failure = failure(error) { stub.throws(failure) }
            }
        }
    }

    // MARK: What is done with it

    func perform(_ action: FlowAction) async throws {
        switch action {
        case .edit(let edits):
            update { edit(edits) }
        case .touch(let field): entry(at: field)?.touch()
        case .askAgain(let field): entry(at: field)?.retry()
        case .addRow(let list, let edits): self.list(at: list)?.add { $0.edit(edits) }
        case .removeRow(let list, let index): self.list(at: list)?.remove(index)
        case .moveRow(let list, let index, let goal): self.list(at: list)?.move(index, goal)
        case .start(let command, let input): starters[command]?.start(input)
        case .cancel(let command): starters[command]?.cancel()
        case .retry(let command): starters[command]?.retry()
        case .answer(let service, let answer): await services[service]?(answer)
        case .advance(let duration): await clock.advance(by: duration)
        case .reset: reset()
        case .undo: undo()
        case .redo: redo()
        case .next, .nextRefused: moves.next()
        case .back: moves.back()
        case .go(let step): moves.go(step)
        case .keepDraft: keepDraft()
        case .restoreDraft: try restoreDraft()
        case .reopen: if let other = try reopened() { become(other) }
        }
        await settle()
    }

    private func edit(_ edits: [RunningFlow.Edit]) {
        for edit in edits {
            guard let entry = entry(at: edit.field) else { continue }
            switch edit.entry {
            case .value(let value): entry.set(value)
            case .text(let text): entry.type(text)
            case .part(let part, let text): entry.typePart(part, text)
            }
        }
    }

    func observe() -> Observation {
        let inner = parts.flatMap { part in part.flow.observe().map { ("\(part.name).\($0.name)", $0.value) } }
        let rows = lists.flatMap { name, list in
            list.rows().prefix(FlowObserver.rowCount).enumerated().flatMap { index, row in
                row.observe().map { ("\(name)[\(index)].\($0.name)", $0.value) }
            }
        }
        return observations.map { ($0.0, $0.1()) } + inner + rows
    }
}
