#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A file or folder is not as it has to be.
struct FileError: Error, Equatable, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }

    /// Does something with files, and says what has failed, and why, if it does.
    /// - Parameter consequence: What follows the reason.
    static func unless(_ failure: String, _ consequence: String = "", _ action: () throws -> Void) throws(FileError) {
        do {
            try action()
        } catch {
            throw FileError("\(failure): \(reason(for: error))\(consequence)")
        }
    }

    /// In the words of the system, where the system has refused something.
    private static func reason(for error: any Error) -> String {
        let underlying = (error as? CocoaError)?.userInfo["NSUnderlyingError"]
        guard let code = (underlying as? POSIXError)?.code ?? (error as? POSIXError)?.code else { return "\(error)" }
        return String(cString: strerror(code.rawValue))
    }
}
