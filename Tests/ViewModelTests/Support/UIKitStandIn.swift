import Observation

// As much of UIKit as the documentation's view controller needs, with the signatures that it has there.

/// Lays itself out anew when something has changed that was read while it did.
@MainActor class UIViewController {
    private let needsLayout = Flag(true)
    /// How often it was laid out.
    private(set) final var layoutCount = 0

    init(nibName: String?, bundle: Never?) {}

    func viewDidLoad() {}
    func viewWillLayoutSubviews() {}

    /// What the system does once in each turn of its run loop.
    final func layoutIfNeeded() {
        guard needsLayout.value else { return }
        needsLayout.value = false
        if layoutCount == 0 { viewDidLoad() }
        layoutCount += 1
        withObservationTracking {
            viewWillLayoutSubviews()
        } onChange: { [needsLayout] in
            needsLayout.value = true
        }
    }
}

@MainActor class UIControl {
    enum Event { case editingChanged, primaryActionTriggered }

    var isEnabled = true
    private var actions: [(Event, UIAction)] = []

    func addAction(_ action: UIAction, for event: Event) { actions.append((event, action)) }

    func sendActions(for event: Event) { for (kind, action) in actions where kind == event { action.handler(action) } }
}

@MainActor final class UIAction {
    let handler: (UIAction) -> Void

    init(_ handler: @escaping (UIAction) -> Void) { self.handler = handler }
}

final class UITextField: UIControl {
    var text: String? = ""

    /// The user types.
    func type(_ text: String) {
        self.text = text
        sendActions(for: .editingChanged)
    }
}

final class UIButton: UIControl {}

@MainActor final class UILabel {
    var text: String?
}

@MainActor final class UIActivityIndicatorView {
    private(set) var isAnimating = false

    func startAnimating() { isAnimating = true }
    func stopAnimating() { isAnimating = false }
}
