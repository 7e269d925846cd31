import FlowRuntime
import FlowTesting
import Observation
import ReactiveCore
import Testing
import ViewModels

/// A view model goes with its last reference, whatever it is doing.
@MainActor @Suite struct LifetimeTests {
    @Test func nothingKeepsAModelThatWasUsed() async {
        weak var weakModel: RegistrationViewModel?
        weak var weakField: Field<String>?
        weak var weakCommand: FlowCommand<Void, Void>?
        let services = RegistrationServicesStub()
        do {
            let model = RegistrationViewModel(services: services)
            (weakModel, weakField, weakCommand) = (model, model.creditCardNumber, model.verifyCard)
            model.update {
                $0.useCreditCard.value = true
                $0.creditCardNumber.value = "4111 1111 1111 1111"
            }
            model.verifyCard.start()
            await services.validateCard.throws()
            _ = (model.errors, model.isValid, model.statusText, model.firstInvalidField, model.email.reactive.errors.value)
            withObservationTracking {
                _ = model.errors
            } onChange: {
            }
            model.reactive.isValid.observe { _ in }
            model.reset()
        }
        #expect(weakModel == nil && weakField == nil && weakCommand == nil)
    }

    /// Rules of the whole on a part, what the part waits for, rows, and what can be undone.
    @Test func nothingKeepsAModelWithParts() async {
        let clock = TestClock()
        let services = CheckoutServicesStub()
        let ended = WeakReferences()
        do {
            let model = CheckoutViewModel(services: services, clock: clock)
            model.items.add { $0.article.text = "Lamp" }
            model.items.add()
            model.items.move(from: 0, to: 1)
            ended.add(model, model.form, model.items, model.order, model.coupon)
            for address in [model.billing, model.delivery] { ended.add(address, address.form, address.form.itself, address.city) }
            for item in model.items { ended.add(item, item.form, item.price) }
            model.items.remove(at: 0)
            model.isDeliveredElsewhere.value = true
            for address in [model.billing, model.delivery] {
                address.postcode.text = "10115"
                address.city.text = "Berlin"
            }
            _ = (model.errors, model.isValid, model.isPending, model.firstInvalidField, model.canUndo)
            model.order.start()
            model.undo()
        }
        await settle()
        #expect(ended.survivors == [] && clock.sleeperCount == 0)
    }

    @Test func aRunningCommandDoesNotKeepItsModel() async {
        weak var weakModel: RegistrationViewModel?
        weak var weakField: FormField?
        let services = RegistrationServicesStub()
        do {
            let model = RegistrationViewModel(services: services)
            (weakModel, weakField) = (model, model.cardStatus)
            model.update {
                $0.useCreditCard.value = true
                $0.creditCardNumber.value = "4111 1111 1111 1111"
            }
            model.verifyCard.start()
            #expect(services.validateCard.waitingCalls == 1)
        }
        #expect(weakModel == nil && weakField == nil)
        await services.validateCard.returns(true)
    }

    @Test func aModelThatGoesCancelsItsWork() async {
        let cancelled = Recorder<String>()
        let command = FlowCommand<Void, Void>()
        var model: FormModel? = FormModel { model in
            command.performs(on: model) { _, _ in
                .call {
                    do { try await Task.sleep(for: .seconds(3600)) } catch { cancelled("work") }
                } then: { _, _, _ in
                    cancelled("never taken")
                    return .done
                }
            }
        }
        weak let weakModel = model
        // The form may outlive its model: somebody may observe it.
        let form = model?.form
        defer { withExtendedLifetime(form) {} }
        let waiting = Task { @MainActor in
            do { try await command.run() } catch { cancelled("\(error)") }
        }
        await settle()
        #expect(command.isExecuting)
        model = nil
        await waiting.value
        await settle()
        #expect(weakModel == nil && !command.isExecuting)
        #expect(cancelled.events.contains("cancelled") && cancelled.events.contains("work") && cancelled.events.count == 2)
        #expect(command.start() && !command.isExecuting, "without its model, a run is over at once")
    }

    /// A view model written by hand that forgets to say that it ends.
    private final class ForgetfulModel: FlowViewModel {
        let form = Form()
        let outcomes = Outcomes<String>()
    }

    @Test func workEndsWithAModelThatDoesNotSaySo() async {
        let ended = Recorder<String>()
        let command = FlowCommand<Void, Void>()
        var model: ForgetfulModel? = ForgetfulModel()
        if let model {
            command.performs(on: model) { _, _ in
                .call {
                    do { try await Task.sleep(for: .seconds(3600)) } catch { ended("work") }
                } then: { _, _, _ in
                    .done
                }
            }
        }
        command.start()
        let outcomes = model?.outcomes.makeAsyncIterator()
        let listening = Task { @MainActor in
            while await outcomes?.next(isolation: #isolation) != nil {}
            ended("outcomes")
        }
        await settle()
        model = nil
        await listening.value
        await settle()
        #expect(ended.events.contains("work") && ended.events.contains("outcomes") && !command.isExecuting)
    }

    @Test func goesOnAnotherThread() async {
        let services = RegistrationServicesStub()
        weak var weakModel: RegistrationViewModel?
        do {
            let model = RegistrationViewModel(services: services)
            weakModel = model
            let holder = Task.detached { [model] in withExtendedLifetime(model) {} }
            await holder.value
        }
        for _ in 0..<1_000 where weakModel != nil { await Task.yield() }
        #expect(weakModel == nil)
    }

    @Test func aFieldMayGoBeforeThoseWhoDependOnIt() {
        let property: Property<Int>
        do {
            let (source, other) = (Field(1), Field(2))
            source.onlyWhen(.reading(other) { $0 > 1 })
            property = .reading(source) { $0 + 1 }
        }
        #expect(property.value == 2)
    }
}

/// Objects that should have ended.
@MainActor private final class WeakReferences {
    private final class Reference {
        weak var object: AnyObject?
        init(_ object: AnyObject) { self.object = object }
    }

    private var references: [Reference] = []

    func add(_ objects: AnyObject...) { references += objects.map { Reference($0) } }

    /// The types of those that have not.
    var survivors: [String] { references.compactMap(\.object).map { "\(type(of: $0))" } }
}
