import FlowMarkdown
import FlowSpec
import Foundation

/// Runs the scenarios of a flow.
///
/// ```swift
/// let results = ScenarioRunner(flow).run()
/// results.filter { $0.status == .failed }
/// ```
///
/// A failed expectation does not end a scenario, for it changes nothing; a command that cannot be run does.
public struct ScenarioRunner {
    private let program: FlowProgram
    private let beginning: Date
    private let record: CoverageRecord?

    /// - Parameters:
    ///   - flow: Whose scenarios.
    ///   - beginning: The moment at which every scenario begins.
    ///   - recordsCoverage: Whether ``coverageGaps`` are wanted.
    public init(_ flow: Flow, beginning: Date = .now, recordsCoverage: Bool = false) {
        self.init(FlowProgram(flow), beginning: beginning, recordsCoverage: recordsCoverage)
    }

    init(_ program: FlowProgram, beginning: Date, recordsCoverage: Bool = false) {
        self.program = program
        self.beginning = beginning
        record = recordsCoverage ? CoverageRecord() : nil
    }

    /// What no scenario that was run has come by; nothing if that is not recorded.
    public var coverageGaps: [CoverageGap] { record.map { FlowCoverage(flow: program.flow).gaps(behind: $0) } ?? [] }

    /// Runs those scenarios whose title `isIncluded` accepts, each row of a table by itself, in the order of the spec.
    public func run(where isIncluded: (Scenario) -> Bool = { _ in true }) -> [ScenarioResult] {
        runs(where: isIncluded).map { run($0) }
    }

    /// A scenario, or one row of its table.
    struct Run {
        let scenario: Scenario
        let row: Scenario.Table.Row?
        /// Those before each scenario are part of it.
        let steps: [ScenarioStep]
    }

    func runs(where isIncluded: (Scenario) -> Bool) -> [Run] {
        program.flow.scenarios.filter(isIncluded).flatMap { scenario -> [Run] in
            let steps = program.flow.setup + scenario.steps
            guard let table = scenario.table else { return [Run(scenario: scenario, row: nil, steps: steps)] }
            return table.rows.map { Run(scenario: scenario, row: $0, steps: steps) }
        }
    }

    private func run(_ run: Run) -> ScenarioResult {
        var result = ScenarioResult(
            scenario: run.scenario, row: run.row?.range,
            steps: run.steps.map {
                ScenarioResult.Step(text: program.flow.source.textOnOneLine(of: $0.range), range: $0.range, status: .notReached)
            })
        do {
            var performer = try performer(of: run)
            for (index, step) in run.steps.enumerated() {
                let goesOn = try performer.perform(step)
                result.steps[index].status = performer.failures.isEmpty ? .passed : .failed
                result.failures += performer.failures
                performer.failures = []
                if !goesOn { break }
            }
        } catch {
            add(error, to: &result)
        }
        if result.status == .passed, !result.failures.isEmpty { result.status = .failed }
        return result
    }

    /// What comes of a run, without the reasons; it ends at the first failure.
    func status(of run: Run) -> ScenarioResult.Status {
        do {
            var performer = try performer(of: run)
            for step in run.steps {
                let goesOn = try performer.perform(step)
                if !performer.failures.isEmpty || !goesOn { return .failed }
            }
            return .passed
        } catch .failure(let failure) where failure.reason == .needsCompiler {
            return .notRun
        } catch {
            return .failed
        }
    }

    /// A flow that has just begun, for the steps of a run.
    private func performer(of run: Run) throws(Interruption) -> StepPerformer {
        let cells = try values(of: run.row?.values ?? [])
        let columns = run.scenario.table?.columns ?? []
        let locals = Dictionary(zip(columns.map(\.name.text), cells), uniquingKeysWith: { first, _ in first })
        let flow = try RunningFlow(program, answers: firstAnswers(in: run.steps, locals), beginning: beginning, coverage: record)
        return StepPerformer(flow: flow, locals: locals)
    }

    private func add(_ interruption: Interruption, to result: inout ScenarioResult) {
        let index = result.steps.firstIndex { $0.status == .notReached }
        let place = index.map { result.steps[$0].range } ?? result.scenario.range
        if let index { result.steps[index].status = .failed }
        switch interruption {
        case .failure(let failure):
            if failure.reason == .needsCompiler {
                result.status = .notRun
                if let index { result.steps[index].status = .notReached }
            }
            result.failures.append(ScenarioFailure(failure.description, at: failure.range))
        case .thrown(let error): result.failures.append(ScenarioFailure("a service that is asked here throws `\(error)`", at: place))
        case .waits, .endOfChain: result.failures.append(ScenarioFailure("a service that is asked here has no answer", at: place))
        }
    }

    private func values(of expressions: [TypedExpression]) throws(Interruption) -> [Value] {
        var result: [Value] = []
        for expression in expressions { result.append(try Evaluator(NothingRead(rules: program.flow.ruleTable)).value(of: expression)) }
        return result
    }

    /// What services that do not wait answer before the first command is started; that holds from the beginning.
    private func firstAnswers(in steps: [ScenarioStep], _ locals: [String: Value]) -> [(service: String, answer: ServiceAnswer)] {
        var result: [(service: String, answer: ServiceAnswer)] = []
        for step in steps {
            switch step.kind {
            case .run, .start, .expectFailure: return result
            case .answer(let answer):
                if let value = try? StepPerformer.answer(answer, Evaluator(NothingRead(rules: program.flow.ruleTable, locals: locals))) {
                    result.append((answer.service, value))
                }
            default: break
            }
        }
        return result
    }
}
