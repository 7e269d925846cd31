import FlowMarkdown

extension DiagnosticReport {
    /// Source: OASIS, Static Analysis Results Interchange Format (SARIF) Version 2.1.0.
    var sarif: String {
        let found = specs.flatMap { spec in spec.diagnostics.sorted.map { (spec.source, $0) } }
        let codes = Set(found.map(\.1.code.description)).sorted()
        let rules = codes.compactMap(DiagnosticCode.init).map(SARIF.Rule.init)
        let results = found.map { source, diagnostic in
            SARIF.Result(diagnostic, ruleIndex: codes.firstIndex(of: diagnostic.code.description) ?? 0, source)
        }
        let driver = SARIF.Driver(rules: rules)
        return encodedJSON(SARIF(runs: [SARIF.Run(tool: SARIF.Tool(driver: driver), results: results)]))
    }
}

/// The part of the format that diagnostics need, by the names that it has there.
private struct SARIF: Encodable {
    enum CodingKeys: String, CodingKey {
        case schema = "$schema"
        case version, runs
    }

    let schema = "https://json.schemastore.org/sarif-2.1.0.json"
    let version = "2.1.0"
    let runs: [Run]

    struct Run: Encodable {
        let tool: Tool
        let columnKind = "unicodeCodePoints"
        let results: [Result]
    }

    struct Tool: Encodable {
        let driver: Driver
    }

    struct Driver: Encodable {
        let name = "flowgen"
        let rules: [Rule]
    }

    struct Text: Encodable {
        let text: String
    }

    struct Rule: Encodable {
        let id: String
        let shortDescription: Text
        let fullDescription: Text

        init(_ code: DiagnosticCode) {
            id = code.description
            shortDescription = Text(text: code.explanation.title)
            fullDescription = Text(text: code.explanation.text)
        }
    }

    struct Result: Encodable {
        let ruleId: String
        let ruleIndex: Int
        let level: String
        let message: Text
        let locations: [Location]
        let relatedLocations: [Location]?
        let fixes: [Fix]?

        init(_ diagnostic: Diagnostic, ruleIndex: Int, _ source: SourceText) {
            ruleId = diagnostic.code.description
            self.ruleIndex = ruleIndex
            level = diagnostic.severity.rawValue
            message = Text(text: diagnostic.message)
            locations = [Location(diagnostic.range, nil, source)]
            relatedLocations = diagnostic.notes.isEmpty ? nil : diagnostic.notes.map { Location($0.range, $0.message, source) }
            fixes = diagnostic.fix.map { [Fix($0, source)] }
        }
    }

    struct Location: Encodable {
        let physicalLocation: PhysicalLocation
        let message: Text?

        init(_ range: SourceRange, _ message: String?, _ source: SourceText) {
            physicalLocation = PhysicalLocation(artifactLocation: Artifact(source), region: Region(range, source))
            self.message = message.map(Text.init)
        }
    }

    struct PhysicalLocation: Encodable {
        let artifactLocation: Artifact
        let region: Region
    }

    struct Artifact: Encodable {
        let uri: String

        /// A path as a URI: every byte that has a meaning of its own there, or is not ASCII, by its number (RFC 3986, 2.1).
        init(_ source: SourceText) {
            let allowed = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)
            let path = source.path.utf8.map { byte in
                allowed.contains(byte)
                    ? String(Character(Unicode.Scalar(byte)))
                    : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }
            uri = (source.path.hasPrefix("/") ? "file://" : "") + path.joined()
        }
    }

    struct Region: Encodable {
        let startLine: Int
        let startColumn: Int
        let endLine: Int
        let endColumn: Int

        init(_ range: SourceRange, _ source: SourceText) {
            (startLine, startColumn) = Self.position(range.lowerBound, source)
            (endLine, endColumn) = Self.position(range.upperBound, source)
        }

        /// The format counts code points, not characters.
        private static func position(_ offset: Int, _ source: SourceText) -> (line: Int, column: Int) {
            let line = source.position(at: offset).line
            let start = source.range(ofLine: line).lowerBound
            let before = source.text(of: SourceRange(start, max(start, offset))).unicodeScalars
            return (line, before.count - (start == 0 && before.first == "\u{FEFF}" ? 1 : 0) + 1)
        }
    }

    struct Fix: Encodable {
        let description: Text
        let artifactChanges: [Change]

        init(_ fix: Diagnostic.Fix, _ source: SourceText) {
            description = Text(text: fix.message)
            let replacement = Replacement(deletedRegion: Region(fix.range, source), insertedContent: Text(text: fix.replacement))
            artifactChanges = [Change(artifactLocation: Artifact(source), replacements: [replacement])]
        }
    }

    struct Change: Encodable {
        let artifactLocation: Artifact
        let replacements: [Replacement]
    }

    struct Replacement: Encodable {
        let deletedRegion: Region
        let insertedContent: Text
    }
}
