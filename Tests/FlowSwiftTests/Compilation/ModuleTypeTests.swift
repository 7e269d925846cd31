import FlowMarkdown
import FlowSwift
import Foundation
import Testing

/// Members of types from a module are known to Swift alone: what is wrong in them is reported by the compiler, at the spec's line.
@Suite struct ModuleTypeTests {
    private static let palette = """
        public struct Shade: Equatable, Sendable {
            public static let light = Shade()
        }

        public struct Color: Equatable, Sendable, Codable {
            public static let red = Color(lightness: 0.5)
            public var lightness: Double
            public var darker: Color { Color(lightness: lightness / 2) }
            public var isDark: Bool { lightness < 0.2 }
        }
        """

    /// A member is misspelt in six of its lines.
    private static let spec = """
        # Paint

        ## Types

        - `Color`, from `Palette`
        - `Shade`, from `Palette`
        - `Sample { color: Color, others: [Color]? }`

        ## Fields

        - `color: Color = .red`, restored
        - `colors: [Color]`, restored
        - `sample: Sample? = nil`, restored
        - `wrongStart: Color = .rde`
        - `on: Bool`

        ## Values

        - `isDark: Bool = color.isDark`
        - `isDrak: Bool = color.isDrak`

        ## Validations

        - `!color.isDark && on`: Choose a lighter one
        - `!color.isDrka`: Choose a lighter one

        ## Commands

        ### `darken`

        - enabled when `!color.idDark`

        1. `color = color.darker`
        2. `color = color.drker`

        ### `check`

        1. fails when `color.isDarkk`: Too dark
        2. `color = color.darker`
        """

    /// What the compiler says of the view model of the spec.
    private func compile(_ spec: String, with palette: String) throws -> String {
        let source = SourceText(path: "Specs/Paint.flow.md", text: spec)
        let output = FlowGenerator(module: "Paint").generate([source])
        #expect(output.diagnostics.flatMap(\.all).map(\.message) == [])
        let compilation = try SwiftCompilation()
        defer { compilation.remove() }
        try compilation.emitModule("Palette", source: palette)
        let viewModels = try compilation.write(output.viewModels, to: "ViewModels")
        return try compilation.check(viewModels: viewModels, tests: [], module: "Paint")
    }

    /// A snapshot of all fields goes anywhere, so that a field's type has to as well; that is said at the field.
    @Test(arguments: [("Equatable, Sendable", false), ("Equatable", true)])
    func aFieldsTypeIsSendable(conformances: String, isReported: Bool) throws {
        let palette = "public struct Color: \(conformances) { public init() {} }"
        let spec = """
            # Paint

            ## Types

            - `Color`, from `Palette`

            ## Fields

            - `name: String`
            - `color: Color?`
            - `colors: [Color]`
            """
        let said = try compile(spec, with: palette)
        let lines = Set(said.matches(of: /Specs\/Paint\.flow\.md:(\d+):\d+: error:/).compactMap { Int($0.output.1) })
        #expect(lines == (isReported ? [10, 11] : []) && said.isEmpty != isReported, "\(said)")
        #expect(!said.contains("PaintViewModel.swift:"), "\(said)")
    }

    @Test func mistakesAreReportedAtTheSpecsLine() throws {
        let said = try compile(Self.spec, with: Self.palette)
        let wrongLines = Self.spec.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
            .filter { line in [".rde", "isDrak", "isDrka", "idDark", "drker", "isDarkk"].contains { line.element.contains($0) } }
            .map { $0.offset + 1 }
        let reported = Set(said.matches(of: /Specs\/Paint\.flow\.md:(\d+):\d+: error:/).compactMap { Int($0.output.1) })
        #expect(reported == Set(wrongLines), "\(said)")
        #expect(!said.contains("PaintViewModel.swift:"), "\(said)")
    }
}
