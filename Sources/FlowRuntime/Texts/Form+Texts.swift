import Foundation
import ReactiveCore

extension Form {
    /// For whom texts are chosen, and numbers and dates are read and written. What is shown follows when it is changed.
    public var locale: Locale {
        get { scope.localization.value.locale }
        set { scope.localization.value = scope.localization.value.changing(to: newValue) }
    }

    /// From now on the app may say something else than the spec does.
    ///
    /// ```swift
    /// model.form.replacesTexts { text in
    ///     switch text.general {
    ///     case nil: appTexts[text.main]
    ///     case .timeIsUp: "Die Zeit ist abgelaufen"
    ///     case .isResting(let interval): "Das geht nur alle \(interval.components.seconds) Sekunden"
    ///     default: nil
    ///     }
    /// }
    /// ```
    ///
    /// Texts that the spec does not say, such as that the time is up, are in English; what they mean is their ``FlowText/general``.
    ///
    /// - Parameter replacement: What to show instead of a text, values already filled in; nil to show the text itself. It is asked again
    ///   when the locale changes. It replaces an earlier replacement.
    public func replacesTexts(_ replacement: @escaping (FlowText) -> String?) {
        scope.localization.value = scope.localization.value.replacing(replacement)
    }

    /// A text that depends on values, for the form's locale.
    ///
    /// ```swift
    /// reactive.statusText = form.text(
    ///     .reading(isOpen) { isOpen in isOpen ? ["en": "Open", "de": "Offen"] : ["en": "Closed", "de": "Geschlossen"] }
    /// )
    /// ```
    public func text(_ text: Property<FlowText>) -> Property<String> {
        .derived(from: text, scope.localization) { text, localization in localization.string(for: text) }
    }
}
