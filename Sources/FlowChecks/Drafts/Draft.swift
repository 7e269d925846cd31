import Foundation

/// What a user has entered so far, as far as the spec says that it is restored: something to save, and to bring back later.
///
/// ```swift
/// try model.draft.data.write(to: file)
/// …
/// let model = try TransferViewModel(services: services, draft: Draft(Data(contentsOf: file)))
/// ```
///
/// Its data is JSON, the same for the same content:
///
/// ```json
/// {
///   "fields": { "amount": { "text": "12,50", "value": "12.5" }, "note": { "value": "" } },
///   "flow": "Transfer",
///   "spec": "9f3a61c20b7d4e58",
///   "version": 1
/// }
/// ```
///
/// A field has its `value`, as ``DraftConvertible`` says, and its `text` if something else is typed than the value is written as; without a `value` the
/// text stands for none. A part has its `fields`, and a list of parts its `rows`, each an object of its fields: `"items": { "rows": [{ "price": { "value": 3 } }] }`. `spec` changes when what is restored does, so that a draft of an older spec can be told from one that is damaged.
/// Members that are not named here make it something else than a draft.
public struct Draft: Equatable, Sendable {
    /// The format that is written, and the latest that is read.
    public static let version = 1
    /// How deep the data may nest.
    public static let maximumDepth = 128

    /// The name of the flow.
    public let flow: String
    /// What is restored in the spec, in short: it changes with the names and types.
    public let spec: String
    /// What the fields and parts hold, by their names.
    public let fields: [String: DraftValue]

    /// A draft that is put together by hand, as for a test.
    public init(flow: String, spec: String, fields: [String: DraftValue]) {
        self.flow = flow
        self.spec = spec
        self.fields = fields
    }
}

// MARK: As data

extension Draft {
    /// Reads what ``data`` has written.
    ///
    /// - Throws: ``DraftError`` if it is no draft. Whether it is one of a certain flow is seen when it is brought back.
    public init(_ data: Data) throws(DraftError) {
        let bytes = Array(data)
        // Foundation would take a zero for a sign of another encoding.
        guard !bytes.contains(0), String(validating: bytes, as: UTF8.self) != nil else {
            throw .notJSON("the text is not encoded in UTF-8")
        }
        try DraftScanner.check(bytes)
        let tree: DraftValue
        do { tree = try JSONDecoder().decode(DraftValue.self, from: data) } catch { throw .notJSON(Self.reason(error)) }
        guard case .object(let members) = tree else { throw .notADraft("an object is expected, and there is \(tree)") }
        guard case .integer(let version)? = members["version"] else { throw .notADraft("it has no `version`") }
        guard version <= Self.version else { throw .newerVersion(version) }
        guard version == Self.version else { throw .notADraft("there is no version \(version)") }
        guard case .text(let flow)? = members["flow"] else { throw .notADraft("it has no `flow`") }
        guard case .text(let spec)? = members["spec"] else { throw .notADraft("it has no `spec`") }
        guard case .object(let fields)? = members["fields"] else { throw .notADraft("it has no `fields`") }
        if let other = members.keys.filter({ !["version", "flow", "spec", "fields"].contains($0) }).min() {
            throw .notADraft("it has \(other.debugDescription), which no draft has")
        }
        self.init(flow: flow, spec: spec, fields: fields)
    }

    private static func reason(_ error: any Error) -> String {
        guard case .dataCorrupted(let context)? = error as? DecodingError else { return "it has a number or a text that cannot be held" }
        return context.debugDescription
    }

    /// The draft as JSON, in UTF-8: the same bytes for the same content, on one line.
    public var data: Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let members: [String: DraftValue] = [
            "version": .integer(Self.version), "flow": .text(flow), "spec": .text(spec), "fields": .object(fields),
        ]
        // What this tree holds can always be encoded: it has no infinite numbers.
        return (try? encoder.encode(DraftValue.object(members))) ?? Data()
    }
}

extension Draft: CustomStringConvertible {
    /// The draft as JSON.
    public var description: String { String(decoding: data, as: UTF8.self) }
}
