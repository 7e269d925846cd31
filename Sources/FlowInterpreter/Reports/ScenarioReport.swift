import FlowMarkdown
import FlowSpec

/// What came of the scenarios of some flows, to be read by people and by machines.
public struct ScenarioReport: Sendable {
    public enum Format: String, Sendable, CaseIterable {
        /// For people, and for editors that read compilers' messages.
        case text
        case json
        /// The XML that continuous integration reads.
        case junit
    }

    /// The results of one flow.
    public struct FlowResults: Sendable {
        public let flow: Flow
        public let results: [ScenarioResult]
        /// What no scenario has come by; nil if that is not to be told.
        public let gaps: [CoverageGap]?
        /// Which changes of the flow the scenarios have noticed; nil if that is not to be told.
        public let mutation: MutationResult?

        public init(flow: Flow, results: [ScenarioResult], gaps: [CoverageGap]? = nil, mutation: MutationResult? = nil) {
            self.flow = flow
            self.results = results
            self.gaps = gaps
            self.mutation = mutation
        }
    }

    public let flows: [FlowResults]

    public init(_ flows: [FlowResults]) {
        self.flows = flows
    }

    /// Runs the scenarios of some flows.
    ///
    /// - Parameters:
    ///   - flows: Whose scenarios, in this order.
    ///   - filter: Only scenarios whose title, or whose flow's name or title, contains it, in capital or small letters; nil for all.
    ///   - tellsCoverage: Whether it is told what no scenario comes by.
    ///   - mutates: Whether it is told which changes of the flows the scenarios notice.
    ///   - willBegin: Called before a flow's scenarios run, and then before each thing that finding these changes is busy with, so that somebody
    ///     who waits can be told.
    public init(
        of flows: [Flow], filter: String? = nil, tellsCoverage: Bool = false, mutates: Bool = false,
        willBegin: (Flow, MutationTest.Activity?) -> Void = { _, _ in }
    ) {
        func isMeant(_ text: String) -> Bool { filter.map { text.lowercased().contains($0.lowercased()) } ?? true }
        self.init(
            flows.map { flow in
                let isWhole = isMeant(flow.name) || isMeant(flow.title)
                willBegin(flow, nil)
                let runner = ScenarioRunner(flow, recordsCoverage: tellsCoverage)
                let results = runner.run { isWhole || isMeant($0.title) }
                // What a filter leaves out altogether is not to be judged.
                let isJudged = mutates && (filter == nil || !results.isEmpty)
                return FlowResults(
                    flow: flow, results: results, gaps: tellsCoverage ? runner.coverageGaps : nil,
                    mutation: isJudged ? MutationTest(flow) { isWhole || isMeant($0.title) }.run { willBegin(flow, $0) } : nil)
            })
    }

    public var passed: Int { count(.passed) }
    public var failed: Int { count(.failed) }
    /// How many need what only the compiled flow knows.
    public var notRun: Int { count(.notRun) }

    private func count(_ status: ScenarioResult.Status) -> Int {
        flows.reduce(0) { $0 + $1.results.count { $0.status == status } }
    }

    public func written(as format: Format) -> String {
        switch format {
        case .text: text
        case .json: json
        case .junit: junit
        }
    }

    /// The smallest percentage of mutants that the scenarios of one flow have killed; nil if there are none.
    public var lowestMutationPercentage: Int? { flows.compactMap(\.mutation?.percentage).min() }

    /// `12 passed, 1 failed`.
    public var summary: String {
        if flows.allSatisfy(\.results.isEmpty) { return "there are no scenarios" }
        return "\(passed) passed, \(failed) failed"
            + (notRun == 0 ? "" : ", \(notRun) not run: they need a type from a module, which only the compiled flow knows")
    }
}

extension ScenarioResult {
    /// The title; with the row's line, if there is one.
    func title(in flow: Flow) -> String {
        row.map { "\(scenario.title) (row in line \(flow.source.position(at: $0.lowerBound).line))" } ?? scenario.title
    }
}
