import FlowSwift

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Records lie in the user's folder of caches: in a package they would be in the way of reviews and merges. One that cannot be read, or that another
/// generator has written, is as good as none, and one that cannot be written is left out.
extension GenerationRecord {
    /// The record of the generation whose result hangs on `circumstances`; nil if there is none.
    init?(_ circumstances: [String]) {
        guard let path = Self.path(circumstances), let data = FileKind.contents(ofFile: path) else { return nil }
        let bytes = Array(data)
        var reader = RecordReader(bytes)
        guard reader.strings() == circumstances, let drafted = reader.strings(), let count = reader.number() else { return nil }
        draftedTypes = Set(drafted)
        specs.reserveCapacity(min(count, bytes.count))
        for _ in 0..<count {
            guard let path = reader.string(), let spec = Spec(&reader) else { return nil }
            specs[path] = spec
        }
        guard reader.isAtEnd else { return nil }
    }

    func save(_ circumstances: [String]) {
        guard let path = Self.path(circumstances) else { return }
        var writer = RecordWriter()
        writer.write(circumstances)
        writer.write(draftedTypes.sorted())
        writer.write(specs.count)
        for (path, spec) in specs.sorted(by: { $0.key < $1.key }) {
            writer.write(path)
            spec.write(to: &writer)
        }
        let folder = path.split(separator: "/").dropLast().joined(separator: "/")
        try? FileManager.default.createDirectory(atPath: "/" + folder, withIntermediateDirectories: true)
        try? AtomicFile.write(Data(writer.finished), to: path)
    }

    /// One file for each folder and its options; what else has changed replaces it.
    private static func path(_ circumstances: [String]) -> String? {
        guard let folder = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first?.path, folder.hasPrefix("/") else {
            return nil
        }
        let place = Fingerprint(of: circumstances.dropFirst().joined(separator: "\0").utf8)
        return "\(folder)/flowgen/\(String(place.first, radix: 16))-\(String(place.second, radix: 16)).record"
    }
}

extension GenerationRecord.Spec {
    fileprivate init?(_ reader: inout RecordReader) {
        guard let fingerprint = reader.fingerprint(), let flowName = reader.string(), let linkedPaths = reader.strings(),
            let draftedTypes = reader.strings(), let count = reader.number()
        else { return nil }
        var files: [GenerationRecord.File] = []
        for _ in 0..<count {
            guard let kind = reader.string().flatMap(GeneratedFile.Kind.init), let name = reader.string(),
                let fingerprint = reader.fingerprint()
            else { return nil }
            files.append(.init(kind: kind, name: name, fingerprint: fingerprint))
        }
        self.init(fingerprint: fingerprint, flowName: flowName, linkedPaths: linkedPaths, draftedTypes: draftedTypes, files: files)
    }

    fileprivate func write(to writer: inout RecordWriter) {
        writer.write(fingerprint)
        writer.write(flowName)
        writer.write(linkedPaths)
        writer.write(draftedTypes)
        writer.write(files.count)
        for file in files {
            writer.write(file.kind.rawValue)
            writer.write(file.name)
            writer.write(file.fingerprint)
        }
    }
}
