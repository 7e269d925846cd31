import Foundation
import Synchronization

/// The program while it runs.
final class FlowgenProcess: Sendable {
    private let process: Process
    private let printed = Mutex("")
    private let changes: AsyncStream<Void>

    /// The two outputs come together, as on a terminal.
    init(_ arguments: [String], in folder: TemporaryFolder) throws {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = try Flowgen.executable()
        process.arguments = arguments
        process.currentDirectoryURL = folder.url
        process.standardOutput = pipe
        process.standardError = pipe
        let (changes, continuation) = AsyncStream.makeStream(of: Void.self)
        self.process = process
        self.changes = changes
        pipe.fileHandleForReading.readabilityHandler = { [weak self] handle in
            let data = handle.availableData
            if data.isEmpty {
                handle.readabilityHandler = nil
                continuation.finish()
            } else {
                self?.printed.withLock { $0 += String(decoding: data, as: UTF8.self) }
                continuation.yield()
            }
        }
        try process.run()
    }

    func end() {
        process.terminate()
        process.waitUntilExit()
    }

    /// Everything that the program has printed as soon as `isReached` holds for it, or when the program has ended.
    func output(until isReached: (String) -> Bool) async throws -> String {
        var output = printed.withLock { $0 }
        if isReached(output) { return output }
        for await _ in changes {
            output = printed.withLock { $0 }
            if isReached(output) { break }
        }
        return output
    }
}
