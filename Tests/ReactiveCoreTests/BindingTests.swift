import Testing

@testable import ReactiveCore

@Suite struct BindingTests {
    final class Label { var text: String? = "" }

    @Test func aPropertyTakesTheCurrentValueAndEachNewOne() {
        let (source, target) = (MutableProperty(1), MutableProperty(0))
        let binding = target <~ source
        #expect(target.value == 1)
        source.value = 2
        #expect(target.value == 2)
        binding.dispose()
        source.value = 3
        #expect(target.value == 2)
    }

    @Test func aPropertyTakesTheValuesOfASignalAndAProducer() {
        let (signal, input) = Signal<Int, Never>.pipe()
        let target = MutableProperty(0)
        target <~ signal
        #expect(target.value == 0)
        input.send(value: 1)
        #expect(target.value == 1)
        target <~ SignalProducer<Int, Never>(values: [2, 3])
        #expect(target.value == 3)
    }

    @Test func anOptionalTargetTakesWhatIsNotOptional() {
        let target = MutableProperty<Int?>(nil)
        let source = MutableProperty(1)
        target <~ source
        #expect(target.value == 1)
        let label = Label()
        BindingTarget(label, \.text) <~ source.map { "\($0)" }
        source.value = 2
        #expect(label.text == "2")
    }

    @Test func aTargetIsHeldWeakly() {
        let source = MutableProperty(1)
        var target: MutableProperty<Int>? = MutableProperty(0)
        var label: Label? = Label()
        weak let (weakTarget, weakLabel) = (target, label)
        target! <~ source
        let binding = BindingTarget(label!, \.text) <~ source.map { "\($0)" }
        target = nil
        #expect(weakTarget == nil)
        // The binding ends with the property.
        label = nil
        #expect(weakLabel == nil)
        source.value = 2
        #expect(binding.isDisposed)
        #expect(source.node.firstSubscription == nil)
        #expect(source.node.firstDependent == nil)
    }

    @Test func aBindingEndsWithItsSource() {
        let target = MutableProperty(0)
        var source: MutableProperty<Int>? = MutableProperty(1)
        let binding = target <~ source!
        source = nil
        #expect(binding.isDisposed)
        target.value = 4
        #expect(target.value == 4)
    }

    @Test func aTargetWithALifetimeEndsWithIt() {
        let lifetime = Lifetime()
        let source = MutableProperty(1)
        var seen: [Int] = []
        BindingTarget(lifetime: lifetime) { seen.append($0) } <~ source
        source.value = 2
        lifetime.end()
        source.value = 3
        #expect(seen == [1, 2])
    }

    @Test func twoWayBindingsSettle() {
        let (a, b) = (MutableProperty(1), MutableProperty(2))
        a <~ b
        b <~ a
        #expect((a.value, b.value) == (2, 2))
        a.value = 5
        #expect(b.value == 5)
        b.value = 6
        #expect(a.value == 6)
    }
}

@Suite struct LifetimeTests {
    @Test func whatIsAddedEndsWithIt() {
        var lifetime: Lifetime? = Lifetime()
        var log: [Int] = []
        lifetime! += Disposable.action { log.append(1) }
        lifetime?.whenEnded { log.append(2) }
        let early = Disposable.action { log.append(3) }.disposed(with: lifetime!)
        early.dispose()
        #expect(log == [3])
        lifetime = nil
        #expect(log == [3, 1, 2])
    }

    @Test func whatIsAddedAfterTheEndEndsAtOnce() {
        let lifetime = Lifetime()
        lifetime.end()
        lifetime.end()
        var log: [Int] = []
        lifetime += Disposable.action { log.append(1) }
        #expect(log == [1])
    }

    @Test func whatEndedBeforeIsForgotten() {
        final class Canary {}
        let lifetime = Lifetime()
        weak var weakCanary: Canary?
        do {
            let canary = Canary()
            weakCanary = canary
            let observation = Disposable()
            observation.add { withExtendedLifetime(canary) {} }
            lifetime += observation
            observation.dispose()
        }
        #expect(weakCanary == nil)
        for _ in 0..<100 {
            let observation = Disposable()
            lifetime += observation
            observation.dispose()
        }
        #expect(lifetime.count < 40)
    }

    @Test func disposingHappensOnceAndInOrder() {
        var log: [Int] = []
        let disposable = Disposable.action { log.append(0) }
        for index in 1...5 { disposable.add { log.append(index) } }
        disposable.add { disposable.dispose() }
        disposable.dispose()
        disposable.dispose()
        #expect(log == [0, 1, 2, 3, 4, 5])
        disposable.add { log.append(6) }
        #expect(log.last == 6)
    }

    @Test func aStreamEndsWithALifetime() {
        let (signal, input) = Signal<Int, Never>.pipe()
        let lifetime = Lifetime()
        var log: [String] = []
        signal.take(during: lifetime).observe(value: { log.append("\($0)") }, ended: { log.append("\($0)") })
        input.send(value: 1)
        lifetime.end()
        input.send(value: 2)
        #expect(log == ["1", "completed"])
        #expect(input.broadcast.first == nil)
        signal.take(during: lifetime).observe(value: { log.append("\($0)") }, ended: { log.append("again \($0)") })
        #expect(log == ["1", "completed", "again completed"])
    }
}
