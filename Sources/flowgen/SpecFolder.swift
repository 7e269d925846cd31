import FlowMarkdown

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The folder that holds the specs, with the folders in it.
struct SpecFolder {
    let path: String

    /// Every `*.flow.md`, in the order of the paths.
    func read() throws -> [SourceText] {
        guard let names = try? FileManager.default.subpathsOfDirectory(atPath: path) else {
            throw FileError("the specs folder “\(path)” cannot be read; --specs says where it is")
        }
        return try names.filter { $0.hasSuffix(".flow.md") }.sorted().map { name in
            let file = path.hasSuffix("/") ? path + name : path + "/" + name
            guard let data = FileManager.default.contents(atPath: file) else {
                throw FileError("“\(file)” cannot be read")
            }
            return SourceText(path: file, text: String(decoding: data, as: UTF8.self))
        }
    }
}

/// A file or folder is not as it has to be.
struct FileError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
