import FlowSwift

/// A generated file as it has to be.
struct WantedFile {
    let kind: GeneratedFile.Kind
    /// Without a folder.
    let name: String
    let fingerprint: Fingerprint
    /// Nil if that is what the folder holds already.
    let contents: String?

    init(_ file: GeneratedFile) {
        kind = file.kind
        name = file.name
        fingerprint = Fingerprint(of: file.contents.utf8)
        contents = file.contents
    }

    /// A file that is known to be as it has to be.
    init(_ kind: GeneratedFile.Kind, name: String, fingerprint: Fingerprint) {
        self.kind = kind
        self.name = name
        self.fingerprint = fingerprint
        contents = nil
    }
}
