import FlowChecks
import FlowSpec
import Foundation

/// How what the user enters becomes a field's value.
enum FieldEntry {
    /// As it is.
    case plain
    /// A text that is normalised, and cut where it is longer than `maximum` characters.
    case text(Normalization, maximum: Int?)
    /// A number or a date that is typed in a locale; an optional one may be empty.
    case typed(ValueType, Locale)
    /// A date whose parts are typed in a locale; an optional one may be empty.
    case inParts(ValueType, Locale)

    init(_ field: Field, _ locale: Locale) {
        if field.typedAsText != nil {
            self = .typed(field.type, locale)
            return
        }
        if field.typedInParts != nil {
            self = .inParts(field.type, locale)
            return
        }
        var normalization: Normalization = []
        for phrase in field.normalizations {
            switch phrase {
            case .trimmed: normalization.insert(.trimmed)
            case .digits: normalization.insert(.digits)
            case .lowercased: normalization.insert(.lowercased)
            case .uppercased: normalization.insert(.uppercased)
            }
        }
        self = normalization.isEmpty && field.maximumLength == nil ? .plain : .text(normalization, maximum: field.maximumLength)
    }

    /// What becomes of a value that is set.
    func accept(_ value: Value) -> FieldState.Input {
        guard case .text = self, case .string(let text) = value else { return FieldState.Input(value: value) }
        return read(text, start: value)
    }

    /// What becomes of a text that is typed.
    func read(_ text: String, start: Value) -> FieldState.Input {
        switch self {
        case .plain: return FieldState.Input(value: .string(text))
        case .text(let normalization, let maximum):
            let (taken, value) = normalization.take(text, atMost: maximum)
            return FieldState.Input(value: .string(value), text: taken)
        case .typed(let type, let locale):
            let value = type.isOptional && text.trimmed.isEmpty ? Value.none : Self.value(of: text, type.unwrapped, locale)
            return FieldState.Input(value: value ?? start, text: text, isReadable: value != nil)
        case .inParts(let type, let locale):
            switch DateParts(text: text).reading(in: locale) {
            case .date(let date): return FieldState.Input(value: .date(date), text: text)
            case .nothing where type.isOptional: return FieldState.Input(value: .none, text: text)
            default: return FieldState.Input(value: start, text: text, isReadable: false)
            }
        }
    }

    /// What is wrong with a date in three parts; nil for any other field.
    func problem(with text: String) -> DateParts.Reading? {
        if case .inParts(_, let locale) = self { DateParts(text: text).reading(in: locale) } else { nil }
    }

    /// What a text stands for; nil if for nothing.
    private static func value(of text: String, _ type: ValueType, _ locale: Locale) -> Value? {
        switch type {
        case .int: Int(typed: text, in: locale).map { .int($0) }
        case .double: Double(typed: text, in: locale).map { .double($0) }
        case .decimal: Decimal(typed: text, in: locale).map { .decimal($0) }
        case .date: Date(typed: text, in: locale).map { .date($0) }
        default: nil
        }
    }

    /// The text for a value.
    func write(_ value: Value) -> String {
        if case .inParts(_, let locale) = self, case .date(let date) = value { return DateParts(date, in: locale).text }
        guard case .typed(_, let locale) = self else { return value.string ?? "" }
        return switch value {
        case .int(let number): number.typed(in: locale)
        case .double(let number): number.typed(in: locale)
        case .decimal(let number): number.typed(in: locale)
        case .date(let date): date.typed(in: locale)
        default: ""
        }
    }
}
