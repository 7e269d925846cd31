import FlowInterpreter
import FlowSwift
import Foundation
import Testing

/// What is compared with the interpreter is what the generator makes today.
@Suite struct GeneratedFilesTests {
    @Test func areThoseOfTheSpecs() throws {
        let sources = try PackageSpecs.sources(beside: "Tests/ModelAgreementTests/Specs/Everything.flow.md")
        let output = FlowGenerator(module: "ViewModels") { BoundaryFinder($0).boundaries() }.generate(sources)
        let folder = PackageSpecs.root.appending(path: "Tests/ModelAgreementTests/Generated")
        let tests = output.tests.map { ($0.name.hasSuffix("Boundaries.swift") ? "Boundaries" : "Stubs", $0) }
        let files = output.viewModels.map { ("ViewModels", $0) } + tests
        for (part, file) in files where !file.name.hasSuffix("Scenarios.swift") {
            let found = try String(contentsOf: folder.appending(path: "\(part)/\(file.name)"), encoding: .utf8)
            // Tests and stubs are compiled in one module with the view model here.
            #expect(found == file.contents.replacing("import ViewModels\n", with: ""), "generate \(file.name) again")
        }
    }
}
