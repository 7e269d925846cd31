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
    /// What is wrong with a text that stands for no value; nil if it is always the same.
    var problem: ((_ text: String, Locale) -> FlowText)?
    /// What was typed last; nil if the value was set otherwise since.
    let typed = MutableProperty<String?>(nil)
}

extension TextEntry where Value == String {
    /// A text whose value is normalised, and is cut where it is longer than `maximum`.
    init(_ normalization: Normalization, atMost maximum: Int?) {
        self.init(
            read: { text, _ in normalization.take(text, atMost: maximum) },
            accept: { value in normalization.take(value, atMost: maximum) },
            write: { value, _ in value }
        )
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
