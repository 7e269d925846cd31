import Foundation

/// Measures the generator as people run it: as a process, from its start to its end.
///
///     swift build -c release --product flowgen --static-swift-stdlib
///     swift run -c release benchmarks generator .build/release/flowgen
struct GeneratorBenchmark {
    private let flowgen: String
    private let folder: URL
    /// How often something was put aside.
    private var leftCount = 0
    /// The least of so many runs counts.
    private static let runCount = 5

    init(flowgen: String) throws {
        self.flowgen = URL(filePath: flowgen).standardizedFileURL.path
        // Where Linux has a file system in memory, the disk plays no part.
        let memory = URL(filePath: "/dev/shm")
        let place = FileManager.default.isWritableFile(atPath: memory.path) ? memory : FileManager.default.temporaryDirectory
        folder = place.appending(path: "flowgen-benchmark-\(ProcessInfo.processInfo.processIdentifier)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    mutating func run() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        // Records of earlier runs are not to be found, and those of these runs not to be left behind.
        setenv("XDG_CACHE_HOME", folder.appending(path: "caches").path, 1)
        print(Self.row("Generating", "wall", "processor", "memory", "reach", "of cmark"))
        let one = try write("one", SampleSpecs.many(1))
        try report("1 spec", in: one, reach: 8)
        let hundred = try write("hundred", SampleSpecs.many(100))
        try report("100 specs", in: hundred, reach: 60)
        let thousand = try write("thousand", SampleSpecs.many(1_000))
        try report("1,000 specs, everything new", in: thousand, reach: 250, comparesWithCmark: true)
        try report("1,000 specs, nothing changed", in: thousand, reach: 60, isNew: false)
        var number = 0
        let changed = thousand.appending(path: "Specs/\(SampleSpecs.many(1)[0].name)")
        let text = try String(contentsOf: changed, encoding: .utf8)
        try report("1,000 specs, one changed", in: thousand, reach: 70, isNew: false) {
            number += 1
            try Data(text.replacing("The name needs", with: "The name \(number) needs").utf8).write(to: changed)
        }
        try reportGrowth()
        try reportScenarios(in: hundred)
    }

    // MARK: What is measured

    private mutating func report(
        _ name: String, in place: URL, reach: Double, isNew: Bool = true, comparesWithCmark: Bool = false,
        before prepare: () throws -> Void = {}
    ) throws {
        var runs: [ChildProcess] = []
        for _ in 0..<Self.runCount {
            if isNew { try forget(place) }
            try prepare()
            runs.append(try measured(["generate"], in: place))
        }
        let wall = runs.map(\.wallTime).min() ?? 0
        let ratio = comparesWithCmark ? try cmarkTime(in: place).map { String(format: "%.1f", wall / $0) } ?? "?" : ""
        print(
            Self.row(
                name, Self.milliseconds(wall), Self.milliseconds(runs.map(\.processorTime).min() ?? 0),
                String(format: "%.0f MiB", runs.map(\.peakMemory).max() ?? 0), Self.milliseconds(reach), ratio))
    }

    /// One flow of 2,000 lines, and one of 20,000.
    private mutating func reportGrowth() throws {
        var times: [Double] = []
        for lineCount in [2_000, 20_000] {
            let place = try write("lines-\(lineCount)", [SampleSpecs.spec(0, lineCount: lineCount)])
            var runs: [ChildProcess] = []
            for _ in 0..<Self.runCount {
                try forget(place)
                runs.append(try measured(["generate"], in: place))
            }
            let time = runs.map(\.processorTime).min() ?? 0
            times.append(time)
            print(Self.row("1 spec of \(lineCount) lines", Self.milliseconds(runs.map(\.wallTime).min() ?? 0), Self.milliseconds(time)))
        }
        print(Self.row("ratio of the two (reach: 12)", "", String(format: "%.1f", times[1] / times[0])))
    }

    private func reportScenarios(in place: URL) throws {
        let time = try (0..<Self.runCount).map { _ in try measured(["test"], in: place).wallTime }.min() ?? 0
        print(Self.row("flowgen test, over 100 scenarios (reach: 50 ms)", Self.milliseconds(time)))
    }

    private func measured(_ arguments: [String], in place: URL) throws -> ChildProcess {
        let process = ChildProcess(flowgen, arguments, in: place.path)
        if !process.hasSucceeded {
            _ = ChildProcess(flowgen, arguments, in: place.path, showsOutput: true)
            throw CocoaError(.executableLoad)
        }
        return process
    }

    /// How long `cmark` takes for all specs at once; nil if it is not installed.
    private func cmarkTime(in place: URL) throws -> Double? {
        let names = try FileManager.default.contentsOfDirectory(atPath: place.appending(path: "Specs").path).sorted()
        guard
            let cmark = ["/usr/bin/cmark", "/opt/homebrew/bin/cmark", "/usr/local/bin/cmark"].first(
                where: FileManager.default.isExecutableFile)
        else { return nil }
        let runs = (0..<Self.runCount).map { _ in ChildProcess(cmark, names, in: place.appending(path: "Specs").path) }
        return runs.map(\.wallTime).min()
    }

    // MARK: Files

    private func write(_ name: String, _ specs: [SampleSpecs.Spec]) throws -> URL {
        let place = folder.appending(path: name)
        try FileManager.default.createDirectory(at: place.appending(path: "Specs"), withIntermediateDirectories: true)
        for spec in specs { try Data(spec.text.utf8).write(to: place.appending(path: "Specs/\(spec.name)")) }
        let lineCount = specs.reduce(0) { $0 + $1.text.utf8.count { $0 == UInt8(ascii: "\n") } }
        let byteCount = specs.reduce(0) { $0 + $1.text.utf8.count }
        print("  \(name): \(specs.count) specs, \(lineCount) lines, \(byteCount) bytes")
        return place
    }

    /// Puts aside what earlier runs have left. Nothing is removed: on some file systems, files are made slowly where many have just gone.
    private mutating func forget(_ place: URL) throws {
        for left in [place.appending(path: "Generated"), folder.appending(path: "caches")]
        where FileManager.default.fileExists(atPath: left.path) {
            leftCount += 1
            try FileManager.default.moveItem(at: left, to: folder.appending(path: "left-\(leftCount)"))
        }
    }

    // MARK: Text

    private static func milliseconds(_ value: Double) -> String { String(format: "%.1f ms", value) }

    private static func row(_ name: String, _ columns: String...) -> String {
        ([name.padding(toLength: 50, withPad: " ", startingAt: 0)] + columns.map { $0.padding(toLength: 12, withPad: " ", startingAt: 0) })
            .joined()
    }
}
