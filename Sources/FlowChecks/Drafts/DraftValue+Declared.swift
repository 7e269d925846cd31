/// How the types that a flow declares stand in drafts.
extension DraftValue {
    /// A case, with what it carries.
    public static func enumCase(_ name: String, _ carried: [String: DraftValue] = [:]) -> DraftValue {
        carried.isEmpty ? .text(name) : .object([name: .object(carried)])
    }

    /// Reads a case: its name, which is one of those given, and what it carries.
    ///
    /// ```swift
    /// let (name, carried) = try draft.enumCase(of: ["verified": [], "denied": ["reason"]])
    /// ```
    ///
    /// - Parameter cases: The cases of the enum, each with the names of what it carries.
    /// - Throws: ``DraftMismatch`` if it is none of them.
    public func enumCase(of cases: KeyValuePairs<String, [String]>) throws(DraftMismatch) -> (name: String, carried: DraftRecord) {
        try enumCase(of: cases.map { ($0.key, $0.value) })
    }

    /// The same for cases in an array.
    public func enumCase(of cases: [(name: String, carried: [String])]) throws(DraftMismatch) -> (name: String, carried: DraftRecord) {
        var name = ""
        var carried: DraftValue = .object([:])
        switch self {
        case .text(let text): name = text
        case .object(let object) where object.count == 1: object.first.map { (name, carried) = $0 }
        default: break
        }
        guard let known = cases.first(where: { $0.name == name }) else {
            throw DraftMismatch(expected: "one of \(cases.map(\.name).joined(separator: ", "))", found: self)
        }
        var record: DraftRecord
        do throws(DraftMismatch) { record = try carried.record(of: known.carried) } catch { throw error.inside(".\(name)") }
        record.place = ".\(name)"
        return (name, record)
    }

    /// Reads a record, or what a case carries, whose fields have these names.
    ///
    /// - Throws: ``DraftMismatch`` if there is no object, or one with other names as well: what nobody reads would be lost without a word.
    public func record(of names: String...) throws(DraftMismatch) -> DraftRecord { try record(of: names) }

    /// The same for names in an array.
    public func record(of names: [String]) throws(DraftMismatch) -> DraftRecord {
        guard case .object(let members) = self else { throw DraftMismatch(expected: "an object", found: self) }
        if let other = members.keys.filter({ !names.contains($0) }).min() {
            throw DraftMismatch(expected: "nothing", found: members[other], path: ".\(other)")
        }
        return DraftRecord(members: members)
    }
}

/// What a draft holds of a record, or of what a case carries.
public struct DraftRecord: Sendable {
    let members: [String: DraftValue]
    /// Where it stands in what is read, for messages.
    var place = ""

    /// Reads the value of a name. One that is missing is nil where that may be.
    public func value<Value>(_ name: String, by read: (DraftValue) throws(DraftMismatch) -> Value) throws(DraftMismatch) -> Value {
        let member = members[name]
        do throws(DraftMismatch) { return try read(member ?? .none) } catch {
            let isMissing = member == nil && error.path.isEmpty
            throw DraftMismatch(expected: error.expected, found: isMissing ? nil : error.found, path: "\(place).\(name)\(error.path)")
        }
    }

    /// Reads the value of a name.
    public func value<Value: DraftConvertible>(_ name: String) throws(DraftMismatch) -> Value {
        try value(name) { draft throws(DraftMismatch) in try Value(draftValue: draft) }
    }

    /// Reads the value of a name, of a type from a module.
    @_disfavoredOverload
    public func value<Value: Decodable>(_ name: String) throws(DraftMismatch) -> Value {
        try value(name) { draft throws(DraftMismatch) in try draft.decoded() }
    }
}
