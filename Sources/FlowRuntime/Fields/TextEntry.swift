import Foundation
import ReactiveCore

/// How what is typed becomes a field's value, and what has been typed.
struct TextEntry<Value: Equatable> {
    /// What of a text is taken, and the value it stands for; nil if it stands for none.
    let read: (_ text: String, Locale) -> (text: String, value: Value?)
    /// What becomes of a value that is not typed, and the text that stays for it; nil if the text is made from the value.
    let accept: (Value) -> (text: String?, value: Value)
    /// The text for a value.
    let write: (Value, Locale) -> String
    /// What was typed last; nil if the value was set otherwise since.
    let typed = MutableProperty<String?>(nil)
}

extension TextEntry where Value == String {
    /// A text whose value is normalised, and is cut where it is longer than `maximum`.
    init(_ normalization: Normalization, atMost maximum: Int?) {
        func take(_ text: String) -> (text: String, value: String) {
            let value = normalization.normalize(text)
            guard let maximum, value.count > maximum else { return (text, value) }
            let taken = TextEntry.longestPrefix(of: text) { normalization.normalize($0).count <= maximum }
            return (taken, normalization.normalize(taken))
        }
        self.init(
            read: { text, _ in take(text) },
            accept: { value in take(value) },
            write: { value, _ in value }
        )
    }

    /// The longest beginning of a text that `fits`, whole characters only. If a beginning does not fit, no longer one does.
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

extension TextEntry {
    /// A value that is entered as text.
    init(_ format: TextFormat<Value>) {
        self.init(
            read: { text, locale in (text, format.read(text, locale)) },
            accept: { value in (nil, value) },
            write: format.write
        )
    }
}
