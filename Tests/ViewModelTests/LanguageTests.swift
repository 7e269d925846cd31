import FlowRuntime
import FlowTesting
import Foundation
import ReactiveCore
import Testing
import ViewModels

/// The invoice speaks the language of its locale, and follows when that changes.
@MainActor @Suite struct LanguageTests {
    private struct Shop: InvoiceServices {
        func submit(summary: Invoice.Summary) async throws {}
    }

    nonisolated static let languages = [
        ("zh-Hans", ["请填写收件人", "请填写11位电话号码", "请填写电子邮箱"]),
        ("zh_CN", ["请填写收件人", "请填写11位电话号码", "请填写电子邮箱"]),
        ("en", ["Enter the receiver", "Enter a phone number of 11 digits", "Enter the e-mail address"]),
        ("en_GB", ["Enter the receiver", "Enter a phone number of 11 digits", "Enter the e-mail address"]),
        // The flow's own language stands in for one that it does not have.
        ("fr", ["请填写收件人", "请填写11位电话号码", "请填写电子邮箱"]),
    ]

    @Test(arguments: languages) func failsInTheLanguageOfTheLocale(locale: String, messages: [String]) async {
        let model = InvoiceViewModel(services: Shop(), clock: TestClock(), locale: Locale(identifier: locale))
        await #expect(throws: CommandTestError.failed(messages)) { try await model.next.runToEnd() }
        #expect(model.errors == messages)
    }

    @Test func errorsFollowTheLocale() async {
        let model = InvoiceViewModel(services: Shop(), clock: TestClock(), locale: Locale(identifier: "zh-Hans"))
        model.next.start()
        #expect(model.receiver.error == "请填写收件人")
        model.form.locale = Locale(identifier: "en")
        #expect(model.receiver.error == "Enter the receiver")
    }
}
