import FlowInterpreter
import FlowSpec

/// `flowgen test`: runs the scenarios of specs without compiling anything.
enum TestCommand {
    private enum Option {
        static let filter = OptionDescription.value(
            "filter", "TEXT", meaning: "only scenarios whose title, or whose flow’s name, contains TEXT, in capital or small letters")
        static let format = OptionDescription.value(
            "format", "FORMAT", .choice(ScenarioReport.Format.allCases.map(\.rawValue)), standard: "text",
            meaning: "how the results are written")
        static let coverage = OptionDescription.flag(
            "coverage",
            meaning:
                "also tell, as warnings, what no scenario comes by: rules that are never seen to fail or to hold, branches that are not taken, outcomes that are not reached, failures that are not tried"
        )
        static let mutate = OptionDescription.flag(
            "mutate",
            meaning:
                "also change each flow, one thing at a time, and tell, as warnings, which of these mutants no scenario notices, each with a scenario that would"
        )
        static let minimum = OptionDescription.value(
            "minimum", "PERCENT", standard: "0", meaning: "with --mutate: fail when fewer of the mutants of a spec are noticed")
    }

    static let description = CommandDescription(
        name: "test",
        summary: "runs the scenarios of specs, without compiling anything",
        discussion: [
            "Runs the scenarios of the given specs, or of all *.flow.md in the given folders (Specs), at once and without compiling anything. Each scenario is shown with its steps; what does not hold is reported at its line in the spec, with the values that it has read.",
            "A scenario that needs members of a type from a module is not run: only the compiled flow knows them.",
        ],
        operands: [.specs],
        options: [Option.filter, Option.format, Option.coverage, Option.mutate, Option.minimum],
        examples: [
            CommandExample("", "runs all scenarios"),
            CommandExample("Specs/SignIn.flow.md --filter password", "runs those of one spec that speak of a password"),
        ],
        isGood: "all scenarios that were run pass",
        hasFindings:
            "a scenario fails, a spec has a mistake or cannot be read, the filter fits none, or fewer mutants are noticed than --minimum says",
        run: run
    )

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        let specs = try SpecSelection.specs(arguments.operands)
        let mistakes = specs.reportErrors()
        let filter = arguments.value(of: Option.filter)
        let minimum = try minimum(arguments)
        let results = report(of: specs.compactMap(\.flow), filter, arguments)
        let format = arguments.value(of: Option.format).flatMap(ScenarioReport.Format.init) ?? .text
        try Output.result(results.written(as: format))
        if mistakes > 0 { Output.message("\(Flowgen.name): \(counted(mistakes, "error")) in specs, whose scenarios were not run\n") }
        if let filter, results.flows.allSatisfy(\.results.isEmpty) {
            Output.message("\(Flowgen.name): no scenario is named like “\(filter)”\n")
            return .findings
        }
        if let lowest = results.lowestMutationPercentage, lowest < minimum {
            Output.message("\(Flowgen.name): \(lowest) % of the mutants of a spec were killed, and \(minimum) % are wanted\n")
            return .findings
        }
        return results.failed > 0 || mistakes > 0 ? .findings : .good
    }

    private static func report(of flows: [Flow], _ filter: String?, _ arguments: Arguments) -> ScenarioReport {
        Progress.showing { progress in
            var number = 0
            return ScenarioReport(
                of: flows, filter: filter, tellsCoverage: arguments.has(Option.coverage), mutates: arguments.has(Option.mutate)
            ) { flow, activity in
                switch activity {
                case nil:
                    number += 1
                    progress.tell(flow.name, number, of: flows.count)
                case .trying(let mutant, let count)?: progress.tell("\(flow.name), mutant \(mutant) of \(count)", number, of: flows.count)
                case .searching(let mutant, let count)?:
                    progress.tell("\(flow.name), a scenario for survivor \(mutant) of \(count)", number, of: flows.count)
                }
            }
        }
    }

    /// How many mutants have to be killed, in percent.
    private static func minimum(_ arguments: Arguments) throws -> Int {
        guard let text = arguments.value(of: Option.minimum) else { return 0 }
        guard arguments.has(Option.mutate) else { throw arguments.usageError("“--minimum” goes with “--mutate”") }
        guard let minimum = Int(text), (0...100).contains(minimum) else {
            throw arguments.usageError("“\(text)” is no percentage; it is a whole number from 0 to 100")
        }
        return minimum
    }
}
