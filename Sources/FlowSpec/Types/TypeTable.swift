import FlowMarkdown

/// The types that a flow knows.
///
/// A type of the flow itself goes by its name, one of another flow by that flow's name and its own: `Invoice.Owner`. That is the *key*
/// which ``ValueType`` holds; under which name a spec may write it is a matter of its own, so that two flows can each have a `Status`.
public struct TypeTable: Equatable, Sendable {
    public private(set) var enumerations: [String: EnumDeclaration] = [:]
    public private(set) var records: [String: RecordDeclaration] = [:]
    /// What the spec may write, in the order of declaration.
    public private(set) var visible: [Visible] = []

    public struct Visible: Equatable, Sendable {
        public let name: Name
        public let type: ValueType
    }

    /// An item of `## Types`, or a type that a field declares in place.
    public enum Declaration: Equatable, Sendable {
        case enumeration(EnumSyntax)
        case record(RecordSyntax)
        /// `Name`, from `Module`.
        case external(Name, module: String)
        /// `Name`, from another flow whose types were added with ``TypeTable/addTypes(of:flow:)``.
        case imported(Name, flow: String)

        public var name: Name {
            switch self {
            case .enumeration(let syntax): syntax.name
            case .record(let syntax): syntax.name
            case .external(let name, _), .imported(let name, _): name
            }
        }
    }

    public init() {}

    /// Declares the flow's types, which may refer to each other in any order.
    public mutating func declare(_ declarations: [Declaration], _ diagnostics: inout Diagnostics) {
        var accepted: [Declaration] = []
        for declaration in declarations where declareName(of: declaration, &diagnostics) { accepted.append(declaration) }
        for declaration in accepted {
            switch declaration {
            case .enumeration(let syntax): enumerations[syntax.name.text] = resolve(syntax, &diagnostics)
            case .record(let syntax): records[syntax.name.text] = resolve(syntax, &diagnostics)
            case .external, .imported: break
            }
        }
        reportEndlessTypes(accepted, &diagnostics)
    }

    /// Adds an enum under a key, without a name that the spec could write; the flow's outcomes are such a one.
    public mutating func add(_ enumeration: EnumDeclaration, key: String) {
        enumerations[key] = enumeration
    }

    /// Adds a record under a key, without a name that the spec could write; a part's value is such a one.
    public mutating func add(_ record: RecordDeclaration, key: String) {
        records[key] = record
    }

    /// Adds what a part is as a value, under the part's name, with all types that it needs; once, however many parts are of one flow.
    mutating func addPart(_ flow: Flow, linkedAt range: SourceRange, _ diagnostics: inout Diagnostics) {
        if visible.contains(where: { $0.type == .record(flow.valueKey) }) { return }
        addTypes(of: flow.typeTable, flow: flow.name)
        records[flow.valueKey] = flow.valueRecord
        if ValueType.builtIn[flow.name] != nil { return }
        if let first = visible.first(where: { $0.name.text == flow.name }) {
            diagnostics.error(
                .duplicateName, "there are two types `\(flow.name)`: this part is one as a value", at: range,
                notes: [.init("the other is here", at: first.name.range)])
            return
        }
        visible.append(Visible(name: Name(flow.name, at: range), type: .record(flow.valueKey)))
    }

    /// Adds all types of another flow under its name, so that the fields of a part can be read.
    public mutating func addTypes(of other: TypeTable, flow: String) {
        for (key, declaration) in other.enumerations { enumerations[key.qualified(by: flow)] = declaration.qualified(by: flow) }
        for (key, declaration) in other.records { records[key.qualified(by: flow)] = declaration.qualified(by: flow) }
    }

    /// The same names for the types as another flow knows them, under the name of this one.
    func qualified(by flow: String) -> TypeTable {
        var table = TypeTable()
        table.addTypes(of: self, flow: flow)
        table.visible = visible.map { Visible(name: $0.name, type: $0.type.qualified(by: flow)) }
        return table
    }

    /// The type that the spec calls `name`.
    public func type(named name: String) -> ValueType? {
        ValueType.builtIn[name] ?? visible.first { $0.name.text == name }?.type
    }

    /// The type with this key, as a value's type.
    public func type(key: String) -> ValueType? {
        if enumerations[key] != nil { return .enumeration(key) }
        return records[key] == nil ? nil : .record(key)
    }

    /// All names of types that a spec may write, for suggestions.
    public var names: [String] { visible.map(\.name.text) + ValueType.builtIn.keys.filter { $0 != "Void" }.sorted() }

    private mutating func declareName(of declaration: Declaration, _ diagnostics: inout Diagnostics) -> Bool {
        let name = declaration.name
        if ValueType.builtIn[name.text] != nil {
            diagnostics.error(.reservedName, "`\(name.text)` is there already and cannot be declared", at: name.range)
            return false
        }
        if let first = visible.first(where: { $0.name.text == name.text }) {
            diagnostics.error(
                .duplicateName, "there are two types `\(name.text)`", at: name.range,
                notes: [.init("the first is here", at: first.name.range)])
            return false
        }
        let type: ValueType
        switch declaration {
        case .enumeration: type = .enumeration(name.text)
        case .record: type = .record(name.text)
        case .external(_, let module): type = .external(name: name.text, module: module)
        case .imported(_, let flow):
            guard let imported = self.type(key: "\(flow).\(name.text)") else {
                let prefix = flow + "."
                let candidates = (Array(enumerations.keys) + Array(records.keys)).filter { $0.hasPrefix(prefix) }
                diagnostics.unknown(
                    .typeNotInSpec, name, message: "`\(flow)` has no type `\(name.text)`",
                    among: candidates.map { String($0.dropFirst(prefix.count)) }.sorted())
                visible.append(Visible(name: name, type: .unknown))
                return false
            }
            type = imported
        }
        visible.append(Visible(name: name, type: type))
        return true
    }
}
