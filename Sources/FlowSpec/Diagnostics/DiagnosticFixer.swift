import FlowMarkdown

/// Applies the fixes that diagnostics offer.
public struct DiagnosticFixer {
    /// The specs as they are now, and what is still wrong with them.
    public private(set) var specs: [CheckedSpec]
    public private(set) var fixCount = 0

    public init(_ specs: [CheckedSpec]) {
        self.specs = specs
    }

    /// Applies fixes until none is left that makes things better. Each must leave fewer mistakes in all specs together than there were:
    /// so nothing becomes worse, and it comes to an end.
    public mutating func fix() {
        while fixAllAtOnce() || fixOne() {}
    }

    private typealias Place = (spec: Int, fix: Diagnostic.Fix)

    private var offered: [Place] {
        specs.enumerated().flatMap { index, spec in spec.diagnostics.sorted.compactMap { $0.fix.map { (index, $0) } } }
    }

    private mutating func fixAllAtOnce() -> Bool {
        var chosen: [Place] = []
        for place in offered.sorted(by: { ($0.spec, $0.fix.range.lowerBound) < ($1.spec, $1.fix.range.lowerBound) }) {
            // Of two that overlap, the second may no longer fit.
            if let last = chosen.last, last.spec == place.spec, place.fix.range.lowerBound <= last.fix.range.upperBound { continue }
            chosen.append(place)
        }
        return chosen.count > 1 && keepIfBetter(chosen)
    }

    private mutating func fixOne() -> Bool {
        for place in offered where keepIfBetter([place]) { return true }
        return false
    }

    /// - Parameter places: in the order of the specs and of their text.
    private mutating func keepIfBetter(_ places: [Place]) -> Bool {
        guard !places.isEmpty else { return false }
        var texts = specs.map { Array($0.source.text.utf8) }
        for place in places.reversed() {
            let replacement = Self.withLineEndings(of: specs[place.spec].source, place.fix.replacement)
            texts[place.spec].replaceSubrange(place.fix.range.lowerBound..<place.fix.range.upperBound, with: replacement.utf8)
        }
        let sources = zip(specs, texts).map { SourceText(path: $0.source.path, text: String(decoding: $1, as: UTF8.self)) }
        let fixed = FlowChecker.check(sources)
        guard Self.badness(fixed) < Self.badness(specs) else { return false }
        specs = fixed
        fixCount += places.count
        return true
    }

    /// Errors count more than any number of warnings.
    private static func badness(_ specs: [CheckedSpec]) -> (Int, Int) {
        let errors = specs.reduce(0) { $0 + $1.diagnostics.errorCount }
        return (errors, specs.reduce(0) { $0 + $1.diagnostics.all.count } - errors)
    }

    private static func withLineEndings(of source: SourceText, _ text: String) -> String {
        guard source.lineCount > 1 else { return text }
        let ending = source.text(of: SourceRange(source.range(ofLine: 1).upperBound, source.range(ofLine: 2).lowerBound))
        return text.replacing("\n", with: ending)
    }
}
