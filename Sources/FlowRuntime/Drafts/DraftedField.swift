import Foundation
import ReactiveCore

/// A field, or a part, that is part of its flow's drafts. See ``Form/drafts(_:spec:_:)``.
public struct DraftedField {
    /// What is going to be done, when all of a draft is known to be good.
    typealias Plan = () -> Restoration

    let name: String
    let content: (Property<Localization>) -> Property<DraftValue>
    let read: (DraftValue, Locale, DraftReader) throws(DraftMismatch) -> DraftReader.Content<Plan>
}

extension ReadableField where Value: DraftConvertible {
    /// The field as a part of its flow's drafts, under a name.
    public final func drafted(as name: String) -> DraftedField {
        drafted(as: name, write: \.draftValue, read: Value.init(draftValue:))
    }
}

extension ReadableField where Value: Codable {
    /// The same for a value of a type from a module, which is whatever it encodes.
    @_disfavoredOverload
    public final func drafted(as name: String) -> DraftedField {
        drafted(as: name, write: { DraftValue.encoding($0) }, read: Value.decoded(from:))
    }
}

extension Decodable {
    fileprivate static func decoded(from draft: DraftValue) throws(DraftMismatch) -> Self { try draft.decoded() }
}

extension ReadableField {
    private func drafted(
        as name: String,
        write: @escaping (Value) -> DraftValue,
        read: @escaping (DraftValue) throws(DraftMismatch) -> Value
    ) -> DraftedField {
        DraftedField(
            name: name,
            content: { self.content($0, write) },
            read: { entry, locale, _ throws(DraftMismatch) in
                let entry = try DraftField(draftValue: entry)
                let value = try entry.value.map { draft throws(DraftMismatch) in try read(draft) }
                let (input, isCut) = try self.input(value, entry.text, locale)
                return DraftReader.Content({ Restoration(fields: [self.restoration(to: input)]) }, isCut: isCut)
            })
    }

    private func content(_ localization: Property<Localization>, _ write: @escaping (Value) -> DraftValue) -> Property<DraftValue> {
        guard let entry else { return stored.map { DraftField(value: write($0), text: nil).draftValue } }
        let isReadable = reading.map { $0.isReadable as Property<Bool> } ?? Property(true)
        return Property.derived(from: stored, entry.typed, isReadable, localization) { value, typed, isReadable, localization in
            let text = typed == entry.write(value, localization.locale) ? nil : typed
            return DraftField(value: isReadable ? write(value) : nil, text: text).draftValue
        }
    }

    /// What the field is going to hold, and whether its end had to be cut.
    private func input(_ value: Value?, _ text: String?, _ locale: Locale) throws(DraftMismatch) -> (Input, isCut: Bool) {
        guard let text, let entry else {
            guard let value else { throw DraftMismatch(expected: "a value", found: nil) }
            let input = accepted(value)
            let isCut = reading == nil && input.text.map { $0 != value as? String } ?? false
            return (input, isCut)
        }
        let (taken, read) = entry.read(text, locale)
        // The text of a field for texts stands for itself, wherever it is read.
        guard reading != nil else { return (Input(value: read ?? startValue, text: taken), taken != text) }
        if let value, read != value { return (accepted(value), false) }
        return (Input(value: read ?? startValue, text: text, isReadable: read != nil), false)
    }
}
