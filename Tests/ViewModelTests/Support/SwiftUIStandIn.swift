// As much of SwiftUI as the documentation's views need, with the signatures that it has there: they are rendered as controls.

@MainActor protocol View {
    associatedtype Body: View
    @ViewBuilder var body: Body { get }
    /// What is seen of it.
    var controls: [Control] { get }
}

extension View {
    var controls: [Control] { body.controls }

    func disabled(_ isDisabled: Bool) -> Controls {
        Controls(
            controls.map { control in
                guard case .button(let title, _, let action) = control else { return control }
                return .button(title, isEnabled: !isDisabled, action: action)
            })
    }

    func focused<Value: Hashable>(_ focus: Binding<Value?>, equals value: Value) -> Self { self }
    func onSubmit(_ action: @escaping () -> Void) -> Self { self }
    func task(_ action: @escaping @MainActor () async -> Void) -> Self { self }
}

/// Views that are controls already.
struct Controls: View {
    let controls: [Control]

    init(_ controls: [Control]) { self.controls = controls }

    var body: Controls { return self }
}

@MainActor @resultBuilder enum ViewBuilder {
    static func buildExpression(_ view: some View) -> Controls { Controls(view.controls) }
    static func buildBlock(_ views: Controls...) -> Controls { Controls(views.flatMap(\.controls)) }
    static func buildOptional(_ view: Controls?) -> Controls { view ?? Controls([]) }
}

struct VStack: View {
    let body: Controls

    init(@ViewBuilder content: () -> Controls) { body = content() }
}

struct TextField: View {
    let body: Controls

    init(_ title: String, text: Binding<String>) { body = Controls([.textField(title, text: text)]) }
}

struct Text: View {
    let body: Controls

    init(_ text: String) { body = Controls([.text(text)]) }
}

struct Button: View {
    let body: Controls

    init(_ title: String, action: @escaping @MainActor () -> Void) { body = Controls([.button(title, isEnabled: true, action: action)]) }
}

struct ProgressView: View {
    let body = Controls([.spinner])
}

/// Which view has the focus.
@MainActor @propertyWrapper struct FocusState<Value> {
    private let state: State<Value>

    init() where Value: ExpressibleByNilLiteral { state = State(wrappedValue: nil) }

    var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    var projectedValue: Binding<Value> { state.projectedValue }
}
