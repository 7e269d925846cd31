import FlowMarkdown

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Writes specs that flowgen has changed.
enum SpecFile {
    /// Removes what a run has left behind that was killed while it wrote one of these specs.
    static func removeRemains(beside sources: [SourceText]) {
        let folders = sources.map { URL(filePath: $0.path).resolvingSymlinksInPath().deletingLastPathComponent().path }
        Set(folders).forEach(AtomicFile.removeRemains)
    }

    /// Replaces the file atomically; where a link leads, not the link.
    /// - Parameter source: The spec as it was read.
    /// - Throws: a ``FileError`` if the file is no longer what was read, holds what is no UTF-8, which writing it would lose, or cannot
    ///   be written.
    static func replace(_ source: SourceText, with text: String) throws {
        guard let data = FileKind.contents(ofFile: source.path), data.elementsEqual(source.text.utf8) else {
            throw FileError("“\(source.path)” was changed meanwhile, or is not all UTF-8; it was left as it is")
        }
        try FileError.unless("“\(source.path)” cannot be written") {
            let file = URL(filePath: source.path).resolvingSymlinksInPath()
            try AtomicFile.write(Data(text.utf8), to: file.path)
        }
    }
}
