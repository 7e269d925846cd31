import FlowMarkdown
import FlowSpec

extension ScenarioReport.FlowResults {
    /// Each survivor as a compiler would say it, with a scenario that would kill it.
    var survivorsText: String {
        (mutation?.survivors ?? []).map { survivor in
            DiagnosticPrinter(flow.source).text(of: survivor.mutant.message, .warning, at: survivor.mutant.range) + survivor.hint
        }.joined()
    }

    /// `Specs/Order.flow.md: 97 of 100 mutants killed (97 %), 1 of the others perhaps means the same`.
    var mutationSummary: String? {
        guard let mutation, mutation.total > 0 else { return nil }
        let alike = mutation.alike == 0 ? "" : "; \(mutation.alike) of the others may mean the same as the spec"
        return "\(flow.source.path): \(mutation.killed) of \(mutation.total) mutants killed (\(mutation.percentage) %)\(alike)"
    }
}

extension Mutant {
    /// One sentence without a full stop.
    public var message: String {
        switch change {
        case .replaced(let replacement): "no scenario notices \(Self.quoted(replacement)) in place of \(Self.quoted(shortOriginal))"
        case .leftOut: "no scenario notices when \(Self.quoted(shortOriginal)) is left out"
        case .movedUp: "no scenario notices when this stands before the one above it"
        }
    }

    private var shortOriginal: String { original.count > 60 ? original.prefix(60) + "…" : original }

    /// As code, unless code spans stand in it.
    private static func quoted(_ text: String) -> String {
        let backticks = text.count(where: { $0 == "`" })
        if backticks == 2, text.hasPrefix("`"), text.hasSuffix("`") { return text }
        let isPhrase = text.contains(" ") && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == " " }
        return backticks > 0 || isPhrase ? "“\(text)”" : "`\(text)`"
    }
}

extension Survivor {
    /// What to do about it, in lines of their own.
    fileprivate var hint: String {
        guard let suggestion else {
            return "  no difference was found in \(MutationTest.sequenceCount) sequences; it may mean the same\n"
        }
        if isRepeated { return "  the scenario “\(suggestion.title)” above would notice it\n" }
        return "  this scenario would:\n\n\(suggestion.markdown)\n"
    }
}
