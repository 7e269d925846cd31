// What one writes without a library: closures in a list, flags, and calls.

final class DirectEvent<Value> {
    var handlers: [(Value) -> Void] = []
    @inline(never) func send(_ value: Value) { for handler in handlers { handler(value) } }
}

/// The same with handlers that can be removed.
final class DirectRemovableEvent<Value> {
    var handlers: [Int: (Value) -> Void] = [:]
    var lastID = 0
    func add(_ handler: @escaping (Value) -> Void) -> Int {
        lastID += 1
        handlers[lastID] = handler
        return lastID
    }
    func remove(_ id: Int) { handlers[id] = nil }
    @inline(never) func send(_ value: Value) { for handler in handlers.values { handler(value) } }
}

final class DirectToken {
    var isCancelled = false
    var cancelHandler: (() -> Void)?
    func cancel() {
        if isCancelled { return }
        isCancelled = true
        cancelHandler?()
        cancelHandler = nil
    }
}

final class DirectConjunction {
    var flags = [Bool](repeating: true, count: 8)
    var isTrue = true
    var handlers: [(Bool) -> Void] = []
    @inline(never) func set(_ index: Int, _ value: Bool) {
        if flags[index] == value { return }
        flags[index] = value
        let now = flags.allSatisfy { $0 }
        if now != isTrue {
            isTrue = now
            for handler in handlers { handler(now) }
        }
    }
}

final class DirectMapped {
    var value = 0
    var mapped = 0
    let transform: (Int) -> Int
    var handlers: [(Int) -> Void] = []
    init(_ transform: @escaping (Int) -> Int) { self.transform = transform }
    @inline(never) func set(_ newValue: Int) {
        if newValue == value { return }
        value = newValue
        let result = transform(newValue)
        if result == mapped { return }
        mapped = result
        for handler in handlers { handler(result) }
    }
}

final class DirectCommand {
    var isExecuting = false
    var isEnabled = true
    let work: (Int) -> Int
    var executingChanged: [(Bool) -> Void] = []
    var enabledChanged: [(Bool) -> Void] = []
    var values: [(Int) -> Void] = []
    init(_ work: @escaping (Int) -> Int) { self.work = work }
    private func setExecuting(_ value: Bool) {
        isExecuting = value
        isEnabled = !value
        for handler in executingChanged { handler(value) }
        for handler in enabledChanged { handler(!value) }
    }
    @inline(never) func run(_ input: Int) {
        guard isEnabled else { return }
        setExecuting(true)
        let output = work(input)
        setExecuting(false)
        for handler in values { handler(output) }
    }
}
