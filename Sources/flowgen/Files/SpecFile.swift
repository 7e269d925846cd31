import FlowMarkdown

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Writes specs that flowgen has changed.
enum SpecFile {
    /// Replaces the file atomically; where a link leads, not the link.
    /// - Parameter source: The spec as it was read.
    /// - Throws: a ``FileError`` if the file is no longer what was read, holds what is no UTF-8, which writing it would lose, or cannot
    ///   be written.
    static func replace(_ source: SourceText, with text: String) throws {
        guard let data = FileManager.default.contents(atPath: source.path), data.elementsEqual(source.text.utf8) else {
            throw FileError("“\(source.path)” was changed meanwhile, or is not all UTF-8; it was left as it is")
        }
        try FileError.unless("“\(source.path)” cannot be written") {
            let file = URL(filePath: source.path).resolvingSymlinksInPath()
            // The file that takes its place is a new one, and would have the permissions of one.
            let permissions = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
            try Data(text.utf8).write(to: file, options: .atomic)
            if let permissions { try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: file.path) }
        }
    }
}
