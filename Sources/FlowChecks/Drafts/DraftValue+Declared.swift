/// How the types that a flow declares stand in drafts.
extension DraftValue {
    /// A case, with what it carries.
    public static func enumCase(_ name: String, _ carried: [String: DraftValue] = [:]) -> DraftValue {
        carried.isEmpty ? .text(name) : .object([name: .object(carried)])
    }

    /// The name of the case, and what it carries.
    ///
    /// - Throws: ``DraftMismatch`` if this is no case of any enum.
    public func enumCase(of cases: [String]) throws(DraftMismatch) -> (name: String, carried: DraftRecord) {
        let expected = "one of \(cases.joined(separator: ", "))"
        if case .text(let name) = self, cases.contains(name) { return (name, DraftRecord(members: [:])) }
        guard case .object(let object) = self, object.count == 1, let (name, carried) = object.first, cases.contains(name) else {
            throw DraftMismatch(expected: expected, found: self)
        }
        guard case .object(let members) = carried else {
            throw DraftMismatch(expected: "what the case carries", found: carried, path: ".\(name)")
        }
        return (name, DraftRecord(members: members))
    }

    /// The fields of a record.
    ///
    /// - Throws: ``DraftMismatch`` if this is no object.
    public func record() throws(DraftMismatch) -> DraftRecord {
        guard case .object(let members) = self else { throw DraftMismatch(expected: "an object", found: self) }
        return DraftRecord(members: members)
    }
}

/// What a draft holds of a record, or of what a case carries.
public struct DraftRecord: Sendable {
    let members: [String: DraftValue]

    /// Reads the value of a name. One that is missing is nil where that may be.
    public func value<Value>(_ name: String, by read: (DraftValue) throws(DraftMismatch) -> Value) throws(DraftMismatch) -> Value {
        let member = members[name]
        do throws(DraftMismatch) { return try read(member ?? .none) } catch {
            let isMissing = member == nil && error.path.isEmpty
            throw DraftMismatch(expected: error.expected, found: isMissing ? nil : error.found, path: ".\(name)\(error.path)")
        }
    }

    /// Reads the value of a name.
    public func value<Value: DraftConvertible>(_ name: String) throws(DraftMismatch) -> Value {
        try value(name) { draft throws(DraftMismatch) in try Value(draft: draft) }
    }

    /// Reads the value of a name, of a type from a module.
    @_disfavoredOverload
    public func value<Value: Decodable>(_ name: String) throws(DraftMismatch) -> Value {
        try value(name) { draft throws(DraftMismatch) in try draft.decoded() }
    }

    /// Nothing may be there but these names: what nobody reads would be lost without a word.
    public func expectOnly(_ names: String...) throws(DraftMismatch) { try expectOnly(names) }

    /// The same for names in an array.
    public func expectOnly(_ names: [String]) throws(DraftMismatch) {
        guard let other = members.keys.filter({ !names.contains($0) }).min() else { return }
        throw DraftMismatch(expected: "nothing", found: members[other], path: ".\(other)")
    }
}
