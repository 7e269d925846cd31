#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// One workload, written with the core and by hand.
struct Workload {
    let name: String
    /// How many operations one call of a body stands for.
    let operations: Int
    /// The greatest allowed multiple of the direct version.
    let limit: Double
    /// Make the objects, and answer what runs the operations.
    let core: @MainActor () -> @MainActor () -> Void
    let direct: @MainActor () -> @MainActor () -> Void
}

nonisolated(unsafe) private var lastUsed: UnsafeRawPointer?

/// Keeps the optimiser from dropping a result: its address becomes known. (There is one thread.)
@inline(never) func use<Value>(_ value: Value) { withUnsafePointer(to: value) { lastUsed = UnsafeRawPointer($0) } }

@MainActor @inline(never) private func nanoseconds(_ body: @MainActor () -> Void) -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    body()
    let duration = start.duration(to: clock.now)
    return Double(duration.components.seconds) * 1e9 + Double(duration.components.attoseconds) / 1e9
}

private let runs = CommandLine.arguments.count > 1 ? 300 : 60

/// The least time of several runs, both versions in turn, so that both see the same machine.
@MainActor func measure(_ workload: Workload) -> (core: Double, direct: Double) {
    let core = workload.core()
    let direct = workload.direct()
    var best = (core: Double.infinity, direct: Double.infinity)
    core()
    direct()
    for _ in 0..<runs {
        best.direct = min(best.direct, nanoseconds(direct))
        best.core = min(best.core, nanoseconds(core))
    }
    return (best.core / Double(workload.operations), best.direct / Double(workload.operations))
}

/// The bytes that one object needs, with everything that it holds: how much the process grows by many of them. To be measured before
/// anything else, while the heap has no holes to be filled.
func bytes<Object>(_ make: () -> Object) -> Int {
    let count = 2_000
    var objects: [Object] = []
    objects.reserveCapacity(count)
    objects.append(make())
    let before = residentBytes()
    for _ in 1..<count { objects.append(make()) }
    let after = residentBytes()
    // Kept to the end: a heap full of holes would slow down everything that is measured later.
    kept.append(objects)
    return (after - before) / (count - 1)
}

/// There is one thread.
nonisolated(unsafe) private var kept: [Any] = []

private func residentBytes() -> Int {
    #if canImport(Glibc)
        guard let file = fopen("/proc/self/statm", "r") else { return 0 }
        defer { fclose(file) }
        var text = [CChar](repeating: 0, count: 128)
        guard fgets(&text, CInt(text.count), file) != nil else { return 0 }
        let fields = String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self).split(separator: " ")
        return fields.count > 1 ? (Int(fields[1]) ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE))) : 0
    #else
        var statistics = malloc_statistics_t()
        malloc_zone_statistics(nil, &statistics)
        return Int(statistics.size_in_use)
    #endif
}
