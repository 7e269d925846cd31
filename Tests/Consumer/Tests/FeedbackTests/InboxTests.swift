import Feedback
import FlowTesting
import Testing

/// Tests of the app's own stand beside those that are generated while it is built.
@MainActor @Suite struct InboxTests {
    @Test func feedbackArrives() async throws {
        let inbox = Inbox()
        let model = FeedbackViewModel(services: InboxServices(inbox: inbox))
        model.stars.value = 4
        model.text.text = " good "
        try await model.submit.run()
        #expect(await inbox.texts == ["4: good"])
        #expect(model.outcomes.latest == .sent)
    }
}
