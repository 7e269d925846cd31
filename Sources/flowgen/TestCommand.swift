import FlowInterpreter
import FlowMarkdown
import FlowSpec

/// `flowgen test`: runs the scenarios of specs without compiling anything.
enum TestCommand {
    static func run(_ arguments: [String]) throws -> Int32 {
        let options = try Options(arguments, of: name, known: known)
        if options.flags.contains("help") {
            print(help)
            return 0
        }
        let formatName = options.values["format"] ?? ScenarioReport.Format.text.rawValue
        guard let format = ScenarioReport.Format(rawValue: formatName) else {
            let names = ScenarioReport.Format.allCases.map(\.rawValue).joined(separator: ", ")
            throw UsageError("“\(formatName)” is no format; there are: \(names)", of: name)
        }
        let specs = try SpecSelection.specs(options.operands.isEmpty ? ["Specs"] : options.operands)
        var mistakes = 0
        for spec in specs {
            Output.error(DiagnosticPrinter(spec.source).text(of: spec.diagnostics))
            mistakes += spec.diagnostics.all.count { $0.severity == .error }
        }
        let filter = options.values["filter"]
        let mutates = options.flags.contains("mutate")
        let minimum = try minimum(options, mutates: mutates)
        let report = ScenarioReport(
            of: specs.compactMap(\.flow), filter: filter, tellsCoverage: options.flags.contains("coverage"), mutates: mutates)
        print(report.written(as: format), terminator: "")
        if mistakes > 0 { Output.error("flowgen: \(mistakes) error\(mistakes == 1 ? "" : "s") in specs, whose scenarios were not run\n") }
        if let filter, report.flows.allSatisfy(\.results.isEmpty) {
            Output.error("flowgen: no scenario is named like “\(filter)”\n")
            return 1
        }
        if let lowest = report.lowestMutationPercentage, lowest < minimum {
            Output.error("flowgen: \(lowest) % of the mutants of a spec were killed, and \(minimum) % are wanted\n")
            return 1
        }
        return report.failed > 0 || mistakes > 0 ? 1 : 0
    }

    /// How many mutants have to be killed, in percent.
    private static func minimum(_ options: Options, mutates: Bool) throws -> Int {
        guard let text = options.values["minimum"] else { return 0 }
        guard mutates else { throw UsageError("--minimum goes with --mutate", of: name) }
        guard let minimum = Int(text), (0...100).contains(minimum) else {
            throw UsageError("“\(text)” is no percentage; it is a whole number from 0 to 100", of: name)
        }
        return minimum
    }

    private static let name = "flowgen test"

    private static let known = [
        Option(name: "filter", takesValue: true),
        Option(name: "format", takesValue: true),
        Option(name: "coverage", takesValue: false),
        Option(name: "mutate", takesValue: false),
        Option(name: "minimum", takesValue: true),
        Option(name: "help", takesValue: false),
    ]

    private static let help = """
        Usage: flowgen test [options] [SPEC or FOLDER]...

        Runs the scenarios of the given specs, or of all *.flow.md in the given folders
        (Specs), at once and without compiling anything. Each scenario is shown with its
        steps; what does not hold is reported at its line in the spec, with the values
        that it has read.

          --filter TEXT    only scenarios whose title, or whose flow's name, contains TEXT,
                           in capital or small letters
          --format FORMAT  text, json or junit (text)
          --coverage       also tell, as warnings, what no scenario comes by: rules that are
                           never seen to fail or to hold, branches that are not taken,
                           outcomes that are not reached, failures that are not tried
          --mutate         also change each flow, one thing at a time, and tell, as warnings,
                           which of these mutants no scenario notices, each with a scenario
                           that would
          --minimum N      with --mutate: fail when fewer than N percent of the mutants of
                           a spec are noticed (0)

        A scenario that needs members of a type from a module is not run: only the compiled
        flow knows them.

        Exit status: 0 when all scenarios that were run pass, 1 when one fails, when a spec
        has a mistake or cannot be read, when the filter fits none, or when fewer mutants
        are noticed than --minimum says, 2 when the command line is wrong.
        """
}
