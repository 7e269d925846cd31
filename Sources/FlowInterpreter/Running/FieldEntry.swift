import FlowChecks
import FlowSpec

/// How what the user enters becomes a field's value.
enum FieldEntry {
    /// As it is.
    case plain
    /// A text that is normalised, and cut where it is longer than `maximum` characters.
    case text(Normalization, maximum: Int?)

    init(_ field: Field) {
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
            let value = normalization.normalize(text)
            guard let maximum, value.count > maximum else { return FieldState.Input(value: .string(value), text: text) }
            let taken = Self.longestPrefix(of: text) { normalization.normalize($0).count <= maximum }
            return FieldState.Input(value: .string(normalization.normalize(taken)), text: taken)
        }
    }

    /// The text for a value.
    func write(_ value: Value) -> String { value.string ?? "" }

    private static func longestPrefix(of text: String, fits: (String) -> Bool) -> String {
        let characters = Array(text)
        var (fitting, tooLong) = (0, characters.count)
        while tooLong - fitting > 1 {
            let middle = (fitting + tooLong) / 2
            if fits(String(characters[..<middle])) { fitting = middle } else { tooLong = middle }
        }
        return String(characters[..<fitting])
    }
}
