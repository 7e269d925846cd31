// Runs each workload beside a version written by hand, in the same process, and prints both:
//
//     swift run -c release benchmarks
//
// With an argument, only the workloads whose names contain it. What runs other programs is asked for by its name:
//
//     swift run -c release benchmarks generator .build/release/flowgen
//     swift run -c release benchmarks compilation .build/release/Modules

@main @MainActor struct Benchmarks {
    static func main() throws {
        let arguments = Array(CommandLine.arguments.dropFirst())
        switch arguments.first {
        case "generator":
            var benchmark = try GeneratorBenchmark(flowgen: arguments.dropFirst().first ?? ".build/release/flowgen")
            return try benchmark.run()
        case "compilation": return try CompilationBenchmark(modules: arguments.dropFirst().first ?? ".build/release/Modules").run()
        case let part?:
            for workload in workloads() + [building, formEdits(fieldCount: 2_000), loanApplication] where workload.name.contains(part) {
                report(workload)
            }
            return
        case nil: break
        }
        let memory = (direct: bytes { DirectForm(fieldCount: 20) }, core: bytes { CoreForm(fieldCount: 20) })
        // Before the heap is in pieces.
        let building = measure(building)
        print(row("Per operation", "core", "direct", "ratio", "limit"))
        for workload in workloads() + [loanApplication] { report(workload) }
        print(row("\nCost of an edit by size of the form", "", "", "", ""))
        for fieldCount in [20, 200, 2_000] { report(formEdits(fieldCount: fieldCount)) }
        print(row("\nThe form of 20 fields", "", "", "", ""))
        let (core, direct) = (microseconds(building.core), microseconds(building.direct))
        print(row("building and freeing", "\(core) µs", "\(direct) µs", "", "40 µs"))
        print(row("memory", "\(memory.core) B", "\(memory.direct) B", "", "25600 B"))
    }

    private static func report(_ workload: Workload) {
        let (core, direct) = measure(workload)
        let ratio = core / direct
        let mark = ratio > workload.limit ? "  exceeded" : ""
        print(row(workload.name, "\(rounded(core)) ns", "\(rounded(direct)) ns", "\(rounded(ratio))", "\(workload.limit)" + mark))
    }

    private static func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }
    private static func microseconds(_ nanoseconds: Double) -> Double { rounded(nanoseconds / 1_000) }

    private static func row(_ name: String, _ columns: String...) -> String {
        func padded(_ text: String, _ width: Int) -> String { text + String(repeating: " ", count: max(1, width - text.count)) }
        return padded(name, 52) + columns.map { padded($0, 12) }.joined()
    }
}
