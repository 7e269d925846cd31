import FlowMarkdown
import FlowSpec
import Synchronization

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The specs that a command line names: files, and folders with all that is in them.
enum SpecSelection {
    /// The specs, checked; all in `Specs` if no paths are given. A spec that is named by itself is read together with the others of its folder, to which its links lead.
    static func specs(_ paths: [String]) throws -> [CheckedSpec] {
        let (sources, wanted) = try read(paths)
        let specs = Progress.showing { progress in
            let number = Atomic(0)
            return FlowChecker.check(
                sources,
                willCheck: { progress.tell($0.path, number.add(1, ordering: .relaxed).newValue, of: sources.count) })
        }
        return specs.filter { wanted.contains($0.source.path) }
    }

    /// The specs, unchecked.
    static func sources(_ paths: [String]) throws -> [SourceText] {
        let (sources, wanted) = try read(paths)
        return sources.filter { wanted.contains($0.path) }
    }

    private static func read(_ paths: [String]) throws -> (sources: [SourceText], wanted: Set<String>) {
        var sources: [SourceText] = []
        var wanted: Set<String> = []
        for path in paths.isEmpty ? ["Specs"] : paths {
            let found = try read(path)
            for source in found.sources where !sources.contains(where: { $0.path == source.path }) { sources.append(source) }
            wanted.formUnion(found.wanted)
        }
        return (sources, wanted)
    }

    private static func read(_ path: String) throws -> (sources: [SourceText], wanted: [String]) {
        var isFolder = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw FileError("there is no spec or folder “\(path)”")
        }
        if isFolder {
            let sources = try SpecFolder(path: path).read()
            return (sources, sources.map(\.path))
        }
        // In the form in which the folder's specs are named.
        let own = path.relativeToCurrentFolder
        let siblings = try SpecFolder(path: folder(of: own)).read()
        guard siblings.contains(where: { $0.path == own }) else {
            throw FileError("“\(path)” is no spec: its name does not end in .flow.md, or it is hidden")
        }
        return (siblings, [own])
    }

    private static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }
}

extension OperandDescription {
    /// What ``SpecSelection`` takes.
    static let specs = OperandDescription("SPEC or FOLDER", mayBeRepeated: true, .specs)
}

extension [CheckedSpec] {
    /// Writes what is wrong with the specs; how many errors there are.
    func reportErrors() -> Int {
        for spec in self {
            Output.message(DiagnosticPrinter(spec.source, style: Terminal.messages.style).text(of: spec.diagnostics))
        }
        return reduce(0) { $0 + $1.diagnostics.errorCount }
    }
}
