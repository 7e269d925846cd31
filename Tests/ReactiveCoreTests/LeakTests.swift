import Testing

@testable import ReactiveCore

/// Nothing keeps anything alive that has ended.
@Suite struct LeakTests {
    final class Owner {
        var observations: [Disposable] = []
        var seen: [Int] = []
    }

    /// An owner that holds the handle, and is captured by the closure: the usual way to make a cycle. Disposing must break it.
    @Test(arguments: ["property", "derived", "signal", "mapped", "producer", "callback", "flatMap", "for owner", "binding"])
    func disposingBreaksTheCycleOfOwnerAndHandle(_ kind: String) {
        weak var weakOwner: Owner?
        let property = MutableProperty(0)
        let (signal, input) = Signal<Int, Never>.pipe()
        var kept: SourceObserver<Int, Never>?
        do {
            let owner = Owner()
            weakOwner = owner
            let observer: (Int) -> Void = { owner.seen.append($0) }
            let observation =
                switch kind {
                case "property": property.observe(observer)
                case "derived": property.map { $0 + 1 }.observe(observer)
                case "signal": signal.observe(observer)
                case "mapped": signal.map { $0 }.filter { _ in true }.skipRepeats().observe(value: observer, ended: { _ in _ = owner })
                case "producer": property.producer.observe(observer)
                case "callback": SignalProducer<Int, Never> { source, _ in kept = source }.observe(observer)
                case "flatMap": signal.flatMap(.latest) { value in property.producer.map { $0 + value } }.observe(observer)
                case "for owner": signal.observe(for: owner) { owner, value in owner.seen.append(value) }
                default: BindingTarget(lifetime: Lifetime()) { owner.seen.append($0) } <~ property
                }
            owner.observations.append(observation)
            input.send(value: 1)
            property.value = 1
            kept?.send(value: 1)
            observation.dispose()
        }
        kept = nil
        #expect(weakOwner == nil)
        withExtendedLifetime((property, input)) {}
    }

    /// The same, with the source going instead.
    @Test(arguments: ["property", "derived", "signal", "callback", "flatMap"])
    func theEndBreaksTheCycleOfOwnerAndHandle(_ kind: String) {
        weak var weakOwner: Owner?
        do {
            let property = MutableProperty(0)
            let (signal, input) = Signal<Int, Never>.pipe()
            var kept: SourceObserver<Int, Never>?
            let owner = Owner()
            weakOwner = owner
            let observer: (Int) -> Void = { owner.seen.append($0) }
            let observation =
                switch kind {
                case "property": property.observe(observer)
                case "derived": property.map { $0 + 1 }.observe(observer)
                case "signal": signal.observe(observer)
                case "callback": SignalProducer<Int, Never> { source, _ in kept = source }.observe(observer)
                default: signal.flatMap(.latest) { value in property.producer.map { $0 + value } }.observe(observer)
                }
            owner.observations.append(observation)
            input.send(value: 1)
            kept?.send(value: 1)
        }
        #expect(weakOwner == nil)
    }

    @Test func aHandleMayBeDisposedOfByItsOwnObserver() {
        weak var weakOwner: Owner?
        let property = MutableProperty(0)
        do {
            let owner = Owner()
            weakOwner = owner
            owner.observations.append(
                property.observe { value in
                    owner.seen.append(value)
                    owner.observations[0].dispose()
                })
            property.value = 1
            property.value = 2
            #expect(owner.seen == [1])
        }
        #expect(weakOwner == nil)
    }

    /// A view model with everything in it, used, and let go.
    @Test func aViewModelIsLetGo() {
        final class Model {
            let name = MutableProperty("")
            let age = MutableProperty(0)
            let isValid: Property<Bool>
            let lifetime = Lifetime()
            var log: [String] = []

            init(_ events: Signal<Int, Never>) {
                isValid = Property.all([name.map { !$0.isEmpty }, age.map { $0 > 17 }])
                lifetime += isValid.observe { [weak self] in self?.log.append("valid \($0)") }
                lifetime += events.observe { [unowned self] in age.value = $0 }
                age <~ events.map { $0 + 1 }
                name.signal.observe(for: self) { model, name in model.log.append(name) }
            }
        }
        let (events, input) = Signal<Int, Never>.pipe()
        var model: Model? = Model(events)
        weak let weakModel = model
        model?.name.value = "Ada"
        input.send(value: 36)
        #expect(model?.log == ["Ada", "valid true"])
        model = nil
        #expect(weakModel == nil)
        input.send(value: 37)
        #expect(input.broadcast.first == nil)
    }
}
