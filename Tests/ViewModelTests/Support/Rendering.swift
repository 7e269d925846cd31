import Observation
import Synchronization
import Testing

/// Shows a body, and renders it again when something has changed that it has read: what SwiftUI does with a view.
@MainActor final class Rendering {
    private let body: () -> [Control]
    private var rendered: (controls: [Control], description: [String]) = ([], [])
    private let isStale = Flag(true)
    /// How often the body was evaluated.
    private(set) var count = 0

    init(_ body: @escaping () -> [Control]) { self.body = body }

    private func current() -> (controls: [Control], description: [String]) {
        if isStale.value {
            isStale.value = false
            count += 1
            withObservationTracking {
                let controls = body()
                rendered = (controls, controls.map(\.description))
            } onChange: { [isStale] in
                isStale.value = true
            }
        }
        return rendered
    }

    /// What is seen, one control after the other: `[button]` can be pressed, `(button)` can't.
    var description: [String] { current().description }

    private var controls: [Control] { current().controls }

    func type(_ text: String, into label: String, at location: SourceLocation = #_sourceLocation) {
        for case .textField(label, let binding) in controls {
            binding.wrappedValue = text
            return
        }
        Issue.record("There is no text field “\(label)”.", sourceLocation: location)
    }

    func flip(_ label: String, at location: SourceLocation = #_sourceLocation) {
        for case .toggle(label, let binding) in controls { return binding.wrappedValue.toggle() }
        Issue.record("There is no toggle “\(label)”.", sourceLocation: location)
    }

    /// Presses a button, as often as said, before the screen is rendered again: a finger can be faster than a screen.
    func tap(_ label: String, times: Int = 1, at location: SourceLocation = #_sourceLocation) {
        for case .button(label, true, let action) in controls {
            for _ in 0..<times { action() }
            return
        }
        Issue.record("There is no button “\(label)” that can be pressed.", sourceLocation: location)
    }
}

/// A truth that observations may tell from anywhere.
final class Flag: Sendable {
    private let stored: Mutex<Bool>

    init(_ value: Bool) { stored = Mutex(value) }

    var value: Bool {
        get { stored.withLock { $0 } }
        set { stored.withLock { $0 = newValue } }
    }
}
