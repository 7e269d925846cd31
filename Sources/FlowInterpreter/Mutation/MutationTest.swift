import FlowSpec
import Foundation

/// Finds out which changes of a flow its scenarios notice.
///
/// ```swift
/// let result = MutationTest(flow).run()
/// result.killed           // 97
/// result.survivors[0]     // what no scenario notices, and a scenario that would
/// ```
///
/// Each mutant of the flow meets the scenarios until one fails: that kills it. A mutant that would stop the program, or sets something in motion
/// without an end, is killed by the scenario that sees it. Only scenarios count that pass with the flow itself. For each mutant that survives, random
/// sequences of what can happen run through the flow and the mutant side by side until something that an `expect` can read is different.
public struct MutationTest {
    private let flow: Flow
    private let beginning: Date
    private let regexes = RegexCache()
    private let isIncluded: (Scenario) -> Bool

    /// How many random sequences have to show no difference before it is said that none was found.
    public static let sequenceCount = 200

    /// - Parameters:
    ///   - flow: Whose scenarios are tried.
    ///   - beginning: The moment at which every scenario begins.
    ///   - isIncluded: Which scenarios are meant; the others are taken for missing.
    public init(_ flow: Flow, beginning: Date = .now, where isIncluded: @escaping (Scenario) -> Bool = { _ in true }) {
        self.flow = flow
        self.beginning = beginning
        self.isIncluded = isIncluded
    }

    /// What a run is busy with.
    public enum Activity: Equatable, Sendable {
        /// One mutant of so many meets the scenarios.
        case trying(Int, of: Int)
        /// For one survivor of so many, a scenario is looked for.
        case searching(Int, of: Int)
    }

    /// Runs everything.
    ///
    /// - Parameter willBegin: Called before each thing that can take long, so that somebody who waits can be told.
    public func run(willBegin: (Activity) -> Void = { _ in }) -> MutationResult {
        let mutants = flow.mutants
        let runner = runner(of: flow)
        var runs = runner.runs(where: isIncluded).filter { runner.status(of: $0) == .passed }
        var survivors: [Mutant] = []
        for (index, mutant) in mutants.enumerated() {
            willBegin(.trying(index + 1, of: mutants.count))
            if !isKilled(mutant, by: &runs) { survivors.append(mutant) }
        }
        return MutationResult(total: mutants.count, survivors: suggestions(for: survivors, willBegin))
    }

    private func runner(of flow: Flow) -> ScenarioRunner { ScenarioRunner(program(of: flow), beginning: beginning) }

    private func program(of flow: Flow) -> FlowProgram { FlowProgram(flow, regexes: regexes, limits: .narrow) }

    /// What has killed a mutant is asked first for the next one, which is often changed nearby.
    private func isKilled(_ mutant: Mutant, by runs: inout [ScenarioRunner.Run]) -> Bool {
        let runner = runner(of: mutant.flow)
        guard let index = runs.firstIndex(where: { runner.status(of: $0) == .failed }) else { return false }
        runs.insert(runs.remove(at: index), at: 0)
        return true
    }

    /// Looks for scenarios that would kill the survivors; one is often enough for several.
    private func suggestions(for mutants: [Mutant], _ willBegin: (Activity) -> Void) -> [Survivor] {
        if mutants.isEmpty { return [] }
        let search = DifferenceSearch(program(of: flow), beginning: beginning)
        var titles = Set(flow.scenarios.map(\.title))
        var found: [SuggestedScenario] = []
        return mutants.enumerated().map { index, mutant in
            willBegin(.searching(index + 1, of: mutants.count))
            let program = program(of: mutant.flow)
            if let earlier = found.first(where: { search.shows($0.difference, program) }) {
                return Survivor(mutant: mutant, suggestion: earlier, isRepeated: true)
            }
            guard let difference = search.difference(of: mutant, program) else {
                return Survivor(mutant: mutant, suggestion: nil, isRepeated: false)
            }
            let suggestion = SuggestedScenario(difference, of: mutant, flow, beginning, &titles)
            found.append(suggestion)
            return Survivor(mutant: mutant, suggestion: suggestion, isRepeated: false)
        }
    }
}

/// Which mutants of a flow have survived its scenarios.
public struct MutationResult: Sendable {
    public let total: Int
    /// In the order of the spec.
    public let survivors: [Survivor]

    public var killed: Int { total - survivors.count }
    /// Survivors of which no difference to the flow was found; they may mean the same.
    public var alike: Int { survivors.count { $0.suggestion == nil } }
    /// In percent, rounded down; 100 if there is nothing to change.
    public var percentage: Int { total == 0 ? 100 : killed * 100 / total }
}

/// A mutant that no scenario notices.
public struct Survivor: Sendable {
    public let mutant: Mutant
    /// A scenario that would kill it; nil if no difference was found.
    public let suggestion: SuggestedScenario?
    /// Whether the scenario was suggested for an earlier survivor.
    public let isRepeated: Bool
}
