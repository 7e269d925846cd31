import FlowSpec

/// Paths of a spec, such as `billing.city` or `items[0].price`, in Swift.
extension FlowSpelling {
    /// What the path leads to, behind `owner`: `model.billing.city`.
    static func path(_ path: String, in owner: String? = nil) -> String {
        let names = path.split(separator: ".").map { name in
            let parts = name.split(separator: "[", maxSplits: 1)
            return (name: String(parts[0]), element: parts.count > 1 ? "[\(parts[1])" : "")
        }
        let first =
            names.first.map { (owner == nil ? SwiftKeywords.escaped($0.name) : SwiftKeywords.escapedMember($0.name)) + $0.element } ?? ""
        let others = names.dropFirst().map { ".\(SwiftKeywords.escapedMember($0.name))\($0.element)" }.joined()
        return (owner.map { $0 + "." } ?? "") + first + others
    }

    static func path(_ components: some Collection<Reference.Component>) -> String {
        components.reduce(into: "") { path, component in
            switch component {
            case .name(let name): path += (path.isEmpty ? "" : ".") + name
            case .index(let index): path += "[\(index)]"
            }
        }
    }

    /// The same as something that can have errors: `billing.form.itself` for a part.
    func markable(_ path: String, in owner: String? = nil) -> String {
        let spelling = Self.path(path, in: owner)
        guard let part = part(at: path), !part.isList else { return spelling }
        return spelling + ".form.itself"
    }

    /// The part or list to which a path leads.
    func part(at path: String) -> Part? {
        var parts = flow.parts
        var found: Part?
        for name in path.split(separator: ".") {
            guard let part = parts.first(where: { $0.name.text == name.prefix { $0 != "[" } }) else { return nil }
            found = part
            parts = part.flow.parts
        }
        return found
    }

    /// The field to which a path leads.
    func field(at path: String) -> Field? {
        guard let dot = path.lastIndex(of: ".") else { return fieldNumbers[path].map { flow.fields[$0] } }
        return part(at: String(path[..<dot]))?.flow.fields.first { $0.name.text == path[path.index(after: dot)...] }
    }
}
