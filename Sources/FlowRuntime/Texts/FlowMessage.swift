import ReactiveCore

/// What a rule says: a text, or one that depends on values.
///
/// ```swift
/// form.require(isLongEnough, on: code, else: "The code has 6 digits")
/// form.require(isInStock, on: count, else: .reading(stock) { stock in ["en": "At most \(stock)", "de": "Höchstens \(stock)"] })
/// ```
public struct FlowMessage {
    let text: Property<FlowText>

    /// The text that `property` has at the moment.
    public init(_ property: Property<FlowText>) { text = property }

    /// Always the same text.
    public init(_ text: FlowText) { self.text = Property(text) }

    /// A text computed from fields and properties. See `Property.reading(_:compute:)`.
    public static func reading<each Source: PropertyConvertible>(
        _ sources: repeat each Source,
        compute: @escaping (repeat (each Source).PropertyValue) -> FlowText
    ) -> FlowMessage {
        FlowMessage(.derived(from: repeat (each sources).property, compute: compute))
    }
}

extension FlowMessage: ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) { self.init(FlowText(value)) }
}

extension FlowMessage: ExpressibleByDictionaryLiteral {
    /// Texts by language tag, the main language first. See ``FlowText``.
    public init(dictionaryLiteral elements: (String, String)...) { self.init(FlowText(elements)) }
}
