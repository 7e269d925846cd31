import FlowRuntime
import FlowTesting
import ViewModels

/// Somebody who cannot decide how to register.
@MainActor final class Registrant: Owner {
    private var random: SeededNumbers
    private let tally: Tally
    private let services: RandomServices
    private let model: RegistrationViewModel

    init(_ seed: UInt64, _ tally: Tally) {
        random = SeededNumbers(seed: seed)
        services = RandomServices(seed: seed, tally)
        model = RegistrationViewModel(services: services, clock: TestClock())
        self.tally = tally
        tally.owners += 1
    }

    var parts: [AnyObject] { [model, model.form, model.email, model.cardStatus, model.verifyCard, model.register, services] }

    private static let numbers = ["4111 1111 1111 1111", "5500 0000 0000 0004", "4111", ""]

    func act() async {
        switch Int.random(in: 0..<12, using: &random) {
        case 0: edit { $0.email.text = ["a@example.com", "nobody", " b@example.com "].randomElement(using: &random) ?? "" }
        case 1: edit { $0.password.text = ["secret", "12345", "longer than that"].randomElement(using: &random) ?? "" }
        case 2: edit { $0.passwordAgain.text = $0.password.text }
        case 3, 4: edit { $0.useCreditCard.value.toggle() }
        case 5, 6: edit { $0.creditCardNumber.text = Self.numbers.randomElement(using: &random) ?? "" }
        case 7, 8: if model.verifyCard.start() { tally.started += 1 }
        case 9: if model.register.start() { tally.started += 1 }
        case 10 where model.verifyCard.isExecuting:
            model.verifyCard.cancel()
            tally.cancelled += 1
        default: await Task.yield()
        }
    }

    private func edit(_ body: (RegistrationViewModel) -> Void) {
        body(model)
        tally.edits += 1
    }

    var violation: String? {
        if let service = services.repeatedCall { return "\(service) was called while it was being called" }
        if model.isPending && model.isValid { return "the form was valid while it was pending" }
        if model.register.isEnabled && !model.isValid { return "somebody could register who was not valid" }
        if model.verifyCard.isExecuting && model.verifyCard.isEnabled { return "the card could be verified while it was being verified" }
        let status = model.cardStatus.value
        if model.showsSpinner != (status == .verifying) { return "the spinner did not follow the status" }
        if status == .verifying, !model.verifyCard.isExecuting { return "the card was being verified by nobody" }
        // A number that is not used is kept, as is what is known of it.
        if status == .verified, model.useCreditCard.value, !services.realCards.contains(model.creditCardNumber.value) {
            return "an answer for another card was taken"
        }
        return nil
    }
}
