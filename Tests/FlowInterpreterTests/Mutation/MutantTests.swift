import FlowMarkdown
import FlowSpec
import Foundation
import Testing

@testable import FlowInterpreter

/// What is changed of each line of a spec.
@Suite struct MutantTests {
    @Test func eachLineHasItsMutants() throws {
        #expect(try MutatedSpec.mutantsByLine() == MutatedSpec.mutants)
    }

    /// No two changes are the same, and none changes nothing.
    @Test func eachMutantIsAnotherFlow() throws {
        let flow = try MutatedSpec.flow(MutatedSpec.text)
        var seen = [flow]
        for mutant in flow.mutants {
            #expect(!seen.contains(mutant.flow), "\(mutant)")
            seen.append(mutant.flow)
        }
    }

    /// A mutant is the flow of a spec in which the text at its place is what the mutant says.
    @Test func aMutantIsWhatTheChangedSpecWouldMean() throws {
        let flow = try MutatedSpec.flow(MutatedSpec.text)
        var compared: Set<Mutant.Kind> = []
        for mutant in flow.mutants {
            guard let text = Self.edited(flow.source, mutant), let again = MutatedSpec.checked(text).flow else { continue }
            let sections: [(Flow) -> Any] = [\.fields, \.values, \.validations, \.commands]
            let unchanged = [
                mutant.flow.fields == flow.fields, mutant.flow.values == flow.values, mutant.flow.validations == flow.validations,
                mutant.flow.commands == flow.commands,
            ]
            for (section, _) in zip(sections, unchanged).filter({ !$0.1 }) {
                let isSame = Self.withoutPlaces(section(again)) == Self.withoutPlaces(section(mutant.flow))
                #expect(isSame, "\(mutant)")
            }
            compared.insert(mutant.kind)
        }
        #expect(
            compared == [
                .arithmetic, .comparison, .condition, .connective, .duration, .field, .literal, .negation, .number, .outcome, .severity,
                .value,
            ])
    }

    /// The spec with a text replaced; nil if the change is more than that.
    private static func edited(_ source: SourceText, _ mutant: Mutant) -> String? {
        let before = source.text(of: SourceRange(0, mutant.range.lowerBound))
        let after = source.text(of: SourceRange(mutant.range.upperBound, source.count))
        switch (mutant.change, mutant.kind) {
        case (.replaced(let replacement), .severity): return before.dropLast() + replacement + after.dropFirst()
        case (.replaced(let replacement), .field) where replacement.hasPrefix("`") && !mutant.original.hasPrefix("`"):
            return before.dropLast() + replacement + after.dropFirst()
        case (.replaced(let replacement), _): return before + replacement + after
        case (.leftOut, .negation), (.leftOut, .severity): return before + after
        default: return nil
        }
    }

    /// All that a part of a flow holds, but for where it stands in a file.
    private static func withoutPlaces(_ part: Any) -> String {
        var result = ""
        for part in "\(part)".components(separatedBy: "SourceRange(") {
            result += part.drop { $0 != ")" }
        }
        // The order of a dictionary is not that of the spec; and where something is said is a place, too.
        return result.components(separatedBy: "phrases: [").map { $0.drop { $0 != "]" } }.joined()
            .replacingOccurrences(of: "Optional(FlowMarkdown.))", with: "nil")
    }
}
