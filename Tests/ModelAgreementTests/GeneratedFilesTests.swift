import FlowSwift
import Foundation
import Testing

/// What is compared with the interpreter is what the generator makes today.
@Suite struct GeneratedFilesTests {
    @Test func areThoseOfTheSpecs() throws {
        let specs = PackageSpecs.root.appending(path: "Tests/ModelAgreementTests/Specs")
        let names = try FileManager.default.contentsOfDirectory(atPath: specs.path).filter { $0.hasSuffix(".flow.md") }
        let sources = try names.sorted().map { try PackageSpecs.source("Tests/ModelAgreementTests/Specs/\($0)") }
        let output = FlowGenerator(module: "ViewModels").generate(sources)
        let folder = PackageSpecs.root.appending(path: "Tests/ModelAgreementTests/Generated")
        let files = output.viewModels.map { ("ViewModels", $0) } + output.tests.map { ("Stubs", $0) }
        for (part, file) in files where !file.name.hasSuffix("Scenarios.swift") {
            let found = try String(contentsOf: folder.appending(path: "\(part)/\(file.name)"), encoding: .utf8)
            // The stub is compiled in one module with the view model here.
            #expect(found == file.contents.replacing("import ViewModels\n", with: ""), "generate \(file.name) again")
        }
    }
}
