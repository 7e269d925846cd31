import Foundation

/// A type whose values can be typed. `TextFormat` of `FlowRuntime` uses them.
public protocol TypedAsText: Equatable {
    /// The value of what was typed; nil if that stands for none.
    init?(typed text: String, in locale: Locale)

    /// The text for a value, as it would be typed.
    func typed(in locale: Locale) -> String
}

/// A number that can be typed: see `TextFormat.number` of `FlowRuntime`.
public protocol TypedNumber: TypedAsText {}

/// A day that can be typed: see `TextFormat.date` of `FlowRuntime`.
public protocol TypedDate: TypedAsText {
    /// The value for a date, or for none; nil if there has to be one.
    init?(entered date: Date?)

    /// The date that the value is; nil for none.
    var enteredDate: Date? { get }
}

extension Optional: TypedAsText where Wrapped: TypedAsText {
    /// No text, or only white space, is `nil`, which is a value, too.
    public init?(typed text: String, in locale: Locale) {
        if text.trimmed.isEmpty {
            self = .none
        } else {
            guard let value = Wrapped(typed: text, in: locale) else { return nil }
            self = value
        }
    }

    public func typed(in locale: Locale) -> String { self?.typed(in: locale) ?? "" }
}

extension Optional: TypedNumber where Wrapped: TypedNumber {}

extension Optional: TypedDate where Wrapped: TypedDate {
    public init?(entered date: Date?) {
        guard let date else {
            self = .none
            return
        }
        guard let value = Wrapped(entered: date) else { return nil }
        self = value
    }

    public var enteredDate: Date? { self?.enteredDate }
}
