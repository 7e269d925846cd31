import ReactiveCore

func workloads() -> [Workload] {
    [oneObserver, chain, hundredObservers, conjunction, mappedProperty, latest, coldProducer, command, form]
}

private let count = 20_000

private var oneObserver: Workload {
    Workload(
        name: "one signal, one observer, per event", operations: count, limit: 1,
        core: {
            let (signal, input) = Signal<Int, Never>.pipe()
            var sum = 0
            signal.observe { sum &+= $0 }
            return {
                for value in 0..<count { input.send(value: value) }
                use(sum)
            }
        },
        direct: {
            let event = DirectEvent<Int>()
            var sum = 0
            event.handlers.append { sum &+= $0 }
            return {
                for value in 0..<count { event.send(value) }
                use(sum)
            }
        })
}

private var chain: Workload {
    Workload(
        name: "5 maps and 5 filters alternating, per event", operations: count, limit: 1.5,
        core: {
            let (signal, input) = Signal<Int, Never>.pipe()
            var sum = 0
            let first: Signal<Int, Never> = signal.map { $0 &+ 1 }.filter { $0 >= 0 }.map { $0 &* 3 }.filter { $0 != 1 }
            let second: Signal<Int, Never> = first.map { $0 &- 2 }.filter { $0 > -5 }.map { $0 ^ 1 }.filter { $0 != -7 }
            second.map { $0 &+ 4 }.filter { $0 != -9 }.observe { sum &+= $0 }
            return {
                for value in 0..<count { input.send(value: value) }
                use(sum)
            }
        },
        direct: {
            let event = DirectEvent<Int>()
            var sum = 0
            let last: (Int) -> Void = { sum &+= $0 }
            let ninth: (Int) -> Void = { if $0 != -9 { last($0) } }
            let eighth: (Int) -> Void = { ninth($0 &+ 4) }
            let seventh: (Int) -> Void = { if $0 != -7 { eighth($0) } }
            let sixth: (Int) -> Void = { seventh($0 ^ 1) }
            let fifth: (Int) -> Void = { if $0 > -5 { sixth($0) } }
            let fourth: (Int) -> Void = { fifth($0 &- 2) }
            let third: (Int) -> Void = { if $0 != 1 { fourth($0) } }
            let second: (Int) -> Void = { third($0 &* 3) }
            let first: (Int) -> Void = { if $0 >= 0 { second($0) } }
            event.handlers.append { first($0 &+ 1) }
            return {
                for value in 0..<count { event.send(value) }
                use(sum)
            }
        })
}

private var hundredObservers: Workload {
    Workload(
        name: "100 observers, per delivery", operations: 100 * 1_000, limit: 1,
        core: {
            let (signal, input) = Signal<Int, Never>.pipe()
            var sum = 0
            for _ in 0..<100 { signal.observe { sum &+= $0 } }
            return {
                for value in 0..<1_000 { input.send(value: value) }
                use(sum)
            }
        },
        direct: {
            let event = DirectEvent<Int>()
            var sum = 0
            for _ in 0..<100 { event.handlers.append { sum &+= $0 } }
            return {
                for value in 0..<1_000 { event.send(value) }
                use(sum)
            }
        })
}

private var conjunction: Workload {
    Workload(
        name: "8 properties into one conjunction, one changes", operations: count, limit: 2,
        core: {
            let flags = (0..<8).map { _ in MutableProperty(true) }
            let all = Property.all(flags)
            var changes = 0
            all.observe { _ in changes += 1 }
            return {
                for index in 0..<count { flags[3].value = index & 1 == 0 }
                use(changes)
            }
        },
        direct: {
            let all = DirectConjunction()
            var changes = 0
            all.handlers.append { _ in changes += 1 }
            return {
                for index in 0..<count { all.set(3, index & 1 == 0) }
                use(changes)
            }
        })
}

private var mappedProperty: Workload {
    Workload(
        name: "set a property, mapped, equal values skipped", operations: count, limit: 1.5,
        core: {
            let value = MutableProperty(0)
            let mapped = value.map { $0 >> 2 }
            var changes = 0
            mapped.observe { _ in changes += 1 }
            return {
                for index in 0..<count { value.value = index >> 1 }
                use(changes)
            }
        },
        direct: {
            let mapped = DirectMapped { $0 >> 2 }
            var changes = 0
            mapped.handlers.append { _ in changes += 1 }
            return {
                for index in 0..<count { mapped.set(index >> 1) }
                use(changes)
            }
        })
}

