import Foundation
import Testing

/// What must not compile: one file, in which each line that must be refused says so.
@Suite struct MisuseTests {
    static let types = """
        import ReactiveCore

        @MainActor final class Model {
            let name = MutableProperty("")
            let readOnly = Property(1)
            let save = Command<Int, Int, Never> { $0 }
            func fine() async throws {
                save.start(1)
                _ = try await save.execute(1)
                name.value = "b"
                name.signal.debounce(for: .seconds(1), clock: ContinuousClock()).observe { print($0) }
            }
            func setsWhatIsReadOnly() {
                readOnly.value = 2                                              // refused
            }
        }

        actor Island {
            let save = Command<Int, Int, Never> { $0 }
            func fine() async throws {
                save.start(1)
                _ = try await save.execute(1)
            }
        }

        func startsOutsideOfAnyDomain(_ command: Command<Int, Int, Never>) {
            command.start(1)                                                    // refused
        }

        nonisolated func executesOutsideOfAnyDomain(_ command: Command<Int, Int, Never>) async throws {
            _ = try await command.execute(1)                                    // refused
        }

        func waitsOutsideOfAnyDomain(_ signal: Signal<Int, Never>) {
            _ = signal.debounce(for: .seconds(1), clock: ContinuousClock())     // refused
        }

        let shared = MutableProperty(1)                                         // refused
        """

    static let regions = """
        import ReactiveCore

        func sendsAPropertyElsewhere(_ property: MutableProperty<Int>) {
            Task.detached { property.value = 1 }                                // refused
        }

        func sendsACommandElsewhere(_ command: Command<Int, Int, Never>) {
            Task { @MainActor in command.start(1) }                             // refused
        }

        @MainActor func observesHere(_ property: MutableProperty<Int>) {
            property.observe { print($0) }
        }

        @MainActor func observesElsewhere(_ property: MutableProperty<Int>) async {
            Task.detached { _ = property.observe { print($0) } }                // refused
        }
        """

    /// The package, if its products are where a usual build puts them.
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    static let modules = root.appending(path: ".build/debug/Modules")
    static var canCompile: Bool {
        FileManager.default.fileExists(atPath: modules.appending(path: "ReactiveCore.swiftmodule").path())
            && FileManager.default.fileExists(atPath: "/usr/bin/env")
    }

    @Test(.enabled(if: canCompile), arguments: [(types, "-typecheck"), (regions, "-emit-sil")])
    func isACompileError(_ snippet: String, _ mode: String) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "misuse-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "Misuse.swift")
        try snippet.write(to: file, atomically: true, encoding: .utf8)

        let compiler = Process()
        compiler.executableURL = URL(filePath: "/usr/bin/env")
        compiler.arguments =
            ["swiftc", mode, "-o", "/dev/null", "-swift-version", "6", "-parse-as-library", "-I", Self.modules.path()]
            + ["-I", Self.root.appending(path: "Sources/CThreadLocal/include").path()]
            + ["-Xcc", "-fmodule-map-file=\(Self.root.appending(path: ".build/debug/CThreadLocal.build/module.modulemap").path())"]
            + [file.path()]
        let output = Pipe()
        compiler.standardError = output
        compiler.standardOutput = output
        try compiler.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        compiler.waitUntilExit()

        let refused = Set(
            text.split(separator: "\n").compactMap { line -> Int? in
                // An error inside of `#isolation` names the place in a note.
                guard let place = line.range(of: file.path() + ":"), line.contains(": error: ") || line.contains("originates here")
                else { return nil }
                return Int(line[place.upperBound...].prefix { $0 != ":" })
            })
        let expected = snippet.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
            .filter { $0.element.hasSuffix("// refused") }.map { $0.offset + 1 }
        #expect(refused == Set(expected), "\(text)")
    }
}
