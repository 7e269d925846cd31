import FlowMarkdown
import FlowSpec
import Foundation
import Testing

@testable import FlowInterpreter

/// What holds of the boundaries of any flow.
@Suite struct BoundaryLawTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized

    /// The specs of this package.
    static let specs: [String] = ["Specs", "Tests/ModelAgreementTests/Specs", "Tests/FlowSwiftTests/Boundaries/Flows"].flatMap { folder in
        ((try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)) ?? [])
            .filter { $0.hasSuffix(".flow.md") }.map { "\(folder)/\($0)" }
    }.sorted()

    static func flow(_ text: String, path: String = "Specs/Sample.flow.md") throws -> Flow {
        let source = SourceText(path: path, text: text)
        let checked = try #require(FlowChecker.check([source]).first)
        return try #require(checked.flow, "\(DiagnosticPrinter(source).text(of: checked.diagnostics))")
    }

    private static func boundaries(ofSpec path: String) throws -> FlowBoundaries { BoundaryFinder(try flow(ofSpec: path)).boundaries() }

    static func flow(ofSpec path: String) throws -> Flow {
        // A spec may be a part of another one in its folder.
        let folder = path.split(separator: "/").dropLast().joined(separator: "/")
        let sources = try specs.filter { $0.hasPrefix(folder + "/") }.map { path in
            SourceText(path: path, text: try String(contentsOf: root.appending(path: path), encoding: .utf8))
        }
        let checked = try #require(FlowChecker.check(sources).first { $0.source.path == path })
        return try #require(checked.flow)
    }

    @Test func thereAreSpecs() { #expect(Self.specs.count >= 13) }

    @Test(arguments: specs) func tables(_ path: String) throws {
        let boundaries = try Self.boundaries(ofSpec: path)
        #expect(!boundaries.tables.isEmpty)
        #expect(Set(boundaries.tables.map(\.subject)).count == boundaries.tables.count)
        for table in boundaries.tables {
            #expect((2...BoundaryFinder.rowLimit).contains(table.rows.count), "\(table.subject)")
            #expect(!table.expectations.isEmpty, "\(table.subject)")
            // No two rows say the same, and together they say more than one thing; what is entered may be kept each time.
            for (index, row) in table.rows.enumerated() {
                #expect(!table.rows[..<index].contains { $0.cells == row.cells }, "\(table.subject)")
                // Every value is one of the field's type.
                #expect(row.cells.map(\.type) == table.columns.map(\.type), "\(table.subject)")
                #expect(row.result.type == table.resultType, "\(table.subject)")
            }
            #expect(Set(table.rows.map { "\($0.result.kind)" }).count > 1, "\(table.subject)")
        }
    }

    @Test(arguments: specs) func theSameEachTime(_ path: String) throws {
        #expect(try Self.boundaries(ofSpec: path) == Self.boundaries(ofSpec: path))
    }

    // MARK: Comparisons

    struct Comparison: CustomTestStringConvertible, Sendable {
        let sign: String
        let holds: @Sendable (Int, Int) -> Bool
        var testDescription: String { sign }
    }

    static let comparisons = [
        Comparison(sign: "<") { $0 < $1 }, Comparison(sign: "<=") { $0 <= $1 }, Comparison(sign: ">") { $0 > $1 },
        Comparison(sign: ">=") { $0 >= $1 }, Comparison(sign: "==") { $0 == $1 }, Comparison(sign: "!=") { $0 != $1 },
    ]

    /// What a field is measured by, and what it holds when it measures so much.
    private static let measures: [(type: String, measure: String, value: @Sendable (Int) -> Value)] = [
        ("Int", "value", { .int($0) }),
        ("Int", "value + 3 - 3", { .int($0) }),
        ("Int", "2 * value - value", { .int($0) }),
        ("String", "value.count", { .string(Measure.text(ofLength: $0)) }),
        ("[Int]", "value.count", { .array($0 > 0 ? (1...$0).map { .int($0) } : []) }),
        ("Int?", "(value ?? -1)", { .int($0) }),
    ]

    /// The values just below, at and above every bound are there, on either side of the comparison, with what Swift makes of them.
    @Test(arguments: comparisons, [0, 1, 2, 7, 20]) func belowAtAndAbove(comparison: Comparison, bound: Int) throws {
        for (type, measure, value) in Self.measures {
            for isReversed in [false, true] {
                let condition = isReversed ? "\(bound) \(comparison.sign) \(measure)" : "\(measure) \(comparison.sign) \(bound)"
                let spec = "# Sample\n\n## Fields\n\n- `value: \(type)`\n\n## Validations\n\n- `\(condition)`: No\n"
                let boundaries = BoundaryFinder(try Self.flow(spec)).boundaries()
                for number in [bound - 1, bound, bound + 1] where number >= 0 || type.hasPrefix("Int") {
                    let expected = isReversed ? comparison.holds(bound, number) : comparison.holds(number, bound)
                    // A text or a list cannot be shorter than nothing, so that some comparisons are decided for ever.
                    guard let table = boundaries.tables.first(where: { $0.subject == .rule(0) }) else {
                        let found = (0...2 * bound).map { isReversed ? comparison.holds(bound, $0) : comparison.holds($0, bound) }
                        #expect(!type.hasPrefix("Int") && Set(found).count == 1, "\(condition) of \(type)")
                        continue
                    }
                    let cell = value(number).literal(table.columns[0].type, at: table.rows[0].cells[0].range)
                    let row = table.rows.first { $0.cells == [cell] }
                    #expect(row?.result.kind == .boolean(expected), "\(number) in \(condition) of \(type)")
                }
            }
        }
    }

    /// Of each operand of a condition there are two rows that differ in nothing but its fields, and in the result.
    @Test(arguments: ["&&", "||"]) func everyOperandDecides(sign: String) throws {
        let spec = """
            # Sample

            ## Fields

            - `number: Int`
            - `text: String`
            - `truth: Bool`
            - `maybe: Int?`

            ## Validations

            - `number > 5 \(sign) text.isEmpty \(sign) truth \(sign) maybe == nil`, on `number`: No

            """
        let table = try #require(BoundaryFinder(try Self.flow(spec)).boundaries().tables.first)
        #expect(table.columns.map(\.name) == ["number", "text", "truth", "maybe"])
        for column in table.columns.indices {
            let decides = table.rows.contains { one in
                table.rows.contains { other in
                    one.result != other.result && table.columns.indices.allSatisfy { $0 == column || one.cells[$0] == other.cells[$0] }
                }
            }
            #expect(decides, "\(table.columns[column].name)")
        }
    }

    /// All cases of an enum, and all that it carries.
    @Test func allCases() throws {
        let spec = """
            # Sample

            ## Fields

            - `way: walk | ride | fly | swim`
            - `note: String`, only when `way is .fly`

            """
        let table = try #require(BoundaryFinder(try Self.flow(spec)).boundaries().tables.first)
        #expect(table.subject == .activity(field: 1))
        let cases = table.rows.map { row in if case .enumCase(let value) = row.cells[0].kind { value.name } else { "" } }
        #expect(cases == ["walk", "ride", "fly", "swim"])
        #expect(table.rows.map(\.result.kind) == [.boolean(false), .boolean(false), .boolean(true), .boolean(false)])
    }

    /// What only the compiled flow knows is left out, also where something known is beside it; so is what nobody can enter.
    @Test func unknown() throws {
        let spec = """
            # Sample

            ## Types

            - `User`, from `Accounts`

            ## Fields

            - `day: Date?`
            - `count: Int`
            - `user: User?`
            - `found: Int`, set by commands

            ## Validations

            - `count > 3`: Too few
            - `count < 9 || day != nil && (day ?? today) < today`, on `count`: Too many
            - `found < 3 && user?.isAdult == true`, on `user`: Too young
            - `found > 3`, on `count`: Nothing found

            ## Commands

            ### `go`

            - enabled when `isValid`

            1. `found = count`

            """
        let boundaries = BoundaryFinder(try Self.flow(spec)).boundaries()
        #expect(boundaries.tables.map(\.subject) == [.rule(0)])
        #expect(boundaries.tables.first?.expectations == [.error("Too few", field: "count")])
    }

    /// A condition of many parts is no reason to take for ever, nor is one that nothing fulfils.
    @Test func bounded() throws {
        let fields = (0..<60).map { "- `number\($0): Int`" }.joined(separator: "\n")
        let condition = (0..<60).map { "number\($0) * number\(($0 + 1) % 60) > \($0)" }.joined(separator: " && ")
        let spec =
            "# Sample\n\n## Fields\n\n\(fields)\n\n## Validations\n\n- `\(condition)`, on `number0`: No\n- `number1 != number1`: Never\n"
        let boundaries = BoundaryFinder(try Self.flow(spec)).boundaries()
        #expect(boundaries.tables.allSatisfy { $0.rows.count <= BoundaryFinder.rowLimit })
    }

    /// What would stop a program makes no row.
    @Test func interruptions() throws {
        let spec = """
            # Sample

            ## Fields

            - `count: Int`

            ## Validations

            - `10 / count > 2`: No
            - `count + 9223372036854775807 > 5`: Never

            """
        let boundaries = BoundaryFinder(try Self.flow(spec)).boundaries()
        for table in boundaries.tables { #expect(!table.rows.contains { $0.cells[0].kind == .integer("0") }) }
    }
}