private var latest: Workload {
    Workload(
        name: "flatMap latest, per switch", operations: count, limit: 3,
        core: {
            let (outer, input) = Signal<Int, Never>.pipe()
            let inner = (0..<4).map { _ in Signal<Int, Never>.pipe() }
            var sum = 0
            outer.flatMap(.latest) { inner[$0 & 3].output }.observe { sum &+= $0 }
            return {
                for value in 0..<count { input.send(value: value) }
                use(sum)
            }
        },
        direct: {
            let outer = DirectEvent<Int>()
            let inner = (0..<4).map { _ in DirectRemovableEvent<Int>() }
            var sum = 0
            var current: (event: DirectRemovableEvent<Int>, id: Int)?
            outer.handlers.append { value in
                if let current { current.event.remove(current.id) }
                let event = inner[value & 3]
                current = (event, event.add { sum &+= $0 })
            }
            return {
                for value in 0..<count { outer.send(value) }
                use(sum)
            }
        })
}

private var coldProducer: Workload {
    Workload(
        name: "cold producer created, started, disposed", operations: count, limit: 1.5,
        core: {
            var sum = 0
            return {
                for value in 0..<count {
                    let producer = SignalProducer<Int, Never> { observer, lifetime in
                        lifetime.add { sum &+= 1 }
                        observer.send(value: value)
                    }
                    producer.observe { sum &+= $0 }.dispose()
                }
                use(sum)
            }
        },
        direct: {
            var sum = 0
            return {
                for value in 0..<count {
                    let start: (@escaping (Int) -> Void) -> DirectToken = { handler in
                        let token = DirectToken()
                        token.cancelHandler = { sum &+= 1 }
                        if !token.isCancelled { handler(value) }
                        return token
                    }
                    directStart(start, { sum &+= $0 }).cancel()
                }
                use(sum)
            }
        })
}

/// Not inlined: the closure that starts and the one that is told are values, as they are in a program.
@inline(never) private func directStart(
    _ start: (@escaping (Int) -> Void) -> DirectToken, _ handler: @escaping (Int) -> Void
) -> DirectToken { start(handler) }

private var command: Workload {
    Workload(
        name: "command executed synchronously, observed", operations: count, limit: 2,
        core: {
            let command = Command<Int, Int, Never>(synchronously: { $0 &+ 1 })
            var sum = 0
            command.isExecuting.observe { sum &+= $0 ? 1 : 2 }
            command.isEnabled.observe { sum &+= $0 ? 1 : 2 }
            command.values.observe { sum &+= $0 }
            return {
                // Not one of the operations: a command is started in an isolation domain.
                nonisolated(unsafe) let command = command
                MainActor.assumeIsolated { for value in 0..<count { command.start(value) } }
                use(sum)
            }
        },
        direct: {
            let command = DirectCommand { $0 &+ 1 }
            var sum = 0
            command.executingChanged.append { sum &+= $0 ? 1 : 2 }
            command.enabledChanged.append { sum &+= $0 ? 1 : 2 }
            command.values.append { sum &+= $0 }
            return {
                for value in 0..<count { command.run(value) }
                use(sum)
            }
        })
}

func formEdits(fieldCount: Int) -> Workload {
    let changes = edits(fieldCount: fieldCount, count: count)
    return Workload(
        name: "form of \(fieldCount) fields with 3 rules each, per edit", operations: count, limit: 2,
        core: {
            let form = CoreForm(fieldCount: fieldCount)
            var flips = 0
            form.submit.isEnabled.observe { _ in flips += 1 }
            return {
                for (index, text) in changes { form.texts[index].value = text }
                use(flips)
            }
        },
        direct: {
            let form = DirectForm(fieldCount: fieldCount)
            var flips = 0
            form.enabledChanged = { _ in flips += 1 }
            return {
                for (index, text) in changes { form.edit(index, text) }
                use(flips)
            }
        })
}

private var form: Workload { formEdits(fieldCount: 20) }

var building: Workload {
    Workload(
        name: "building and freeing that form", operations: 500, limit: .infinity,
        core: { { for _ in 0..<500 { use(CoreForm(fieldCount: 20)) } } },
        direct: { { for _ in 0..<500 { use(DirectForm(fieldCount: 20)) } } })
}
