import ReactiveCore
import Testing

@Suite struct SignalTests {
    @Test func aPipeSendsToItsObserversInOrder() {
        let (signal, input) = Signal<Int, Never>.pipe()
        var seen: [String] = []
        let first = signal.map { $0 + 1 }.observe {
            seen.append("a\($0)")
            if $0 == 3 { input.send(value: 9) }
        }
        signal.filter { $0 > 1 }.observe(value: { seen.append("b\($0)") }, ended: { seen.append("\($0)") })
        input.send(value: 1)
        input.send(value: 2)
        first.dispose()
        input.send(value: 3)
        input.sendCompleted()
        input.send(value: 4)
        #expect(seen == ["a2", "a3", "b2", "a10", "b9", "b3", "completed"])
    }
}
