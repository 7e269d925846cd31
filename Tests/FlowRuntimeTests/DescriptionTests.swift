import FlowRuntime
import Foundation
import ReactiveCore
import Testing

@Suite("What fields, commands and failures say of themselves")
struct DescriptionTests {
    @Test func fieldsShowTheirValue() {
        #expect("\(Field("a@example.com"))" == #"Field("a@example.com")"#)
        #expect("\(Field(3))" == "Field(3)")
        #expect("\(ReadableField<Int?>(nil))" == "ReadableField(nil)")
    }

    @Test func secretsAreNotShown() {
        let password = Field("", isSecret: true)
        password.value = "swordfish"
        var dumped = ""
        dump(password, to: &dumped)
        #expect(!dumped.contains("swordfish"))
        #expect(!"\(password)".contains("swordfish"))
        #expect(!String(reflecting: password).contains("swordfish"))
    }

    @Test func commandsShowTheirState() {
        let command = FlowCommand<Void, Void>()
        let mayRun = MutableProperty(true)
        command.enabled(when: mayRun)
        #expect("\(command)" == "command, enabled")
        mayRun.value = false
        #expect("\(command)" == "command, disabled")
    }

    @Test(
        arguments: [
            (FlowCommandError.failed(FlowFailure(messages: ["Wrong password", "Try again"])), "Wrong password\nTry again"),
            (.disabled, "The command is disabled, so it was not started."),
            (.cancelled, "The command was cancelled."),
        ])
    func failuresAreLocalizedErrors(_ error: FlowCommandError, _ text: String) {
        #expect(error.localizedDescription == text)
    }
}
