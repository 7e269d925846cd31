/// What a field holds at one moment: its value, and the text that was typed.
///
/// It is what is stored, also of a field that is inactive. Two are equal when they show and mean the same: whether the text was typed, or
/// written for the value, does not matter.
///
/// ```swift
/// model.quantity.text = "1,200"
/// model.snapshot.quantity.value      // 1200
/// model.snapshot.quantity.text       // "1,200"
/// ```
public struct FieldSnapshot<Value: Equatable> {
    /// The value; the start value while the text stands for none.
    public let value: Value
    /// What is typed; nil if it is what the value is written as.
    public let text: String?
    /// Whether what is typed stands for the value.
    public let isReadable: Bool
    /// Whether it is neither shown nor logged.
    let isSecret: Bool

    init(value: Value, text: String?, isReadable: Bool, isSecret: Bool) {
        self.value = value
        self.text = text
        self.isReadable = isReadable
        self.isSecret = isSecret
    }

    /// A field that holds a value which nobody has typed. A field that is given it back makes of it what it makes of every value.
    public init(_ value: Value) { self.init(value: value, text: nil, isReadable: true, isSecret: false) }
}

extension FieldSnapshot: Sendable where Value: Sendable {}

extension FieldSnapshot: Equatable {
    public static func == (one: FieldSnapshot, other: FieldSnapshot) -> Bool {
        one.value == other.value && one.text == other.text && one.isReadable == other.isReadable
    }
}

extension FieldSnapshot: CustomStringConvertible, CustomReflectable {
    /// The value, and what is typed if that is something else: `1200`, `1200 typed "1,200"`, `no value typed "12x"`; dots if it is a secret.
    public var description: String {
        if isSecret { return "••••" }
        let value = isReadable ? String(reflecting: value) : "no value"
        return text.map { "\(value) typed \(String(reflecting: $0))" } ?? value
    }

    /// The same, so that `dump` and the messages of tests show no secret.
    public var customMirror: Mirror {
        var children: [(label: String?, value: Any)] = []
        if !isSecret {
            children = [("value", value)]
            if let text { children.append(("text", text)) }
        }
        return Mirror(self, children: children, displayStyle: .struct)
    }
}
