/// What stands on a screen.
enum Control {
    case textField(String, text: Binding<String>)
    case toggle(String, isOn: Binding<Bool>)
    case button(String, isEnabled: Bool, action: @MainActor () -> Void)
    case text(String)
    case spinner

    /// What is seen of it.
    @MainActor var description: String {
        switch self {
        case .textField(let label, let text): "\(label): \(text.wrappedValue)"
        case .toggle(let label, let isOn): "\(label): \(isOn.wrappedValue ? "on" : "off")"
        case .button(let label, let isEnabled, _): isEnabled ? "[\(label)]" : "(\(label))"
        case .text(let text): text
        case .spinner: "spinner"
        }
    }
}

/// Lets a body be written like a SwiftUI view's.
@resultBuilder enum ScreenBuilder {
    static func buildExpression(_ control: Control) -> [Control] { [control] }
    static func buildBlock(_ controls: [Control]...) -> [Control] { controls.flatMap { $0 } }
    static func buildOptional(_ controls: [Control]?) -> [Control] { controls ?? [] }
}
