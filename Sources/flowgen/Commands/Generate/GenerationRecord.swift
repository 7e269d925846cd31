import FlowMarkdown
import FlowSpec
import FlowSwift

/// What became of each spec in an earlier run, so that what cannot have changed need not be generated again.
///
/// It is a memory of a pure function: a spec with these bytes, and with these bytes in the specs that it depends on, generates these files, if the
/// generator and its options are the same. Whether the files are there is looked up each time, by their contents. A spec of which anything was reported
/// is not remembered, since that is to be reported again.
struct GenerationRecord {
    struct Spec {
        let fingerprint: Fingerprint
        let flowName: String
        let linkedPaths: [String]
        let draftedTypes: [String]
        let files: [File]
    }

    struct File {
        let kind: GeneratedFile.Kind
        let name: String
        let fingerprint: Fingerprint
    }

    /// Generating fewer specs takes no longer than reading a record.
    static let leastSpecCount = 20

    /// By the paths of the specs.
    var specs: [String: Spec] = [:]
    /// The types that drafts of all flows hold, which may be declared in other specs.
    var draftedTypes: Set<String> = []

    /// The specs that are as they were, also in what they depend on, and whose files are as they were, also on the disk.
    ///
    /// - Parameters:
    ///   - fingerprints: of the specs as they are, by their paths.
    ///   - isOnDisk: whether a file is there with these contents.
    func unchangedSpecs(_ fingerprints: [String: Fingerprint], isOnDisk: (File) -> Bool) -> Set<String> {
        let unchanged = specs.filter { fingerprints[$0.key] == $0.value.fingerprint }
        return Set(
            unchanged.filter { _, spec in spec.linkedPaths.allSatisfy { unchanged[$0] != nil } && spec.files.allSatisfy(isOnDisk) }.keys)
    }
}

extension GenerationRecord.Spec {
    /// Nil if the spec is to be generated each time.
    init?(_ spec: FlowGenerator.Spec, _ fingerprint: Fingerprint) {
        guard let flowName = spec.flowName, spec.diagnostics.all.isEmpty else { return nil }
        self.fingerprint = fingerprint
        self.flowName = flowName
        linkedPaths = spec.linkedPaths.sorted()
        draftedTypes = spec.draftedTypes.sorted()
        files = spec.files.map { .init(kind: $0.kind, name: $0.name, fingerprint: Fingerprint(of: $0.contents.utf8)) }
    }
}

extension FlowGenerator.Spec {
    /// All files of the spec.
    var files: [GeneratedFile] { (viewModel.map { [$0] } ?? []) + tests }
}
