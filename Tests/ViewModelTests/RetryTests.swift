import FlowTesting
import Testing
import ViewModels

/// A failed request can be repeated as it was.
@MainActor @Suite struct RetryTests {
    /// Fails as often as it was told to.
    private final class Exchange: PhoneVerificationServices {
        var failuresLeft = 2
        private(set) var numbers: [String] = []

        func verify(number: String) async throws {
            numbers.append(number)
            guard failuresLeft > 0 else { return }
            failuresLeft -= 1
            throw ConnectionLost()
        }
    }

    @Test func repeatsTheVerySameRequestWhateverIsTypedSince() async {
        let exchange = Exchange()
        let model = PhoneVerificationViewModel(services: exchange)
        var answers: [Bool] = []
        model.verify.reactive.values.observe { answers.append($0) }
        model.phone.text = " +49 30 123456"
        model.verify.start(model.phone.value)
        await settle()
        model.phone.text = "+49 30 654321"
        #expect(model.verify.error == "+49 30 123456 could not be verified, try again")
        #expect(model.verify.retry())
        await settle()
        #expect(model.verify.error == "+49 30 123456 could not be verified, try again" && answers == [])
        #expect(model.verify.retry())
        await settle()
        #expect(model.verify.error == nil && answers == [true] && !model.verify.retry())
        #expect(exchange.numbers == Array(repeating: "+49 30 123456", count: 3))
    }
}
