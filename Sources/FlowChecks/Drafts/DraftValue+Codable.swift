import Foundation

/// Values of types that the app has already, which are whatever they encode.
extension DraftValue {
    /// The value; `null` if it cannot be encoded.
    public static func encoding(_ value: some Encodable) -> DraftValue {
        let encoder = JSONEncoder()
        encoder.nonConformingFloatEncodingStrategy = .convertToString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        guard let data = try? encoder.encode(value) else { return .none }
        return (try? JSONDecoder().decode(DraftValue.self, from: data)) ?? .none
    }

    /// The value of a type.
    ///
    /// - Throws: ``DraftMismatch`` if the type does not take it.
    public func decoded<Value: Decodable>(as type: Value.Type = Value.self) throws(DraftMismatch) -> Value {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        do { return try decoder.decode(Value.self, from: JSONEncoder().encode(self)) } catch {
            throw DraftMismatch(expected: "what `\(Value.self)` encodes", found: self)
        }
    }
}

extension DraftValue {
    /// What a draft holds of a value of any type.
    public static func of(_ value: some DraftConvertible) -> DraftValue { value.draftValue }

    /// What a draft holds of a value of a type from a module.
    @_disfavoredOverload
    public static func of(_ value: some Encodable) -> DraftValue { encoding(value) }
}
