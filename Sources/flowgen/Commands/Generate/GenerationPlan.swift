import FlowMarkdown
import FlowSpec
import FlowSwift

/// What is to be generated: the files of all specs, of which only those are made anew that can have changed.
struct GenerationPlan {
    /// All view models, then all tests, in the order of the specs.
    let files: [WantedFile]
    /// What was found in the specs that were read, in their order.
    let diagnostics: [(source: SourceText, diagnostics: Diagnostics)]

    /// - Parameters:
    ///   - circumstances: all on which the result hangs beside the specs.
    ///   - isOnDisk: whether a file is there with its contents.
    init(
        _ sources: [SourceText], _ generator: FlowGenerator, _ circumstances: [String], isOnDisk: (GenerationRecord.File) -> Bool
    ) {
        guard sources.count >= GenerationRecord.leastSpecCount else {
            self.init(sources, [:], generator.generate(sources))
            return
        }
        let fingerprints = Dictionary(
            zip(sources.map(\.path), sources.concurrentMap { Fingerprint(of: $0.text.utf8) }), uniquingKeysWith: { first, _ in first })
        let record = GenerationRecord(circumstances) ?? GenerationRecord()
        let unchanged = record.unchangedSpecs(fingerprints, isOnDisk: isOnDisk)
        var known = record.specs.filter { unchanged.contains($0.key) }
        if known.count == sources.count, record.specs.count == known.count {
            self.init(sources, known, FlowGenerator.Output())
            return
        }
        var output = generator.generate(
            sources, where: { known[$0.path] == nil }, draftedElsewhere: Set(known.values.flatMap(\.draftedTypes)))
        if !Self.fits(output, beside: known, of: record) {
            known = [:]
            output = generator.generate(sources)
        }
        self.init(sources, known, output)
        GenerationRecord(known, output, fingerprints).save(circumstances)
    }

    /// Whether the specs that were not read are as they would be if they had been: what is new may not be wrong, have the name of one of them,
    /// or keep their types in its drafts, or no more.
    private static func fits(
        _ output: FlowGenerator.Output, beside known: [String: GenerationRecord.Spec], of record: GenerationRecord
    ) -> Bool {
        // The same name in other letters would be the same file on many disks.
        let names = Set(known.values.map { $0.flowName.lowercased() })
        return known.isEmpty
            || output.specs.allSatisfy { spec in spec.flowName.map { !names.contains($0.lowercased()) } ?? false }
                && GenerationRecord(known, output, [:]).draftedTypes == record.draftedTypes
    }

    private init(_ sources: [SourceText], _ known: [String: GenerationRecord.Spec], _ output: FlowGenerator.Output) {
        let generated = Dictionary(output.specs.map { ($0.source.path, $0) }, uniquingKeysWith: { first, _ in first })
        let all = sources.flatMap { source in
            generated[source.path].map { $0.files.map { WantedFile($0) } }
                ?? known[source.path]?.files.map { WantedFile($0.kind, name: $0.name, fingerprint: $0.fingerprint) } ?? []
        }
        files = all.filter { $0.kind == .viewModel } + all.filter { $0.kind != .viewModel }
        diagnostics = output.specs.map { ($0.source, $0.diagnostics) }
    }
}

extension GenerationRecord {
    /// What is known of specs, and what has become of others.
    fileprivate init(_ known: [String: Spec], _ output: FlowGenerator.Output, _ fingerprints: [String: Fingerprint]) {
        specs = known
        draftedTypes = Set(known.values.flatMap(\.draftedTypes))
        for spec in output.specs {
            draftedTypes.formUnion(spec.draftedTypes)
            if let fingerprint = fingerprints[spec.source.path] { specs[spec.source.path] = Spec(spec, fingerprint) }
        }
    }
}
