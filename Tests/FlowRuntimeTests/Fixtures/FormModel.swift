import FlowRuntime
import ReactiveCore

/// A view model without a meaning, for tests that wire its fields, rules and commands themselves.
@MainActor final class FormModel: FlowViewModel {
    @Fixed var a = Field(0)
    @Fixed var b = Field(0)
    @Fixed var c = Field(0)
    @Fixed var flag = Field(false)
    @Fixed var text = Field("", normalized: .trimmed)
    let status = ReadableField(0)

    let form: Form
    let outcomes = Outcomes<String>()

    init(clock: any Clock<Duration> = ContinuousClock(), _ wire: (FormModel) -> Void = { _ in }) {
        form = Form(clock: clock)
        wire(self)
        form.add(a, b, c, flag, text, status)
    }

    isolated deinit { tearDown() }
}
