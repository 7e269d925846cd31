import FlowSwift
import Foundation
import Testing

/// What is compared with the interpreter is what the generator makes today.
@Suite struct GeneratedFilesTests {
    @Test func areThoseOfTheSpec() throws {
        let source = try PackageSpecs.source("Tests/ModelAgreementTests/Specs/Everything.flow.md")
        let output = FlowGenerator(module: "ViewModels").generate([source])
        let folder = PackageSpecs.root.appending(path: "Tests/ModelAgreementTests/Generated")
        for file in output.viewModels + output.tests where !file.name.hasSuffix("Scenarios.swift") {
            let found = try String(contentsOf: folder.appending(path: file.name), encoding: .utf8)
            // The stub is compiled in one module with the view model here.
            #expect(found == file.contents.replacing("import ViewModels\n", with: ""), "generate again, from \(source.path)")
        }
    }
}
