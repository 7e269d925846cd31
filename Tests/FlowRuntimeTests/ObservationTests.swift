import FlowRuntime
import Observation
import Synchronization
import Testing
import ViewModels

/// A change notifies exactly those who read something that depends on it.
@MainActor @Suite struct ObservationTests {
    private final class Count: Sendable {
        private let stored = Mutex(0)
        var value: Int { stored.withLock { $0 } }

        func increment() { stored.withLock { $0 += 1 } }
    }

    typealias Read = (name: String, read: @MainActor @Sendable (RegistrationViewModel) -> Void)
    nonisolated static let reads: [Read] = [
        ("email.value", { _ = $0.email.value }), ("email.text", { _ = $0.email.text }), ("email.error", { _ = $0.email.error }),
        ("email.isTouched", { _ = $0.email.isTouched }), ("password.value", { _ = $0.password.value }),
        ("password.error", { _ = $0.password.error }), ("password.warning", { _ = $0.password.warning }),
        ("passwordAgain.error", { _ = $0.passwordAgain.error }), ("creditCardNumber.isActive", { _ = $0.creditCardNumber.isActive }),
        ("creditCardNumber.value", { _ = $0.creditCardNumber.value }), ("isValid", { _ = $0.isValid }), ("errors", { _ = $0.errors }),
        ("statusText", { _ = $0.statusText }), ("verifyCard.isEnabled", { _ = $0.verifyCard.isEnabled }),
        ("verifyCard.isExecuting", { _ = $0.verifyCard.isExecuting }), ("register.isEnabled", { _ = $0.register.isEnabled }),
    ]

    typealias Change = (name: String, change: @MainActor @Sendable (RegistrationViewModel) -> Void, notifies: Set<String>)
    nonisolated static let changes: [Change] = [
        (
            "first letter of the address", { $0.email.text = "a" },
            ["email.value", "email.text", "email.error", "email.isTouched", "errors"]
        ),
        ("a space", { $0.email.text = " " }, ["email.text", "email.error", "email.isTouched", "errors"]),
        ("leaving the address", { $0.email.touch() }, ["email.error", "email.isTouched", "errors"]),
        ("good password", { $0.password.text = "123456" }, ["password.value", "password.warning"]),
        ("choosing the card", { $0.useCreditCard.value = true }, ["creditCardNumber.isActive"]),
        ("same value", { $0.useCreditCard.value = false }, []),
    ]

    @Test(arguments: changes.indices, reads.indices) func notifiesWhatDependsOnTheChange(change: Int, read: Int) {
        let model = RegistrationViewModel(services: RegistrationServicesStub())
        let (change, read) = (Self.changes[change], Self.reads[read])
        let count = Count()
        withObservationTracking {
            read.read(model)
        } onChange: {
            count.increment()
        }
        change.change(model)
        #expect(count.value == (change.notifies.contains(read.name) ? 1 : 0), "\(change.name), \(read.name)")
    }

    @Test func notifiesOncePerChange() {
        let model = RegistrationViewModel(services: RegistrationServicesStub())
        let count = Count()
        withObservationTracking {
            _ = (model.email.value, model.email.error, model.errors, model.password.value)
        } onChange: {
            count.increment()
        }
        model.update {
            $0.email.value = "a"
            $0.password.value = "b"
        }
        model.email.value = "c"
        #expect(count.value == 1)
    }

    @Test func tellsTheNewState() async {
        let model = RegistrationViewModel(services: RegistrationServicesStub())
        var seen: [String] = []
        let observations = Observations { [email = model.email] in email.text }
        for await text in observations {
            seen.append(text)
            if text == "ab" { break }
            model.email.text = text + (text.isEmpty ? "a" : "b")
        }
        #expect(seen == ["", "a", "ab"])
    }
}
