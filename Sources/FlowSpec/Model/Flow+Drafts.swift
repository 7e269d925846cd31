/// What drafts of the flow hold.
extension Flow {
    /// The fields that are restored, in the order of the spec.
    public var restoredFields: [Field] { fields.filter(\.isRestored) }

    /// Whether there is anything to restore, in the flow or in a part of it.
    public var isDraftable: Bool { !restoredMembers.isEmpty }

    /// Whether drafts hold where the user is in the steps: they do where they hold anything.
    public var draftsSteps: Bool { isDraftable && !steps.isEmpty }

    /// The fields that are restored, and the parts with such fields, in the order of the spec.
    public var restoredMembers: [FlowMember] {
        members.filter { member in
            switch member {
            case .field(let index): fields[index].isRestored
            case .part(let index): parts[index].flow.isDraftable
            }
        }
    }

    /// The declared types whose values drafts hold, by their keys: those of restored fields, and those inside of them.
    public var draftedTypes: Set<String> {
        var found: Set<String> = []
        func add(_ type: ValueType) {
            switch type {
            case .optional(let inner), .array(let inner), .range(let inner), .closedRange(let inner): add(inner)
            case .enumeration(let key):
                guard found.insert(key).inserted else { return }
                for parameter in typeTable.enumerations[key]?.cases.flatMap(\.parameters) ?? [] { add(parameter.type) }
            case .record(let key):
                guard found.insert(key).inserted else { return }
                for field in typeTable.records[key]?.fields ?? [] { add(field.type) }
            default: break
            }
        }
        for field in restoredFields { add(field.type) }
        return found
    }

    /// What is restored, in short: another one when the name or type of a restored field changes, or a type inside of it. Their order, and what else
    /// is said of them, does not matter.
    public var draftIdentity: String {
        // FNV-1a, which is the same on every machine and in every process, as Swift's own hashing is not.
        let hash = draftedText.utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    private var draftedText: String {
        let fields = restoredFields.map { "\($0.name.text): \($0.type)" }
        let parts = parts.filter(\.flow.isDraftable).map {
            "\($0.isList ? "list" : "part") \($0.name.text) {\n\($0.flow.draftedText)\n}"
        }
        let types = draftedTypes.map { key -> String in
            if let enumeration = typeTable.enumerations[key] {
                let cases = enumeration.cases.map { "\($0.name.text)(\(Self.list($0.parameters)))" }
                return "enum \(key) \(cases.sorted().joined(separator: " | "))"
            }
            return "record \(key) { \(Self.list(typeTable.records[key]?.fields ?? [])) }"
        }
        let steps = draftsSteps ? ["steps \(self.steps.map(\.name.text).sorted().joined(separator: " | "))"] : []
        return (fields.sorted() + parts.sorted() + types.sorted() + steps).joined(separator: "\n")
    }

    private static func list(_ names: [TypedName]) -> String {
        names.map { "\($0.name.text): \($0.type)" }.sorted().joined(separator: ", ")
    }
}
