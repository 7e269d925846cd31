import FlowTesting
import Flows
import Newsletter
import Testing

@MainActor @Suite struct SubscriptionTests {
    @Test func theSecondTimeIsRefused() async throws {
        let services = LiveServices(list: MailingList())
        for isNew in [true, false] {
            let model = SubscriptionViewModel(services: services)
            model.email.text = " a@example.com"
            let result: Void? = try? await model.subscribe.run()
            #expect((result != nil) == isNew)
            #expect(model.email.error == (isNew ? nil : "This address has the newsletter already"))
            #expect(model.outcomes.latest == (isNew ? .subscribed : nil))
        }
    }
}
