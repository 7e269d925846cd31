import FlowMarkdown

/// A spec, what became of it, and what was found wrong.
public struct CheckedSpec: Sendable {
    public let source: SourceText
    /// Nothing if the spec has a mistake.
    public let flow: Flow?
    public let diagnostics: Diagnostics
}

extension FlowChecker {
    /// Reads and checks specs that belong together, in their order: the links in them lead from one to another, and no two flows share a name.
    ///
    /// - Parameters:
    ///   - sources: The specs.
    ///   - willCheck: Called before each spec is checked, so that somebody who waits can be told.
    public static func check(_ sources: [SourceText], willCheck: (SourceText) -> Void = { _ in }) -> [CheckedSpec] {
        var named: [String: (path: String, name: String)] = [:]
        let specs = sources.map { source -> (syntax: FlowSyntax?, diagnostics: Diagnostics) in
            var diagnostics = Diagnostics()
            let syntax = FlowReader.read(source, &diagnostics)
            return (syntax, diagnostics)
        }
        var library = FlowLibrary(zip(sources, specs).compactMap { source, spec in spec.syntax.map { (source.path, $0) } })
        var checked = sources.map { CheckedSpec(source: $0, flow: nil, diagnostics: Diagnostics()) }
        for index in library.checkingOrder(of: sources.map(\.path)) {
            willCheck(sources[index])
            var diagnostics = specs[index].diagnostics
            let flow = specs[index].syntax.flatMap { check($0, sources[index], in: library, &diagnostics) }
            if let flow { library.add(flow, path: sources[index].path) }
            checked[index] = CheckedSpec(source: sources[index], flow: flow, diagnostics: diagnostics)
        }
        return checked.map { spec in
            let source = spec.source
            var (flow, diagnostics) = (spec.flow, spec.diagnostics)
            // The same name in other letters would be the same file on many disks.
            if let checked = flow, let earlier = named.updateValue((source.path, checked.name), forKey: checked.name.lowercased()) {
                let what =
                    earlier.name == checked.name
                    ? "two specs are named `\(checked.name)`, the other is “\(earlier.path)”"
                    : "`\(checked.name)` differs only in capital letters from `\(earlier.name)`, the name of “\(earlier.path)”"
                diagnostics.error(
                    .repeatedFlowName, "\(what); change the title, or name the flow in a code span there", at: checked.titleRange)
                flow = nil
            }
            return CheckedSpec(source: source, flow: flow, diagnostics: diagnostics)
        }
    }
}
