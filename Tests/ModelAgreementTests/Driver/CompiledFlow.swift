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
        var touch: () -> Void
        var retry: () -> Void
    }

    private struct Starter {
        var start: ([Value]) -> Void
        var cancel: () -> Void
        var retry: () -> Void
    }

    let clock: TestClock
    /// Makes several edits one change, and starts anew.
    private let update: (() -> Void) -> Void
    private let reset: () -> Void
    private var entries: [String: Entry] = [:]
    private var starters: [String: Starter] = [:]
    private var services: [String: (ServiceAnswer) async -> Void] = [:]
    private var observations: [(String, () -> Value)] = []
    private var parts: [(name: String, flow: CompiledFlow)] = []
    private var lists: [String: List] = [:]

    private struct List {
        let add: () -> Void
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
        ]
        if Model.Outcome.self != Never.self || !(model is any FlowPart) {
            observations.append(("outcome", { model.outcomes.latest.map(outcome) ?? Value.none }))
        }
    }

    /// A part of another flow, or a row of a list.
    private convenience init<Part: FlowPart>(part: Part, _ clock: TestClock, _ members: (CompiledFlow, Part) -> Void) {
        self.init(part, clock) { _ in .none }
        observations += [
            ("isActive", { .bool(part.isActive) }), ("error", { part.error.flowValue }),
            ("warning", { part.warning.flowValue }),
        ]
        members(self, part)
    }

    // MARK: What a view model is made of

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
        lists[name] = List(
            add: { list.add() },
            remove: { if list.indices.contains($0) { list.remove(at: $0) } },
            move: { if list.indices.contains($0), list.indices.contains($1) { list.move(from: $0, to: $1) } },
            rows: { list.map { CompiledFlow(part: $0, clock, members) } })
        observations += [
            ("\(name).count", { .int(list.count) }), ("\(name).isActive", { .bool(list.isActive) }),
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

    private func observe(_ name: String, _ command: FormCommand) {
        observations += [
            ("\(name).isExecuting", { .bool(command.isExecuting) }), ("\(name).isEnabled", { .bool(command.isEnabled) }),
            ("\(name).failure", { command.error.flowValue }),
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

    func service<Arguments, Result: FlowValue>(plain name: String, _ stub: SynchronousServiceStub<Arguments, Result, Never>) {
        service(plain: name, stub, result: { Result($0) }, failure: { _ in nil })
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

    func perform(_ action: Action) async {
        switch action {
        case .edit(let edits):
            update {
                for edit in edits {
                    switch edit.entry {
                    case .value(let value): entry(at: edit.field)?.set(value)
                    case .text(let text): entry(at: edit.field)?.type(text)
                    }
                }
            }
        case .touch(let field): entry(at: field)?.touch()
        case .askAgain(let field): entry(at: field)?.retry()
        case .start(let command, let input): starters[command]?.start(input)
        case .cancel(let command): starters[command]?.cancel()
        case .retry(let command): starters[command]?.retry()
        case .answer(let service, let answer): await services[service]?(answer)
        case .advance(let milliseconds): await clock.advance(by: .milliseconds(milliseconds))
        case .reset: reset()
        case .addRow(let list): self.list(at: list)?.add()
        case .removeRow(let list, let index): self.list(at: list)?.remove(index)
        case .moveRow(let list, let index, let goal): self.list(at: list)?.move(index, goal)
        }
        await settle()
    }

    func observe() -> Observation {
        let inner = parts.flatMap { part in part.flow.observe().map { ("\(part.name).\($0.name)", $0.value) } }
        let rows = lists.flatMap { name, list in
            list.rows().enumerated().flatMap { index, row in row.observe().map { ("\(name)[\(index)].\($0.name)", $0.value) } }
        }
        return observations.map { ($0.0, $0.1()) } + inner + rows
    }
}
