import FlowRuntime
import FlowTesting
import Foundation
import Testing
import ViewModels

/// The examples of the pages about commands, and about stubs of services.
@MainActor @Suite struct CommandExamples {
    @Test func aFailureIsCaught() async {
        let services = OrderServicesStub()
        let model = OrderViewModel(services: services, clock: TestClock())
        var shown: [String] = []
        func show(_ messages: [String]) { shown = messages }
        await services.sendCodeService.throws()
        do {
            try await model.sendCode.run()
        } catch .failed(let failure) {
            show(failure.messages)
        } catch {
            // It was disabled, or it was cancelled.
        }
        #expect(shown == ["The code could not be sent"])
    }

    @Test func whyNot() {
        let model = OrderViewModel(services: OrderServicesStub(), clock: TestClock())
        let registration = RegistrationViewModel(services: PromptBank())
        #expect(registration.register.isEnabled == false)
        #expect(
            registration.register.reasonsForBeingDisabled
                == ["Enter an address like name@example.com", "The password needs more than 5 characters"])
        #expect(registration.verifyCard.reasonsForBeingDisabled == ["This cannot be done now"])
        model.sendCode.start()
        #expect(model.sendCode.reasonsForBeingDisabled == ["This is being done already"])
    }

    @Test func stubs() async {
        let services = OrderServicesStub()
        let clock = TestClock()
        let model = OrderViewModel(services: services, clock: clock, locale: Locale(identifier: "en-US"))
        model.query.text = "lamp"
        await clock.advance(by: .milliseconds(300))
        #expect(services.search.calls == ["lamp"])
        #expect(services.search.waitingCalls == 1)
        await services.search.returns(["Lamp"])
        #expect(model.articles.value == ["Lamp"])

        await services.sendCodeService.throws()
        await #expect(throws: CommandTestError.failed(["The code could not be sent"])) { try await model.sendCode.runToEnd() }
    }

    @Test func previews() async throws {
        let model = OrderViewModel(services: PreviewServices(), locale: Locale(identifier: "en-US"))
        model.update {
            $0.article.value = "Lamp"
            $0.deliveryDate.text = "12/31/2026"
            $0.code.text = "123456"
            $0.coupon.text = "good"
        }
        try await model.submit.runToEnd()
        #expect(model.outcomes.latest == .ordered(number: "A7"))
    }
}

private struct PreviewServices: OrderServices {
    func isCouponValid(coupon: String) async throws -> Bool { coupon == "GOOD" }
    func search(query: String) async throws -> [String] { ["Lamp", "Lampshade"].filter { $0.hasPrefix(query) } }
    func sendCode() async throws {}
    func submit(article: String, quantity: Int, code: String) async throws -> String { "A7" }
}
