import FlowMarkdown
import FlowSpec

/// Reads everything of a running flow that an `expect` can read: of fields, values, commands, parts, and the flow itself.
///
/// ```swift
/// let observer = FlowObserver(program)
/// zip(observer.names, try observer.values(of: flow))    // ("isValid", false), ("errors", []), …
/// ```
///
/// Of the rows of a list the first ``rowCount`` are read.
public struct FlowObserver {
    /// What is read, as a scenario writes it; the most telling first.
    public let names: [String]
    /// Nothing where it is read in a row that is not there.
    private let reads: [(RunningFlow) throws(Interruption) -> Value?]

    /// How many rows of a list are read.
    public static let rowCount = 2

    public init(_ program: FlowProgram) { self.init(program, leavingOutConstants: false) }

    /// - Parameter leavesOutConstants: Whether that is left out which is the same whatever happens, such as the errors of a field without rules.
    init(_ program: FlowProgram, leavingOutConstants leavesOutConstants: Bool) {
        var entries = ObservedEntries(leavesOutConstants: leavesOutConstants)
        entries.add(program)
        names = entries.all.map(\.name)
        reads = entries.all.map(\.read)
    }

    /// What is read at the moment, in the order of ``names``; of a row that is not there nothing, as of an optional.
    public func values(of flow: RunningFlow) throws(Interruption) -> [Value] {
        var result: [Value] = []
        result.reserveCapacity(reads.count)
        for read in reads { result.append(try read(flow) ?? .none) }
        return result
    }

    /// What is read at the moment, by name, without rows that are not there.
    public func observation(of flow: RunningFlow) throws(Interruption) -> [(name: String, value: Value)] {
        var result: [(name: String, value: Value)] = []
        for (name, read) in zip(names, reads) {
            if let value = try read(flow) { result.append((name, value)) }
        }
        return result
    }

    /// What is read under one of the names.
    func value(_ index: Int, of flow: RunningFlow) throws(Interruption) -> Value { try reads[index](flow) ?? .none }
}

extension Field {
    /// Whether what is typed may be no value.
    var isTyped: Bool { typedAsText != nil || typedInParts != nil }

    /// Whether the user types it.
    var hasText: Bool { (type == .string || typedAsText != nil) && !isSetByCommands }
}
